import type { Random } from '../random.ts';
import { drawName } from './people.ts';

/**
 * Places with two kinds of things that make up a whole. The nouns stand in the plural after 'ratio of';
 * whole sentences with counts are in `partSceneText` under the scene's key.
 */
export type PartScene = {
  readonly key: PartSceneKey;
  readonly first: string;
  readonly second: string;
  readonly third: string;
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
    'A bus carries {a, plural, one {# teacher} other {# teachers}} and {b, plural, one {# student} other {# students}}.',
  'bus-three':
    'A bus carries {a, plural, one {# teacher} other {# teachers}}, {b, plural, one {# student} other {# students}} and {c, plural, one {# parent} other {# parents}}.',
  'bus-total': 'A bus carries {total} people. Of these, {a} are teachers. The rest are students.',
  'bus-place': 'A bus carries only teachers and students.',
  'bowl-parts':
    '{name} picks {a, plural, one {# plum} other {# plums}} and {b, plural, one {# pear} other {# pears}}.',
  'bowl-three':
    '{name} picks {a, plural, one {# plum} other {# plums}}, {b, plural, one {# pear} other {# pears}} and {c, plural, one {# lime} other {# limes}}.',
  'bowl-total': '{name} picks {total} fruits. Of these, {a} are plums. The rest are pears.',
  'bowl-place': '{name} picks only plums and pears.',
  'shelf-parts':
    '{name} collects {a, plural, one {# comic} other {# comics}} and {b, plural, one {# novel} other {# novels}}.',
  'shelf-three':
    '{name} collects {a, plural, one {# comic} other {# comics}}, {b, plural, one {# novel} other {# novels}} and {c, plural, one {# atlas} other {# atlases}}.',
  'shelf-total': '{name} collects {total} books. Of these, {a} are comics. The rest are novels.',
  'shelf-place': '{name} collects only comics and novels.',
  'farm-parts':
    'A farm has {a, plural, one {# goat} other {# goats}} and {b, plural, one {# duck} other {# ducks}}.',
  'farm-three':
    'A farm has {a, plural, one {# goat} other {# goats}}, {b, plural, one {# duck} other {# ducks}} and {c, plural, one {# cow} other {# cows}}.',
  'farm-total': 'A farm has {total} animals. Of these, {a} are goats. The rest are ducks.',
  'farm-place': 'A farm has only goats and ducks.',
  'string-parts':
    '{name} threads {a, plural, one {# red bead} other {# red beads}} and {b, plural, one {# blue bead} other {# blue beads}}.',
  'string-three':
    '{name} threads {a, plural, one {# red bead} other {# red beads}}, {b, plural, one {# blue bead} other {# blue beads}} and {c, plural, one {# green bead} other {# green beads}}.',
  'string-total': '{name} threads {total} beads. Of these, {a} are red beads. The rest are blue beads.',
  'string-place': '{name} threads only red beads and blue beads.',
  'boats-parts':
    'A lake camp has {a, plural, one {# kayak} other {# kayaks}} and {b, plural, one {# canoe} other {# canoes}}.',
  'boats-three':
    'A lake camp has {a, plural, one {# kayak} other {# kayaks}}, {b, plural, one {# canoe} other {# canoes}} and {c, plural, one {# raft} other {# rafts}}.',
  'boats-total': 'A lake camp has {total} boats. Of these, {a} are kayaks. The rest are canoes.',
  'boats-place': 'A lake camp has only kayaks and canoes.',
  'band-parts':
    'A band has {a, plural, one {# drum} other {# drums}} and {b, plural, one {# flute} other {# flutes}}.',
  'band-three':
    'A band has {a, plural, one {# drum} other {# drums}}, {b, plural, one {# flute} other {# flutes}} and {c, plural, one {# horn} other {# horns}}.',
  'band-total': 'A band has {total} instruments. Of these, {a} are drums. The rest are flutes.',
  'band-place': 'A band has only drums and flutes.',
  'club-parts':
    'An arts club has {a, plural, one {# painter} other {# painters}} and {b, plural, one {# dancer} other {# dancers}}.',
  'club-three':
    'An arts club has {a, plural, one {# painter} other {# painters}}, {b, plural, one {# dancer} other {# dancers}} and {c, plural, one {# singer} other {# singers}}.',
  'club-total': 'An arts club has {total} members. Of these, {a} are painters. The rest are dancers.',
  'club-place': 'An arts club has only painters and dancers.',
  'wall-parts':
    '{name} lays {a, plural, one {# gray tile} other {# gray tiles}} and {b, plural, one {# white tile} other {# white tiles}}.',
  'wall-three':
    '{name} lays {a, plural, one {# gray tile} other {# gray tiles}}, {b, plural, one {# white tile} other {# white tiles}} and {c, plural, one {# black tile} other {# black tiles}}.',
  'wall-total': '{name} lays {total} tiles. Of these, {a} are gray tiles. The rest are white tiles.',
  'wall-place': '{name} lays only gray tiles and white tiles.',
} as const;

type PartSceneKey = keyof typeof partSceneText extends infer Key
  ? Key extends `${infer Name}-parts`
    ? Name
    : never
  : never;

const partScenes: readonly PartScene[] = [
  {
    key: 'park',
    first: 'oaks',
    second: 'maples',
    third: 'pines',
    whole: 'trees',
  },
  {
    key: 'bus',
    first: 'teachers',
    second: 'students',
    third: 'parents',
    whole: 'people',
  },
  {
    key: 'bowl',
    first: 'plums',
    second: 'pears',
    third: 'limes',
    whole: 'fruits',
  },
  {
    key: 'shelf',
    first: 'comics',
    second: 'novels',
    third: 'atlases',
    whole: 'books',
  },
  {
    key: 'farm',
    first: 'goats',
    second: 'ducks',
    third: 'cows',
    whole: 'animals',
  },
  {
    key: 'string',
    first: 'red beads',
    second: 'blue beads',
    third: 'green beads',
    whole: 'beads',
  },
  {
    key: 'boats',
    first: 'kayaks',
    second: 'canoes',
    third: 'rafts',
    whole: 'boats',
  },
  {
    key: 'band',
    first: 'drums',
    second: 'flutes',
    third: 'horns',
    whole: 'instruments',
  },
  {
    key: 'club',
    first: 'painters',
    second: 'dancers',
    third: 'singers',
    whole: 'members',
  },
  {
    key: 'wall',
    first: 'gray tiles',
    second: 'white tiles',
    third: 'black tiles',
    whole: 'tiles',
  },
];

/** A scene with the name its sentences may use. */
export type NamedPartScene = PartScene & { readonly name: string };

export function drawPartScene(random: Random): NamedPartScene {
  return { ...random.pick(partScenes), name: drawName(random) };
}
