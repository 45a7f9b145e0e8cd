import { type Mention, readMentions } from './mention.ts';

/** Industries as brands stand for them: what a fan of the brand may like to work on. */
const industries = readMentions(
  'brand',
  `
*sports clothes and shoes: nike, jordan, jordans, air jordan, adidas, puma, under armour, new balance, converse, vans, reebok, asics, fila, crocs, ugg, uggs, hoka, lululemon, champion, gymshark, yeezy, timberland, foot locker, footlocker, dicks sporting goods, dicks, fanatics, skechers, on cloud, oakley, the north face, north face, patagonia, columbia > AES > Design; Sales and Marketing > Fashion Designer | Commercial and Industrial Designer | Marketing Manager | Retail Buyer | Fabric and Apparel Patternmaker
*fashion and clothing: gucci, louis vuitton, lv, chanel, prada, dior, balenciaga, versace, hermes, burberry, ralph lauren, polo, tommy hilfiger, calvin klein, levis, shein, zara, h and m, hm, hot topic, forever 21, american eagle, aerie, hollister, abercrombie, urban outfitters, brandy melville, pacsun, supreme, off white, essentials, fear of god, stussy, bape, carhartt, old navy, gap, uniqlo, victorias secret, pink, skims, edikted, coach, michael kors, kate spade, ysl, temu, stanley, ross, tj maxx, marshalls, fashion nova, denim tears, sp5der, boot barn, ariat, wrangler > AES > Design; Sales and Marketing > Fashion Designer | Retail Buyer | Store Display Designer | Market Research Analyst | Advertising and Promotions Manager
*jewelry and watches: rolex, pandora, tiffany, tiffany and co, cartier, swarovski, kay jewelers, casio > ARC > Design; Sales and Marketing > Jeweler | Gem and Diamond Worker | Commercial and Industrial Designer
*beauty: sephora, ulta, fenty, fenty beauty, rare beauty, glossier, elf, e l f, maybelline, mac, bath and body works, sol de janeiro, drunk elephant, cerave, dove, the ordinary, kylie cosmetics, neutrogena, summer fridays, loreal, mielle, cantu, avon, mary kay, huda beauty, laneige > AES > Customer and Personal Service; Sales and Marketing; Chemistry > Skincare Specialist | Makeup Artist for Stage and Screen | Chemist | Hairstylist and Cosmetologist | Marketing Manager
*computers and phones: apple, iphone, samsung, microsoft, google, dell, hp, lenovo, asus, sony, lg, huawei, xiaomi, nvidia, intel, amd, logitech, razer, ibm, beats, bose, jbl, airpods, android, alphabet > ICR > Computers and Electronics; Engineering and Technology; Design > Software Developer | Computer Hardware Engineer | Web and Digital Interface Designer | Electronics Engineer | Commercial and Industrial Designer
*artificial intelligence: openai, open ai, chatgpt, anthropic, claude, gemini, deepmind, copilot, grok, character ai, perplexity, meta ai > ICR > Computers and Electronics; Mathematics > Data Scientist | Computer and Information Research Scientist | Software Developer | Business Intelligence Analyst
*video games: nintendo, playstation, xbox, roblox, epic games, ea, ea sports, steam, valve, riot, riot games, rockstar, rockstar games, activision, blizzard, mojang, ubisoft, sega, bandai, bandai namco, capcom, square enix, gamestop, game stop, meta quest, oculus, supercell, mihoyo, hoyoverse, fortnite, minecraft, pokemon, bethesda, unity, 2k, discord, twitch, faze, faze clan, mrbeast gaming > IAE > Computers and Electronics; Design; Fine Arts > Video Game Designer | Software Developer | Special Effects Artist and Animator | Software Tester | Web and Digital Interface Designer
*social media and video: youtube, tiktok, tik tok, instagram, snapchat, meta, facebook, twitter, whatsapp, pinterest, reddit, bytedance, mrbeast, mr beast, feastables, dude perfect, kai cenat, ishowspeed, prime, threads, x > AES > Communications and Media; Sales and Marketing; Computers and Electronics > Film and Video Editor | Search Marketing Strategist | Public Relations Specialist | Market Research Analyst | Movie or TV Producer and Director
*movies and animation: disney, pixar, marvel, dc, netflix, hulu, warner bros, dreamworks, universal, lucasfilm, star wars, paramount, a24, hbo, max, studio ghibli, ghibli, crunchyroll, nickelodeon, cartoon network, illumination, blumhouse, imax, amc, toei, mappa, shonen jump, sanrio, hello kitty, disney plus, peacock > AEI > Fine Arts; Communications and Media; Design > Special Effects Artist and Animator | Movie or TV Producer and Director | Film and Video Editor | Set and Exhibit Designer | Writer or Author
*music: spotify, apple music, fender, gibson, yamaha, soundcloud, bts, hybe, steinway, def jam, roc nation, ovo, sm entertainment, taylor swift, beyonce, drake, blackpink, bad bunny, kendrick lamar, live nation > AES > Fine Arts; Communications and Media > Musician or Singer | Sound Engineering Technician | Composer and Music Director | Agent for Artists and Athletes | Musical Instrument Repairer and Tuner
*toys and building sets: lego, mattel, barbie, hasbro, hot wheels, nerf, funko, build a bear, american girl, squishmallows, jellycat, fisher price, melissa and doug > RAI > Design; Engineering and Technology > Commercial and Industrial Designer | Mechanical Engineer | Video Game Designer | Metal and Plastic Model Maker
*cars and trucks: tesla, ford, toyota, honda, bmw, mercedes, mercedes benz, ferrari, lamborghini, lambo, porsche, dodge, chevy, chevrolet, jeep, audi, bugatti, nissan, subaru, mclaren, rivian, hyundai, kia, mazda, volkswagen, corvette, mustang, gmc, ram, lexus, cadillac, bentley, rolls royce, harley davidson, harley, kawasaki, ktm, polaris, red bull racing, hellcat, lucid, volvo, acura, general motors, aston martin, ducati > RIC > Mechanical; Engineering and Technology; Transportation > Automotive Engineer | Auto Mechanic | Mechanical Engineer | Automotive Engineering Technician | Commercial and Industrial Designer
*farm and building machines: john deere, caterpillar, cat, kubota, bobcat, case ih, dewalt, milwaukee, home depot, lowes, snap on, craftsman, stihl, peterbilt, kenworth, tractor supply, menards, new holland, husqvarna, ace hardware > RCI > Mechanical; Building and Construction > Heavy Equipment Mechanic | Farm Equipment Mechanic | Construction Manager | Heavy Equipment Operator | Carpenter
*space and planes: nasa, spacex, space x, boeing, blue origin, lockheed martin, northrop grumman, airbus, virgin galactic, delta, southwest, american airlines, united airlines, raytheon, southwest airlines, jetblue, dji > IRC > Engineering and Technology; Physics; Mathematics; Transportation > Aerospace Engineer | Airline Pilot | Aircraft Mechanic | Astronomer | Avionics Technician
*online and big stores: amazon, walmart, target, costco, ebay, etsy, shopify, ikea, best buy, alibaba, sams club, kroger, heb, h e b, publix, dollar tree, dollar general, trader joes, whole foods, five below, aldi, wegmans, 7 eleven, buc ees, bucees, wawa, sheetz, quiktrip, meijer, depop, tj max, hobby lobby, michaels > ECS > Sales and Marketing; Administration and Management > Online Merchant | Supply Chain Manager | Retail Buyer | Logistician | Marketing Manager
*restaurants and food: mcdonalds, chick fil a, chickfila, chic fil a, burger king, wendys, taco bell, chipotle, subway, starbucks, dunkin, dunkin donuts, panera, in n out, in and out, raising canes, canes, wingstop, popeyes, kfc, pizza hut, dominos, papa johns, panda express, sonic, whataburger, five guys, shake shack, olive garden, applebees, dutch bros, crumbl, krispy kreme, insomnia cookies, dairy queen, culvers, chilis, texas roadhouse, jollibee, cheesecake factory, sweetgreen, waffle house, ihop, little caesars, arbys, tim hortons, gordon ramsay, food network > RES > Food Production; Customer and Personal Service > Chef | Food Service Manager | Food Scientist and Technologist | Baker | Dietitian and Nutritionist
*snacks and drinks: coca cola, coke, pepsi, gatorade, red bull, monster, doritos, takis, hersheys, hershey, oreo, sprite, dr pepper, poppi, celsius, cheetos, frito lay, hot cheetos, nestle, m and ms, skittles, nutella, kelloggs, ben and jerrys, haribo, pringles, kool aid, arizona, body armor, bodyarmor, la croix, ferrero, mars, reeses, trolli > IRE > Food Production; Sales and Marketing; Chemistry > Food Scientist and Technologist | Marketing Manager | Food Science Technician | Market Research Analyst | Food Batchmaker
*sports leagues and media: nba, nfl, mlb, fifa, espn, wnba, nhl, ufc, wwe, lakers, lebron, lebron james, messi, ronaldo, steph curry, mls, olympics, premier league, real madrid, barcelona, manchester united, cowboys, dallas cowboys, chiefs, nascar, formula 1, f1, wilson, spalding, rawlings, overtime, yankees, dodgers, golden state warriors, serena williams, simone biles, house of highlights, topgolf, spikeball > RES > Education and Training; Communications and Media; Sales and Marketing > Sports Coach or Scout | Athletic Trainer | Broadcast Announcer and Radio DJ | Agent for Artists and Athletes | Umpire or Referee
*money and banks: chase, cash app, paypal, venmo, robinhood, bank of america, jp morgan, goldman sachs, visa, mastercard, coinbase, wells fargo, capital one, american express, blackrock, square, stripe, berkshire hathaway, warren buffett, bitcoin, fidelity, wall street, state farm, geico, zelle > ECI > Economics and Accounting; Mathematics > Financial and Investment Analyst | Personal Financial Advisor | Accountant and Auditor | Stockbroker and Financial Sales Agent | Actuary
*health and medicine: pfizer, johnson and johnson, mayo clinic, st jude, st judes, saint jude, moderna, cvs, walgreens, red cross, kaiser, childrens hospital, doctors without borders, medtronic, unitedhealth, shriners, cleveland clinic, boston childrens, make a wish > ISR > Medicine and Dentistry; Biology; Chemistry > Registered Nurse | Medical Scientist | Pharmacist | Physician Assistant | Bioengineer and Biomedical Engineer
*nature and animals: wwf, world wildlife fund, national geographic, nat geo, petsmart, petco, aspca, peta, discovery channel, rei, national park service, chewy, humane society, seaworld, san diego zoo, bass pro shops, bass pro, cabelas, animal planet, steve irwin, greenpeace, sierra club, yeti, purina, ocean cleanup > RIS > Biology; Geography > Wildlife Biologist | Conservation Scientist | Veterinarian | Park Naturalist | Environmental Scientist
*helping organizations: unicef, salvation army, goodwill, habitat for humanity, boys and girls club, ymca, girl scouts, boy scouts, feeding america, big brothers big sisters, black lives matter, naacp, special olympics, trevor project, united nations, un, peace corps, united way > SEA > Sociology and Anthropology; Psychology; Customer and Personal Service > Social and Community Service Manager | Community Health Worker | Fundraiser | Recreation Worker | Equal Opportunity Officer
*learning and books: khan academy, duolingo, scholastic, barnes and noble, quizlet, wikipedia, ted, ted talks, pbs, harvard, mit, stanford, kahoot, crash course, codecademy, code org, yale, penguin books, audible, kindle, wattpad, booktok, brilliant, smithsonian, usborne, hbcus, howard university > SIA > Education and Training; English Language > Instructional Coordinator | Librarian | Editor | Training and Development Specialist | Writer or Author
*travel and fun: airbnb, disneyland, disney world, six flags, universal studios, marriott, uber, lyft, hilton, great wolf lodge, expedia, carnival, royal caribbean, cedar point, dave and busters, legoland, main event, chuck e cheese, hersheypark, hyatt, knotts berry farm, dollywood, doordash, busch gardens > ESA > Customer and Personal Service; Sales and Marketing; Geography > Entertainment and Recreation Manager | Event Planner | Travel Agent | Lodging Manager | Transportation Planner
*art supplies and cameras: adobe, crayola, canva, canon, nikon, gopro, copic, procreate, photoshop, sharpie, polaroid, prismacolor, fujifilm, wacom, kodak, cricut, joann, figma, blick > ARI > Fine Arts; Design; Communications and Media > Graphic Designer | Photographer | Fine Artist or Illustrator | Web and Digital Interface Designer | Film and Video Editor
*news and government: cnn, new york times, fox news, fbi, cia, us army, army, marines, air force, navy, us navy, police, fire department, postal service, usps, white house, supreme court, nypd, bbc, npr, coast guard, national guard, secret service > ERS > Law and Government; Public Safety and Security; Communications and Media > Police Officer | News Reporter or Journalist | Firefighter | Intelligence Analyst | Emergency Management Director
*energy and clean tech: shell, exxon, exxonmobil, bp, chevron, sunrun, general electric, ge, siemens, bosch, solarcity, duke energy, vestas, 3m, dupont, dow, honeywell, pge, enphase, halliburton > RIC > Engineering and Technology; Physics; Chemistry > Electrical Engineer | Solar Energy Systems Engineer | Chemical Engineer | Wind Turbine Service Technician | Energy Engineer
*delivery and shipping: fedex, ups, dhl, instacart, grubhub, amazon prime, union pacific, bnsf, amtrak, maersk, postmates, mta, greyhound, csx > RCE > Transportation; Administration and Management > Logistician | Supply Chain Manager | Airline Pilot | Heavy Truck Driver | Transportation Planner
`,
);

