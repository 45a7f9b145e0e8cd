/** Large amounts split evenly over groups. Whole sentences are in `equalShareText` under the key. */
export const equalShareText = {
  'seats-told': 'A stadium block has {total, number} seats in {groups, number} equal rows.',
  'seats-ask': 'How many seats are in each row?',
  'books-told': 'A library puts {total, number} books on {groups, number} shelves, the same number on each.',
  'books-ask': 'How many books are on each shelf?',
  'trees-told': 'A farm has {total, number} apple trees in {groups, number} equal rows.',
  'trees-ask': 'How many trees are in each row?',
  'cans-told': 'A food drive collects {total, number} cans in {groups, number} equal crates.',
  'cans-ask': 'How many cans are in each crate?',
  'steps-told':
    'A robot takes {total, number} steps in {groups, number} minutes, the same number each minute.',
  'steps-ask': 'How many steps does it take each minute?',
  'tiles-told': 'A builder lays {total, number} tiles in {groups, number} equal rooms.',
  'tiles-ask': 'How many tiles are in each room?',
  'points-told': 'A game has {total, number} points in {groups, number} levels, the same number in each.',
  'points-ask': 'How many points are in each level?',
  'pages-told': 'A printer prints {total, number} pages in {groups, number} minutes at a steady pace.',
  'pages-ask': 'How many pages does it print each minute?',
  'miles-told': 'A train travels {total, number} miles in {groups, number} equal trips.',
  'miles-ask': 'How many miles long is each trip?',
  'beads-told': 'A bead shop sorts {total, number} beads into {groups, number} equal jars.',
  'beads-ask': 'How many beads are in each jar?',
} as const;

export type EqualShare = keyof typeof equalShareText extends infer Key
  ? Key extends `${infer Name}-told`
    ? Name
    : never
  : never;

export const equalShares: readonly EqualShare[] = [
  'seats',
  'books',
  'trees',
  'cans',
  'steps',
  'tiles',
  'points',
  'pages',
  'miles',
  'beads',
];
