import { readMentions } from './mention.ts';

/**
 * What people call an occupation beside its titles, and wishes that mean one: `label: phrases > - > > occupations`. A
 * label with "*" is no phrase of its own. Longer phrases win over the words of other tables.
 */
export const namesInUse = readMentions(
  'career',
  `
*a civil engineer: bridges, bridge, build bridges, building bridges, design bridges, bridge builder, bridge engineer, tunnels, dams, highways, roads, build roads, civil engineering > IRC > Engineering and Technology; Building and Construction; Mathematics; Design > Civil Engineer | Transportation Engineer | Architect | Construction Manager
*an architect: house designer, building designer, floor plans, skyscrapers, design skyscrapers, designing buildings, designing houses, plans for houses > AIR > Design; Building and Construction > Architect | Architectural and Civil Drafter | Landscape Architect | Civil Engineer
*a landscape architect: garden designer, garden design, design gardens, design parks > AIR > Design > Landscape Architect | Landscaping and Groundskeeping Worker | Urban and Regional Planner
*an orthodontist: braces, braces doctor, puts on braces, straighten teeth > IRS > Medicine and Dentistry > Orthodontist | Dentist | Dental Hygienist
*a dental hygienist: teeth cleaner, clean teeth > SRC > Medicine and Dentistry > Dental Hygienist | Dental Assistant | Dentist
*an optician: fit glasses, glasses, eyeglasses, make glasses, optition > ECR > Medicine and Dentistry > Optician | Optometrist | Ophthalmic Laboratory Technician
*an eye doctor: eye doctor, eye surgeon > ISR > Medicine and Dentistry > Optometrist | Ophthalmologist | Optician
*a bone doctor: bone doctor, bone surgeon, fix broken bones > IRS > Medicine and Dentistry > Orthopedic Surgeon | Chiropractor | Sports Medicine Physician
*a heart doctor: heart doctor > IRS > Medicine and Dentistry > Cardiologist | Cardiovascular Technologist
*a skin doctor: skin doctor > IRS > Medicine and Dentistry > Dermatologist | Skincare Specialist
*a brain doctor: brain doctor, brain scientist, neuroscientist, neuroscience > IRS > Medicine and Dentistry > Neurologist | Neuropsychologist | Psychiatrist
*a foot doctor: foot doctor > ISR > Medicine and Dentistry > Podiatrist
*an ear doctor: ear doctor, help people hear, hearing doctor, hearing tests > ISR > Medicine and Dentistry > Audiologist | Hearing Aid Specialist | Speech-Language Pathologist
*a back doctor: back doctor > SIR > Medicine and Dentistry > Chiropractor | Orthopedic Surgeon
*an emergency doctor: er doctor, emergency doctor, emergency room doctor > ISR > Medicine and Dentistry > Emergency Medicine Physician | Paramedic
*a family doctor: doc, family doctor, general doctor, gp > ISR > Medicine and Dentistry > Family Medicine Physician | General Internal Medicine Physician
*a sports doctor: doctor for a sports team, sports team doctor, doctor for athletes, sports doctor, sports medicine doctor > ISR > Medicine and Dentistry > Sports Medicine Physician | Athletic Trainer | Physical Therapist
*a pharmacist: druggist, drugstore > ICS > Medicine and Dentistry; Chemistry > Pharmacist | Pharmacy Technician
*an x-ray technician: xray, x ray, xrays, x rays, xray tech, xray technician, take x rays > RSI > Medicine and Dentistry > Radiologic Technologist | Radiologist | Magnetic Resonance Imaging Technologist
*a massage therapist: masseuse, massage, masage therapist > SRE > Therapy and Counseling > Massage Therapist | Physical Therapist Assistant
*a medical scientist: cure cancer, find a cure, cure for cancer, cure diseases, find cures, invent medicine, new medicines, vaccines > IRA > Biology; Medicine and Dentistry > Medical Scientist | Biochemist and Biophysicist | Molecular and Cellular Biologist | Epidemiologist
*a home health aide: take care of old people, old people, elderly, help old people, care for the elderly, senior citizens, nursing home > SRC > Customer and Personal Service; Therapy and Counseling > Home Health Aide | Personal Care Aide | Nursing Assistant
*a speech therapist: speech therapy, speech therapist, help people speak, stutter > SIA > Therapy and Counseling > Speech-Language Pathologist | Speech-Language Pathology Assistant
*a software engineer: software engineering, software eng, backend, frontend, full stack > IRC > Computers and Electronics > Software Developer | Web Developer | Computer Programmer
*a chip designer: computer chips, make chips, microchips, chip designer, design chips, processors, cpu > IRC > Computers and Electronics; Engineering and Technology > Computer Hardware Engineer | Electronics Engineer | Semiconductor Processing Technician
*a data person: stats guy, number cruncher > CIR > Mathematics > Statistician | Data Scientist
*a nuclear engineer: nucular engineer, nuclear power, nuclear energy > IRC > Engineering and Technology; Physics > Nuclear Engineer | Nuclear Power Reactor Operator
*a petroleum engineer: oil engineer, oil and gas engineer, oil rigs > IRC > Engineering and Technology > Petroleum Engineer | Oil and Gas Drill Operator
*an agricultural engineer: agriculture engineer, farm engineer, engineer for farm machines, farming engineer > RIC > Engineering and Technology; Food Production > Agricultural Engineer | Farm Equipment Mechanic | Precision Agriculture Technician
*a car designer: car designer, design cars, cars engineer, auto engineer, automotive engineering > RIC > Engineering and Technology; Mechanical; Design > Automotive Engineer | Mechanical Engineer | Commercial and Industrial Designer
*a ship designer: ship designer, design ships, design boats, boat designer > IRC > Engineering and Technology; Design > Marine Engineer and Naval Architect | Mechanical Engineer
*an airplane designer: airplane designer, design airplanes, design planes, plane designer > IRC > Engineering and Technology; Design > Aerospace Engineer | Aerospace Engineering Technician
*a product designer: product designer, product design, design products, toy designer, design toys, invent things, inventor, inventions > AIR > Design; Engineering and Technology > Commercial and Industrial Designer | Mechanical Engineer | Graphic Designer
*an energy engineer: clean energy, renewable energy, green energy, solar energy, wind energy > IRC > Engineering and Technology; Physics > Energy Engineer | Solar Energy Systems Engineer | Wind Energy Engineer
*an energy auditor: energy waste, save energy, energy audits, how much energy > CRI > Building and Construction > Energy Auditor | Energy Engineer | Weatherization Installer and Technician
*a physicist: physicist, physics, quantum physics > IRA > Physics; Mathematics > Physicist | Astronomer | Materials Scientist | College Physics Teacher
*a food scientist: food scientist, invent candy, new kinds of food, invent food, new candy > IRC > Food Production; Chemistry > Food Scientist and Technologist | Food Science Technician | Chef
*a botanist: botanist, plants, study plants > IRA > Biology > Soil and Plant Scientist | Biologist | Crop and Greenhouse Farmworker
*an archeologist: digging up, dig up, ancient cities, ruins, old bones, pyramids > IAR > History and Archeology > Anthropologist or Archeologist | Historian | Museum Technician
*a museum worker: museum worker, work in a museum > AIS > History and Archeology > Museum Technician | Curator | Archivist
*an air traffic controller: control tower, tell planes where to land, airport tower, air traffic > ECR > Transportation > Air Traffic Controller | Airfield Operations Specialist
*an airplane mechanic: airplane mechanic, plane mechanic, fix planes, jet mechanic, aviation mechanic > RCI > Mechanical > Aircraft Mechanic | Avionics Technician | Aircraft Assembler
*a firefighter: burning houses, rescue people, fight fires, put out fires, save people from fires > RSE > Public Safety and Security > Firefighter | Paramedic | Fire Captain
*a lifeguard: life guard, lifeguarding, beach guard > RSE > Public Safety and Security > Lifeguard or Ski Patroller | Recreation Worker
*a bouncer: bouncer, doorman at a club > RES > Public Safety and Security > Security Guard | Security Manager
*an animal control worker: dog catcher, dogcatcher, animal control > RSE > Public Safety and Security > Animal Control Worker | Animal Caretaker
*a parking officer: meter maid, parking tickets > RCE > Public Safety and Security > Parking Enforcement Worker | Parking Attendant
*a detective: homicide, solving crimes, detectiv, dective, mysteries, solve mysteries, crack codes > EIR > Public Safety and Security > Detective | Private Detective | Police Officer | Intelligence Analyst
*a police cadet: police cadets, cadet, criminal justice, true crime > ESR > Public Safety and Security; Law and Government > Police Officer | Detective | Correctional Officer | Probation Officer
*a head teacher: head teacher, headmaster, principle > ESC > Education and Training > School Principal | Instructional Coordinator
*a curator: curater > AIE > History and Archeology > Curator | Museum Technician
*an actor: acter > AES > Fine Arts > Actor
*a songwriter: song writer, songwriter, write songs, writing songs for others, compose music, write music, composer > AES > Fine Arts > Composer and Music Director | Musician or Singer | Poet, Lyricist or Creative Writer
*a craft artist: craftsman, craftsperson, crafts, handmade > ARE > Fine Arts > Craft Artist | Pottery Maker | Cabinetmaker and Bench Carpenter
*an editor: magazine, editor of a magazine, book editor, newspaper editor > AEC > English Language > Editor | Writer or Author | News Reporter or Journalist
*a seamstress: seamstress, sewing dresses, sew dresses, sew clothes, sewing clothes, alterations > RAC > Fine Arts > Tailor or Dressmaker | Hand Sewer | Fashion Designer
*a costume maker: costumes, cosplay > AER > Fine Arts > Costume Attendant | Fashion Designer | Tailor or Dressmaker
*a butcher: bucher, meat shop > RCE > Food Production > Butcher | Meat and Fish Cutter
*a flight attendant: air hostess, stewardess, flight attendent, cabin crew > SEC > Customer and Personal Service > Flight Attendant | Passenger Attendant
*a traveler: hotels, hotel, own a hotel, travelling, trip planning, planned our trip > ESC > Customer and Personal Service; Geography > Lodging Manager | Travel Agent | Hotel Desk Clerk | Hotel Concierge
*a mail carrier: postman, mailwoman, deliver mail > RCS > Transportation > Mail Carrier | Courier and Messenger
*a train driver: drive trains, drive a train, train driver, trains, railroad, railroads, railway > RCE > Transportation; Mechanical > Locomotive Engineer | Railroad Conductor | Subway and Streetcar Operator
*a truck driver: road trips, truck simulator, every type of truck, drive a truck, drive a semi, semi driver > RCE > Transportation > Heavy Truck Driver | Delivery Truck Driver | Bus and Truck Mechanic
*a furniture maker: furniture maker, make furniture, build furniture, making furniture > RCA > Building and Construction > Cabinetmaker and Bench Carpenter | Carpenter | Furniture Finisher | Upholsterer
*a wood worker: wood worker, woodworker, woodwork > RCA > Building and Construction > Carpenter | Cabinetmaker and Bench Carpenter | Wood Model Maker
*a window installer: window installer, put in windows, install windows > RCE > Building and Construction > Glazier | Carpenter
*a roofer: roofing, roofer, roofs, roof guy > RCE > Building and Construction > Roofer | Carpenter
*a tree surgeon: tree surgeon, arborist, tree climber, cut trees > RIC > Biology > Tree Trimmer and Pruner | Tree Faller | Forester
*a bookkeeper: book keeper, bookkeeping > CER > Economics and Accounting > Bookkeeper | Accountant and Auditor
*a banker: work at a bank, bank, bank teller, banking > CES > Economics and Accounting > Teller | Loan Officer | Financial and Investment Analyst
*a treasurer: treasurer, saving money, save money, stock market game, money management > CEI > Economics and Accounting; Mathematics > Accountant and Auditor | Personal Financial Advisor | Budget Analyst | Financial and Investment Analyst
*a store worker: store clerk, work in a store, shoe store, sneaker store, clothing store, work at a store, work in a shop > ECS > Sales and Marketing > Retail Salesperson | Retail Store Supervisor | Cashier
*a telemarketer: telemarketer, tele marketer > ECS > Sales and Marketing > Telemarketer | Customer Service Representative
*a water plant operator: drinking water, clean water, clean drinking water, water treatment, town water > RCI > Chemistry; Mechanical > Water Treatment Plant Operator | Water and Wastewater Engineer | Environmental Engineer
*a medical equipment repairer: hospital machines, medical machines, fix hospital machines > RIC > Computers and Electronics; Mechanical > Medical Equipment Repairer | Bioengineer and Biomedical Engineer
*an animal trainer: dolphin trainer, horse trainer, train animals, train dogs, dog tricks, dog training, train horses > RSE > Biology > Animal Trainer | Animal Caretaker
*a reef biologist: coral reefs, reefs, coral, sea turtles, fish, snorkeling, marine science, sea life > IRA > Biology > Wildlife Biologist | Biologist | Environmental Scientist | Fishing Worker
*a helper of children with needs: brother with autism, sign language, speech problems > SIA > Therapy and Counseling; Education and Training; Psychology > Speech-Language Pathologist | Special Education Teaching Assistant | Elementary Special Education Teacher | Occupational Therapist
*an interior designer: interior decorator, interior design, decorating rooms, redecorating > AER > Design > Interior Designer | Set and Exhibit Designer
*an electric vehicle technician: electric cars, ev, tesla engineer > RIC > Mechanical; Engineering and Technology > Automotive Engineer | Electrical Engineer | Auto Mechanic
*a judge: judge in a court > ESI > Law and Government > Judge | Administrative Law Judge
*a delivery driver: delivery guy, delivery driver, deliver packages, deliver pizza > RCE > Transportation > Delivery Truck Driver | Delivery and Sales Driver | Courier and Messenger
*an excavator driver: digger driver, excavators, bulldozers, bulldozer driver, drive excavators, drive bulldozers, construction machines > RCI > Mechanical; Building and Construction > Heavy Equipment Operator | Excavator Operator
*a crop picker: crop picker, fruit picker, greenhouse, farm worker > RCI > Food Production > Crop and Greenhouse Farmworker | Ranch and Animal Farmworker
*a doctor for children: kid doctor, childrens doctor, doctor for kids, doctor for children > SIR > Medicine and Dentistry > Pediatrician | Pediatric Surgeon | Family Medicine Physician
*a medical helper: cna, nurse aide, nurse assistant > SRC > Medicine and Dentistry > Nursing Assistant | Home Health Aide
*a practical nurse: lpn, practical nurse > SRC > Medicine and Dentistry > Licensed Practical Nurse | Registered Nurse
*a nurse anesthetist: crna > IRS > Medicine and Dentistry > Nurse Anesthetist
*a nurse midwife: midwife, midwive, delivering babies, deliver babies > SIR > Medicine and Dentistry > Nurse Midwife | Midwife | Obstetrician and Gynecologist
*a women's doctor: obgyn, ob gyn, gynecologist, gynocologist > ISR > Medicine and Dentistry > Obstetrician and Gynecologist | Nurse Midwife
*a phlebotomist: draw blood, blood drawer, phlebotomist, flebotomist > RSC > Medicine and Dentistry > Phlebotomist | Medical Assistant
*a sonographer: ultrasound, ultrasound tech, ultrasounds > IRS > Medicine and Dentistry > Diagnostic Medical Sonographer | Cardiovascular Technologist
*a surgical technologist: scrub tech, surgical tech, operating room tech > RSC > Medicine and Dentistry > Surgical Technologist | Surgical Assistant
*a vet technician: vet tech, vet nurse, animal nurse > RSI > Biology > Veterinary Technician | Veterinary Assistant
*a paramedic: parametic, ambulance guy, ambulance driver > SRI > Medicine and Dentistry > Paramedic | Emergency Medical Technician | Ambulance Driver
*a zoologist: zoologist, zoology, wild life, wild animals > IRA > Biology > Wildlife Biologist | Biologist | Animal Caretaker
*a glass blower: glassblower, glass blowing, blowing glass, blow glass > RAC > Fine Arts > Glass Blower | Craft Artist
*a potter: potter, pottery, ceramics > RAE > Fine Arts > Pottery Maker | Craft Artist
*a rock scientist: rock scientist, geologist, rocks and minerals, study rocks > IRA > Physics; Geography > Geoscientist | Geological Technician | Mining and Geological Engineer
*a star scientist: star scientist, stargazer > IRA > Physics > Astronomer | Physicist
*a weather forecaster: weather girl, weatherman, weather man, weather person, forecast the weather > IRA > Physics > Atmospheric and Space Scientist
*a disease detective: disease detective, outbreaks, pandemics, tracking diseases, viruses > IRS > Biology > Epidemiologist | Microbiologist | Medical Scientist
*a system administrator: sysadmin, sys admin, network admin > IRC > Computers and Electronics > Network and Computer Systems Administrator | Computer Network Support Specialist
*a web designer: website maker, ux designer, ui designer, ux, web designer, web design > AIR > Computers and Electronics; Design > Web and Digital Interface Designer | Web Developer | Graphic Designer
*a game maker: game maker, game dev, making games, make levels > AIR > Computers and Electronics > Video Game Designer | Software Developer
*a court stenographer: court stenographer, stenographer > CER > English Language > Court Reporter
*a private eye: private eye, private investigator, pi > EIR > Public Safety and Security > Private Detective | Detective
*a jailer: jailer, prison guard, jail guard, prison officer, work in a prison > RES > Public Safety and Security > Correctional Officer
*a parole officer: parole officer, parole > SEC > Public Safety and Security > Probation Officer
*a border agent: border patrol, border guard, customs officer > REC > Public Safety and Security > Customs and Border Protection Officer
*a 911 operator: 911 operator, 911, emergency operator, emergency calls > CSE > Public Safety and Security > 911 Dispatcher | Dispatcher
*an elementary teacher: grade school teacher, elementry teacher, primary school teacher, little kids teacher > SAE > Education and Training > Elementary School Teacher | Kindergarten Teacher
*a kindergarten teacher: kindergarten, kindergarden, kindergarden teacher > SAE > Education and Training > Kindergarten Teacher | Preschool Teacher
*a preschool teacher: pre k, prek, pre k teacher > SAE > Education and Training > Preschool Teacher | Kindergarten Teacher
*a substitute teacher: sub, substitute > SAE > Education and Training > Substitute Teacher
*a teacher's aide: teachers aide, teacher aide, teachers assistant, classroom helper > SCA > Education and Training > Teaching Assistant | Special Education Teaching Assistant
*a guidance counselor: guidance counselor, school councelor, councelor > SEA > Therapy and Counseling > School and Career Counselor | School Psychologist
*a librarian: liberian, librian > SCI > English Language > Librarian
*a musician: guitarist, drummer, pianist, violinist, rock star, singger, play in a band > AES > Fine Arts > Musician or Singer | Composer and Music Director
*a conductor of an orchestra: conductor of an orchestra, orchestra conductor, conduct an orchestra > AES > Fine Arts > Composer and Music Director | Musician or Singer
*a radio host: radio host, sportscaster, radio dj, podcaster > AES > Communications and Media > Broadcast Announcer and Radio DJ | News Reporter or Journalist
*a movie maker: filmmaker, film maker, movie producer > AEI > Communications and Media > Movie or TV Producer and Director | Film and Video Editor
*a cartoon maker: cartoon maker, 3d artist, 3d animation, vfx > AIR > Fine Arts > Special Effects Artist and Animator | Fine Artist or Illustrator
*a cartoonist: cartoonist, comics artist, painter of pictures > AIR > Fine Arts > Fine Artist or Illustrator | Special Effects Artist and Animator
*a sound engineer: sound engineer, recording studio, audio engineer, sound guy > RAI > Fine Arts > Sound Engineering Technician | Audio and Video Technician
*a stage technician: av tech, stage crew, sound board > RAI > Fine Arts > Audio and Video Technician | Lighting Technician | Sound Engineering Technician
*a referee: ref, umpire, umpier, refferee > RES > Education and Training > Umpire or Referee | Sports Coach or Scout
*a line cook: line cook, work in a kitchen > RCE > Food Production > Restaurant Cook | Short Order Cook | Chef
*a pastry cook: bread maker, pastry cook, pastry, make bread > RAE > Food Production > Baker | Food Batchmaker
*a barista: coffee maker, making coffee, coffee > ESR > Food Production > Barista
*a waiter: waiter, waitress, wait tables > SER > Customer and Personal Service > Restaurant Server | Restaurant Host
*a restaurant manager: restaurant manager, run a restaurant > ECR > Food Production > Food Service Manager | Chef
*a manicurist: manicurist, manicure > ASR > Customer and Personal Service > Nail Technician
*an esthetician: esthetician, estetician, facials > ASR > Customer and Personal Service > Skincare Specialist
*a babysitter: babysitter, babysitting, babysit > SRC > Customer and Personal Service > Nanny | Childcare Worker
*a chauffeur: cab driver, uber driver, uber, lyft driver > RCE > Transportation > Taxi Driver | Shuttle Driver and Chauffeur
*a helicopter pilot: helicopter pilot, helicopter, helicopters > RIC > Transportation > Commercial Pilot | Airline Pilot
*a deckhand: deckhand, sailer, work on a ship > RCE > Transportation > Sailor | Ship Captain | Motorboat Operator
*a bus driver: bus driver, drive a bus > RCE > Transportation > City and Intercity Bus Driver | School Bus Driver | Shuttle Driver and Chauffeur
*a car repairer: grease monkey, car mecanic > RIC > Mechanical > Auto Mechanic
*a motorbike mechanic: motorbike mechanic, motorcycles, fix motorcycles, dirt bikes > RIC > Mechanical > Motorcycle Mechanic | Small Engine Mechanic
*a bike mechanic: bike mechanic, repair bikes, bike shop, repairing bikes > RIC > Mechanical > Bicycle Repairer | Motorcycle Mechanic
*a bricklayer: bricklayer, brick layer, bricks > RCE > Building and Construction > Brickmason and Blockmason | Stonemason
*a tiler: tile layer, tiling, tiles > RCA > Building and Construction > Tile and Stone Setter
*an air conditioning technician: hvac, ac repair, air conditioning, heating and cooling > RCI > Building and Construction; Mechanical > Heating and Cooling Technician (HVAC)
*a construction manager: construction boss, construction company, run a construction company > ERC > Building and Construction > Construction Manager | Construction Supervisor
*a construction laborer: construction worker, construction sites > RCE > Building and Construction > Construction Laborer | Construction Manager | Carpenter
*an electrician: sparky, electritian, wire houses, wiring houses > RIC > Building and Construction > Electrician | Electrician's Helper
*a lineman: lineman, linesman, power lines > RIC > Building and Construction > Power Line Worker | Electrician
*a solar installer: solar panels, solar panel installer, install solar panels > RCI > Building and Construction > Solar Photovoltaic Installer | Solar Thermal Installer and Technician
*a wind turbine technician: wind turbines, windmill repair, wind turbine tech > RCI > Mechanical > Wind Turbine Service Technician | Wind Energy Engineer
*a watchmaker: watchmaker, fix watches, watches, clocks > RCI > Mechanical > Watch and Clock Repairer | Jeweler
*a goldsmith: goldsmith, jewler, make jewelry > RAE > Fine Arts > Jeweler | Gem and Diamond Worker
*a tailor: taylor > RAC > Fine Arts > Tailor or Dressmaker
*a fisherman: fisherman, fishermen, fisher > RIC > Food Production > Fishing Worker | Sailor
*a lumberjack: lumberjack, logger > RCI > Biology > Tree Faller | Logging Equipment Operator
*an exterminator: exterminator, bug guy, bed bugs > RCE > Chemistry > Pest Control Worker
*a custodian: custodian, janiter, school cleaner > RCE > Building and Construction > Janitor | Housekeeping Cleaner
*a financial adviser: financial adviser, financial advisor, help people with money > ECS > Economics and Accounting > Personal Financial Advisor | Financial and Investment Analyst
*a stock trader: stock broker, stock trader, stockbroker > ECI > Economics and Accounting > Stockbroker and Financial Sales Agent | Financial and Investment Analyst
*a real estate agent: relator, realtor > ECS > Sales and Marketing > Real Estate Agent | Real Estate Broker
*an insurance agent: insurance salesman, sell insurance, insurance > ECS > Sales and Marketing > Insurance Sales Agent
*a big boss: big boss, boss of a company, head of a company, runs a company, run a company, owner of a company, own a company, ceo, c e o > ECS > Administration and Management > Chief Executive | General Manager
*a human resources specialist: hr, human resources, hire people > ESC > Personnel and Human Resources > Human Resources Specialist | Human Resources Manager
*a public relations specialist: pr, pr person, publicist > EAS > Communications and Media > Public Relations Specialist | Public Relations Manager
*a secretary: secretary, secretery > CES > Administrative > Administrative Assistant | Executive Assistant
*a call center worker: call center, customer service, help desk for customers > CES > Customer and Personal Service > Customer Service Representative | Telemarketer
*a lawmaker: senator, congressman, congresswoman, lawmaker, politician > ESI > Law and Government > Legislator | Political Scientist
*an undertaker: undertaker > SER > Customer and Personal Service > Mortician | Funeral Home Manager
*a hotel clerk: hotel clerk, front desk > ECS > Customer and Personal Service > Hotel Desk Clerk | Hotel Concierge
*a city planner: city planner, urban planner, plan cities, planning cities, design cities, urban planning > IEA > Design; Geography > Urban and Regional Planner | Transportation Planner | Architect
*a traffic planner: traffic, better buses, public transport, traffic engineer > IRC > Transportation; Engineering and Technology > Transportation Planner | Transportation Engineer | Urban and Regional Planner
*a map maker: map maker, make maps, making maps, maps, cartography, globes > IRC > Geography > Mapmaker (Cartographer) | Geographer | Surveyor
*a math professor: math professor, mathematics professor > SIA > Mathematics; Education and Training > College Math Teacher | Mathematician
*a physics professor: physics professor > SIA > Physics; Education and Training > College Physics Teacher | Physicist
*a history professor: history professor, history proffesor > SIA > History and Archeology; Education and Training > College History Teacher | Historian
*a geneticist: genes, genetics, genetisist, gene editing > IRA > Biology > Geneticist | Genetic Counselor | Molecular and Cellular Biologist
*a statistician: sports stats, baseball stats, statistics > ICR > Mathematics > Statistician | Data Scientist | Biostatistician
*a logistics planner: logistics, delivery routes, supply chain > CEI > Transportation; Administration and Management > Logistician | Supply Chain Manager | Logistics Analyst
*a religious leader: church, youth group, bible study, bible, mosque, temple > SEA > Philosophy and Theology > Clergy Member | Director of Religious Education | Social and Community Service Manager
*a podcaster: podcast, podcasts, our podcast > AES > Communications and Media > Broadcast Announcer and Radio DJ | Sound Engineering Technician | News Reporter or Journalist
*a therapist: shrink, listen to problems, listens to people > SIA > Psychology; Therapy and Counseling > Clinical and Counseling Psychologist | Mental Health Counselor | Marriage and Family Therapist
*a cardiovascular doctor: cardiolagist > IRS > Medicine and Dentistry > Cardiologist
*a spy: spy games, spies, secret codes, ciphers > EIR > Public Safety and Security > Intelligence Analyst | Private Detective | Detective
*a shop owner: resell, reselling, run a little business, little business, selling bracelets > ECS > Sales and Marketing > Online Merchant | Chief Executive | Retail Buyer
*an auto body worker: auto body, body shop, painting cars, auto body work > RCI > Mechanical > Auto Body Repairer
*a tooth doctor: tooth doctor, tooth puller, pulls teeth, fix teeth, fixes teeth > ISR > Medicine and Dentistry > Dentist | Orthodontist | Oral and Maxillofacial Surgeon
*a spine doctor: back cracker, cracks backs, spine doctor > SIR > Medicine and Dentistry > Chiropractor | Orthopedic Surgeon
*a stomach or lung doctor: lung doctor, stomach doctor, belly doctor, kidney doctor, liver doctor > ISR > Medicine and Dentistry > General Internal Medicine Physician | Family Medicine Physician
*a doctor who puts people to sleep: puts people to sleep, put people to sleep, sleeping doctor > IRS > Medicine and Dentistry > Anesthesiologist | Nurse Anesthetist
*a baby doctor: baby doctor, babies doctor > SIR > Medicine and Dentistry > Obstetrician and Gynecologist | Pediatrician | Nurse Midwife
*a kinder teacher: kinder, kinder teacher, k teacher > SAE > Education and Training > Kindergarten Teacher | Preschool Teacher
*a guard of a place: mall cop, campus cop, mall guard, store guard, night guard, night watchman > RES > Public Safety and Security > Security Guard | Security Manager
*a security analyst: cybersecurity, cyber security, cyber, computer security, stop hackers, stops hackers > IRC > Computers and Electronics > Information Security Analyst | Penetration Tester | Information Security Engineer
*an air conditioning worker: ac, ac guy, ac man, a c, air con, aircon, heating guy, furnace guy > RCI > Mechanical > Heating and Cooling Technician (HVAC)
*a windmill mechanic: windmill, windmills, windmill fixer, fix windmills, fixes windmills > RCI > Mechanical > Wind Turbine Service Technician | Wind Energy Engineer
*a handyman: handyman, handy man, handywoman, handyperson, fix it man, repairman, repair man, odd jobs, maintenance man, fixes stuff, fix everything > RCI > Mechanical; Building and Construction > Maintenance and Repair Worker | Carpenter
*a housekeeper: housekeeper, house keeper, housekeeping, maid, hotel maid, cleans hotel rooms, clean hotel rooms, clean houses, cleans houses, cleaning lady, house cleaner > CRS > Customer and Personal Service > Housekeeping Cleaner | Janitor
*a groundskeeper: mow lawns, mows lawns, mowing lawns, mow grass, mows grass, cut grass, cuts grass, lawn guy, lawn care, lawn mower, yard work, yard guy, landscaper, landscaping, rake leaves > RCE > Building and Construction > Landscaping and Groundskeeping Worker | Landscape Architect | Tree Trimmer and Pruner
*a pest controller: kill bugs, kills bugs, sprays bugs, spray bugs, sprays for bugs, spray for bugs, bug killer, bug sprayer, termites, rats, cockroaches > RCE > Chemistry > Pest Control Worker
*a checkout clerk: checkout, check out, checkout lady, register, cash register, rings you up, rings people up, ring up, scans groceries, bag groceries > CES > Sales and Marketing > Cashier | Retail Salesperson
*a salesperson in a store: sells shoes, sells clothes, sells phones, sell phones, sells cars, sell cars, sells furniture, sells makeup, salesman, saleswoman, sales lady > ECS > Sales and Marketing > Retail Salesperson | Retail Store Supervisor | Wholesale Sales Representative
*a store boss: store boss, walmart manager, target manager, shop manager, grocery manager, manager of a store, runs a store, run a store > ECS > Sales and Marketing > Retail Store Supervisor | Retail Salesperson | General Manager
*a shelf filler: stocker, stocks shelves, stock shelves, shelf stocker, puts stuff on shelves > RCE > Sales and Marketing > Stocker and Order Filler | Retail Salesperson
*a coffee server: starbucks, starbucks worker, work at starbucks, dunkin worker, work at dunkin, dutch bros worker, makes lattes, make lattes, latte > ESR > Food Production > Barista | Fast Food Worker
*a burger cook: burger flipper, flip burgers, flips burgers, burgers, fry cook, work at mcdonalds, mcdonalds, burger king, work at wendys, taco bell worker, drive thru > RCE > Food Production > Fast Food Cook | Fast Food Worker | Short Order Cook
*a barber: cuts fades, cut fades, fades, lineups, barber shop, barbershop, mens haircuts > ARE > Customer and Personal Service > Barber | Hairstylist and Cosmetologist
*a camp leader: camp counselor, camp counsellor, camp leader, summer camp, after school program > SEA > Customer and Personal Service > Recreation Worker | Childcare Worker
*a driver of guests: chofer, limo driver, limousine driver, limo, airport shuttle, valet driver > RCE > Transportation > Shuttle Driver and Chauffeur | Taxi Driver
*a pool cleaner: pool guy, pool cleaner, cleans pools, clean pools, window washer, washes windows > RCE > Customer and Personal Service > Janitor | Maintenance and Repair Worker
*a phone and computer fixer: fixes computers, fixes phones, fix phones, computer fixer, geek squad > RIC > Computers and Electronics > Computer User Support Specialist | Computer and Office Machine Repairer | Network and Computer Systems Administrator
*a mover: mover, movers, moving company, moves furniture, move furniture > RCE > Transportation > Freight and Stock Mover | Delivery Truck Driver
*a dishwasher: dishwasher, dish washer, washes dishes, wash dishes > RCE > Food Production > Dishwasher | Restaurant Cook
*a dog groomer: washes dogs, wash dogs, pet groomer, walks dogs, walk dogs, dog sitter > RSE > Biology > Animal Caretaker | Animal Trainer
*a school subject teacher: science teacher, gym teacher, pe teacher, english teacher, history teacher, social studies teacher, music teacher, spanish teacher, reading teacher > SAE > Education and Training > Middle School Teacher | High School Teacher | Elementary School Teacher
*a maker of apps: app maker, makes apps, make an app, phone apps > ICR > Computers and Electronics > Software Developer | Web and Digital Interface Designer
*a yoga teacher: yoga, teaches yoga, teach yoga, pilates, zumba, spin class > SRE > Education and Training > Fitness Trainer | Recreation Worker
*a beekeeper: beekeeper, bee keeper, bees, honey > REI > Food Production > Farmer or Rancher | Animal Scientist
*a funeral helper: carries the coffin, carry the coffin, pallbearer, coffin, coffins > SER > Customer and Personal Service > Funeral Attendant | Mortician | Funeral Home Manager
*a ticket taker: ticket taker, take tickets, takes tickets, tears tickets > CSR > Customer and Personal Service > Usher and Ticket Taker | Cashier
*a manager of engineers: engineering manager, manager of engineers, boss of engineers > ERC > Engineering and Technology > Architectural and Engineering Manager | Industrial Production Manager
*an airplane electronics technician: plane electronics, airplane electronics, cockpit electronics > RIC > Computers and Electronics > Avionics Technician | Aircraft Mechanic
*a road worker: road worker, snow plow, snowplow, fix roads, fixes roads, potholes > RCE > Building and Construction > Highway Maintenance Worker | Paving Equipment Operator | Civil Engineer
*a giver of medicine: gives out medicine, give out medicine, hand out medicine > ICS > Medicine and Dentistry > Pharmacist | Pharmacy Technician | Registered Nurse
*a helper with speaking: helps kids talk, help kids talk, helps people talk, lisp > SIA > Therapy and Counseling > Speech-Language Pathologist | Speech-Language Pathology Assistant
`,
);
