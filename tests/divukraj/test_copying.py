"""R8.28, R8.36 and R8.50 to R8.53: Chip Sweep, Miner Mole, and chains of copies."""

import pytest

from osada.engine.errors import IllegalAction
from tests.divukraj.given import check_example, check_refused, labels, position

SWEEP = "0 hand chip_sweep; 0 stock 3berry"
MOLE = "0 hand miner_mole; 0 stock 3berry"
SWEPT = "0 play chip_sweep, by cost"
MOLED = "0 play miner_mole, by cost"
ANY = "take twig resin pebble berry"

# fmt: off
SWEEPS = [
    # label  given  when  then
    ("R8.28 Chip Sweep",                       SWEEP + "; 0 city farm",
     SWEPT + ", activate farm", "stock 0: 1berry; actors: 1"),
    ("R8.28 any green card of the own city",   SWEEP + "; 0 city farm mine wife inn storehouse; 1 city fairgrounds",
     SWEPT, "legal 0: activate farm mine storehouse"),
    ("R8.28 none is there",                    SWEEP + "; 0 city inn", SWEPT, "city 0: inn chip_sweep; actors: 1"),
    ("R8.28 not a Chip Sweep",                 SWEEP + "; 0 city chip_sweep",
     SWEPT, "city 0: chip_sweep chip_sweep; actors: 1"),
    ("R8.28 a Storehouse",                     SWEEP + "; 0 city storehouse{1pebble}",
     SWEPT + ", activate storehouse, store twig", "city 0: storehouse{3twig,1pebble} chip_sweep; actors: 1"),
    ("R8.28 one Storehouse of two",            SWEEP + "; 0 city storehouse{1pebble} storehouse",
     SWEPT + ", activate storehouse", "legal 0: nth 1 2"),
    ("R8.28 the second",                       SWEEP + "; 0 city storehouse{1pebble} storehouse",
     SWEPT + ", activate storehouse, nth 2, store berry",
     "city 0: storehouse{1pebble} storehouse{2berry} chip_sweep; actors: 1"),
    ("R5.7 for other cards that is not asked", SWEEP + "; 0 city farm* farm",
     SWEPT + ", activate farm", "stock 0: 1berry; actors: 1"),
    ("R8.28 the own Mole",                     SWEEP + "; 0 city miner_mole; 1 city farm",
     SWEPT + ", activate miner_mole, copy farm, of 1", "stock 0: 1berry; actors: 1"),
    ("R8.53 a paired Husband",                 SWEEP + "; 0 city farm husband wife",
     SWEPT + ", activate husband, take pebble", "stock 0: 1pebble; actors: 1"),
    ("R8.52 a Husband who gives nothing",      SWEEP + "; 0 city husband", SWEPT, "legal 0: activate husband"),
    ("R8.52 and then nothing comes",           SWEEP + "; 0 city husband",
     SWEPT + ", activate husband", "stock 0: ; actors: 1"),
    ("R8.28 what the card asks",               SWEEP + " 1twig; 0 city woodcarver",
     SWEPT + ", activate woodcarver, pay 1", "tokens 0: 1; stock 0: ; actors: 1"),
    ("R8.52 a Mole with nothing to copy",      SWEEP + "; 0 city miner_mole farm; 1 city storehouse",
     SWEPT, "legal 0: activate farm miner_mole"),
    ("R8.52 which then does nothing",          SWEEP + "; 0 city miner_mole farm; 1 city storehouse",
     SWEPT + ", activate miner_mole", "stock 0: ; actors: 1"),
]

