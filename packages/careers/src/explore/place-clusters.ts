/** Where the island of a group of jobs lies on the map: `x` runs from people to machines, both from 0 to 100. */
export type Island = { cluster: string; x: number; y: number };

/** By hand, so that neighbours lie beside each other: people left, machines right, ideas up, things that grow down. */
export const islands: readonly Island[] = [
  { cluster: 'Marketing and sales', x: 26, y: 11 },
  { cluster: 'Money and finance', x: 54, y: 9 },
  { cluster: 'Computers and games', x: 77, y: 11 },
  { cluster: 'Care for people', x: 10, y: 23 },
  { cluster: 'Run a business', x: 40, y: 27 },
  { cluster: 'Science, engineering and math', x: 86, y: 30 },
  { cluster: 'Health and medicine', x: 19, y: 42 },
  { cluster: 'Government and community', x: 41, y: 46 },
  { cluster: 'Design and build places', x: 66, y: 47 },
  { cluster: 'Make and fix things', x: 87, y: 64 },
  { cluster: 'Teach and coach', x: 11, y: 64 },
  { cluster: 'Arts, media and entertainment', x: 39, y: 65 },
  { cluster: 'Law and safety', x: 27, y: 81 },
  { cluster: 'Cars, planes and getting around', x: 71, y: 83 },
  { cluster: 'Food, sports, travel and fun', x: 11, y: 90 },
  { cluster: 'Nature, farms and food', x: 49, y: 90 },
];
