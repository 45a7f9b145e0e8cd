import { askedStepIs } from './claims/asked-step.ts';
import { stepComingTo } from './claims/step-coming-to.ts';
import { endsOf } from './claims/value-of-step.ts';
import type { MathPiece } from './math-pieces.ts';
import { readEquation } from './read-equation.ts';
import { exactName, isChoice, squeezed } from './solution-path.ts';
import { type Reading, rightLine, type StepReading } from './step-reading.ts';

/** Of more numbers at the end of a step one is no answer to it. */
const mostEnds = 2;

/** Whether the last line of a step has a number that its lines before have not: 25 of "4 · 25 − 15". */
function isNewAtEnd(text: string, lines: readonly string[]): boolean {
  const [end = '', ...before] = lines.flatMap((line) => line.split('=')).toReversed();
  const number = text.replace('-', '');
  const has = (line: string): boolean =>
    [...line.matchAll(/\d+(?:\.\d+)?(?![\d.]*[a-zπ(])/gi)].some(([one]) => one === number);
  return has(end) && !before.some(has);
}

/** A number that comes on the way, is none of the choices and does not stand in the question. */
export function readValue(text: string, reading: Reading): StepReading | null {
  const { path, problem, shown } = reading;
  const value = exactName(text);
  // What was asked for is answered first.
  const asked = askedStepIs(text, reading);
  if (asked !== null) return rightLine(text, asked);
  const letter = /(?<![a-z])[a-z](?![a-z])/i.exec(shown.lines.at(-1) ?? '')?.[0];
  const found = letter === undefined ? null : readEquation(`${letter} = ${text}`, reading);
  if (found?.verdict === 'right') return { ...found, line: text };
  // "75:45" is where a step begins, whatever it comes to.
  const starts = path.steps.flatMap(({ lines }) => lines.slice(0, -1).map(squeezed));
  const isKey = squeezed(text) === squeezed(problem.key.value);
  if (text.includes(':') && !isKey && starts.includes(squeezed(text))) return rightLine(text);
  if (value === null || path.stated.has(value) || isChoice(text, path)) return null;
  const reached = stepComingTo(value, path);
  const onWay = path.steps.slice(0, path.last + 1);
  const step = reached < 0 ? onWay.findIndex(({ values }) => values.has(value)) : reached;
  if (step < 0) return null;
  const ends = endsOf(problem.rendered?.steps[step]?.work ?? null);
  // One of a list says nothing of the list.
  if (ends.size > mostEnds) return null;
  const isEnd = reached >= 0 || ends.has(value) || isNewAtEnd(text, path.steps[step]?.lines ?? []);
  // A number that a step works with is not yet what it comes to.
  return isEnd ? rightLine(text, step) : { ...rightLine(text, step - 1), isPart: true };
}

/** Several numbers count together: all of them are on the way or in the question, and one at least comes on the way. */
export function readValues(pieces: readonly MathPiece[], { path, problem }: Reading): StepReading | null {
  const all = [...new Set(pieces.filter(({ kind }) => kind === 'value').map(({ text }) => text))];
  // "14, 28 so 28 works because 28/4 = 7": what is concluded from a line is not said by the numbers alone.
  if (pieces.some(({ kind }) => kind !== 'value')) return null;
  const distinct = new Set(all.map((one) => exactName(one) ?? one));
  if (distinct.size < 2 || distinct.size < all.length || isChoice(all.join(', '), path)) return null;
  // "22 bags hold 836 beads": of a number that a choice has nothing is said.
  const values = all.filter((one) => !isChoice(one, path));
  const names = values.map(exactName);
  const having = path.steps.findIndex((one) => names.some((name) => name !== null && one.values.has(name)));
  // A step that comes to all of them is meant before one that only has them.
  const reached = (problem.rendered?.steps ?? []).slice(0, path.last).findIndex(({ work }) => {
    const ends = endsOf(work);
    return ends.size > 0 && names.every((name) => name !== null && ends.has(name));
  });
  const step = reached < 0 ? having : reached;
  const isKnown = names.every(
    (name) =>
      name === '1/1' ||
      (name !== null && (path.numbers.has(name) || path.steps.some((one) => one.values.has(name)))),
  );
  // What stands in the question is known; what was found is the step.
  const isTold = (name: string): boolean => path.numbers.has(name) || path.stated.has(name);
  const found = values.filter((_, at) => names[at] !== '1/1' && !isTold(names[at] ?? ''));
  const isListOfStep = names.every((name) => name !== null && path.steps[step]?.values.has(name));
  return step < 0 || !isKnown || found.length === 0
    ? null
    : rightLine((isListOfStep ? values : found).join(', '), step);
}
