### The page: what is said in every room

page-silence = The server does not answer. We keep trying; nothing is lost.
page-accident = Something went wrong that should not have: { $problem }
page-moved-on = The table has changed meanwhile. Look again, then decide.
page-rated = rated
page-player = Player { $number }

## Colours: always a name, a letter and a sign
page-colour-red = red
page-colour-orange = orange
page-colour-yellow = yellow
page-colour-green = green
page-colour-blue = blue
page-colour-purple = purple
page-colour-brown = brown
page-colour-grey = grey
page-letter-red = R
page-letter-orange = O
page-letter-yellow = Y
page-letter-green = G
page-letter-blue = B
page-letter-purple = P
page-letter-brown = N
page-letter-grey = A
