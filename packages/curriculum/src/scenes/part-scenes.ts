import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';
import type { Random } from '../random.ts';
import { drawName } from './people.ts';

/**
 * Places with two kinds of things that make up a whole. The nouns stand in the plural after 'ratio of'. Sentences:
 * two counts, three counts, the total with one part, and the kinds without counts.
 */
export const partScenes = defineScenes({
  park: {
    first: 'oaks',
    second: 'maples',
    third: 'pines',
    whole: 'trees',
    text: {
      parts:
        'A park has {a, plural, one {# oak} other {# oaks}} and {b, plural, one {# maple} other {# maples}}.',
      three:
        'A park has {a, plural, one {# oak} other {# oaks}}, {b, plural, one {# maple} other {# maples}} and {c, plural, one {# pine} other {# pines}}.',
      total: 'A park has {total} trees. Of these, {a} are oaks. The rest are maples.',
      place: 'A park has only oaks and maples.',
    },
  },
  bus: {
    first: 'singers',
    second: 'dancers',
    third: 'drummers',
    whole: 'people',
    text: {
      parts:
        'A bus brings {a, plural, one {# singer} other {# singers}} and {b, plural, one {# dancer} other {# dancers}} to a show.',
      three:
        'A bus brings {a, plural, one {# singer} other {# singers}}, {b, plural, one {# dancer} other {# dancers}} and {c, plural, one {# drummer} other {# drummers}} to a show.',
      total: 'A bus brings {total} people to a show. Of these, {a} are singers. The rest are dancers.',
      place: 'A bus brings only singers and dancers to a show.',
    },
  },
  bowl: {
    first: 'plums',
    second: 'pears',
    third: 'limes',
    whole: 'fruits',
    text: {
      parts:
        '{name} picks {a, plural, one {# plum} other {# plums}} and {b, plural, one {# pear} other {# pears}}.',
      three:
        '{name} picks {a, plural, one {# plum} other {# plums}}, {b, plural, one {# pear} other {# pears}} and {c, plural, one {# lime} other {# limes}}.',
      total: '{name} picks {total} fruits. Of these, {a} are plums. The rest are pears.',
      place: '{name} picks only plums and pears.',
    },
  },
  shelf: {
    first: 'comics',
    second: 'novels',
    third: 'atlases',
    whole: 'books',
    text: {
      parts:
        '{name} collects {a, plural, one {# comic} other {# comics}} and {b, plural, one {# novel} other {# novels}}.',
      three:
        '{name} collects {a, plural, one {# comic} other {# comics}}, {b, plural, one {# novel} other {# novels}} and {c, plural, one {# atlas} other {# atlases}}.',
      total: '{name} collects {total} books. Of these, {a} are comics. The rest are novels.',
      place: '{name} collects only comics and novels.',
    },
  },
  farm: {
    first: 'goats',
    second: 'ducks',
    third: 'cows',
    whole: 'animals',
    text: {
      parts:
        'A farm has {a, plural, one {# goat} other {# goats}} and {b, plural, one {# duck} other {# ducks}}.',
      three:
        'A farm has {a, plural, one {# goat} other {# goats}}, {b, plural, one {# duck} other {# ducks}} and {c, plural, one {# cow} other {# cows}}.',
      total: 'A farm has {total} animals. Of these, {a} are goats. The rest are ducks.',
      place: 'A farm has only goats and ducks.',
    },
  },
  string: {
    first: 'red beads',
    second: 'blue beads',
    third: 'green beads',
    whole: 'beads',
    text: {
      parts:
        '{name} threads {a, plural, one {# red bead} other {# red beads}} and {b, plural, one {# blue bead} other {# blue beads}}.',
      three:
        '{name} threads {a, plural, one {# red bead} other {# red beads}}, {b, plural, one {# blue bead} other {# blue beads}} and {c, plural, one {# green bead} other {# green beads}}.',
      total: '{name} threads {total} beads. Of these, {a} are red beads. The rest are blue beads.',
      place: '{name} threads only red beads and blue beads.',
    },
  },
  boats: {
    first: 'kayaks',
    second: 'canoes',
    third: 'rafts',
    whole: 'boats',
    text: {
      parts:
        'A lake camp has {a, plural, one {# kayak} other {# kayaks}} and {b, plural, one {# canoe} other {# canoes}}.',
      three:
        'A lake camp has {a, plural, one {# kayak} other {# kayaks}}, {b, plural, one {# canoe} other {# canoes}} and {c, plural, one {# raft} other {# rafts}}.',
      total: 'A lake camp has {total} boats. Of these, {a} are kayaks. The rest are canoes.',
      place: 'A lake camp has only kayaks and canoes.',
    },
  },
  band: {
    first: 'drums',
    second: 'flutes',
    third: 'horns',
    whole: 'instruments',
    text: {
      parts:
        'A band has {a, plural, one {# drum} other {# drums}} and {b, plural, one {# flute} other {# flutes}}.',
      three:
        'A band has {a, plural, one {# drum} other {# drums}}, {b, plural, one {# flute} other {# flutes}} and {c, plural, one {# horn} other {# horns}}.',
      total: 'A band has {total} instruments. Of these, {a} are drums. The rest are flutes.',
      place: 'A band has only drums and flutes.',
    },
  },
  club: {
    first: 'painters',
    second: 'dancers',
    third: 'singers',
    whole: 'members',
    text: {
      parts:
        'An arts club has {a, plural, one {# painter} other {# painters}} and {b, plural, one {# dancer} other {# dancers}}.',
      three:
        'An arts club has {a, plural, one {# painter} other {# painters}}, {b, plural, one {# dancer} other {# dancers}} and {c, plural, one {# singer} other {# singers}}.',
      total: 'An arts club has {total} members. Of these, {a} are painters. The rest are dancers.',
      place: 'An arts club has only painters and dancers.',
    },
  },
  wall: {
    first: 'gray tiles',
    second: 'white tiles',
    third: 'black tiles',
    whole: 'tiles',
    text: {
      parts:
        '{name} lays {a, plural, one {# gray tile} other {# gray tiles}} and {b, plural, one {# white tile} other {# white tiles}}.',
      three:
        '{name} lays {a, plural, one {# gray tile} other {# gray tiles}}, {b, plural, one {# white tile} other {# white tiles}} and {c, plural, one {# black tile} other {# black tiles}}.',
      total: '{name} lays {total} tiles. Of these, {a} are gray tiles. The rest are white tiles.',
      place: '{name} lays only gray tiles and white tiles.',
    },
  },
});

export type PartScene = SceneOf<typeof partScenes>;

/** A scene with the name its sentences may use. */
export type NamedPartScene = PartScene & { readonly name: string };

export function drawPartScene(random: Random): NamedPartScene {
  return { ...random.pick(partScenes.list), name: drawName(random) };
}