MOLES = [
    # label  given  when  then
    ("R8.36 Miner Mole",                           MOLE + "; 1 city mine",
     MOLED + ", copy mine, of 1", "stock 0: 1pebble; stock 1: ; actors: 1"),
    ("R8.36 it may be declined",                   MOLE + "; 1 city mine", MOLED + ", done", "stock 0: ; actors: 1"),
    ("R8.36 green cards of others, no Storehouse", MOLE + "; 0 city farm; 1 city mine storehouse inn wife",
     MOLED, "legal 0: copy mine, done"),
    ("R8.36 whose card",                           MOLE + "; seats 3; 1 city mine; 2 city mine",
     MOLED + ", copy mine", "legal 0: of 1 2"),
    ("R8.36 `of` also where only one has it",      MOLE + "; seats 3; 1 city farm; 2 city mine",
     MOLED + ", copy mine", "legal 0: of 2"),
    ("R8.36 the other's Farms",                    MOLE + "; 0 city farm; 1 city barge_toad farm farm",
     MOLED + ", copy barge_toad, of 1", "stock 0: 4twig; actors: 1"),
    ("R8.36 the own Farm does not count",          MOLE + "; 0 city farm; 1 city general_store",
     MOLED + ", copy general_store, of 1", "stock 0: 1berry; actors: 1"),
    ("R8.36 a Farm there does",                    MOLE + "; 1 city general_store farm",
     MOLED + ", copy general_store, of 1", "stock 0: 2berry; actors: 1"),
    ("R8.36 a Husband with his Wife and a Farm",   MOLE + "; 1 city husband wife farm",
     MOLED + ", copy husband, of 1, take resin", "stock 0: 1resin; actors: 1"),
    ("R8.53 a paired one is meant",                MOLE + "; 1 city husband husband wife farm",
     MOLED + ", copy husband, of 1", f"legal 0: {ANY}"),
    ("R8.52 a Husband who gives nothing",          MOLE + "; 0 city wife farm; 1 city husband",
     MOLED + ", copy husband, of 1", "stock 0: ; actors: 1"),
    ("R8.36 what is paid is one's own",            MOLE + " 2twig; 1 city woodcarver; 1 stock 3twig",
     MOLED + ", copy woodcarver, of 1, pay 2", "tokens 0: 2; tokens 1: 0; stock 0: ; stock 1: 3twig; actors: 1"),
    ("R8.36 a copied Doctor",                      MOLE.replace("3berry", "4berry") + "; 1 city doctor",
     MOLED + ", copy doctor, of 1, pay 1", "tokens 0: 1; stock 0: ; actors: 1"),
    ("R8.36 a copied Monk gives to any opponent",  MOLE.replace("3berry", "4berry") + "; 1 city monk",
     MOLED + ", copy monk, of 1, give berry, to 1", "tokens 0: 2; stock 1: 1berry; actors: 1"),
    ("R8.36 a copied Teacher",                     MOLE + "; 1 city teacher",
     MOLED + ", copy teacher, of 1, ? farm inn, take inn, to 1", "hand 0: inn; hand 1: farm; actors: 1"),
    ("R8.36 copied Fairgrounds",                   MOLE + "; 1 city fairgrounds",
     MOLED + ", copy fairgrounds, of 1, ? farm inn", "hand 0: farm inn; hand 1: ; actors: 1"),
    ("R8.36 a copied Peddler",                     MOLE + " 1twig; 1 city peddler",
     MOLED + ", copy peddler, of 1, swap twig berry, done", "stock 0: 1berry; actors: 1"),
    ("R8.36 one who has passed has cards still",   MOLE + "; 1 passed; 1 city mine",
     MOLED + ", copy mine, of 1", "stock 0: 1pebble; actors: 0"),
]