const displayNames: Readonly<Record<string, string>> = {
  nba: 'NBA',
  nfl: 'NFL',
  nasa: 'NASA',
  bmw: 'BMW',
  lego: 'LEGO',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  openai: 'OpenAI',
  playstation: 'PlayStation',
  spacex: 'SpaceX',
  hp: 'HP',
  lg: 'LG',
  amd: 'AMD',
  ibm: 'IBM',
  nvidia: 'NVIDIA',
  cvs: 'CVS',
  ups: 'UPS',
  fedex: 'FedEx',
  espn: 'ESPN',
  mlb: 'MLB',
  wnba: 'WNBA',
  nhl: 'NHL',
  ufc: 'UFC',
  wwe: 'WWE',
  kfc: 'KFC',
  mcdonalds: "McDonald's",
  wendys: "Wendy's",
  levis: "Levi's",
  'chick fil a': 'Chick-fil-A',
  bts: 'BTS',
  hbo: 'HBO',
  'coca cola': 'Coca-Cola',
  'in n out': 'In-N-Out',
  hersheys: "Hershey's",
  ikea: 'IKEA',
  wwf: 'WWF',
  cnn: 'CNN',
  unicef: 'UNICEF',
  ymca: 'YMCA',
  mrbeast: 'MrBeast',
  'mr beast': 'MrBeast',
  dc: 'DC',
  fbi: 'FBI',
  dji: 'DJI',
  ge: 'GE',
  'h and m': 'H&M',
  'e l f': 'e.l.f.',
  elf: 'e.l.f.',
  'new york times': 'The New York Times',
  gopro: 'GoPro',
  gmc: 'GMC',
  chatgpt: 'ChatGPT',
  paypal: 'PayPal',
  airbnb: 'Airbnb',
  'john deere': 'John Deere',
  lululemon: 'lululemon',
  iphone: 'Apple',
};

/** A brand's name as it is written: "new balance" → "New Balance". */
export const brandName = (phrase: string): string =>
  displayNames[phrase] ??
  phrase.replace(
    /(^| )(?!and |of )(\p{L})/gu,
    (_, gap: string, letter: string) => gap + letter.toUpperCase(),
  );

/** Well-known brands, one mention each, so that a reason can name the brand and not only the industry. */
export const brands: readonly Mention[] = industries;
