/** Two quantities that grow together at a constant ratio. Titles label axes and lines; nouns stand after a number. */
export const steadyPairs = [
  { key: 'bikes', x: 'stations', y: 'bikes', xTitle: 'Stations', yTitle: 'Bikes' },
  { key: 'trees', x: 'benches', y: 'trees', xTitle: 'Benches', yTitle: 'Trees' },
  { key: 'eggs', x: 'cakes', y: 'eggs', xTitle: 'Cakes', yTitle: 'Eggs' },
  { key: 'laps', x: 'minutes', y: 'laps', xTitle: 'Minutes', yTitle: 'Laps' },
  { key: 'seats', x: 'tables', y: 'seats', xTitle: 'Tables', yTitle: 'Seats' },
  { key: 'buses', x: 'buses', y: 'riders', xTitle: 'Buses', yTitle: 'Riders' },
] as const;

export type SteadyPair = (typeof steadyPairs)[number];

/** Whole sentences that say that the two quantities belong together. */
export const steadyPairText = {
  'bikes-facts': 'A bike share puts the same number of bikes at every station.',
  'trees-facts': 'A park plants the same number of trees for every bench.',
  'eggs-facts': 'A bakery uses the same number of eggs for every cake.',
  'laps-facts': 'A robot runs the same number of laps in every minute.',
  'seats-facts': 'A hall puts the same number of seats at every table.',
  'buses-facts': 'A town plans the same number of riders for every bus.',
} as const;
