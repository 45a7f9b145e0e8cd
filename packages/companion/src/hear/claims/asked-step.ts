import type { OpenProblem } from '../../companion-context.ts';
import { plainMath } from '../../hints/plain-math.ts';
import { choiceIn } from '../is-offered.ts';
import { isChoice } from '../solution-path.ts';
import { type Reading, rightLine, type StepReading } from '../step-reading.ts';
import { isSameNumber, numberAt, rounds } from './put-in.ts';

/** "46" of "two sides: 46", "44" of "44 from zero"; no number of a line or a list. */
const ending =
  /^(?:(?:\p{L}+\s+)*\p{L}+:?\s+)?\$?(-?(?:\d+(?:,\d{3})*(?:\.\d+)?|\.\d+)(?:\/\d+)?)°?(?:\s+\p{L}+)*$/u;

/** The number that a step before the last one comes to; null where it comes to something else. */
export function numberOfStep(
  { problem, path }: Pick<Reading, 'problem' | 'path'>,
  at: number,
): number | null {
  const work = at < path.last ? (problem.rendered?.steps[at]?.work ?? '') : '';
  const line = work.split('→').at(-1) ?? '';
  if (/,\s|\band\b/.test(line)) return null;
  const end = plainMath(line.split('=').at(-1) ?? '').replace(/−/g, '-');
  return numberAt(ending.exec(end.replace(/\\/g, '').trim())?.[1]?.replace(/,/g, '') ?? '');
}

/** Fewest digits behind the point of a number that is cut off instead of rounded. */
const fewestCut = 2;

function isNear(text: string, number: number): boolean {
  const digits = text.split('.')[1]?.length ?? 0;
  const isCut = digits >= fewestCut && Math.abs(Number(text) - number) < 10 ** -digits;
  return isCut || rounds(text, number);
}

/** Whether a number as it is typed is that of a step, or rounds it. */
export function isNumberOfStep(
  text: string,
  at: number,
  reading: Pick<Reading, 'problem' | 'path'>,
): boolean {
  const [own, said] = [numberOfStep(reading, at), numberAt(text)];
  return own !== null && said !== null && (isSameNumber(own, said) || isNear(text, own));
}

/** Whether the choices of a problem stand on the screen; else the answer is typed or set by hand. */
export const isOnScreen = ({ choices, rendered }: OpenProblem): boolean =>
  choices.length > 0 && !rendered?.input && !rendered?.hand;

/** Whether a number is in the answer, also as the percent or the share that it stands for. */
function isOfKey(text: string, { key, shownAnswer }: OpenProblem): boolean {
  const own = numberAt(text.replace('%', ''));
  const answer = plainMath(`${key.value} ; ${shownAnswer}`)
    .replace(/−/g, '-')
    .replace(/(?<=\d),(?=\d{3})/g, '');
  const numbers = (answer.match(/-?\d[\d./]*/g) ?? []).flatMap((one) => numberAt(one) ?? []);
  return own === null || numbers.some((one) => [1, 100, 0.01].some((by) => isSameNumber(one * by, own)));
}

/** The step that was asked for last, where a number is what it comes to and says nothing of the answer; else null. */
export function askedStepIs(text: string, { problem, path, shown }: Reading): number | null {
  const at = shown.askedStep ?? null;
  const isOpen = isChoice(text, path) && (isOnScreen(problem) || isOfKey(text, problem));
  return at !== null && !isOpen && isNumberOfStep(text, at, { problem, path }) ? at : null;
}

const opening = /^\s*(?:(?:so|ok|okay|oh|yes|its|it's|it is|i got|i get|that is|thats)\s+)*/i;
/** Between the parts of a list, and not inside of a point. */
const joint = /\s*[,;](?![^(]*\))\s*|\s+and\s+|(?<=\d)\s+(?=-?\d)|(?<=\))\s+(?=\()/i;
const leading = /^(?:\p{L}{2,}\s+)+(?=[-−\d(])/u;
const partsOf = (text: string): readonly string[] =>
  text
    .replace(opening, '')
    .replace(/[\s.!]+$/, '')
    .split(joint);
/** A part as it is compared: "a = 5" names 5. */
const folded = (text: string): string =>
  plainMath(text)
    .replace(/−/g, '-')
    .replace(/\s/g, '')
    .toLowerCase()
    .replace(/^[a-z]=(?=-?\d)/, '');

/** What the step that was asked for ends in, said as it is written; a row of numbers may go on. */
export function readAskedEnd(text: string, { problem, path, shown }: Reading): readonly StepReading[] {
  const at = shown.askedStep ?? path.last;
  const end = problem.rendered?.steps[at]?.work?.split(' → ').at(-1);
  if (end === undefined || at >= path.last || choiceIn(text, problem) !== null) return [];
  const [own, said] = [partsOf(end.replace(leading, '')).map(folded), partsOf(text).map(folded)];
  const isRow = own.length > 1 && said.every((one) => numberAt(one) !== null);
  const isSaid = own.every((one, nth) => one === said[nth]) && (isRow || own.length === said.length);
  const isNumber = said.length === 1 && numberAt(said[0] ?? '') !== null;
  return isSaid && !isNumber ? partsOf(text).map((one) => rightLine(one, at)) : [];
}
