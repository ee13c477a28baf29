import { NAMES } from './common-names.ts'

/**
 * Base words of leaked passwords: the most common ones of public breach reports, plus Thai ones. `password.ts` also
 * rejects their variants (capitals, look-alike digits, years, signs, repetition, two words together), so this short
 * list covers many thousands of passwords.
 */
const WORDS = `
password passwort passw0rd passwd pass pwd secret letmein welcome login master access admin administrator root guest
user test testing tester demo changeme default temp temporary qwerty qwertyu qwertyui qwertyuiop asdf asdfgh asdfghjk
asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa xxx
iloveyou ilove loveyou iloveu love lovely lover loveme sweetheart honey baby babygirl babyboy angel angels sunshine
princess prince queen king flower butterfly rainbow sugar candy cookie chocolate cupcake strawberry cherry peaches
banana orange apple lemon mango pineapple summer winter spring autumn monday tuesday wednesday thursday friday saturday
sunday january february march april june july august september october november december football baseball basketball
soccer hockey tennis golf swimming volleyball badminton fishing racing runner player gamer game games champion winner
dragon monkey tiger lion eagle falcon hawk wolf bear panther jaguar cougar leopard dolphin shark whale turtle rabbit
bunny kitty kitten pussycat puppy doggie dog cat horse pony chicken pig panda koala elephant butterfly spider snake
scorpion phoenix unicorn dinosaur superman batman spiderman ironman hulk wolverine avengers marvel starwars startrek
skywalker yoda vader matrix pokemon pikachu naruto sasuke onepiece luffy goku dragonball doraemon minecraft roblox
fortnite mario zelda sonic gundam transformers potter harrypotter hogwarts gandalf frodo legolas hobbit tolkien
michael jordan michelle jennifer jessica ashley amanda daniel david andrew joshua matthew robert charlie thomas george
richard william joseph anthony christian christopher alexander alexandra nicholas nicole samantha stephanie elizabeth
victoria veronica patricia barbara martin maria marina jasmine melissa rebecca rachel sarah hannah emily sophie olivia
lauren megan chelsea brandon justin austin dallas dakota denver phoenix boston london paris berlin madrid barcelona
arsenal liverpool chelsea manchester manutd united tottenham everton juventus milan inter realmadrid ronaldo messi
beckham cowboys lakers yankees steelers packers patriots redsox raiders eagles rangers bulls ferrari porsche mercedes
toyota honda yamaha suzuki kawasaki ducati harley corvette mustang camaro chevy nissan mazda subaru lamborghini bmw
audi volvo computer internet windows microsoft apple google facebook instagram youtube twitter tiktok samsung android
iphone nokia motorola sony playstation xbox nintendo linux ubuntu oracle cisco server network system security hacker
hello hellokitty helloworld hi goodluck good goodbye thankyou thanks please whatever nothing something everything
forever together happy happiness smile smiley lucky destiny hope faith trustno trustnoone blessed jesus jesuschrist
christ heaven god godisgood church bible buddha spirit peace freedom liberty america usa england canada australia
mexico brasil brazil germany france italy espana japan tokyo china korea seoul singapore malaysia indonesia vietnam
thailand bangkok phuket pattaya chiangmai korat siam ayutthaya sukhothai krabi hatyai isan muaythai changnoi chang
singha somtam tomyum padthai mamuang khaosan tuktuk sawasdee sawatdee sabai sanuk suay narak rakkhun rakter raknah
ploy ploypailin somchai somsak somying malee manee mana piti chujai nong phi khun mae pho yai naan fah dao
talad taladnad market influencer creator brand marketing shopping shopee lazada grab lineman facebook netflix disney
blackpink bts exo kpop twice lisa jennie jisoo rose bambam metallica nirvana slipknot beatles elvis madonna eminem
music guitar piano drummer dance dancer disco rock rockstar rocknroll hiphop techno trance electric radio movie
money dollar million millionaire rich gold golden silver diamond platinum crystal emerald ruby pearl jewel treasure
power energy thunder lightning storm hurricane tornado fire firefly flame inferno water ocean river mountain forest
nature earth moon star stars galaxy universe cosmos planet saturn jupiter mercury venus apollo zeus athena hercules
ninja samurai warrior soldier knight pirate ranger hunter killer sniper shooter maverick rebel outlaw bandit cowboy
wizard magic merlin mystery shadow ghost demon devil satan lucifer vampire zombie monster alien predator terminator
black white green blue purple yellow red pink brown orange silver scarlet crimson violet indigo snowball snowman
snoopy garfield tigger winnie pooh mickey minnie donald goofy scooby shaggy tweety bugsbunny barney elmo barbie
buster bubba buddy max rocky sammy toby bailey cooper duke maggie molly lucy daisy sadie ginger pepper peanut smokey
jackson jack john johnny james jimmy jerry tommy bobby billy kevin brian steven scott eric mark paul peter patrick
oliver oscar felix leo hugo victor walter xavier vincent sebastian gabriel raphael angelo antonio fernando francisco
alejandro carlos miguel diego pablo manuel roberto eduardo ricardo natasha natalie tatiana svetlana vladimir dmitri
student teacher school college university doctor nurse police engineer manager director president captain sergeant
marine navy airforce army military pilot driver trucker mechanic builder fireman camera photo picture video internet
mother father mom dad mommy daddy mama papa family sister brother friend friends bestfriend boyfriend girlfriend
husband wife grandma grandpa uncle auntie baby children kids boy girl man woman lady ladies gentleman boss chief
sexy hottie hotstuff beauty beautiful gorgeous pretty cute cutie handsome sweet sweety sweetie darling precious
asshole fuckyou fuckoff bitch bullshit pussy sex porn dick cock boobs nipple playboy penthouse viagra marijuana
cannabis whiskey vodka tequila corona heineken budweiser beer wine coffee tea pepsi cocacola burger pizza spaghetti
maveric starfish sunflower sunrise sunset moonlight midnight blossom orchid lotus jasmin rosebud ladybug bluebird
qwer wasd poiuyt lkjhgf mnbvcxz azerty qwertz dvorak zaq xsw cde vfr bgt nhy mju trewq ytrewq fdsa gfdsa vcxz
enter open sesame opensesame backdoor matrix neo trinity morpheus oracle hacked p4ss letmesee letmego nopassword
notebook desktop laptop keyboard monitor printer mouse screen mobile phone telephone number account bank banking
creative genius einstein newton darwin shakespeare leonardo picasso mozart beethoven napoleon caesar alexander
`

