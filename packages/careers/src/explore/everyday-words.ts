/** What people say, and the words under which descriptions of work tell of it. */
const table = `
fix fixes fixer fixing mend mends: repair
plane planes jet jets: aircraft airplane
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
bug bugs roach roaches: pest
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

const everyday: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [said = '', told = ''] = line.split(': ');
      return said.split(' ').map((word) => [word, told.split(' ')] as const);
    }),
);

/** A word that is spelled as it is meant, though no title has it: a couch is no coach. */
export const isEveryday = (word: string): boolean => everyday.has(word);

/** Words of the data for what was said in everyday words. */
export function everydayMeanings(words: readonly string[]): string[] {
  return words.flatMap((word) => everyday.get(word) ?? []);
}
