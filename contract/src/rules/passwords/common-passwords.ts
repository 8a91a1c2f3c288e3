/**
 * Passwords that everybody tries, in lower case: what leaks hold most often, and short words that stand in them
 * with digits behind. Data alone, which the browser fetches once somebody chooses a password.
 */
export const commonPasswords = `
000000 0000000 00000000 000000000 0000000000 00000000000 000000000000 007007 01012011 012345 0123456 01234567
0123456789 098765 0987654 09876543 098765432 0987654321 100000 100200 101010 10101010 102030 10203040 1029384756
110110 111111 1111111 11111111 111111111 1111111111 11111111111 111111111111 111222 111222333 112233 11223344 11235813
121212 12121212 121314 123123 123321 123456 1234561 1234567 12345678 123456789 1234567890 12345678910 123456789a
1234567a 123456a 123456abc 123456q 123456qwerty 12345a 12345q 12345qwert 12345qwerty 1234abcd 1234qwer 123654
123654789 123698745 123789 123abc 123asd 123qwe 123qwe123 123qweasd 124578 131313 134679 142536 143143 147258
147258369 147852 151515 159357 159753 161616 171717 181818 191919 19501950 19511951 19521952 19531953 19541954
19551955 19561956 19571957 19581958 19591959 19601960 19611961 19621962 19631963 19641964 19651965 19661966 19671967
19681968 19691969 19701970 19711971 19721972 19731973 19741974 19751975 19761976 19771977 19781978 19791979 19801980
19811981 19821982 19831983 19841984 19851985 19861986 19871987 19881988 19891989 19901990 19911991 19921992 19931993
19941994 19951995 19961996 19971997 19981998 19991999 199999 1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
1qaz2wsx 1qazxsw2 20002000 20012001 20022002 20032003 20042004 20052005 20062006 20072007 20082008 20092009 20102010
20112011 20122012 20132013 20142014 20152015 20162016 20172017 20182018 20192019 202020 20202020 20212021 20222022
20232023 20242024 20252025 20262026 212121 222222 2222222 22222222 222222222 2222222222 22222222222 222222222222
222333 232323 234567 2345678 23456789 234567890 242424 246810 252525 258456 271828 2pac4ever 313131 314159 31415926
321123 321321 321654 321654987 333333 3333333 33333333 333333333 3333333333 33333333333 333333333333 333666 345678
3456789 34567890 369369 420420 434343 444444 4444444 44444444 444444444 4444444444 44444444444 444444444444 454545
456123 456789 4567890 474747 50cent 515151 5201314 520520 545454 555555 5555555 55555555 555555555 5555555555
55555555555 555555555555 55555a 565656 567890 585858 616161 636363 654321 656565 666666 6666666 66666666 666666666
6666666666 66666666666 666666666666 676767 686868 696969 69696969 717171 727272 741852 741852963 747474 753951 757575
765432 7654321 767676 777777 7777777 77777777 777777777 7777777777 77777777777 777777777777 787878 789456 789456123
797979 808080 818181 828282 838383 848484 852456 858585 868686 876543 8765432 87654321 878787 888888 8888888 88888888
888888888 8888888888 88888888888 888888888888 898989 909090 911911 919191 929292 939393 949494 951753 963852741 969696
979797 987654 9876543 98765432 987654321 9876543210 989898 998877 999888 999999 9999999 99999999 999999999 9999999999
99999999999 999999999999 a123456 a12345678 a123456789 a1b2c3 a1b2c3d4 a1s2d3f4 aa123456 aa12345678 aaa111 aaaaaa
aaaaaaa aaaaaaaa abc123 abc1234 abc12345 abc123456 abcabc abcd12 abcd123 abcd1234 abcdef abcdefg abcdefgh abcdefghi
abcdefghij abcdefghijk abcdefghijkl abhishek access access123 access14 admin admin! admin!! admin0 admin00 admin007
admin01 admin1 admin11 admin12 admin123 admin1234 admin12345 admin123456 admin2000 admin2010 admin2015 admin2016
admin2017 admin2018 admin2019 admin2020 admin2021 admin2022 admin2023 admin2024 admin2025 admin2026 admin22 admin69
admin77 admin88 admin99 admin@ adminadmin administrator ahmed1 aleksandr alessandro alexander alexander1 alexandra
alexey alexis alpine amanda amanda1 amazing america america1 american amit123 andrea andrea1 andrea123 andrew andrew1
andrey android angel angel1 angel123 angela angelina angels anil123 anna123 anonymous anthony anthony1 antonio apple
apple123 apples april april1 argentina army123 arsenal arsenal1 asd123 asdasd asdasd123 asdf asdf123 asdf1234 asdfasdf
asdfg asdfgh asdfghj asdfghjk asdfghjkl asdqwe asdqwe123 ashish ashley ashley1 asshole audi123 august austin austin1
australia autumn autumn! autumn!! autumn0 autumn00 autumn007 autumn01 autumn1 autumn11 autumn12 autumn123 autumn1234
autumn12345 autumn123456 autumn2000 autumn2010 autumn2015 autumn2016 autumn2017 autumn2018 autumn2019 autumn2020
autumn2021 autumn2022 autumn2023 autumn2024 autumn2025 autumn2026 autumn22 autumn69 autumn77 autumn88 autumn99 autumn@
awesome awesome1 azerty azerty123 azertyuiop baby123 babyblue babyboy babygirl babygirl1 babygirl12 bailey bailey1
banana banana1 barbie barbie1 barcelona barcelona1 baseball baseball! baseball!! baseball0 baseball00 baseball007
baseball01 baseball1 baseball11 baseball12 baseball123 baseball1234 baseball12345 baseball123456 baseball2000
baseball2010 baseball2015 baseball2016 baseball2017 baseball2018 baseball2019 baseball2020 baseball2021 baseball2022
baseball2023 baseball2024 baseball2025 baseball2026 baseball22 baseball69 baseball77 baseball88 baseball99 baseball@
basketball batman batman1 batman123 bcdefg bcdefgh bcdefghi bcdefghij bcdefghijk bcdefghijkl beatles beatles1
beautiful beautiful1 benjamin berlin birthday bitch1 bitcoin bitcoin1 biteme black black1 blahblah blessed blessed1
blink182 blue blue12 blue123 bmw123 boomer boomer1 boston boston1 brandon brandon1 brasil brazil brittany broncos
brother brother1 bubba1 bubba123 bubbles bubbles1 buddy1 buddy123 bunny1 business buster buster1 butter butterfly
butterfly1 byebye california california1 camaro camila camille canada canada1 candy1 candy123 carlos carlos1 cash123
cdefgh cdefghi cdefghij cdefghijk cdefghijkl champion champion1 changeme changeme1 changeme123 charles charlie
charlie1 cheese cheese1 chelsea chelsea1 chelsea123 cherry cherry1 chester chester1 chevrolet chevy1 chiara chicago
chicago1 china123 chocolate chocolate1 chris1 christ christian christmas christopher church cisco1 cisco123 class
class2020 cocacola coffee college company company1 computer computer! computer!! computer0 computer00 computer007
computer01 computer1 computer11 computer12 computer123 computer1234 computer12345 computer123456 computer2000
computer2010 computer2015 computer2016 computer2017 computer2018 computer2019 computer2020 computer2021 computer2022
computer2023 computer2024 computer2025 computer2026 computer22 computer69 computer77 computer88 computer99 computer@
contrasena contraseña cookie cookie1 cookies cool123 cooldude coolio coolman cooper cooper1 corvette corvette1 cowboys
cowboys1 crazy1 crazy123 crystal crystal1 cupcake cyber1 daddy daddy1 daisy1 dallas dallas1 dance1 dancer dancer1
dancing daniel daniel1 danielle david1 david123 dddddd december deepak default default1 defghi defghij defghijk
defghijkl demo123 dennis deutschland devil666 dfghjk dfghjkl diamond diamond1 diego1 disney disney1 dmitri doggie
doggy1 dollar dollars dolphin dolphin1 dolphins donald donald1 dragon dragon! dragon!! dragon0 dragon00 dragon007
dragon01 dragon1 dragon11 dragon12 dragon123 dragon1234 dragon12345 dragon123456 dragon2000 dragon2010 dragon2015
dragon2016 dragon2017 dragon2018 dragon2019 dragon2020 dragon2021 dragon2022 dragon2023 dragon2024 dragon2025
dragon2026 dragon22 dragon69 dragon77 dragon88 dragon99 dragon@ dream1 dreamer dreams drummer drums1 ducati dylan1
eagle1 eagles eagles1 eduardo edward efghij efghijk efghijkl ekaterina elena1 elizabeth emerald eminem eminem1 england
england1 english english1 ertyui ertyuio ertyuiop ethan1 facebook facebook1 faith1 falcon falcons family family1
family123 father fatima february fernanda fernando ferrari ferrari1 fghijk fghijkl fghjkl florida florida1 flower
flower1 flowers football football! football!! football0 football00 football007 football01 football1 football11
football12 football123 football1234 football12345 football123456 football2000 football2010 football2015 football2016
football2017 football2018 football2019 football2020 football2021 football2022 football2023 football2024 football2025
football2026 football22 football69 football77 football88 football99 football@ ford123 forever forever1 fortnite
fortnite1 france france1 francesco francisco freedom freedom1 friday friday13 friend friends friends1 friendship
frodo1 fuckme fuckoff fuckyou fuckyou1 fuckyou123 gabriel gamer1 gamer123 gaming gandalf ganesh gangsta gangsta1
gangster garfield george george1 germany ghijkl ginger ginger1 girls giulia giuseppe god123 godisgood golden golden1
golf golf123 golfer goodbye google google1 google123 green green1 greenday guest guest1 guest123 guitar guitar1 hacker
hacker1 hacker123 halloween handsome hannah hannah1 happy harley harley1 harrypotter haslo123 hawaii heaven hello
hello! hello!! hello0 hello00 hello007 hello01 hello1 hello11 hello12 hello123 hello1234 hello12345 hello123456
hello2000 hello2010 hello2015 hello2016 hello2017 hello2018 hello2019 hello2020 hello2021 hello2022 hello2023
hello2024 hello2025 hello2026 hello22 hello69 hello77 hello88 hello99 hello@ hellohello hellokitty heslo123 hiphop
history hobbit hockey hockey1 hogwarts homer1 honda1 honda123 honey honey1 honey123 hope123 horse1 horses hotgirl
hotmail hotmail1 hottie hottie1 house hunter hunter1 hunter123 hunter2 icecream iceman ilovegod ilovehim iloveme
iloveu iloveyou iloveyou! iloveyou!! iloveyou0 iloveyou00 iloveyou007 iloveyou01 iloveyou1 iloveyou11 iloveyou12
iloveyou123 iloveyou1234 iloveyou12345 iloveyou123456 iloveyou2 iloveyou2000 iloveyou2010 iloveyou2015 iloveyou2016
iloveyou2017 iloveyou2018 iloveyou2019 iloveyou2020 iloveyou2021 iloveyou2022 iloveyou2023 iloveyou2024 iloveyou2025
iloveyou2026 iloveyou22 iloveyou69 iloveyou77 iloveyou88 iloveyou99 iloveyou@ imagine india123 internet internet1
iphone irina1 ironman isabella italia iuytre iuytrew iuytrewq jackson jacob1 jamaica jamaica1 james1 james123 january
japan1 jasmine jasmine1 jason1 jasper jennifer jennifer1 jeremy jeremy1 jessica jessica1 jesus jesus1 jesus123
jesus777 jesuschrist john123 john316 johnny johnson jonathan jordan jordan! jordan!! jordan0 jordan00 jordan007
jordan01 jordan1 jordan11 jordan12 jordan123 jordan1234 jordan12345 jordan123456 jordan2000 jordan2010 jordan2015
jordan2016 jordan2017 jordan2018 jordan2019 jordan2020 jordan2021 jordan2022 jordan2023 jordan2024 jordan2025
jordan2026 jordan22 jordan23 jordan69 jordan77 jordan88 jordan99 jordan@ jose123 joseph joseph1 joshua joshua1 juan123
julien july june justin justin1 juventus kawasaki kevin1 kevin123 killer killer1 killer123 kimberly king kisses kissme
kitten kitty1 kittycat knight knights krishna kumar1 kumar123 lakers lakers1 lakers24 lakshmi lauren learn legend
legend1 letmein letmein! letmein!! letmein0 letmein00 letmein007 letmein01 letmein1 letmein11 letmein12 letmein123
letmein1234 letmein12345 letmein123456 letmein2000 letmein2010 letmein2015 letmein2016 letmein2017 letmein2018
letmein2019 letmein2020 letmein2021 letmein2022 letmein2023 letmein2024 letmein2025 letmein2026 letmein22 letmein69
letmein77 letmein88 letmein99 letmein@ liberty library linkedin linkedin1 linkinpark linux1 lion123 lionking liverpool
liverpool1 lkjhgf login login! login!! login0 login00 login007 login01 login1 login11 login12 login123 login1234
login12345 login123456 login2000 login2010 login2015 login2016 login2017 login2018 login2019 login2020 login2021
login2022 login2023 login2024 login2025 login2026 login22 login69 login77 login88 login99 login@ london london1
london123 loser1 love love!! love00 love007 love01 love11 love12 love123 love1234 love12345 love123456 love2000
love2010 love2015 love2016 love2017 love2018 love2019 love2020 love2021 love2022 love2023 love2024 love2025 love2026
love22 love69 love77 love88 love99 lovebug lovelove lovely loveme loveme1 lover1 lovers loveyou luca123 lucas1 lucia1
lucky lucky1 lucky123 lucky13 lucky7 macbook madison madison1 maggie maggie1 magic1 magic123 mama manager manager1
manchester manish manutd march march123 marco1 maria maria1 maria123 marina marina1 marines mario martin martin1
martina master master! master!! master0 master00 master007 master01 master1 master11 master12 master123 master1234
master12345 master123456 master2000 master2010 master2015 master2016 master2017 master2018 master2019 master2020
master2021 master2022 master2023 master2024 master2025 master2026 master22 master69 master77 master88 master99 master@
mathematics mathieu maths1 matrix matrix1 matteo matthew matthew1 maverick maxim1 maxwell melanie melissa melissa1
mercedes merlin messi10 metallica metallica1 mexico mexico1 michael michael! michael!! michael0 michael00 michael007
michael01 michael1 michael11 michael12 michael123 michael1234 michael12345 michael123456 michael2000 michael2010
michael2015 michael2016 michael2017 michael2018 michael2019 michael2020 michael2021 michael2022 michael2023
michael2024 michael2025 michael2026 michael22 michael69 michael77 michael88 michael99 michael@ michelle michelle1
mickey mickey1 mickeymouse microsoft miguel milan1 million minecraft minecraft1 minnie mnbvcx mnbvcxz mohammed molly1
molly123 mommy mommy1 monday money money1 money123 monkey monkey! monkey!! monkey0 monkey00 monkey007 monkey01 monkey1
monkey11 monkey12 monkey123 monkey1234 monkey12345 monkey123456 monkey2000 monkey2010 monkey2015 monkey2016 monkey2017
monkey2018 monkey2019 monkey2020 monkey2021 monkey2022 monkey2023 monkey2024 monkey2025 monkey2026 monkey22 monkey69
monkey77 monkey88 monkey99 monkey@ moon morgan morgan1 moscow motdepasse mother mother1 muffin muffin1 muhammad mummy1
music music1 music123 mustang mustang1 mylove mypass mypassword myspace myspace1 naruto naruto1 nascar natalia natalie
natalya natasha nathan nathan1 neha123 network newyork newyork1 nicholas nicolas nicole nicole1 nikita ninja1 ninja123
nintendo nirvana nissan nissan1 nokia123 nopassword nothing nothing1 november october office office1 office123 oiuytr
oiuytre oiuytrew oiuytrewq oksana olga123 oliver olivia olivia1 oracle oracle1 orange orange1 oscar1 p4ssw0rd p4ssword
p@ssword pa$$word packers packers1 pakistan pakistan1 panther panthers paris1 parola pass pass!! pass00 pass007 pass01
pass11 pass12 pass123 pass1234 pass12345 pass123456 pass2000 pass2010 pass2015 pass2016 pass2017 pass2018 pass2019
pass2020 pass2021 pass2022 pass2023 pass2024 pass2025 pass2026 pass22 pass69 pass77 pass88 pass99 passe123 passpass
passport passw0rd passwd password password! password!! password0 password00 password007 password01 password1
password11 password12 password123 password1234 password12345 password123456 password2 password2000 password2010
password2015 password2016 password2017 password2018 password2019 password2020 password2021 password2022 password2023
password2024 password2025 password2026 password22 password3 password69 password77 password88 password99 password@
passwort passwort1 patel1 patricia patrick patrick1 patriots peace peaches peaches1 peanut pedro1 pepper pepper1
pepsi1 pepsi123 perfect peter1 peter123 philip phoenix phoenix1 pierre pikachu pink123 pinky1 pirate pirates pizza
playboy playboy1 player player1 player123 playstation please poiuyt poiuytr poiuytre poiuytrew poiuytrewq pokemon
pokemon1 pokemon123 poland polska pony123 pooja1 pookie pookie1 porsche porsche1 potter power pradeep precious
precious1 pretty1 prettygirl princess princess! princess!! princess0 princess00 princess007 princess01 princess1
princess11 princess12 princess123 princess1234 princess12345 princess123456 princess2000 princess2010 princess2015
princess2016 princess2017 princess2018 princess2019 princess2020 princess2021 princess2022 princess2023 princess2024
princess2025 princess2026 princess22 princess69 princess77 princess88 princess99 princess@ private private1 priyanka
pumpkin pupil puppy1 purple purple1 pussy1 pussy69 pussycat q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qaz123 qazwsx
qazwsxedc qazxsw qqqqqq qqqqqqqq queen qwe123 qwe123qwe qweasd qweasdzxc qweqwe qwer qwert1 qwert123 qwerty qwerty!
qwerty!! qwerty0 qwerty00 qwerty007 qwerty01 qwerty1 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456
qwerty2000 qwerty2010 qwerty2015 qwerty2016 qwerty2017 qwerty2018 qwerty2019 qwerty2020 qwerty2021 qwerty2022
qwerty2023 qwerty2024 qwerty2025 qwerty2026 qwerty22 qwerty321 qwerty69 qwerty77 qwerty78 qwerty88 qwerty99 qwerty@
qwertyu qwertyui qwertyuio qwertyuiop qwertz qwertz123 rabbit racecar rachel rachel1 racing rahul1 raiders raiders1
rainbow rainbow1 rajesh rakesh ranger ranger1 rangers rangers1 raspberry raspberry1 ravi123 realmadrid rebecca red123
redsox redsox1 ricardo rich123 richard richard1 robert robert1 roberto roblox roblox123 rocknroll rockstar rockstar1
rocky1 rocky123 rodrigo rohit1 ronaldo ronaldo7 root root123 rootroot rtyuio rtyuiop russia sabrina sachin sadie1
sairam samantha samantha1 sammy1 samsung samsung1 samurai sandeep sandra sanjay sarah1 saturday school school1
school123 science scooby scooby1 scoobydoo scott1 sdfghj sdfghjk sdfghjkl sebastian secret secret! secret!! secret0
secret00 secret007 secret01 secret1 secret11 secret12 secret123 secret1234 secret12345 secret123456 secret2000
secret2010 secret2015 secret2016 secret2017 secret2018 secret2019 secret2020 secret2021 secret2022 secret2023
secret2024 secret2025 secret2026 secret22 secret69 secret77 secret88 secret99 secret@ security security1 senha123
september sergei sergey server server1 service sexy123 sexyboy sexygirl sexyman shadow shadow! shadow!! shadow0
shadow00 shadow007 shadow01 shadow1 shadow11 shadow12 shadow123 shadow1234 shadow12345 shadow123456 shadow2000
shadow2010 shadow2015 shadow2016 shadow2017 shadow2018 shadow2019 shadow2020 shadow2021 shadow2022 shadow2023
shadow2024 shadow2025 shadow2026 shadow22 shadow69 shadow77 shadow88 shadow99 shadow@ shankar shark1 sharks sharma
shelby shelby1 silver silver1 simpsons singh1 singh123 singing sister sister1 slipknot slipknot1 smile smokey smokey1
sniper sniper1 snoopy snoopy1 soccer soccer1 soccer12 soccer123 sofia1 soldier sophia sophie sparky sparky1 spiderman
spirit sponge spongebob spring spring! spring!! spring0 spring00 spring007 spring01 spring1 spring11 spring12
spring123 spring1234 spring12345 spring123456 spring2000 spring2010 spring2015 spring2016 spring2017 spring2018
spring2019 spring2020 spring2021 spring2022 spring2023 spring2024 spring2025 spring2026 spring22 spring69 spring77
spring88 spring99 spring@ ssssss star startrek starwars starwars1 steelers steelers1 stephanie steven steven1
strawberry student student1 student123 success success1 sugar1 summer summer! summer!! summer0 summer00 summer007
summer01 summer1 summer11 summer12 summer123 summer1234 summer12345 summer123456 summer2000 summer2010 summer2015
summer2016 summer2017 summer2018 summer2019 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025
summer2026 summer22 summer69 summer77 summer88 summer99 summer@ sunday sunflower sunil1 sunshine sunshine! sunshine!!
sunshine0 sunshine00 sunshine007 sunshine01 sunshine1 sunshine11 sunshine12 sunshine123 sunshine1234 sunshine12345
sunshine123456 sunshine2000 sunshine2010 sunshine2015 sunshine2016 sunshine2017 sunshine2018 sunshine2019 sunshine2020
sunshine2021 sunshine2022 sunshine2023 sunshine2024 sunshine2025 sunshine2026 sunshine22 sunshine69 sunshine77
sunshine88 sunshine99 sunshine@ super superman superman1 support suresh suzuki svetik svetlana sweet sweet1 sweetheart
sweetie sweety sydney system system1 tatiana taylor taylor1 teach teacher teacher1 teddy1 teddybear temp123 temp1234
temporary tennis teresa test test!! test00 test007 test01 test11 test12 test123 test1234 test12345 test123456 test2000
test2010 test2015 test2016 test2017 test2018 test2019 test2020 test2021 test2022 test2023 test2024 test2025 test2026
test22 test69 test77 test88 test99 tester testing testing1 testing123 testtest texas1 thankyou thomas thomas1
thomas123 thunder thunder1 tiger tiger1 tiger123 tigers tigger tigger1 tinkerbell together tokyo1 toor123 topgun
toyota toyota1 truck1 trucks trustno1 tupac1 turtle tweety tweety1 twitter tyler1 tyler123 tyuiop ubuntu university
unknown unknown1 user user!! user00 user007 user01 user11 user12 user123 user1234 user12345 user123456 user2000
user2010 user2015 user2016 user2017 user2018 user2019 user2020 user2021 user2022 user2023 user2024 user2025 user2026
user22 user69 user77 user88 user99 uytrew uytrewq valentina valeria vanessa vanilla vegas1 veronica victor victor1
victoria victoria1 vijay1 vincent vladimir wachtwoord warrior warrior1 warriors welcome welcome! welcome!! welcome0
welcome00 welcome007 welcome01 welcome1 welcome11 welcome12 welcome123 welcome1234 welcome12345 welcome123456
welcome2000 welcome2010 welcome2015 welcome2016 welcome2017 welcome2018 welcome2019 welcome2020 welcome2021
welcome2022 welcome2023 welcome2024 welcome2025 welcome2026 welcome22 welcome69 welcome77 welcome88 welcome99 welcome@
wertyu wertyui wertyuio wertyuiop whatever whatever1 white william william1 williams windows windows1 windows10 winner
winner1 winter winter! winter!! winter0 winter00 winter007 winter01 winter1 winter11 winter12 winter123 winter1234
winter12345 winter123456 winter2000 winter2010 winter2015 winter2016 winter2017 winter2018 winter2019 winter2020
winter2021 winter2022 winter2023 winter2024 winter2025 winter2026 winter22 winter69 winter77 winter88 winter99 winter@
wizard wizards work work123 wwwwww xavier xbox360 xcvbnm xxxxxx xxxxxxxx yahoo123 yamaha yamaha1 yankees yankees1
yellow yellow1 yourmom youtube ytrewq zachary zaq12wsx zaq1zaq1 zxcasd zxcv zxcvb zxcvbn zxcvbn123 zxcvbnm zxcvbnm123
zzzzzz zzzzzzzz
`
