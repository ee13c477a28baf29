/** Names, places, teams and things: leaked passwords often consist of such a word, alone or with a few digits. */
export const NAMES = `
aaron abigail adrian alan albert alberto alejandra alex alexa alexandra alexis alfred alice alicia alison allison alyssa
amber amelia amy ana anastasia andrea andreas andrei andres angela angelica angelina anita ann anna annie antoine arthur
ashlee aurora barbara beatrice benjamin bernard beth beverly blake bonnie brad bradley brenda brett brian bridget britney
brittany brooke bruce bryan caleb calvin cameron camille carl carla carmen carol carolina caroline carolyn carter casey
cassandra cassie catherine cecilia cesar charles charlotte cheryl chloe chris christina christine christop cindy claire
clara clarence claude claudia clifford clinton cody colin connie connor courtney craig cristian cristina crystal curtis
cynthia damian dana daniela danielle danny darren dave dean deborah debbie dennis derek desiree diana diane dominic
dominique donna doris dorothy douglas dustin dwayne dylan edgar edith edward edwin eileen elaine eleanor elena elisabeth
ellen ellie emma enrique erica erika erin ernest esther ethan eugene eva evan evelyn faith felicia fernanda fiona
florence frances frank franklin fred frederick gary gavin geoffrey gerald geronimo gina giovanni glenn gloria gordon
grace graham greg gregory guillermo gustavo hamilton harold harriet harrison harry harvey heather hector heidi helen
helena henry herbert holly howard hunter ian ignacio irene isaac isabel isabella isabelle ivan jacob jacqueline jade
jaime jake jamie jane janet janice jared jasmin jason javier jean jeanette jeff jeffrey jenna jenny jeremiah jeremy jesse
jill joan joanna joanne jodie joel johanna johnson jonathan jordan jorge jose josephine juan juanita judith judy julia
julian juliana julie juliet julio karen karina karl kate katherine kathleen kathryn kathy katie katrina kayla keith kelly
kelsey kenneth kerry kimberly kirsten kristen kristin kristina kristine kyle lance larry laura laurence laurie lawrence
leah lee leonard leslie lewis liam lillian linda lisa logan lorena lorenzo lori lorraine louis louise lucas lucia luis
luke lydia lynn mackenzie madeline madison marc marcel marcella marcia marco marcos marcus margaret margarita marian
mariana marie mario marion marisa marissa marjorie marshall martha mary maryjane mason mathew matthias maureen maurice
maxwell megan melanie melinda mercedes meredith micheal miguel mikhail mildred miranda mitchell mohamed mohammed molly
monica morgan morris morrison myriam nancy naomi nathan nathaniel neil nelson nigel nikita nikolai nina noah nora norman
octavia olga omar oscar owen pamela pascal paula paulina pauline pedro penelope perry peterson philip phillip phoebe
priscilla rafael ramon randall randy raul raymond rebeca regina renee reynaldo ricky rita robbie robin robinson rodney
rodrigo roger roland ronald rosa rosario rose rosemary roxanne roy russell ruth ryan sabrina sally salvador samson samuel
sandra santiago sara savannah sean sergei sergio shane shannon sharon shaun shawn sheila shelby sherlock sherry shirley
sidney silvia simon simone sofia sonia sophia spencer stacey stacy stanley stella stephan stephane stephen steve stewart
stuart sue summer susan suzanne sydney sylvia tamara tammy tanya tara tatyana taylor teresa terry theodore theresa tiffany
timothy tina todd tony tracy travis trevor tristan troy tyler ursula valentin valentina valentine valeria valerie vanessa
vera veronika vickie vincenzo violet virginia vivian wallace walker wanda warren wayne wendy wesley whitney wilfred willie
wilson winston yolanda yvette yvonne zachary zoe anderson campbell carter clark clayton collins cooper crawford davidson
edwards ferguson fletcher foster gibson gonzalez griffin harris hernandez holmes hughes jefferson jenkins kennedy lincoln
lopez mcdonald miller murphy nicholson parker perez pierce ramirez reynolds richards roberts rodriguez sanchez sanders
simpson simpsons sullivan thompson turner washington watson williams winchester woodward
alabama alaska arizona arkansas california carolina colorado connecticut delaware florida georgia hawaii idaho illinois
indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana
nebraska nevada hampshire jersey newyork newjersey ohio oklahoma oregon pennsylvania tennessee texas utah vermont
virginia wisconsin wyoming atlanta atlantis baltimore brooklyn buffalo charlotte chicago cleveland columbus detroit
hollywood houston lasvegas losangeles memphis miami minneapolis montreal nashville orlando oakland pittsburgh portland
sacramento sandiego sanfrancisco seattle tampa toronto vancouver africa argentina austria belgium bolivia bulgaria chile
colombia croatia cuba denmark ecuador egypt europe finland greece holland hongkong hungary iceland india iran iraq ireland
israel jamaica jordan kenya lebanon morocco nepal netherlands nigeria norway pakistan panama peru philippines poland
portugal romania russia scotland serbia slovenia somalia sweden switzerland taiwan tunisia turkey ukraine uruguay
venezuela wales zimbabwe amsterdam athens beijing budapest dublin edinburgh florence geneva glasgow hamburg istanbul
jakarta jerusalem kolkata lisbon manila melbourne moscow mumbai munich naples osaka oslo prague rome saigon shanghai
stockholm sydney venice vienna warsaw zurich
astros bears bengals blackhawks bluejays braves broncos browns bruins buccaneers buckeyes bulldogs canucks cardinal
cardinals cavaliers celtics chargers chiefs clippers colts crusaders devils diamondbacks dodgers dolphins falcons flyers
gators giants giantsfan gunners hammers hornets huskers hurricanes indians islanders jayhawks jazz jets kings knicks
longhorn longhorns magpies mariners mets nationals nuggets oilers orioles padres panthers penguins phillies pirates
pistons rams raptors ravens redskins redwings reds rockets rollt rolltide royals saints sabres seahawks seminole seminoles
senators sharks sooners spartan spartans spurs sunsdevils tarheels texans timberwolves titans trojans twins vikings
volunteers warriors wildcat wildcats wolverines wolfpack juve inter benfica celtic rangersfc arsenalfc chelseafc ajax
feyenoord santos flamengo corinthians palmeiras boca river galatasaray fenerbahce besiktas lacrosse softball rugby cricket
hockey1 snowboard skateboard skating surfing surfer boxing boxer wrestling karate judo taekwondo muaythai kickboxing
bicycle motorcycle motorbike motocross speedway nascar formula cadillac chevelle chevrolet chrysler cobra dodge impala
jeep viper wrangler avalanche silverado explorer expedition explorer escalade navigator civic accord corolla camry supra
skyline impreza lancer celica integra prelude jetta passat golfgti beetle porsche911 maserati bentley rollsroyce hayabusa
ninja250 harleydavidson airplane airborne spitfire helicopter spaceship starship enterprise stargate babylon galactica
blizzard warcraft starcraft diablo everquest runescape counterstrike halflife callofduty halo finalfantasy tekken
residentevil metalgear godzilla kingkong frankenstein dracula werewolf sandman spawn punisher deadpool thor captain
catwoman joker riddler robin greenday pearljam nirvana linkinpark deftones metallic megadeth slayer pantera korn tool
ledzeppelin zeppelin pinkfloyd rollingstones aerosmith acdc gunsnroses queen abba coldplay radiohead muse oasis blur
depechemode u2 rammstein soundgarden smashing pumpkins offspring blink greatful grateful trombone saxophone trumpet violin
cello bass bassman drums keyboard
absolute academy access action adidas adventure aardvark airforce alcatraz allstar alpha amazing ambition amour anarchy
anchor ancient andromeda animal antenna apocalypse aquarius archer arctic artist assassin attitude avatar awesome badass
badboy badger badgirl balloon bandit banker barcode bastard battery beach beaver believe bella bigboy bigdaddy bigdick
bigfoot biggie bigman billiard biscuit blackbird blackcat blackdog blackjack blacky blade blaster bluebird bluesky
bobcat bollocks bond007 bonehead bonfire bookworm boomer bradpitt brandy bravo breeze brewster bright broken bronco brother
bubble bubbles buckshot bulldog bullet bumblebee burning business butthead buttercup butterfly camel cannon caramel
cardinal carnival carpenter cartman cartoon casino castle cavalier celebrity centaur century challenger chameleon
champions changeit chaos charger cheater cheese cheetah cherokee chester chevy chicken chipmunk chosen cinderella
cinnamon classic clinic clover coconut comet commander complete concrete connect contact content control cooldude coolman
copper coral cosmic cottage cotton country courage covenant coyote crackers crazy creative cricket cristal crunch cuddles
curious cyclone dancing danger dante darkangel darkness darkside darkstar dawn december deeznuts defender delight delta
denali deputy desert design desire deutsch devildog dickhead dietcoke digital director discover doctor dogbone doggy
dolphin dominion doomsday doubled downtown dreamer dreams drpepper drowssap ducky dustbin dynamite earthquake eclipse
elevator elite emotion emperor empire endless engine enigma eternal eternity evolution example excalibur excellent
exodus express extreme family1 fantasy farmer fearless federal ferret fidelity fiesta fight fighter finger fireball
firebird fireman firewall firewood fishbone fisher fishing flamingo flash flight flipper florist foobar football1 forest
fortune fossil fountain foxtrot freak freaky freddy free freebird freepass freeuser friday13 friendly friendship frog
froggy frogger frosty fuckme fucker fuckit fuckyou2 funny furious future galaxy1 gambler gangsta gangster garden gateway
gemini general genesis gentle geometry giant giggles gizmo gladiator glacier global glory goddess goldberg goldfish goldie
golfer golfing goober google1 gorilla gothic grandma granite graphics grasshopper greatone green1 gremlin grizzly groovy
guardian guinness gunner guitarist gypsy hacker1 hallo hammer happy1 happyday hardcore hardware harmony hatred havana
heart heartbeat heartless heaven hellfire hellboy hello1 helpless helpme heroes hiking hitman holiday holler homeless
homerun honda1 hooters hornet horses hotdog hotrod hunting hustler icecream iceman illusion imagine immortal impact
imperial infantry inferno infinite infinity insane inside insider inspiration intel intrepid invisible iverson jackass
jackpot jeepster jellybean jester jewels journey judgement jumper jungle jupiter justice justin1 karaoke keeper kicker
killer1 killers kingdom kisses kissme kitkat knights labrador lacoste ladies lakers1 lambert landmark laptop laser
legacy legend legion letter liberty lifetime lighthouse limited lineage liquid lollipop lonely lonewolf longhorn lordofthe
losers lovebug lovehate loveless lovelife loverboy lovers luckyone luckystar machine madman madness magician magnum
majestic malibu mandarin marathon marigold marijuana marines marlboro marley marlin mascot mastermind mayhem meadow
medicine melody memorial memory mental mermaid message metal midget mission mistress mittens mobydick modern money1
mongoose moneyman monster1 moonbeam morning mountain mudvayne muffin mushroom mustang1 myself mystic myspace mystical
natural neptune network1 newlife newyork1 nightmare nightwing nimrod nobody nokia1 nonstop noodle nostromo novell nuclear
nugget number1 obsession october1 odyssey offroad olympic omega online only4me onelove opensource optimist orange1 orbit
organic original outkast outsider overlord overkill oxford paintball paladin pancake pandora panther1 paradise paradox
paragon passion passport password1 pathfinder patience pavilion peaches1 peekaboo pegasus pelican penguin pentagon
pentium people perfect performance personal phantom pharmacy philly pickle piglet pineapple1 pinky pioneer pirate1
planet planning platinum1 playboy1 players playtime pleasure poetry pointer poison polaris police1 polo popcorn popeye
poppy porkchop portal positive postman potato poseidon precious1 premier presario prestige preston primrose prince1
princess1 printing private problem prodigy producer profile programmer progress project prometheus protect protocol
prowler psycho puddin pumpkin punkrock puppies pyramid python quality quantum quasar racecar radical rainbow1 rainman
rambler rammstein1 random rapture rascal raven reality reaper rebecca1 rebirth redbull reddog redhead redneck redrum redrose
reggae regular religion remember renegade republic rescue respect restart revenge revolution rhythm ricochet ripper
riverside robotech robotics rocket rolex romance romeo rooster rosebud1 roulette roxy royal rugrats runaway russia1 sabotage
saturn1 savage scarface science scooter scorpio scratch seagull search secret1 section select semperfi senate september1
serenity service seven7 shaolin shamrock shelter sheriff shorty showtime signature silence silent silly simple single
sinner skipper skittles skydive skylark slapshot slave sleepy slick smashing smooth sniper1 snickers snowflake snuggles
socrates software soldier1 solomon solution somebody soprano soulmate southpark spanker sparkle sparky special spectrum
speed speedy spiral spitfire1 splash spooky sporting spring1 squirrel stallion standard starbuck stardust stargazer
starlight station stealth steelers1 sterling stingray stonecold storage storm1 stranger strange strength strike student1
studio stupid submarine subway success suckit suckme sundance sunday1 sunny sunshine1 super superfly superior superstar
supreme surprise survivor sweetness sweetpea swimmer swordfish symphony syndrome syracuse tabasco tarzan tattoo teddy
teddybear telecom temple temptation teresa1 terminal terminator terrapin tester1 thebest theend theking theman theone
therock thirteen thuglife thumper thunderbird tigers tiger1 timber timeless tinker tinkerbell titanic together1 tomcat
topgun tornado1 toronto1 tortoise touchdown tractor traffic training travel traveler treasure1 triangle tribal trinity1
trouble trucks trueblue truelove truth tsunami tuesday1 tunafish turbo turquoise tweety1 twilight twister ultimate
ultimatum underdog undertaker united1 universal unknown unlimited usmarine vacation vagabond valhalla valkyrie vampire1
vanilla vegas vegeta velocity venom venture victory viking village vintage virus vision volcano voodoo voyager vulcan
waffle warlock warrior1 watcher waterfall watermelon waterloo weather webmaster wedding weekend westside wetpussy
whatever1 wicked wildcat1 wildfire wildlife willow windmill window winner1 wisdom wishbone witchcraft wolfgang wolfman
wolves wonder wonderful wordpass wordlife working workshop wrestler wrinkle yankee yellow1 yesterday yolo younger zaphod
zeppelin1 zodiac zombies zxcasd
`