/** Common passwords that the rules about words do not cover. */
const WHOLE = `
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1xsw2 q1w2e3r4 q1w2e3r4t5 qwe123qwe qweasdzxc 123qweasdzxc q1w2e3r4t5y6 123456789a 123456789q 1234567a 12345678a 12345678q 123456qw 123456aa qweasd123
1a2b3c4d a1b2c3d4 a1s2d3f4 aa123456 a123456789 a12345678 abc12345 abcd1234 asd123456 qwe12345 zxc12345 q1234567
trustno1 ncc1701d ncc1701e thx1138a 4runner1 blink182 jordan23 michael23 rush2112 area5151 se7en007 agent007
147258369 159357456 741852963 789456123 963852741 987456321 112233445566 102030405060 1029384756 5201314520
p@ssw0rd passw0rd pa55word pa$$word p@$$word passw@rd 123qweasd 123qwe123 123abc123 12qwaszx 1234qwer qwer1234
myspace1 letmein1 iloveyou1 ihateyou justme123 nothing1 whatever1 n0thing1 w3lcome1 welc0me1 changem3 t3mp0rary
correcthorsebatterystaple thisismypassword mypassword yourpassword nopasswords thepassword newpassword oldpassword
`

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''))

export const COMMON_WORDS = words(`${WORDS} ${NAMES}`)
/** Words truncated to eight characters, as old systems stored them: swordfis, butterfl. */
export const CUT_WORDS: ReadonlySet<string> = new Set(
  [...COMMON_WORDS].filter((word) => word.length > 8).map((word) => word.slice(0, 8)),
)
export const COMMON_WHOLE = words(WHOLE)
