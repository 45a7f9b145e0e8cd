import { plainMath } from '../../hints/plain-math.ts';
import { sayValue } from '../../story/tell-way.ts';
import type { Sides } from '../judge-line.ts';
import { otherOperand } from '../slips/other-operand.ts';
import { exactName, formulasOf, isChoice, type SolutionPath, squeezed } from '../solution-path.ts';
import { type Reading, rightLine, type StepReading, wrongWay } from '../step-reading.ts';
import { leadsOn } from './leads-on.ts';
import { agree, numberAt } from './put-in.ts';

/** Told in words with one number as the answer: what a calculation comes to leads there, or it does not. */
export function readByEnd(text: string, line: string, { problem, path, shown }: Reading): StepReading | null {
  const found = numberAt(text);
  // Beside choices only another way through the story is seen, made of its own numbers; nothing is called wrong so.
  const isClosed = problem.choices.length > 0;
  const isOwn = found !== null && !isChoice(String(found), path) && usesOnly(text, path);
  if (isClosed && isOwn && leadsOn(text, found, { problem, shown }) === true) return rightLine(line);
  const value = isClosed ? null : found;
  const isOn = value === null ? null : leadsOn(text, value, { problem, shown });
  if (isOn === true) return rightLine(line, null, agree(String(value), problem.key.value) === true);
  const early = isClosed ? null : tooEarly(text, { problem, path, shown });
  if (early !== null) return early;
  // Of a sum or product another way may have these numbers.
  const isTaken = !isClosed && /[-−/÷]/.test(text);
  if (isTaken && otherOperand(text, path) !== null) return otherNumber(line, text);
  return isOn === null || value === null ? null : offLine(line, `$${sayValue(value)}$`);
}

/** Whether all numbers of a calculation stand in the question. */
function usesOnly(text: string, { stated }: SolutionPath): boolean {
  const names = (text.match(/\d+(?:\.\d+)?/g) ?? []).map((one) => exactName(one) ?? one);
  return names.length > 1 && names.every((one) => stated.has(one));
}

/** Two neighbours of a written calculation, worked out before what comes first there. */
function tooEarly(text: string, { problem, path }: Reading): StepReading | null {
  const [asked, ...more] = formulasOf(problem.question);
  const first = problem.rendered?.steps[0];
  if (!asked || more.length > 0 || asked.kind !== 'calculation' || !first || path.steps.length < 2)
    return null;
  if (!/^\s*\d+\s*[-+*/÷×·]\s*\d+\s*$/.test(text) || !squeezed(asked.text).startsWith(squeezed(text)))
    return null;
  return wrongWay(
    text,
    `They stand side by side, but another part comes before that. ${first.explanation} Which part is it?`,
  );
}

/** The operation of a step with another number than the step has. */
const otherNumber = (line: string, calculation: string): StepReading =>
  wrongWay(
    line,
    `The operation fits. Look at the second number in $${calculation.trim()}$ again. Where in the problem does it come from?`,
  );

/** A calculation that holds and does not lead on: its result is asked for its meaning. */
const offLine = (line: string, value: string): StepReading =>
  wrongWay(
    line,
    `The arithmetic is fine, but I do not see how ${value} leads to what is asked. What would ${value} count?`,
  );

/** "16 pi" is the 16 of a step whose answer has π. */
export function stepOfPi(text: string, { problem, path }: Reading): number {
  const number = /^(\d+(?:\.\d+)?)\s*[*·]?\s*(?:π|pi)$/i.exec(text.trim())?.[1];
  if (
    problem.choices.length > 0 ||
    number === undefined ||
    !/π|pi/.test(problem.key.value) ||
    isChoice(text, path)
  )
    return -1;
  return path.steps.findIndex(({ values }) => values.has(exactName(number) ?? ''));
}

/** "r^2 = 25": a power or product of letters, and a number that a step comes to. */
export function stepOfPower({ left, sign, right }: Sides, { steps, stated }: SolutionPath): number {
  const name = exactName(right);
  if (sign !== '=' || name === null || stated.has(name) || !/^[a-z](?:\^\d|\s*\*?\s*[a-z])$/i.test(left))
    return -1;
  return steps.findIndex(({ values }) => values.has(name));
}

/** Top and bottom of a fraction, each without its brackets. */
export function topAndBottom(text: string): string[] {
  const [, top, bottom] = /^\((.+)\)\s*\/\s*\((.+)\)$/.exec(text.trim()) ?? [];
  return top === undefined || bottom === undefined ? [] : [top, bottom].filter((one) => /[a-z]/i.test(one));
}

/** Tops and bottoms of the fractions with letters that stand in a question. */
export const fractionParts = (question: string): string[] =>
  [...question.matchAll(/\\frac\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g)].flatMap(
    ([, top = '', bottom = '']) =>
      [top, bottom]
        .map((part) => plainMath(`$${part}$`).replace(/−/g, '-').trim())
        .filter((one) => /[a-z]/i.test(one)),
  );
