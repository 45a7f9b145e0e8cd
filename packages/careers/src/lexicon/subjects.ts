import { readMentions } from './mention.ts';

/** School subjects. Read in every answer; they count most as favorite subjects. */
export const subjects = readMentions(
  'subject',
  `
math: mathematics, maths, pre algebra, prealgebra, arithmetic, numbers, calculus, ap calculus, precalc, equations, math class, mth, matematicas > ICR > Mathematics; Economics and Accounting > Actuary | Data Scientist | Statistician | Accountant and Auditor | Mathematician | Civil Engineer
algebra: algebra 1, algebra 2, algebra one > ICR > Mathematics > Data Scientist | Operations Research Analyst | Software Developer | Electrical Engineer
geometry: geometry, shapes, trigonometry, trig > IRA > Mathematics; Design; Engineering and Technology > Architect | Surveyor | Civil Engineer | Mechanical Drafter | Mapmaker (Cartographer)
statistics: stats, ap stats, probability, data > ICE > Mathematics; Economics and Accounting > Statistician | Data Scientist | Survey Researcher | Biostatistician
science: sciences, science class, physical science, general science, stem, steam, scince, sience, ciencias, ciencia > IRA > Biology; Chemistry; Physics > Biologist | Chemist | Environmental Scientist | Medical Scientist | Geoscientist
biology: bio, ap bio, life science, life sciences, living things > IRS > Biology; Medicine and Dentistry > Biologist | Microbiologist | Geneticist | Biological Technician | Wildlife Biologist
chemistry: chem, chemicals > IRC > Chemistry > Chemist | Chemical Engineer | Chemical Technician | Food Scientist and Technologist | Pharmacist
physics: physics, forces, energy > IRC > Physics; Mathematics; Engineering and Technology > Physicist | Mechanical Engineer | Aerospace Engineer | Electrical Engineer | Astronomer
anatomy and health: anatomy, health, health class, health science, medical terminology, nutrition, physiology > ISR > Medicine and Dentistry; Biology > Health Education Specialist | Registered Nurse | Dietitian and Nutritionist | Exercise Physiologist
earth science: earth science, environmental science, geology, ecology, apes, earth and space > IRA > Geography; Biology; Chemistry > Geoscientist | Environmental Scientist | Hydrologist | Atmospheric and Space Scientist
astronomy: astronomy, space science > IRA > Physics; Mathematics > Astronomer | Aerospace Engineer | Satellite Data Scientist
forensics: forensics, forensic science > IRC > Biology; Chemistry; Public Safety and Security > Forensic Science Technician | Detective | Digital Forensics Analyst
English: english, language arts, ela, english class, lit, literature, language arts class, grammar, vocabulary, spelling, englsh, ingles, lectura > AIS > English Language; Communications and Media > Editor | Writer or Author | High School Teacher | Technical Writer | Librarian
creative writing: creative writing > AIE > English Language; Communications and Media > Poet, Lyricist or Creative Writer | Writer or Author | Editor
journalism: journalism, newspaper, yearbook, media, broadcasting, video production, film class, film, media arts > AEI > Communications and Media; English Language > News Reporter or Journalist | Film and Video Editor | Broadcast Technician | Photographer
history: history, us history, world history, apush, american history, black history, texas history, state history, histroy, historia > IAS > History and Archeology; Law and Government; Geography > Historian | Archivist | Curator | Lawyer | Political Scientist
social studies: social studies, civics, government, gov, current events, politics, sociology, human geography > SIE > History and Archeology; Geography; Law and Government; Sociology and Anthropology > Sociologist | Political Scientist | Urban and Regional Planner | Social and Community Service Manager | Legislator
ethnic studies: ethnic studies, african american studies, black studies, chicano studies, chicanx studies, asian american studies, native american studies, cultural studies, gender studies, womens studies, american studies > SIA > Sociology and Anthropology; History and Archeology > Sociologist | College Cultural Studies Teacher | Equal Opportunity Officer | Historian
geography: geography > IRS > Geography > Geographer | Mapmaker (Cartographer) | Geographic Information Systems Technician | Urban and Regional Planner
economics: economics, econ, personal finance, financial literacy, finance > CEI > Economics and Accounting; Mathematics > Economist | Financial and Investment Analyst | Personal Financial Advisor | Budget Analyst
business class: business class, marketing class, deca, fbla, entrepreneurship, accounting, business management > ECS > Administration and Management; Sales and Marketing; Economics and Accounting > Marketing Manager | Management Analyst | General Manager | Project Management Specialist | Accountant and Auditor
psychology: psychology, psych, ap psych, human behavior, the brain, brain > ISA > Psychology; Therapy and Counseling > Clinical and Counseling Psychologist | School Psychologist | Industrial-Organizational Psychologist | Neuropsychologist | Market Research Analyst
law class: law class, mock trial, criminal justice, law studies > EIS > Law and Government; Public Safety and Security > Paralegal | Lawyer | Police Officer | Probation Officer
philosophy: philosophy, ethics, religion, theology, religious studies, religion class > IAS > Philosophy and Theology > Clergy Member | College Philosophy and Religion Teacher | Mediator
computer science: computer science, comp sci, cs, coding class, computer class, computers, technology class, tech class, tech ed, keyboarding, apcsp, information technology, digital literacy, computer > ICR > Computers and Electronics; Mathematics > Software Developer | Web Developer | Computer Systems Analyst | Data Scientist | Information Security Analyst
robotics class: robotics class, engineering class, pltw, stem class, engineering, design and technology, technology education > RIC > Engineering and Technology; Mechanical; Computers and Electronics > Robotics Engineer | Mechanical Engineer | Mechatronics Technician | Robotics Technician
art: art class, arts, visual arts, ceramics, drawing class, painting class, studio art, digital art class, fine arts, arts and crafts, arte > ARE > Fine Arts; Design > Fine Artist or Illustrator | Graphic Designer | Art Director | Craft Artist | Interior Designer
graphic design: graphic design class, digital media, animation class, web design > AIE > Design; Fine Arts; Computers and Electronics > Graphic Designer | Web and Digital Interface Designer | Special Effects Artist and Animator
music class: music class, band, band class, orchestra, choir, music theory, guitar class, chorus, clase de musica > AES > Fine Arts > Musician or Singer | Composer and Music Director | Music Therapist | Sound Engineering Technician
theater class: theater, theatre, drama, drama class, performing arts, stagecraft > AES > Fine Arts; Communications and Media > Actor | Set and Exhibit Designer | Movie or TV Producer and Director | Lighting Technician
dance class: dance class > ASR > Fine Arts > Dancer | Choreographer
gym class: pe, p e, physical education, gym, gym class, phys ed, recess, athletics, weight training, lunch and gym, fitness class, educacion fisica > RSE > Education and Training; Biology > Fitness Trainer | Sports Coach or Scout | Exercise Physiologist | Adapted Physical Education Specialist | Athletic Trainer
world languages: spanish, french, german, latin, mandarin, chinese, japanese, asl, foreign language, world language, languages, language class, arabic, french class, spanish class > SAI > Foreign Language; English Language > Interpreter and Translator | College Foreign Language Teacher | Adult Education and English Language Teacher | Travel Agent
cooking class: home ec, home economics, culinary, culinary arts, cooking class, foods, fcs, family and consumer science, food and nutrition, family and consumer sciences > RAS > Food Production; Customer and Personal Service > Chef | Dietitian and Nutritionist | Food Scientist and Technologist | Baker
child development: child development, early childhood, child care class > SAC > Education and Training; Psychology > Preschool Teacher | Kindergarten Teacher | Childcare Worker
sewing class: sewing class, textiles, fashion class, fashion design class > ARC > Design > Fashion Designer | Tailor or Dressmaker | Fabric and Apparel Patternmaker
shop class: shop, shop class, wood shop, woodshop, metal shop, auto shop, welding, automotive, construction, cte, tech, industrial arts, drafting, vocational, building trades, mechanics > RIC > Mechanical; Building and Construction; Engineering and Technology > Carpenter | Auto Mechanic | Welder | Machinist | Mechanical Drafter | Electrician
agriculture: ag, agriculture, ag class, ag mechanics, animal science, horticulture, plant science, floral design > RIE > Food Production; Biology > Farmer or Rancher | Animal Scientist | Soil and Plant Scientist | Agricultural Technician
lunch and free time: lunch, free period, study hall, advisory, homeroom, the bell > ESA > Customer and Personal Service > Chef | Event Planner | Recreation Worker
public safety class: fire science, jrotc, rotc, emt class, public safety > RSE > Public Safety and Security; Law and Government > Firefighter | Paramedic | Police Officer | Emergency Management Director
cosmetology class: cosmetology class, cosmetology > AES > Customer and Personal Service > Hairstylist and Cosmetologist | Skincare Specialist
English as a second language: esl, ell, eld, english learner, esol > SAC > English Language; Foreign Language > Interpreter and Translator | Adult Education and English Language Teacher | Community Health Worker
`,
);
