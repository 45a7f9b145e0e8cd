import { isShown, judgeAnswer } from '@playforward/math';
import { mathPieces } from '../math-pieces.ts';
import { exactName, isChoice } from '../solution-path.ts';
import { type Reading, type StepReading, wrongLine } from '../step-reading.ts';
import { agree, numberAt } from './put-in.ts';

const concludes =
  /\b(?:so|therefore|thats|that's)\b[^.?!=]*?(?<=\b(?:costs?|pays?|answer is|answer|total is|price is|it'?s|its|is|gets?|makes?|are|needs?|so)\s+)\$?(-?\d+(?:\.\d+)?)(?![\d.]*\s*[-+*/×÷=%])[^\d=]*$/i;

/**
 * "35% of 80 is 28 so it costs 28": a calculation that holds, and its result, perhaps rounded, taken for the answer where
 * more is to be done. What a choice says is not judged.
 */
export function readTooEarly(text: string, { problem, path }: Reading): StepReading | null {
  const value = concludes.exec(text)?.[1];
  const truth = mathPieces(text).find(({ kind }) => kind === 'truth')?.text;
  const [left, right] = truth?.split('=') ?? [];
  // "each part is 8" says what the result is, not that it is the answer.
  if (/\b(?:each|every|one|1)\b[^.?!]*$/i.test(text.slice(text.lastIndexOf('so')))) return null;
  if (value === undefined || truth === undefined || left === undefined || right === undefined) return null;
  const [said, found] = [numberAt(value), numberAt(right)];
  if (said === null || found === null || Math.abs(said - found) >= 1 || agree(left, right) !== true)
    return null;
  // The number of the answer, with or without its unit, is not too early.
  if (agree(/-?\d+(?:\.\d+)?/.exec(problem.key.value)?.[0] ?? '', value) === true) return null;
  if (
    isShown(problem.key.form) ||
    isChoice(value, path) ||
    exactName(value) === null ||
    judgeAnswer(value, problem.key).kind !== 'wrong'
  )
    return null;
  const isStep = path.steps.some(({ values }) => values.has(exactName(right) ?? ''));
  if (!isStep && problem.choices.length > 0) return null;
  const ask =
    said === found
      ? 'Is it what the question asks for?'
      : 'Does that number fit the story, or is something left over?';
  return wrongLine(value, `Your calculation ${truth} is right. Now look at ${value} in the story. ${ask}`);
}
