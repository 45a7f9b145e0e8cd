import type { CityMission } from '@playforward/contract';
import { readNumber } from '../ui/numbers.ts';
import { plannerText as text } from './text.ts';

/** The first field that is still empty or no number at all. Bounds and more are the city's to judge. */
export function checkInputs(
  mission: CityMission,
  inputs: Record<string, string>,
  prediction: string,
): { symbol: string | null; sentence: string } | null {
  for (const { symbol, kind } of mission.unknowns) {
    const value = inputs[symbol] ?? '';
    const isNumber = kind === 'int' || kind === 'dec';
    if (value.trim() === '' || (isNumber && readNumber(value) === null)) {
      const sentence =
        kind === 'point' ? text.fillPoint : kind === 'line' ? text.fillLine : numberSentence(value);
      return { symbol, sentence };
    }
  }
  return readNumber(prediction) === null
    ? { symbol: predictionField, sentence: numberSentence(prediction) }
    : null;
}

/** Who typed something is not told to type. */
function numberSentence(typed: string): string {
  return typed.trim() === '' ? text.fill : text.unreadable;
}

/** Names the prediction among the fields; no unknown is called so. */
export const predictionField = 'prediction';

/** One step up or down from what is typed; an empty field starts at its least value. */
export function stepped(
  { min, max, step }: { min: number; max: number; step: number },
  typed: string,
  direction: 1 | -1,
): string {
  const value = readNumber(typed);
  const next = value === null ? min : value + direction * step;
  const kept = Math.min(max, Math.max(min, next));
  return String(Number(kept.toPrecision(10)));
}

/** Everything that is typed in the Planner, as one text to compare. */
export function typedIn(inputs: Record<string, string>, prediction: string): string {
  return JSON.stringify([inputs, prediction]);
}
