/** Large amounts split evenly over groups. Whole sentences are in `equalShareText` under the key. */
export const equalShareText = {
  'seats-told': 'A stadium has {total, number} seats in {groups, number} equal blocks.',
  'seats-ask': 'How many seats are in each block?',
  'books-told':
    'A library puts {total, number} books into {groups, number} bookcases, the same number into each.',
  'books-ask': 'How many books are in each bookcase?',
  'trees-told': 'A farm has {total, number} apple trees in {groups, number} equal rows.',
  'trees-ask': 'How many trees are in each row?',
  'cans-told': 'A food drive collects {total, number} cans in {groups, number} equal crates.',
  'cans-ask': 'How many cans are in each crate?',
  'steps-told':
    'A robot takes {total, number} steps in {groups, number} minutes, the same number each minute.',
  'steps-ask': 'How many steps does it take each minute?',
  'tiles-told': 'A builder lays {total, number} tiles in {groups, number} equal halls.',
  'tiles-ask': 'How many tiles are in each hall?',
  'points-told': 'A game has {total, number} points in {groups, number} levels, the same number in each.',
  'points-ask': 'How many points are in each level?',
  'pages-told': 'A print shop prints {total, number} pages in {groups, number} minutes at a steady pace.',
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