CHAINS = [
    # label  given  when  then
    ("R8.50 another's Mole leads back home",             MOLE + "; 0 city farm; 1 city miner_mole",
     MOLED + ", copy miner_mole, of 1, copy farm, of 0", "stock 0: 1berry; actors: 1"),
    ("R8.50 to the own Storehouse",                      MOLE + "; 0 city storehouse; 1 city miner_mole",
     MOLED + ", copy miner_mole, of 1, copy storehouse, of 0, store twig",
     "city 0: storehouse{3twig} miner_mole; stock 0: ; actors: 1"),
    ("R8.50 to which Storehouse",
     MOLE + "; 0 city storehouse{1pebble} storehouse; 1 city miner_mole",
     MOLED + ", copy miner_mole, of 1, copy storehouse, of 0", "legal 0: nth 1 2"),
    ("R8.50 to a third city",                            MOLE + "; seats 3; 1 city miner_mole; 2 city mine",
     MOLED + ", copy miner_mole, of 1, copy mine, of 2", "stock 0: 1pebble; actors: 1"),
    ("R8.50 not to that player's own",
     MOLE + "; seats 3; 0 city farm; 1 city miner_mole mine; 2 city fairgrounds", MOLED + ", copy miner_mole, of 1",
     "legal 0: copy fairgrounds farm"),
    ("R8.50 no Storehouse of a third city",
     MOLE + "; seats 3; 0 city farm; 1 city miner_mole; 2 city storehouse", MOLED + ", copy miner_mole, of 1",
     "legal 0: copy farm"),
    ("R8.50 another's Sweep",                            MOLE + "; 1 city chip_sweep mine storehouse",
     MOLED + ", copy chip_sweep, of 1", "legal 0: copy mine"),
    ("R8.50 which then acts",                            MOLE + "; 1 city chip_sweep mine storehouse",
     MOLED + ", copy chip_sweep, of 1, copy mine, of 1", "stock 0: 1pebble; actors: 1"),
    ("R8.50 a Sweep leads to the Mole there",            MOLE + "; 0 city farm; 1 city chip_sweep miner_mole",
     MOLED + ", copy chip_sweep, of 1, copy miner_mole, of 1, copy farm, of 0", "stock 0: 1berry; actors: 1"),
    ("R8.50 home, and there to the own Sweep",           MOLE + "; 0 city farm chip_sweep; 1 city miner_mole",
     MOLED + ", copy miner_mole, of 1, copy chip_sweep, of 0, copy farm, of 0", "stock 0: 1berry; actors: 1"),
    ("R8.51 the Mole that began it is named",            MOLE + "; 0 city farm; 1 city miner_mole",
     MOLED + ", copy miner_mole, of 1", "legal 0: copy farm"),
    ("R8.51 also where there are two",                   MOLE + "; 0 city farm miner_mole; 1 city miner_mole",
     MOLED + ", copy miner_mole, of 1", "legal 0: copy farm"),
    ("R8.51 each Mole once",
     MOLE + "; seats 3; 0 city farm; 1 city miner_mole; 2 city miner_mole",
     MOLED + ", copy miner_mole, of 1, copy miner_mole, of 2", "legal 0: copy farm"),
    ("R8.51 and then it acts",
     MOLE + "; seats 3; 0 city farm; 1 city miner_mole; 2 city miner_mole",
     MOLED + ", copy miner_mole, of 1, copy miner_mole, of 2, copy farm, of 0", "stock 0: 1berry; actors: 1"),
    ("R8.51 no end: not offered",                        MOLE + "; 1 city miner_mole",
     MOLED, "city 0: miner_mole; actors: 1"),
    ("R8.51 a Sweep without an end",                     MOLE + "; 1 city chip_sweep storehouse",
     MOLED, "actors: 1; stock 0: "),
    ("R8.51 a Sweep without an end beside another card",
     MOLE + "; seats 3; 1 city chip_sweep storehouse; 2 city mine", MOLED, "legal 0: copy mine, done"),
    ("R8.51 only cities that lead to an end",
     MOLE + "; seats 3; 1 city chip_sweep; 2 city chip_sweep mine", MOLED + ", copy chip_sweep", "legal 0: of 2"),
    ("R8.51 the Sweep that began it is named",           SWEEP + "; 0 city miner_mole farm; 1 city miner_mole",
     SWEPT + ", activate miner_mole, copy miner_mole, of 1", "legal 0: copy farm"),
    ("R8.51 without it there is no end",                 SWEEP + "; 0 city miner_mole; 1 city miner_mole",
     SWEPT + ", activate miner_mole", "actors: 1; stock 0: "),
]

