import { readDivisorValue } from '../slips/wrong-divisor.ts';
import type { Reading, StepReading } from '../step-reading.ts';
import { readCompared } from './read-compared.ts';
import { readData } from './read-data.ts';
import { readDirections } from './read-directions.ts';
import { readRatios } from './read-ratios.ts';
import { readTried } from './tried-values.ts';
import { readTwoNumbers } from './two-numbers.ts';

/** Work that is told in a form of its own and not line by line; the first form that a message has. */
export function readOwnWay(text: string, reading: Reading): readonly StepReading[] {
  const one = readTwoNumbers(text, reading) ?? readDivisorValue(text, reading) ?? readCompared(text, reading);
  if (one) return [one];
  for (const read of [readTried, readData, readRatios, readDirections]) {
    const found = read(text, reading);
    if (found.length > 0) return found;
  }
  return [];
}
