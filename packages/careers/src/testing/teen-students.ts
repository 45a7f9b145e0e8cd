import type { CareerAnswers } from '../career-answers.ts';

/** Answers that carry no words, to be filled where a test needs some. */
export const quietStudent: CareerAnswers = {
  grade: 8,
  city_state: 'Austin, TX',
  favorite_subjects: 'idk',
  enjoy_during_free_time: 'idk',
  math_confidence: 3,
  ai_and_technology_confidence: 2,
  career_or_job_interest: 'idk',
  brands_or_companies_admired: 'idk',
  proud_accomplishments: 'idk',
  what_makes_a_great_math_teacher: 'idk',
};

/** One a line: career, free time, subjects, achievement, brands, teacher; a job among the first four; its cluster. */
const table = `
youtuber | watching youtube and editing videos on capcut | art, lunch | i have 200 subscribers | mrbeast, nike | funny | Film and Video Editor | Arts, media and entertainment
nba player | basketball with my friends | pe | made the aau team | nike, jordan | patient | Professional Athlete | Food, sports, travel and fun
vet | playing with my dogs and cats | science | raised a baby bird | petco | nice and helpful | Veterinarian | Health and medicine
rapper or nba player | making beats and playing 2k | gym | i wrote a song | jordan, gucci | cool | Musician or Singer | Arts, media and entertainment
i want to be a nurse like my mom | babysitting my little sister and church choir | health and english | taking care of my grandma when she was sick | sephora | explains things | Registered Nurse | Health and medicine
engineer | legos, minecraft | math and science | won the science fair | lego, spacex | challenges me | Mechanical Engineer | Science, engineering and math
lawyer | arguing with my brother, debate | social studies | won mock trial | apple | fair | Lawyer | Law and safety
fbi agent | true crime podcasts | history | i got straight As | fbi | explains | Detective | Law and safety
nail tech | doing my nails and makeup | art | i did my cousins nails for prom | ulta, shein | patient | Nail Technician | Care for people
mecanic | working on trucks with my dad | auto shop | rebuilt a dirt bike engine | ford, dodge | hands on | Auto Mechanic | Cars, planes and getting around
marine biologist | swimming, going to the beach | biology | beach cleanup | national geographic | fun | Wildlife Biologist | Science, engineering and math
pro gamer | fortnite and valorant | none | reached diamond rank | xbox | lets us play games | Video Game Designer | Arts, media and entertainment
artist | drawing anime | art | my drawing got in the art show | studio ghibli | creative | Fine Artist or Illustrator | Arts, media and entertainment
teacher | reading and tutoring my cousins | english | student of the month | scholastic | patient | Elementary School Teacher | Teach and coach
farmer | ffa, raising pigs | ag | grand champion at the county fair | john deere | practical | Farmer or Rancher | Nature, farms and food
hair stylist | braiding hair | cosmetology | i braid hair for money | fenty | kind | Hairstylist and Cosmetologist | Care for people
soldier | jrotc, working out | history | jrotc cadet of the year | us army | strict | Emergency Management Director | Law and safety
software engineer | coding in python | computer science, math | built a discord bot | google, nvidia | explains why | Software Developer | Computers and games
rich | selling sneakers | business | i made 500 dollars reselling shoes | nike, gucci, tesla | not boring | Chief Executive | Run a business
chef | baking cakes and cooking with my abuela | home ec | made tamales for 40 people | in n out | funny | Chef | Food, sports, travel and fun
pilot | flight simulator | physics | flew in a small plane | boeing, delta | clear | Airline Pilot | Cars, planes and getting around
firefighter | playing football | pe | saved my dog | nfl | tough but fair | Firefighter | Law and safety
actor | drama club and singing | theater | lead role in the school play | netflix, disney | energetic | Actor | Arts, media and entertainment
architect | sims and bloxburg | geometry and art | i designed a treehouse | ikea | patient | Architect | Design and build places
doctor | reading, piano | biology, chemistry | honor roll every year | mayo clinic | explains clearly | Family Medicine Physician | Health and medicine
electrician | helping my uncle fix houses | shop | wired a light with my uncle | dewalt | hands on | Electrician | Design and build places
president | student council | government | class president | united nations | listens | Legislator | Government and community
astronaut | looking at stars with my telescope | science | built a rocket | nasa | smart | Aerospace Engineer | Science, engineering and math
something with animals | horseback riding | science | won a ribbon in a horse show | chewy | nice | Veterinarian | Health and medicine
something with kids | babysitting | i like everything but math | taught my brother to read | target | patient | Preschool Teacher | Teach and coach
not sure maybe something with computers | discord and youtube | tech | fixed my moms laptop | microsoft | uses technology | Computer User Support Specialist | Computers and games
i dont want to be a doctor. maybe something outside | hiking, fishing with my grandpa | pe and science | caught a big fish | bass pro shops | not strict | Fish and Game Warden | Nature, farms and food
influencer | tiktok dances, shopping | dance | 10k followers | skims, sephora | funny | Film and Video Editor | Arts, media and entertainment
social worker | volunteering at the food bank | psychology | i helped a new student from honduras | red cross | understanding | Child and Family Social Worker | Care for people
accountant | chess and sudoku | math | won the math contest | chase | challenging | Accountant and Auditor | Money and finance
truck driver | trucks and country music | shop | got my tractor license | peterbilt | fair | Heavy Truck Driver | Cars, planes and getting around
fashion designer | sewing and thrifting | art | made my own dress | gucci, zara | creative | Fashion Designer | Arts, media and entertainment
psychologist | listening to my friends problems | psychology | helped my friend through a hard time | spotify | kind | Clinical and Counseling Psychologist | Care for people
barber | cutting hair, basketball | pe | i cut my brothers hair | nike | cool | Barber | Care for people
journalist | writing stories, reading | english, history | school newspaper editor | new york times | clear | News Reporter or Journalist | Arts, media and entertainment
musician | playing guitar and drums | band | made all state band | fender | patient | Musician or Singer | Arts, media and entertainment
photographer | taking pictures of nature | photography | photo contest winner | canon | creative | Photographer | Arts, media and entertainment
interpreter | translating for my parents | spanish, english | i learned english in one year | duolingo | patient | Interpreter and Translator | Teach and coach
robotics | robotics club and 3d printing | science | we went to vex worlds | tesla, boston dynamics | problem solving | Robotics Engineer | Science, engineering and math
judge | reading mysteries | civics | essay contest | supreme court | fair | Judge | Law and safety
dentist | crafts | chemistry | no cavities | colgate | gentle | Dentist | Health and medicine
environmental scientist | gardening and recycling | environmental science | started a recycling club | patagonia | passionate | Environmental Scientist | Nature, farms and food
dancer | ballet and folklorico | dance | danced at the festival | lululemon | energetic | Dancer | Arts, media and entertainment
welder | welding with my dad | metal shop | welded a trailer | lincoln electric | hands on | Welder | Make and fix things
paleontologist | dinosaurs | science | i know 100 dinosaurs | national geographic | funny | Geoscientist | Science, engineering and math
event planner | planning parties | english | planned my quinceanera | target | organized | Event Planner | Food, sports, travel and fun
pastor | church youth group | bible class | mission trip | chick fil a | kind | Clergy Member | Care for people
race car driver | go karts | auto | won a kart race | ferrari, red bull | fast | Automotive Engineering Technician | Science, engineering and math
game desighner | roblox | comp sci | made a roblox obby with 1000 plays | roblox | fun | Video Game Designer | Computers and games
pharmasist | reading | chemisty | science olympiad medal | cvs | explains | Pharmacist | Health and medicine
stay home | video games and sleeping | nothing | idk | playstation | idk | Video Game Designer | Arts, media and entertainment
billionaire | crypto and stocks | econ | stock market game winner | tesla | smart | Chief Executive | Run a business
coach | softball | pe | state finals | nike | motivating | Sports Coach or Scout | Teach and coach
police officer | football and boxing | history | black belt | marines | strict | Police Officer | Law and safety
animator | watching anime, drawing on procreate | art | 1st place art | crunchyroll | chill | Special Effects Artist and Animator | Arts, media and entertainment
a job where i can travel | geoguessr | geography | visited 10 states | airbnb | tells stories | Travel Guide | Food, sports, travel and fun
therapist | journaling | english | my poem was published | barnes and noble | caring | Marriage and Family Therapist | Care for people
construction | building things with my dad | woodshop | built a deck | home depot | shows examples | Carpenter | Design and build places
i like helping people with disabilities | i use a wheelchair and play wheelchair basketball | math | wheelchair basketball championship | special olympics | patient | Occupational Therapist | Health and medicine
something in ai | chatgpt, coding | math, computer science | trained a model | openai | explains | Data Scientist | Computers and games
flight attendant | traveling | geography | moved from nigeria | delta | kind | Flight Attendant | Cars, planes and getting around
🎮🎮🎮 | 🎮 | 🎨 | 🏆🏆🏆 | 🍎🍎🍎 | 😀😀😀 | Video Game Designer | Computers and games
`;

/** Students as they write, with one job that they would be right to miss, and a cluster. */
export const teenStudents: readonly { answers: CareerAnswers; title: string; cluster: string }[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [career, freeTime, subjects, achievement, brands, teacher, title, cluster] = line.split(' | ');
    if (cluster === undefined) throw new Error(`too few columns: ${line}`);
    return {
      answers: {
        ...quietStudent,
        career_or_job_interest: career ?? '',
        enjoy_during_free_time: freeTime ?? '',
        favorite_subjects: subjects ?? '',
        proud_accomplishments: achievement ?? '',
        brands_or_companies_admired: brands ?? '',
        what_makes_a_great_math_teacher: teacher ?? '',
      },
      title: title ?? '',
      cluster,
    };
  });
