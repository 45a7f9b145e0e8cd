import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';
import type { Random } from '../../random.ts';

/**
 * Statements about a rate in one situation: the two amounts, the rate as told, what it means, and three ways to misread it. Nouns
 * in the plural, and the rates that are true to the situation.
 */
export const rateMeanings = defineScenes({
  pump: {
    amounts: 'liters',
    amount: 'liter',
    units: 'minutes',
    unit: 'minute',
    least: 15,
    most: 95,
    text: {
      told: 'A pump moves {total, number} liters in {count, number} minutes, always at the same rate.',
      rate: 'A pump moves water at {rate, number} liters per minute.',
      means: 'In every minute, {rate, number} liters move through the pump.',
      swapped: 'For every liter, the pump needs {rate, number} minutes.',
      total: 'The pump moves {rate, number} liters in all.',
      gives: 'how many liters move each minute',
      'gives-swapped': 'how many minutes each liter takes',
      'gives-total': 'how many liters move in all',
    },
  },
  printer: {
    amounts: 'pages',
    amount: 'page',
    units: 'minutes',
    unit: 'minute',
    least: 8,
    most: 45,
    text: {
      told: 'A printer makes {total, number} pages in {count, number} minutes, always at the same rate.',
      rate: 'A printer works at {rate, number} pages per minute.',
      means: 'In every minute, {rate, number} pages come out.',
      swapped: 'For every page, the printer needs {rate, number} minutes.',
      total: 'The printer makes {rate, number} pages in all.',
      gives: 'how many pages come out each minute',
      'gives-swapped': 'how many minutes each page takes',
      'gives-total': 'how many pages come out in all',
    },
  },
  bus: {
    amounts: 'miles',
    amount: 'mile',
    units: 'gallons',
    unit: 'gallon',
    least: 4,
    most: 12,
    text: {
      told: 'A bus goes {total, number} miles on {count, number} gallons of fuel, always at the same rate.',
      rate: 'A bus drives {rate, number} miles per gallon of fuel.',
      means: 'On every gallon, the bus goes {rate, number} miles.',
      swapped: 'For every mile, the bus burns {rate, number} gallons.',
      total: 'The bus goes {rate, number} miles in all.',
      gives: 'how many miles the bus goes on each gallon',
      'gives-swapped': 'how many gallons the bus burns for each mile',
      'gives-total': 'how many miles the bus goes in all',
    },
  },
  trail: {
    amounts: 'miles',
    amount: 'mile',
    units: 'hours',
    unit: 'hour',
    least: 6,
    most: 18,
    text: {
      told: 'A cyclist rides {total, number} miles in {count, number} hours, always at the same rate.',
      rate: 'A cyclist rides at {rate, number} miles per hour.',
      means: 'In every hour, the cyclist rides {rate, number} miles.',
      swapped: 'For every mile, the cyclist needs {rate, number} hours.',
      total: 'The cyclist rides {rate, number} miles in all.',
      gives: 'how many miles the cyclist rides each hour',
      'gives-swapped': 'how many hours each mile takes',
      'gives-total': 'how many miles the cyclist rides in all',
    },
  },
  pay: {
    amounts: 'dollars',
    amount: 'dollar',
    units: 'hours',
    unit: 'hour',
    least: 9,
    most: 28,
    text: {
      told: 'A job pays {total, number} dollars for {count, number} hours, always at the same rate.',
      rate: 'A job at the library pays {rate, number} dollars per hour.',
      means: 'For every hour of work, the pay is {rate, number} dollars.',
      swapped: 'For every dollar, {rate, number} hours of work are needed.',
      total: 'The job pays {rate, number} dollars in all.',
      gives: 'how many dollars the job pays each hour',
      'gives-swapped': 'how many hours each dollar takes',
      'gives-total': 'how many dollars the job pays in all',
    },
  },
  map: {
    amounts: 'meters',
    amount: 'meter',
    units: 'centimeters',
    unit: 'centimeter',
    least: 20,
    most: 90,
    text: {
      told: 'On a map, {count, number} centimeters show {total, number} meters of a city.',
      rate: 'A city map has a scale of {rate, number} meters for each centimeter.',
      means: 'Every centimeter on the map shows {rate, number} meters of the city.',
      swapped: 'Every meter of the city takes {rate, number} centimeters on the map.',
      total: 'The map shows {rate, number} meters in all.',
      gives: 'how many meters each centimeter shows',
      'gives-swapped': 'how many centimeters each meter takes',
      'gives-total': 'how many meters the map shows in all',
    },
  },
});

export type RateMeaning = SceneOf<typeof rateMeanings>;

/** A situation with a rate that is true to it. */
export function drawRateMeaning(random: Random): { meaning: RateMeaning; rate: number } {
  const meaning = random.pick(rateMeanings.list);
  return { meaning, rate: random.int(meaning.least, meaning.most) };
}