SEASON = [
    # label  given  when  then
    ("R8.28 at production",                         "0 at haven haven; 0 city farm chip_sweep",
     "0 prepare, activate chip_sweep, activate farm, activate farm", "stock 0: 2berry; actors: 1"),
    ("R8.36 at production",                         "0 at haven haven; 0 city miner_mole; 1 city mine",
     "0 prepare, activate miner_mole, copy mine, of 1", "stock 0: 1pebble; actors: 1"),
    ("R8.51 each production of a Mole begins anew",
     "0 at haven haven; 0 city miner_mole miner_mole farm; 1 city miner_mole",
     "0 prepare, activate miner_mole, copy miner_mole, of 1, copy farm, of 0, activate miner_mole, copy miner_mole, "
     "of 1, copy farm, of 0, activate farm", "stock 0: 3berry; actors: 1"),
    ("R8.53 with one pair the first Husband gives", "0 at haven haven; 0 city farm* husband husband wife",
     "0 prepare, activate husband, take twig, activate husband, activate farm", "stock 0: 1twig 1berry; actors: 1"),
    ("R8.53 with two pairs both",                   "0 at haven haven; 0 city farm husband husband wife wife",
     "0 prepare, activate husband, take twig, activate husband, take twig, activate farm",
     "stock 0: 2twig 1berry; actors: 1"),
    ("R8.53 a Sweep means a paired one, once more", "0 at haven haven; 0 city farm husband wife chip_sweep",
     "0 prepare, activate husband, take twig, activate chip_sweep, activate husband, take twig, activate farm",
     "stock 0: 2twig 1berry; actors: 1"),
]

REFUSED = [
    # label  given  when  line  reason
    ("R8.28 it must be chosen",                           SWEEP + "; 0 city farm", SWEPT, "0 done", "not_now sweep"),
    ("R8.28 not itself",                                  SWEEP + "; 0 city farm",
     SWEPT, "0 activate chip_sweep", "not_itself chip_sweep"),
    ("R8.28 no green card of others",                     SWEEP + "; 0 city farm; 1 city mine",
     SWEPT, "0 activate mine", "not_in_city mine"),
    ("R8.36 no Storehouse",                               MOLE + "; 1 city mine storehouse",
     MOLED, "0 copy storehouse", "nothing_to_copy storehouse"),
    ("R8.36 no own card",                                 MOLE + "; 0 city farm; 1 city mine",
     MOLED, "0 copy farm", "nothing_to_copy farm"),
    ("R8.36 of one who has it",                           MOLE + "; seats 3; 1 city mine; 2 city farm",
     MOLED + ", copy mine", "0 of 2", "not_in_city_of mine 2"),
    ("R8.51 no way back after the first copy",            MOLE + "; 0 city farm; 1 city miner_mole",
     MOLED + ", copy miner_mole, of 1", "0 done", "must_choose copy"),
    ("R8.51 the Mole that began it",                      MOLE + "; 0 city farm; 1 city miner_mole",
     MOLED + ", copy miner_mole, of 1", "0 copy miner_mole", "nothing_to_copy miner_mole"),
    ("R8.50 a Sweep does not lead to a Storehouse there", MOLE + "; 1 city chip_sweep mine storehouse",
     MOLED + ", copy chip_sweep, of 1", "0 copy storehouse", "nothing_to_copy storehouse"),
    ("R8.50 nor to another city",                         MOLE + "; seats 3; 1 city chip_sweep mine; 2 city farm",
     MOLED + ", copy chip_sweep, of 1", "0 copy farm", "nothing_to_copy farm"),
]
# fmt: on
EXAMPLES = SWEEPS + MOLES + CHAINS + SEASON


@pytest.mark.parametrize("label, given, when, then", EXAMPLES, ids=labels(EXAMPLES))
def test_a_copy(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("label, given, when, line, reason", REFUSED, ids=labels(REFUSED))
def test_refused(label, given, when, line, reason):
    check_refused(position(given, when), line, IllegalAction, reason)
