/** What people say, and the words under which descriptions of work tell of it. */
const table = `
fix fixes fixer fixing mend mends: repair
plane planes jet jets: aircraft airplane
airplane airplanes helicopter: aircraft
hacker hackers hacking virus viruses scammers: information security penetration
teeth tooth cavity cavities: dental dentist
walk walking leg legs knee injury injuries injured: physical therapist rehabilitation
eyes eye: optometrist ophthalmic
ears hearing deaf: audiologist hearing
skin rash pimples acne: dermatologist skincare
heart hearts: cardiovascular cardiologist
babies baby birth pregnant: midwife obstetrician infant
toddlers toddler: preschool childcare
teenagers teens teenager: guidance counselor
cancer disease diseases cure cures: medical scientist
medicine pills prescriptions prescription cvs walgreens pharmacy: pharmacist pharmacy
ambulance ambulances: paramedic
army navy marines soldier soldiers military: military
metro subway subways tram: subway streetcar
train trains railroad: locomotive railroad
uber lyft cab cabs: taxi
amazon packages package parcels: courier delivery
mailman mailbox letters: postal mail
ships sea: ship captain sailor
ads commercials brands: advertising marketing
weddings wedding parties: event planner
newspaper newspapers: reporter journalist
tattoo tattoos: artist illustrator
makeup lashes brows facial facials: makeup skincare
nails: manicurist nail
haircut haircuts hairdo braids: hairstylist barber
outfits outfit runway: fashion designer apparel
song songs beats album concert concerts: musician composer
cartoon cartoons pixar: animator animation
statue statues sculpture: sculptor
museum museums: curator museum
dinosaur dinosaurs fossils fossil volcano volcanoes earthquake earthquakes gems: geoscientist archeologist
hurricanes hurricane tornado tornadoes storms storm weather: atmospheric meteorologist
stars planets galaxies telescope: astronomer
whales whale sharks shark dolphins dolphin seals: marine biologist zoologist
zoo zoos lions tigers elephants: animal caretaker zoologist
puppy puppies kitten kittens dogs dog cats cat pets: animal veterinarian
horse horses: animal trainer farmworker
bees honey: animal breeder farmworker
crops corn wheat tractor tractors: farm agricultural
trees: tree trimmer forester
lawn lawns grass yard yards mow: landscaping groundskeeping
brick bricks: brickmason
shingles: roofer
wires wire wiring outlets: electrician electrical
bulldozers bulldozer digger diggers excavator: excavator operating engineer
blueprints blueprint: drafter architect
skyscraper skyscrapers: architect
draws draw drawing buildings house houses: architect drafter
atm: teller bank
stocks invest crypto: securities financial
claims: claims adjuster insurance
lawsuit lawsuits sue: lawyer paralegal
robber robbers thief thieves criminals arrest: police detective
clues fingerprints: forensic
president senator mayor governor congress: legislator executive
burger burgers fries mcdonalds: fast food cook
pizza tacos: cook
cake cakes cookies bread donuts cupcakes: baker
steak sausage: butcher meat
beer wine cocktails: bartender
lattes starbucks: barista
vacation vacations cruise: travel agent guide
workouts muscles: fitness trainer
ref refs: umpire referee
poems novels: author writer
website websites: web developer
windmill windmills turbine: wind turbine
toys: toy industrial designer
necklace necklaces: jeweler
sneakers boots: shoe
sad depressed depression feelings anxiety stress: counselor psychologist therapist
autism disabilities disability: special education occupational therapist
homework: tutor
maestra maestro profesora profesor ensenar: teacher
ninos chiquitos: preschool childcare
doctora medico medica: physician
enfermera enfermero: nurse
abogado abogada: lawyer
policia: police
bombero bombera: firefighter
cocinero cocinera cocinar: cook
mecanico mecanica arreglar: mechanic
ingeniero ingeniera: engineer
peluquera peluquero: hairstylist
pinta pintar pintor pintora: painter painting
casa casas: house
carros: automotive
camion camionero: truck
car cars truck trucks: automotive vehicle
toilet toilets sink sinks faucet drain drains: plumbing plumber pipes
couch couches sofa sofas: upholsterer upholstery furniture
printer printers copier copiers: office machine repairer
laptop laptops pc: computer
fridge fridges dryer dryers oven ovens microwave: appliance
addict addicts addiction: substance abuse
coffin coffins casket grave graves: funeral burial
lens lenses contacts: ophthalmic optical
dentures: prosthodontist
boat boats yacht: vessel ship motorboat
cow cows pig pigs chickens goats: livestock animal farm
bug bugs roach roaches termites ants mice rats mosquitoes: pest
trash garbage junk: refuse recycling
movie movies: film motion picture
bomb bombs explode explosion demolition dynamite: explosives blaster
laundry laundromat laundramat: laundry dry cleaning
cable wifi internet: telecommunications equipment installer
dna: genetics geneticist
jail prison: correctional
poor homeless: social services
taxes tax: tax preparer accountant
skeleton skeletons mummies: archeologist
fire alarm alarms: security alarm installer
brain: neurologist
kidney kidneys stomach lungs: physician
dance dances: choreographer dancer
tv: television broadcast
store shop shops: retail
forest woods: forester forest conservation
ocean: marine
rocket rockets: aerospace
`;

const everyday = new Map<string, readonly string[]>();
for (const line of table.trim().split('\n')) {
  const [said = '', told = ''] = line.split(': ');
  for (const word of said.split(' '))
    everyday.set(word, [...new Set([...(everyday.get(word) ?? []), ...told.split(' ')])]);
}

/** A word that is spelled as it is meant, though no title has it: a couch is no coach. */
export const isEveryday = (word: string): boolean => everyday.has(word);

/** Words of the data for what was said in everyday words. */
export function everydayMeanings(words: readonly string[]): string[] {
  return words.flatMap((word) => everyday.get(word) ?? []);
}
