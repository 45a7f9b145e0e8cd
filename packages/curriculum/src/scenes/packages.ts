/** Things sold by amount, with the unit of the amount in the plural and prices for one unit in cents. */
export const soldByAmount = [
  { thing: 'rice', units: 'pounds', unit: 'pound', least: 60, most: 180 },
  { thing: 'oats', units: 'ounces', unit: 'ounce', least: 10, most: 30 },
  { thing: 'apple juice', units: 'liters', unit: 'liter', least: 90, most: 240 },
  { thing: 'trail mix', units: 'ounces', unit: 'ounce', least: 30, most: 70 },
  { thing: 'ribbon', units: 'meters', unit: 'meter', least: 40, most: 120 },
  { thing: 'potting soil', units: 'liters', unit: 'liter', least: 25, most: 75 },
  { thing: 'beans', units: 'cans', unit: 'can', least: 70, most: 150 },
  { thing: 'batteries', units: 'batteries', unit: 'battery', least: 40, most: 110 },
] as const;

export type SoldByAmount = (typeof soldByAmount)[number];
