import type { Random } from '../random.ts';

/**
 * Places with two kinds of things that make up a whole. The nouns stand in the plural after 'ratio of';
 * whole sentences with counts are in `partSceneText` under the scene's key.
 */
export type PartScene = {
  readonly key: PartSceneKey;
  readonly first: string;
  readonly second: string;
  readonly third: string;
  /** The first and second kind, one of them. */
  readonly firstOne: string;
  readonly secondOne: string;
  readonly whole: string;
};

/** Whole sentences: two counts, three counts, the total with one part, and the kinds without counts. */
export const partSceneText = {
  'park-parts':
    'A park has {a, plural, one {# oak} other {# oaks}} and {b, plural, one {# maple} other {# maples}}.',
  'park-three':
    'A park has {a, plural, one {# oak} other {# oaks}}, {b, plural, one {# maple} other {# maples}} and {c, plural, one {# pine} other {# pines}}.',
  'park-total': 'A park has {total} trees. Of these, {a} are oaks. The rest are maples.',
  'park-place': 'A park has only oaks and maples.',
  'bus-parts':
    'A bus carries {a, plural, one {# adult} other {# adults}} and {b, plural, one {# child} other {# children}}.',
  'bus-three':
    'A bus carries {a, plural, one {# adult} other {# adults}}, {b, plural, one {# child} other {# children}} and {c, plural, one {# teen} other {# teens}}.',
  'bus-total': 'A bus carries {total} people. Of these, {a} are adults. The rest are children.',
  'bus-place': 'A bus carries only adults and children.',
  'bowl-parts':
    'A bowl holds {a, plural, one {# plum} other {# plums}} and {b, plural, one {# pear} other {# pears}}.',
  'bowl-three':
    'A bowl holds {a, plural, one {# plum} other {# plums}}, {b, plural, one {# pear} other {# pears}} and {c, plural, one {# lime} other {# limes}}.',
  'bowl-total': 'A bowl holds {total} fruits. Of these, {a} are plums. The rest are pears.',
  'bowl-place': 'A bowl holds only plums and pears.',
  'shelf-parts':
    'A shelf holds {a, plural, one {# comic} other {# comics}} and {b, plural, one {# novel} other {# novels}}.',
  'shelf-three':
    'A shelf holds {a, plural, one {# comic} other {# comics}}, {b, plural, one {# novel} other {# novels}} and {c, plural, one {# atlas} other {# atlases}}.',
  'shelf-total': 'A shelf holds {total} books. Of these, {a} are comics. The rest are novels.',
  'shelf-place': 'A shelf holds only comics and novels.',
  'farm-parts':
    'A farm has {a, plural, one {# goat} other {# goats}} and {b, plural, one {# duck} other {# ducks}}.',
  'farm-three':
    'A farm has {a, plural, one {# goat} other {# goats}}, {b, plural, one {# duck} other {# ducks}} and {c, plural, one {# cow} other {# cows}}.',
  'farm-total': 'A farm has {total} animals. Of these, {a} are goats. The rest are ducks.',
  'farm-place': 'A farm has only goats and ducks.',
  'string-parts':
    'A string has {a, plural, one {# red bead} other {# red beads}} and {b, plural, one {# blue bead} other {# blue beads}}.',
  'string-three':
    'A string has {a, plural, one {# red bead} other {# red beads}}, {b, plural, one {# blue bead} other {# blue beads}} and {c, plural, one {# green bead} other {# green beads}}.',
  'string-total': 'A string has {total} beads. Of these, {a} are red beads. The rest are blue beads.',
  'string-place': 'A string has only red beads and blue beads.',
  'boats-parts':
    'A shop rents {a, plural, one {# kayak} other {# kayaks}} and {b, plural, one {# canoe} other {# canoes}}.',
  'boats-three':
    'A shop rents {a, plural, one {# kayak} other {# kayaks}}, {b, plural, one {# canoe} other {# canoes}} and {c, plural, one {# raft} other {# rafts}}.',
  'boats-total': 'A shop rents {total} boats. Of these, {a} are kayaks. The rest are canoes.',
  'boats-place': 'A shop rents only kayaks and canoes.',
  'band-parts':
    'A band has {a, plural, one {# drum} other {# drums}} and {b, plural, one {# flute} other {# flutes}}.',
  'band-three':
    'A band has {a, plural, one {# drum} other {# drums}}, {b, plural, one {# flute} other {# flutes}} and {c, plural, one {# horn} other {# horns}}.',
  'band-total': 'A band has {total} instruments. Of these, {a} are drums. The rest are flutes.',
  'band-place': 'A band has only drums and flutes.',
  'club-parts':
    'A club has {a, plural, one {# painter} other {# painters}} and {b, plural, one {# dancer} other {# dancers}}.',
  'club-three':
    'A club has {a, plural, one {# painter} other {# painters}}, {b, plural, one {# dancer} other {# dancers}} and {c, plural, one {# singer} other {# singers}}.',
  'club-total': 'A club has {total} members. Of these, {a} are painters. The rest are dancers.',
  'club-place': 'A club has only painters and dancers.',
  'wall-parts':
    'A wall has {a, plural, one {# gray tile} other {# gray tiles}} and {b, plural, one {# white tile} other {# white tiles}}.',
  'wall-three':
    'A wall has {a, plural, one {# gray tile} other {# gray tiles}}, {b, plural, one {# white tile} other {# white tiles}} and {c, plural, one {# black tile} other {# black tiles}}.',
  'wall-total': 'A wall has {total} tiles. Of these, {a} are gray tiles. The rest are white tiles.',
  'wall-place': 'A wall has only gray tiles and white tiles.',
} as const;

