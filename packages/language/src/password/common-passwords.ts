/** Passwords many people use, lower case: from public lists of leaked passwords, and words students choose. */
export const commonPasswords = `
123456 password 12345678 qwerty 123456789 12345 1234 111111 1234567 dragon 123123 baseball abc123 football
monkey letmein shadow master 666666 qwertyuiop 123321 mustang 1234567890 michael 654321 superman 1qaz2wsx
7777777 121212 000000 qazwsx 123qwe killer trustno1 jordan jennifer zxcvbnm asdfgh hunter buster soccer harley
batman andrew tigger sunshine iloveyou charlie robert thomas hockey ranger daniel starwars klaster 112233 george
computer michelle jessica pepper 1111 zxcvbn 555555 11111111 131313 freedom 777777 pass maggie 159753 aaaaaa
ginger princess joshua cheese amanda summer love ashley nicole chelsea biteme matthew access yankees 987654321
dallas austin thunder taylor matrix mobilemail monitor monitoring montana moon moscow william corvette hello
martin heather secret merlin diamond 1234qwer gfhjkm hammer silver 222222 88888888 anthony justin test bailey
q1w2e3r4t5 patrick internet scooter orange 11111 golfer cookie richard samantha bigdog guitar jackson whatever
mickey chicken sparky snoopy maverick phoenix camaro peanut morgan welcome falcon cowboy ferrari samsung andrea
smokey steelers joseph mercedes dakota arsenal eagles melissa boomer booboo spider nascar monster tigers yellow
xxxxxx 123123123 gateway marina diablo bulldog qwer1234 compaq purple hardcore banana junior hannah 123654
porsche lakers iceman money cowboys 987654 london tennis 999999 ncc1701 coffee scooby 0000 miller boston
q1w2e3r4 brandon yamaha chester mother forever johnny edward 333333 oliver redsox player nikita knight fender
barney midnight please brandy chicago badboy slayer rangers charles angel flower bigdaddy rabbit wizard bigdick
jasper enter rachel chris steven winner adidas victoria natasha 1q2w3e4r jasmine winter prince panties marine
ghbdtn fishing cocacola casper james 232323 raiders 888888 marlboro gandalf asdfasdf crystal 87654321 12344321
golden 8675309 panther lauren angela thx1138 angels madison winston shannon mike toyota jordan23 canada sophie
apples tiger razz 123abc pokemon qazxsw 55555 qwaszx muffin johnson murphy cooper jonathan liverpoo david
danielle 159357 jackie 1990 123456a 789456 turtle abcd1234 scorpion qazwsxedc 101010 butter carlos password1
dennis slipknot qwerty123 booger asdf 1991 black startrek 12341234 cameron newyork rainbow nathan john 1992
rocket viking redskins butthead asdfghjkl 1212 sierra peaches gemini doctor wilson sandra helpme qwertyui victor
florida dolphin pookie captain tucker blue liverpool theman bandit dolphins maddog packers jaguar lovers
nicholas united tiffany maxwell zzzzzz nirvana jeremy monica elephant giants hotdog rosebud success debbie
mountain 444444 warrior 1q2w3e4r5t q1w2e3 123456q albert metallic lucky azerty 7777 alex bond007 alexis 1111111
samson 5150 willie scorpio bonnie gators benjamin voodoo driver dexter 2112 jason calvin freddy 212121 creative
12345a sydney rush2112 1989 asdfghjk red123 bubba 4815162342 passw0rd trouble gunner happy gordon legend jessie
stella qwert eminem arthur apple nissan bear america 1qazxsw2 nothing parker 4444 rebecca qweqwe garfield
01012011 beavis jack 111222 marlin 147147 francis kitty online hawaii 2000 redwings blazer chance star digital
private animal douglas 456789 1234abcd skippy bullshit leslie shelby 123456789a mmmmmm rascal garcia genesis
gregory 1122 godzilla 147258369 apache precious phantom lifehack airplane amazing anchor angel1 anime arrow
artist awesome babygirl balloon basketball beach beautiful beauty believe bestfriend bicycle birthday blossom
blueberry boogie bookworm bowling bubbles buddy bunny butterfly cactus candy cartoon castle chocolate christmas
circle classroom clever clover cloud coconut college colorado cookies country cowgirl creeper cricket cupcake
dance dancer dancing darkness december dinosaur disney doggie donkey donut dreamer dudley eagle earth education
emerald english everyone explorer family fantasy father february firefly fireman flowers fluffy forest fortnite
fortune friend friends friendship froggy galaxy gamer gaming gangster garden genius ghost giraffe glitter gold
goldfish google gorgeous grandma grandpa green gymnast halloween happiness heaven history holiday homework honey
hooters horses hotstuff icecream indiana infinity instagram island january jellybean jesus jesus1 joker jungle
justice karate kitten kitty1 knights leader learning lemonade lesson letmein1 library lightning lion lions
little lovely loveme lover loveyou lucky1 lucky7 madness magic mango maths math mathematics melody mermaid
minecraft minnie miracle money1 monkeys moonlight mother1 movies music naruto nature newpass ninja november
number1 ocean october olympic onedirection overlord panda paradise party passion passwort peace peanuts penguin
people pepsi pickle pirate pizza planet playboy player1 playstation popcorn poohbear power preston princesa
pumpkin puppies puppy rainbows reading rebel redrose roblox rockstar romance running sailor saturn scholar
school school1 science scooter1 season senior september shadow1 shark shopping simple singer skateboard skater
skittles sleepy smile smiles smiley snickers snowball snowflake snowman softball soldier special spiderman
spongebob sports spring spirit squirrel starlight stars strawberry street student student1 students studying
sugar sunflower sunset superstar surfer sweet sweetheart sweetie swimming swimmer teacher teachers teddy
teddybear teens tequila thankyou tiger1 tigger1 tinkerbell tomato toon tornado treasure tropical trust turtles
twilight unicorn universe vacation vampire vanilla victory volleyball warriors water waterfall watermelon
wedding welcome1 whiskers whiteboy wildcat wildcats wolf wolves wonderful wrestling xbox360 yankee youtube zebra
zombie changeme default admin administrator root guest user login pass1234 temp temp123 testing testtest
test1234 demo letmein123 opensesame master1 qwerty1 qwerty12 asdf1234 zaq12wsx zaq1zaq1 1qaz2wsx3edc qwe123
qweasd qweasdzxc poiuytrewq mnbvcxz lkjhgfdsa asdfjkl poiuyt lkjhgf 0987654321 135790 246810 147852 147852369
258456 369369 123789 789456123 159951 741852963 963852741 102030 10203040 112358 314159 3141592 31415926 271828
1a2b3c 1a2b3c4d a1b2c3 a1b2c3d4 aa123456 abc12345 abcabc abcdef abcdefg abcdefgh aabbcc xyzxyz iloveu iloveyou1
iloveyou2 ilovemymom ilovemom ilovedad imissyou ihateyou ihateschool fuckyou fuckme asshole aaron abigail adam
adrian alejandro alexander alexandra alice alicia allison alyssa amber amelia andres angelica anna antonio april
aria arianna ariel asher ashton aubrey audrey autumn avery barbara beatriz bella beth bianca blake brady brenda
brian brianna brittany brooke bryan caleb camila carla carmen carol caroline carter cassandra catherine
charlotte chase chloe christian christina christopher claire clara claudia cody colin connor courtney cynthia
daisy damian dana dani derek destiny diana diego dominic donald donna dylan eddie eduardo edwin elena elias
elijah elizabeth ella ellie emily emma eric erica erin ethan evan evelyn faith felix fernando fiona frank
gabriel gabriella gavin gianna giovanni grace hailey harper harry hayden hazel heidi helen henry hudson isaac
isabel isabella isaiah ivan jacob jaden jake jamie jane janet jared javier jayden jenna jenny jeremiah jerry
jesse jill jocelyn joel jorge jose josephine josiah juan judy julia julian juliana julie justine kaitlyn karen
karina karla kate katherine kathleen katie kayla keith kelly kelsey kenneth kevin kimberly kyle landon larry
laura lawrence layla leah leon leonardo levi liam lily linda lindsey lisa logan lola louis lucas lucia lucy luis
luke luna lydia mackenzie madeline makayla manuel marco marcus margaret maria mariah marie mario marissa mark
marvin mary mason mateo maya megan miguel mila miles miranda mitchell molly monique natalia natalie nathaniel
nevaeh nick noah nora olivia omar oscar owen paige pamela patricia paul paula pedro peter peyton philip
priscilla quinn ramon raymond regina ricardo riley roberto rodrigo roger roman ronald rosa rose ruby russell
ryan ryder sabrina sadie samuel santiago sara sarah savannah scarlett scott sean sebastian selena sergio seth
shane sharon shawn silvia simon sofia sophia spencer stephanie stephen steve susan sylvia tanya teresa theodore
timothy tina todd tony travis trevor trinity tristan tyler valentina valeria vanessa veronica vincent violet
vivian walter wendy wesley wyatt xavier yolanda zachary zoey password12 password123 dragon1 dragon12 dragon123
baseball1 baseball12 baseball123 football1 football12 football123 monkey1 monkey12 monkey123 letmein12 shadow12
shadow123 master12 master123 qwertyuiop1 qwertyuiop12 qwertyuiop123 mustang1 mustang12 mustang123 michael1
michael12 michael123 superman1 superman12 superman123 qazwsx1 qazwsx12 qazwsx123 killer1 killer12 killer123
jordan1 jordan12 jordan123 jennifer1 jennifer12 jennifer123 zxcvbnm1 zxcvbnm12 zxcvbnm123 asdfgh1 asdfgh12
asdfgh123 hunter1 hunter12 hunter123 buster1 buster12 buster123 soccer1 soccer12 soccer123 harley1 harley12
harley123 batman1 batman12 batman123 andrew1 andrew12 andrew123 tigger12 tigger123 sunshine1 sunshine12
sunshine123 iloveyou12 iloveyou123 charlie1 charlie12 charlie123 robert1 robert12 robert123 thomas1 thomas12
thomas123 hockey1 hockey12 hockey123 ranger1 ranger12 ranger123 daniel1 daniel12 daniel123 starwars1 starwars12
starwars123 klaster1 klaster12 klaster123 george1 george12 george123 computer1 computer12 computer123 michelle1
michelle12 michelle123 jessica1 jessica12 jessica123 pepper1 pepper12 pepper123 zxcvbn1 zxcvbn12 zxcvbn123
freedom1 freedom12 freedom123 pass1 pass12 pass123 maggie1 maggie12 maggie123 aaaaaa1 aaaaaa12 aaaaaa123 ginger1
ginger12 ginger123 princess1 princess12 princess123 joshua1 joshua12 joshua123 cheese1 cheese12 cheese123
amanda1 amanda12 amanda123 summer1 summer12 summer123 love1 love12 love123 ashley1 ashley12 ashley123 nicole1
nicole12 nicole123 chelsea1 chelsea12 chelsea123 biteme1 biteme12 biteme123 matthew1 matthew12 matthew123
access1 access12 access123 yankees1 yankees12 yankees123 dallas1 dallas12 dallas123 austin1 austin12 austin123
thunder1 thunder12 thunder123 taylor1 taylor12 taylor123 matrix1 matrix12 matrix123 mobilemail1 mobilemail12
mobilemail123 monitor1 monitor12 monitor123 monitoring1 monitoring12 monitoring123 montana1 montana12 montana123
moon1 moon12 moon123 moscow1 moscow12 moscow123 william1 william12 william123 corvette1 corvette12 corvette123
hello1 hello12 hello123 martin1 martin12 martin123 heather1 heather12 heather123 secret1 secret12 secret123
merlin1 merlin12 merlin123 diamond1 diamond12 diamond123 gfhjkm1 gfhjkm12 gfhjkm123 hammer1 hammer12 hammer123
silver1 silver12 silver123 anthony1 anthony12 anthony123 justin1 justin12 justin123 test1 test12 test123 bailey1
bailey12 bailey123 patrick1 patrick12 patrick123 internet1 internet12 internet123 scooter12 scooter123 orange1
orange12 orange123 golfer1 golfer12 golfer123 cookie1 cookie12 cookie123 richard1 richard12 richard123 samantha1
samantha12 samantha123 bigdog1 bigdog12 bigdog123 guitar1 guitar12 guitar123 jackson1 jackson12 jackson123
whatever1 whatever12 whatever123 mickey1 mickey12 mickey123 chicken1 chicken12 chicken123 sparky1 sparky12
sparky123 snoopy1 snoopy12 snoopy123 maverick1 maverick12 maverick123 phoenix1 phoenix12 phoenix123 camaro1
camaro12 camaro123 peanut1 peanut12 peanut123 morgan1 morgan12 morgan123 welcome12 welcome123 falcon1 falcon12
falcon123 cowboy1 cowboy12 cowboy123 ferrari1 ferrari12 ferrari123 samsung1 samsung12 samsung123 andrea1
andrea12 andrea123 smokey1 smokey12 smokey123 steelers1 steelers12 steelers123 joseph1 joseph12 joseph123
mercedes1 mercedes12 mercedes123 dakota1 dakota12 dakota123 arsenal1 arsenal12 arsenal123 eagles1 eagles12
eagles123 melissa1 melissa12 melissa123 boomer1 boomer12 boomer123 booboo1 booboo12 booboo123 spider1 spider12
spider123 nascar1 nascar12 nascar123 monster1 monster12 monster123 tigers1 tigers12 tigers123 yellow1 yellow12
yellow123 xxxxxx1 xxxxxx12 xxxxxx123 gateway1 gateway12 gateway123 marina1 marina12 marina123 diablo1 diablo12
diablo123 bulldog1 bulldog12 bulldog123 compaq1 compaq12 compaq123 purple1 purple12 purple123 hardcore1
hardcore12 hardcore123 banana1 banana12 banana123 junior1 junior12 junior123 hannah1 hannah12 hannah123 porsche1
porsche12 porsche123 lakers1 lakers12 lakers123 iceman1 iceman12 iceman123 money12 money123 cowboys1 cowboys12
cowboys123 london1 london12 london123 tennis1 tennis12 tennis123 coffee1 coffee12 coffee123 scooby1 scooby12
scooby123 miller1 miller12 miller123 boston1 boston12 boston123 brandon1 brandon12 brandon123 yamaha1 yamaha12
yamaha123 chester1 chester12 chester123 mother12 mother123 forever1 forever12 forever123 johnny1 johnny12
johnny123 edward1 edward12 edward123 oliver1 oliver12 oliver123 redsox1 redsox12 redsox123 player12 player123
nikita1 nikita12 nikita123 knight1 knight12 knight123 fender1 fender12 fender123 barney1 barney12 barney123
midnight1 midnight12 midnight123 please1 please12 please123 brandy1 brandy12 brandy123 chicago1 chicago12
chicago123 badboy1 badboy12 badboy123 slayer1 slayer12 slayer123 rangers1 rangers12 rangers123 charles1
charles12 charles123 angel12 angel123 flower1 flower12 flower123 bigdaddy1 bigdaddy12 bigdaddy123 rabbit1
rabbit12 rabbit123 wizard1 wizard12 wizard123 bigdick1 bigdick12 bigdick123 jasper1 jasper12 jasper123 enter1
enter12 enter123 rachel1 rachel12 rachel123 chris1 chris12 chris123 steven1 steven12 steven123 winner1 winner12
winner123 adidas1 adidas12 adidas123 victoria1 victoria12 victoria123 natasha1 natasha12 natasha123 jasmine1
jasmine12 jasmine123 winter1 winter12 winter123 prince1 prince12 prince123 panties1 panties12 panties123 marine1
marine12 marine123 ghbdtn1 ghbdtn12 ghbdtn123 fishing1 fishing12 fishing123 cocacola1 cocacola12 cocacola123
casper1 casper12 casper123 james1 james12 james123 raiders1 raiders12 raiders123 marlboro1 marlboro12
marlboro123 gandalf1 gandalf12 gandalf123 asdfasdf1 asdfasdf12 asdfasdf123 crystal1 crystal12 crystal123 golden1
golden12 golden123 panther1 panther12 panther123 lauren1 lauren12 lauren123 angela1 angela12 angela123 angels1
angels12 angels123 madison1 madison12 madison123 winston1 winston12 winston123 shannon1 shannon12 shannon123
mike1 mike12 mike123 toyota1 toyota12 toyota123 canada1 canada12 canada123 sophie1 sophie12 sophie123 apples1
apples12 apples123 tiger12 tiger123 razz1 razz12 razz123 pokemon1 pokemon12 pokemon123 qazxsw1 qazxsw12
qazxsw123 qwaszx1 qwaszx12 qwaszx123 password2005 password2006 password2007 password2008 password2009
password2010 password2011 password2012 password2013 password2014 password2015 password2016 password2017
password2018 password2019 password2020 password2021 password2022 password2023 password2024 password2025
password2026 password2027 welcome2005 welcome2006 welcome2007 welcome2008 welcome2009 welcome2010 welcome2011
welcome2012 welcome2013 welcome2014 welcome2015 welcome2016 welcome2017 welcome2018 welcome2019 welcome2020
welcome2021 welcome2022 welcome2023 welcome2024 welcome2025 welcome2026 welcome2027 qwerty2005 qwerty2006
qwerty2007 qwerty2008 qwerty2009 qwerty2010 qwerty2011 qwerty2012 qwerty2013 qwerty2014 qwerty2015 qwerty2016
qwerty2017 qwerty2018 qwerty2019 qwerty2020 qwerty2021 qwerty2022 qwerty2023 qwerty2024 qwerty2025 qwerty2026
qwerty2027 letmein2005 letmein2006 letmein2007 letmein2008 letmein2009 letmein2010 letmein2011 letmein2012
letmein2013 letmein2014 letmein2015 letmein2016 letmein2017 letmein2018 letmein2019 letmein2020 letmein2021
letmein2022 letmein2023 letmein2024 letmein2025 letmein2026 letmein2027 admin2005 admin2006 admin2007 admin2008
admin2009 admin2010 admin2011 admin2012 admin2013 admin2014 admin2015 admin2016 admin2017 admin2018 admin2019
admin2020 admin2021 admin2022 admin2023 admin2024 admin2025 admin2026 admin2027 school2005 school2006 school2007
school2008 school2009 school2010 school2011 school2012 school2013 school2014 school2015 school2016 school2017
school2018 school2019 school2020 school2021 school2022 school2023 school2024 school2025 school2026 school2027
student2005 student2006 student2007 student2008 student2009 student2010 student2011 student2012 student2013
student2014 student2015 student2016 student2017 student2018 student2019 student2020 student2021 student2022
student2023 student2024 student2025 student2026 student2027 teacher2005 teacher2006 teacher2007 teacher2008
teacher2009 teacher2010 teacher2011 teacher2012 teacher2013 teacher2014 teacher2015 teacher2016 teacher2017
teacher2018 teacher2019 teacher2020 teacher2021 teacher2022 teacher2023 teacher2024 teacher2025 teacher2026
teacher2027 summer2005 summer2006 summer2007 summer2008 summer2009 summer2010 summer2011 summer2012 summer2013
summer2014 summer2015 summer2016 summer2017 summer2018 summer2019 summer2020 summer2021 summer2022 summer2023
summer2024 summer2025 summer2026 summer2027 winter2005 winter2006 winter2007 winter2008 winter2009 winter2010
winter2011 winter2012 winter2013 winter2014 winter2015 winter2016 winter2017 winter2018 winter2019 winter2020
winter2021 winter2022 winter2023 winter2024 winter2025 winter2026 winter2027 spring2005 spring2006 spring2007
spring2008 spring2009 spring2010 spring2011 spring2012 spring2013 spring2014 spring2015 spring2016 spring2017
spring2018 spring2019 spring2020 spring2021 spring2022 spring2023 spring2024 spring2025 spring2026 spring2027
autumn2005 autumn2006 autumn2007 autumn2008 autumn2009 autumn2010 autumn2011 autumn2012 autumn2013 autumn2014
autumn2015 autumn2016 autumn2017 autumn2018 autumn2019 autumn2020 autumn2021 autumn2022 autumn2023 autumn2024
autumn2025 autumn2026 autumn2027 football2005 football2006 football2007 football2008 football2009 football2010
football2011 football2012 football2013 football2014 football2015 football2016 football2017 football2018
football2019 football2020 football2021 football2022 football2023 football2024 football2025 football2026
football2027 soccer2005 soccer2006 soccer2007 soccer2008 soccer2009 soccer2010 soccer2011 soccer2012 soccer2013
soccer2014 soccer2015 soccer2016 soccer2017 soccer2018 soccer2019 soccer2020 soccer2021 soccer2022 soccer2023
soccer2024 soccer2025 soccer2026 soccer2027 baseball2005 baseball2006 baseball2007 baseball2008 baseball2009
baseball2010 baseball2011 baseball2012 baseball2013 baseball2014 baseball2015 baseball2016 baseball2017
baseball2018 baseball2019 baseball2020 baseball2021 baseball2022 baseball2023 baseball2024 baseball2025
baseball2026 baseball2027 monkey2005 monkey2006 monkey2007 monkey2008 monkey2009 monkey2010 monkey2011
monkey2012 monkey2013 monkey2014 monkey2015 monkey2016 monkey2017 monkey2018 monkey2019 monkey2020 monkey2021
monkey2022 monkey2023 monkey2024 monkey2025 monkey2026 monkey2027 dragon2005 dragon2006 dragon2007 dragon2008
dragon2009 dragon2010 dragon2011 dragon2012 dragon2013 dragon2014 dragon2015 dragon2016 dragon2017 dragon2018
dragon2019 dragon2020 dragon2021 dragon2022 dragon2023 dragon2024 dragon2025 dragon2026 dragon2027 princess2005
princess2006 princess2007 princess2008 princess2009 princess2010 princess2011 princess2012 princess2013
princess2014 princess2015 princess2016 princess2017 princess2018 princess2019 princess2020 princess2021
princess2022 princess2023 princess2024 princess2025 princess2026 princess2027 iloveyou2005 iloveyou2006
iloveyou2007 iloveyou2008 iloveyou2009 iloveyou2010 iloveyou2011 iloveyou2012 iloveyou2013 iloveyou2014
iloveyou2015 iloveyou2016 iloveyou2017 iloveyou2018 iloveyou2019 iloveyou2020 iloveyou2021 iloveyou2022
iloveyou2023 iloveyou2024 iloveyou2025 iloveyou2026 iloveyou2027 sunshine2005 sunshine2006 sunshine2007
sunshine2008 sunshine2009 sunshine2010 sunshine2011 sunshine2012 sunshine2013 sunshine2014 sunshine2015
sunshine2016 sunshine2017 sunshine2018 sunshine2019 sunshine2020 sunshine2021 sunshine2022 sunshine2023
sunshine2024 sunshine2025 sunshine2026 sunshine2027 19501950 19511951 19521952 19531953 19541954 19551955
19561956 19571957 19581958 19591959 19601960 19611961 19621962 19631963 19641964 19651965 19661966 19671967
19681968 19691969 19701970 19711971 19721972 19731973 19741974 19751975 19761976 19771977 19781978 19791979
19801980 19811981 19821982 19831983 19841984 19851985 19861986 19871987 19881988 19891989 19901990 19911991
19921992 19931993 19941994 19951995 19961996 19971997 19981998 19991999 20002000 20012001 20022002 20032003
20042004 20052005 20062006 20072007 20082008 20092009 20102010 20112011 20122012 20132013 20142014 20152015
20162016 20172017 20182018 20192019 20202020 20212021 20222022 20232023 20242024 20252025 20262026 20272027
234567 765432 345678 876543 567890 098765 7654321 2345678 8765432 3456789 9876543 4567890 0987654 23456789
98765432 34567890 09876543 234567890 098765432 ytrewq wertyu uytrew ertyui iuytre rtyuio oiuytr tyuiop qwertyu
uytrewq wertyui iuytrew ertyuio oiuytre rtyuiop poiuytr iuytrewq wertyuio oiuytrew ertyuiop poiuytre qwertyuio
oiuytrewq wertyuiop poiuytrew hgfdsa sdfghj jhgfds dfghjk kjhgfd fghjkl asdfghj jhgfdsa sdfghjk kjhgfds dfghjkl
lkjhgfd kjhgfdsa sdfghjkl lkjhgfds nbvcxz xcvbnm mnbvcx 0000000 00000000 2222222 22222222 3333333 33333333
4444444 44444444 5555555 55555555 6666666 66666666 77777777 8888888 9999999 99999999 aaaaaaa aaaaaaaa bbbbbb
bbbbbbb bbbbbbbb cccccc ccccccc cccccccc dddddd ddddddd dddddddd eeeeee eeeeeee eeeeeeee ffffff fffffff ffffffff
gggggg ggggggg gggggggg hhhhhh hhhhhhh hhhhhhhh iiiiii iiiiiii iiiiiiii jjjjjj jjjjjjj jjjjjjjj kkkkkk kkkkkkk
kkkkkkkk llllll lllllll llllllll mmmmmmm mmmmmmmm nnnnnn nnnnnnn nnnnnnnn oooooo ooooooo oooooooo pppppp ppppppp
pppppppp qqqqqq qqqqqqq qqqqqqqq rrrrrr rrrrrrr rrrrrrrr ssssss sssssss ssssssss tttttt ttttttt tttttttt uuuuuu
uuuuuuu uuuuuuuu vvvvvv vvvvvvv vvvvvvvv wwwwww wwwwwww wwwwwwww xxxxxxx xxxxxxxx yyyyyy yyyyyyy yyyyyyyy
zzzzzzz zzzzzzzz 10101010 12121212 13131313 141414 14141414 151515 15151515 161616 16161616 171717 17171717
181818 18181818 191919 19191919 202020 21212121 23232323 242424 24242424 252525 25252525 262626 26262626 272727
27272727 282828 28282828 292929 29292929 303030 30303030 313131 31313131 323232 32323232 343434 34343434 353535
35353535 363636 36363636 373737 37373737 383838 38383838 393939 39393939 404040 40404040 414141 41414141 424242
42424242 434343 43434343 454545 45454545 464646 46464646 474747 47474747 484848 48484848 494949 49494949 505050
50505050 515151 51515151 525252 52525252 535353 53535353 545454 54545454 565656 56565656 575757 57575757 585858
58585858 595959 59595959 606060 60606060 616161 61616161 626262 62626262 636363 63636363 646464 64646464 656565
65656565 676767 67676767 686868 68686868 696969 69696969 707070 70707070 717171 71717171 727272 72727272 737373
73737373 747474 74747474 757575 75757575 767676 76767676 787878 78787878 797979 79797979 808080 80808080 818181
81818181 828282 82828282 838383 83838383 848484 84848484 858585 85858585 868686 86868686 878787 87878787 898989
89898989 909090 90909090 919191 91919191 929292 92929292 939393 93939393 949494 94949494 959595 95959595 969696
96969696 979797 97979797 989898 98989898 2wsx3edc 2wsxcde3 3edc4rfv 3edcvfr4 4rfv5tgb 4rfvbgt5 5tgb6yhn 5tgbnhy6
6yhn7ujm 6yhnmju7
`;
