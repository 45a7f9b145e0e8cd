/** Two quantities that grow together at a constant ratio, always more of the second. Titles label axes and lines; nouns stand after a number. */
export const steadyPairs = [
  { key: 'bikes', x: 'stations', y: 'bikes', xTitle: 'Stations', yTitle: 'Bikes' },
  { key: 'trees', x: 'benches', y: 'trees', xTitle: 'Benches', yTitle: 'Trees' },
  { key: 'eggs', x: 'cakes', y: 'eggs', xTitle: 'Cakes', yTitle: 'Eggs' },
  { key: 'laps', x: 'minutes', y: 'laps', xTitle: 'Minutes', yTitle: 'Laps' },
  { key: 'seats', x: 'tables', y: 'seats', xTitle: 'Tables', yTitle: 'Seats' },
  { key: 'loaves', x: 'loaves', y: 'cups of flour', xTitle: 'Loaves', yTitle: 'Flour' },
] as const;

export type SteadyPair = (typeof steadyPairs)[number];

/** Whole sentences that say that the two quantities belong together. */
export const steadyPairText = {
  'bikes-facts': 'A bike share always keeps the same ratio of bikes to stations.',
  'trees-facts': 'A park always keeps the same ratio of trees to benches.',
  'eggs-facts': 'A bakery always keeps the same ratio of eggs to cakes.',
  'laps-facts': 'A robot runs its laps at a steady pace.',
  'seats-facts': 'A school hall always keeps the same ratio of seats to tables.',
  'loaves-facts': 'A baker always keeps the same ratio of flour to loaves.',
} as const;