type PartSceneKey = keyof typeof partSceneText extends infer Key
  ? Key extends `${infer Name}-parts`
    ? Name
    : never
  : never;

export const partScenes: readonly PartScene[] = [
  {
    key: 'park',
    first: 'oaks',
    firstOne: 'oak',
    second: 'maples',
    third: 'pines',
    secondOne: 'maple',
    whole: 'trees',
  },
  {
    key: 'bus',
    first: 'adults',
    firstOne: 'adult',
    second: 'children',
    third: 'teens',
    secondOne: 'child',
    whole: 'people',
  },
  {
    key: 'bowl',
    first: 'plums',
    firstOne: 'plum',
    second: 'pears',
    third: 'limes',
    secondOne: 'pear',
    whole: 'fruits',
  },
  {
    key: 'shelf',
    first: 'comics',
    firstOne: 'comic',
    second: 'novels',
    third: 'atlases',
    secondOne: 'novel',
    whole: 'books',
  },
  {
    key: 'farm',
    first: 'goats',
    firstOne: 'goat',
    second: 'ducks',
    third: 'cows',
    secondOne: 'duck',
    whole: 'animals',
  },
  {
    key: 'string',
    first: 'red beads',
    firstOne: 'red bead',
    second: 'blue beads',
    third: 'green beads',
    secondOne: 'blue bead',
    whole: 'beads',
  },
  {
    key: 'boats',
    first: 'kayaks',
    firstOne: 'kayak',
    second: 'canoes',
    third: 'rafts',
    secondOne: 'canoe',
    whole: 'boats',
  },
  {
    key: 'band',
    first: 'drums',
    firstOne: 'drum',
    second: 'flutes',
    third: 'horns',
    secondOne: 'flute',
    whole: 'instruments',
  },
  {
    key: 'club',
    first: 'painters',
    firstOne: 'painter',
    second: 'dancers',
    third: 'singers',
    secondOne: 'dancer',
    whole: 'members',
  },
  {
    key: 'wall',
    first: 'gray tiles',
    firstOne: 'gray tile',
    second: 'white tiles',
    third: 'black tiles',
    secondOne: 'white tile',
    whole: 'tiles',
  },
];

export function drawPartScene(random: Random): PartScene {
  return random.pick(partScenes);
}
