import type { PublicLaunch } from '@playforward/contract';
import { launchText as text } from './text.ts';

/** A number as a guess is written: without the dust of floats, with a true minus sign. */
export function writeNumber(value: number): string {
  return Number(value.toFixed(6)).toLocaleString('en-US', { maximumFractionDigits: 6 }).replace('-', '−');
}

/** A guess as content text. */
export function sayGuess({ asks }: Pick<PublicLaunch, 'asks'>, guess: number): string {
  if (asks.kind === 'choice') return asks.guesses[guess] ?? '';
  return text.amount(writeNumber(guess), asks.unit);
}
