### Stránka: počítadlo bodů ke skutečnému stolu

page-pad-title = Spočítat body: { $game }
page-pad-count = Spočítat body
page-pad-anew = Začít znovu
page-pad-players = Hráči
page-pad-more-players = Přidat hráče
page-pad-fewer-players = Ubrat hráče
page-pad-less = Méně: { $what }
page-pad-more = Více: { $what }
page-pad-none = nic
page-pad-open = otevřené
page-pad-colour = Barva
page-pad-side-N = nahoru
page-pad-side-E = doprava
page-pad-side-S = dolů
page-pad-side-W = doleva
