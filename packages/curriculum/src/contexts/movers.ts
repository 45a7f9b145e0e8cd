/** Whole sentences that give a speed. */
export const moverText = {
  'train-speed': 'A train travels at {speed, number} kilometers per hour.',
  'bus-speed': 'An express bus drives at {speed, number} miles per hour.',
  'boat-speed': 'A ferry sails along a coast at {speed, number} kilometers per hour.',
  'bike-speed': 'A bike courier rides at {speed, number} miles per hour.',
  'drone-speed': 'A mapping drone flies at {speed, number} kilometers per hour.',
  'car-speed': 'An electric car drives at {speed, number} miles per hour.',
} as const;

const kilometers = { lengths: 'kilometers', capital: 'Kilometers' } as const;
const miles = { lengths: 'miles', capital: 'Miles' } as const;

/** Speeds are a whole number of steps, and even, so that half an hour stays neat. */
export const movers = [
  { key: 'train', ...kilometers, least: 30, most: 70, step: 2 },
  { key: 'bus', ...miles, least: 15, most: 30, step: 2 },
  { key: 'boat', ...kilometers, least: 8, most: 20, step: 2 },
  { key: 'bike', ...miles, least: 4, most: 8, step: 2 },
  { key: 'drone', ...kilometers, least: 12, most: 30, step: 2 },
  { key: 'car', ...miles, least: 15, most: 32, step: 2 },
] as const;

export type Mover = (typeof movers)[number];
