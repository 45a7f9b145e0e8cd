import type { Random } from '../random.ts';

/** Statements about a rate in one situation: the rate as told, what it means, and three ways to misread it. */
export const rateMeaningText = {
  'pump-rate': 'A pump moves water at {rate, number} liters per minute.',
  'pump-means': 'In every minute, {rate, number} liters move through the pump.',
  'pump-swapped': 'For every liter, the pump needs {rate, number} minutes.',
  'pump-total': 'The pump moves {rate, number} liters in all.',
  'pump-gives': 'how many liters move each minute',
  'pump-gives-swapped': 'how many minutes each liter takes',
  'pump-gives-total': 'how many liters move in all',
  'printer-rate': 'A printer works at {rate, number} pages per minute.',
  'printer-means': 'In every minute, {rate, number} pages come out.',
  'printer-swapped': 'For every page, the printer needs {rate, number} minutes.',
  'printer-total': 'The printer makes {rate, number} pages in all.',
  'printer-gives': 'how many pages come out each minute',
  'printer-gives-swapped': 'how many minutes each page takes',
  'printer-gives-total': 'how many pages come out in all',
  'bus-rate': 'A bus drives {rate, number} miles per gallon of fuel.',
  'bus-means': 'On every gallon, the bus goes {rate, number} miles.',
  'bus-swapped': 'For every mile, the bus burns {rate, number} gallons.',
  'bus-total': 'The bus goes {rate, number} miles in all.',
  'bus-gives': 'how many miles the bus goes on each gallon',
  'bus-gives-swapped': 'how many gallons the bus burns for each mile',
  'bus-gives-total': 'how many miles the bus goes in all',
  'trail-rate': 'A cyclist rides at {rate, number} miles per hour.',
  'trail-means': 'In every hour, the cyclist rides {rate, number} miles.',
  'trail-swapped': 'For every mile, the cyclist needs {rate, number} hours.',
  'trail-total': 'The cyclist rides {rate, number} miles in all.',
  'trail-gives': 'how many miles the cyclist rides each hour',
  'trail-gives-swapped': 'how many hours each mile takes',
  'trail-gives-total': 'how many miles the cyclist rides in all',
  'pay-rate': 'A job at the library pays {rate, number} dollars per hour.',
  'pay-means': 'For every hour of work, the pay is {rate, number} dollars.',
  'pay-swapped': 'For every dollar, {rate, number} hours of work are needed.',
  'pay-total': 'The job pays {rate, number} dollars in all.',
  'pay-gives': 'how many dollars the job pays each hour',
  'pay-gives-swapped': 'how many hours each dollar takes',
  'pay-gives-total': 'how many dollars the job pays in all',
  'map-rate': 'On a city map, {rate, number} meters belong to each centimeter.',
  'map-means': 'Every centimeter on the map shows {rate, number} meters of the city.',
  'map-swapped': 'Every meter of the city takes {rate, number} centimeters on the map.',
  'map-total': 'The map shows {rate, number} meters in all.',
  'map-gives': 'how many meters each centimeter shows',
  'map-gives-swapped': 'how many centimeters each meter takes',
  'map-gives-total': 'how many meters the map shows in all',
} as const;

/** Nouns in the plural, and the rates that are true to the situation. */
const rateMeanings = [
  { key: 'pump', amounts: 'liters', units: 'minutes', least: 15, most: 95 },
  { key: 'printer', amounts: 'pages', units: 'minutes', least: 8, most: 45 },
  { key: 'bus', amounts: 'miles', units: 'gallons', least: 4, most: 12 },
  { key: 'trail', amounts: 'miles', units: 'hours', least: 6, most: 18 },
  { key: 'pay', amounts: 'dollars', units: 'hours', least: 9, most: 28 },
  { key: 'map', amounts: 'meters', units: 'centimeters', least: 20, most: 90 },
] as const;

export type RateMeaning = (typeof rateMeanings)[number];

/** A situation with a rate that is true to it. */
export function drawRateMeaning(random: Random): { meaning: RateMeaning; rate: number } {
  const meaning = random.pick(rateMeanings);
  return { meaning, rate: random.int(meaning.least, meaning.most) };
}
