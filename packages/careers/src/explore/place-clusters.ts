/** Where the island of a group of jobs lies on the map: `x` runs from people to machines, both from 0 to 100. */
export type Island = { cluster: string; x: number; y: number };

/** By hand, so that neighbours lie beside each other: people left, machines right, ideas up, things that grow down. */
export const islands: readonly Island[] = [
  { cluster: 'Marketing and sales', x: 27, y: 10 },
  { cluster: 'Money and finance', x: 54, y: 9 },
  { cluster: 'Computers and games', x: 80, y: 11 },
  { cluster: 'Care for people', x: 9, y: 20 },
  { cluster: 'Run a business', x: 41, y: 28 },
  { cluster: 'Science, engineering and math', x: 88, y: 32 },
  { cluster: 'Health and medicine', x: 19, y: 40 },
  { cluster: 'Government and community', x: 45, y: 50 },
  { cluster: 'Design and build places', x: 68, y: 44 },
  { cluster: 'Make and fix things', x: 88, y: 58 },
  { cluster: 'Teach and coach', x: 10, y: 60 },
  { cluster: 'Arts, media and entertainment', x: 34, y: 66 },
  { cluster: 'Law and safety', x: 30, y: 86 },
  { cluster: 'Cars, planes and getting around', x: 72, y: 78 },
  { cluster: 'Food, sports, travel and fun', x: 10, y: 85 },
  { cluster: 'Nature, farms and food', x: 52, y: 84 },
];
