import { leadsOn } from '../claims/leads-on.ts';
import { numberAt } from '../claims/put-in.ts';
import { schoolTruth } from '../claims/school-truth.ts';
import { type MathPiece, mathPieces } from '../math-pieces.ts';
import { schoolReadings } from '../school-readings.ts';
import { exactName } from '../solution-path.ts';
import { provenAnswer, valuesTold } from './answer-values.ts';
import { firstRefuted, type Refuted } from './first-refuted.ts';
import { firstUnlike } from './first-unlike.ts';
import { isDenied, lineStatements } from './line-statements.ts';
import { saysAnswer } from './says-answer.ts';

/** How the first wrong line of a whole solution went wrong. */
export type WorkFault = 'calculation' | 'operation' | 'quantity' | 'went-on-too-far';

/** The first wrong line, counted from 1, or null: all right, perhaps by another way. */
export type WorkReading = {
  readonly first_wrong: number | null;
  readonly kind: WorkFault | null;
  readonly reason: string;
};

type Line = {
  readonly text: string;
  /** Values of the numbers that stand in it. */
  readonly uses: ReadonlySet<string>;
  /** What its calculations come to; the last number where it calculates nothing. */
  readonly results: readonly string[];
  readonly calculations: readonly string[];
  /** A relation between numbers that does not hold. */
  readonly broken: string | null;
};

const numbersOf = (text: string): string[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).flatMap((one) => exactName(one.replace(/,/g, '')) ?? []);

function readLine(text: string, problem: string): Line {
  const plain = text.replace(/\$|(?<=\d)°(?!.*\b(?:sin|cos|tan))|(?<=\d)\s*(?:dollars|cents)\b/g, '');
  const pieces = mathPieces(plain);
  const truths = pieces.filter(({ kind }) => kind === 'truth');
  const beside = { said: text, question: problem };
  const falseIn = (found: readonly MathPiece[]): string | null =>
    found.find((one) => one.text.includes('=') && schoolTruth(one.text, beside) === 'false')?.text ?? null;
  // A line is false where each school reading is that says as much, as of a running total.
  const readings = schoolReadings(plain, null)
    .map((one) => mathPieces(one).filter(({ kind }) => kind === 'truth'))
    .filter((found) => found.length >= truths.length);
  const told = [truths, ...readings].map(falseIn);
  const broken = isDenied(text) || told.includes(null) ? null : (told[0] ?? null);
  const results = truths.flatMap((one) => exactName(one.text.split('=').at(-1)?.trim() ?? '') ?? []);
  const bare = pieces.flatMap(({ kind, text: piece }) => (kind === 'calculation' ? [piece] : []));
  const values = pieces.flatMap(({ kind, text: piece }) =>
    kind === 'value' ? (exactName(piece) ?? []) : [],
  );
  const last = values.at(-1) ?? numbersOf(text).at(-1);
  const found = [...results, ...bare.flatMap((piece) => exactName(piece) ?? [])];
  return {
    text,
    uses: new Set(numbersOf(text)),
    results: found.length > 0 ? found : last === undefined ? [] : [last],
    calculations: [...truths.map((one) => one.text.split('=')[0] ?? ''), ...bare],
    broken,
  };
}

type Work = { readonly problem: string; readonly reference: string; readonly steps: readonly string[] };
type Told = { readonly problem: string; readonly answer: string; readonly lines: readonly Line[] };

const allRight = (reason: string): WorkReading => ({ first_wrong: null, kind: null, reason });
const wrongAt = (at: number, kind: WorkFault, reason: string): WorkReading => ({
  first_wrong: at + 1,
  kind,
  reason,
});
const rightToEnd = allRight('It comes to the same end, and every calculation holds.');
const notTheEnd = 'It stops before the end, or the last value answers another question.';
const otherOperation = 'The numbers fit, and another operation belongs here.';

/** The one number that a problem told in words asks for, under the letter that the last line gives its value. */
function ownLetter(steps: readonly string[], answer: string): Refuted | null {
  const [letter] =
    /^([a-z])(?=\s*=[^=]+$)/i.exec(lineStatements(steps.at(-1) ?? '').at(-1)?.text ?? '') ?? [];
  const solutions = letter === undefined ? [] : valuesTold(answer.replace(/[°$]/g, ''), [letter]);
  return solutions.length === 1 ? firstRefuted(steps, { kind: 'solutions', solutions }) : null;
}

/** Holds work beside an answer alone: what is false by itself, by the answer, or leads away from it. */
function besideAnswer({ problem, answer, lines }: Told): WorkReading {
  const steps = lines.map(({ text }) => text);
  const proven = provenAnswer(problem, answer);
  const end = lines.findLast(({ results, calculations }) => results.length > 0 || calculations.length > 0);
  const said = [end, lines.at(-1)].some((line) => saysAnswer(line?.text ?? '', { answer, problem }));
  const held = proven === null ? (said ? null : ownLetter(steps, answer)) : firstRefuted(steps, proven);
  const isRight = said || held?.isWhole === true;
  const slip = isRight || held !== null ? null : firstUnlike(steps);
  const leads = isRight || held !== null ? [] : leadsOfLines({ problem, answer, lines });
  for (const [at, { broken }] of lines.entries()) {
    // Where nothing fulfils the equation, a false statement is what it comes to.
    const isMeant = proven?.kind === 'range' && isRight && !proven.places.some(({ isIn }) => isIn);
    if (broken !== null && !isMeant) return wrongAt(at, 'calculation', `${broken} does not hold.`);
    if (held?.at === at) return wrongAt(at, 'operation', 'The answer does not fulfil this line.');
    if (!isRight && held?.doubted === at)
      return wrongAt(at, 'operation', 'A solution is lost or another one stands here.');
    if (slip === at) return wrongAt(at, 'calculation', 'It does not follow from the line before.');
    // What a later line that leads on has used was on the way.
    if (leads[at] === false && !leads.slice(at).includes(true))
      return wrongAt(at, 'operation', otherOperation);
  }
  return isRight
    ? rightToEnd
    : wrongAt(held === null ? firstToEnd(lines) : lines.length - 1, 'operation', notTheEnd);
}

/** Whether the calculation of each line can lead to the answer; null where that cannot be told. */
function leadsOfLines({ problem, answer, lines }: Told): readonly (boolean | null)[] {
  // A dollar sign before an amount is no mark of mathematics.
  const question = problem.replace(/(?<!\\)\$(?=\d[\d,]*(?:\.\d+)?(?:[\s,.;?!]|$))/g, '\\$');
  const shown: string[] = [];
  return lines.map(({ text, calculations, results }) => {
    const [calculation] = calculations;
    const value = calculation === undefined ? null : numberAt(calculation);
    const asked = { question, key: { value: answer } };
    const leads =
      calculation === undefined || value === null
        ? null
        : leadsOn(calculation, value, { problem: asked, shown: { lines: [...shown] } });
    if (results.length > 0) shown.push(text);
    return leads;
  });
}

/** The line that comes to the value with which the work ends; lines behind it only say it once more. */
function firstToEnd(lines: readonly Line[]): number {
  const [end] = lines.flatMap(({ results }) => results.at(-1) ?? []).slice(-1);
  const goal = end === undefined ? null : numberAt(end);
  if (goal === null) return lines.length - 1;
  const isEnd = (one: string): boolean => {
    const value = numberAt(one);
    return (
      value !== null && [goal, goal / 100].some((to) => Math.abs(value - to) <= 0.006 * Math.abs(to) + 1e-9)
    );
  };
  return lines.findIndex(({ results }) => results.some(isEnd));
}

/** Holds work beside a worked solution: a value that it never has and that does not lead to its end is wrong. */
function besideSolution(solution: readonly Line[], { problem, lines }: Told): WorkReading {
  const end = solution.findLast(({ results }) => results.length > 0)?.results.at(-1) ?? null;
  const onWay = new Set(solution.flatMap(({ results, uses }) => [...results, ...uses]));
  const broken = lines.findIndex((line) => line.broken !== null);
  const finish = lines.findLast(({ results }) => results.length > 0)?.results.at(-1) ?? null;
  if (end !== null && finish === end && broken < 0) return rightToEnd;
  const given = new Set([...numbersOf(problem), '100/1', '2/1']);
  const had = new Set(given);
  for (const [at, line] of lines.entries()) {
    if (line.broken !== null) return wrongAt(at, 'calculation', `${line.broken} does not hold.`);
    const strange = line.results.find((value) => !onWay.has(value) && !given.has(value));
    if (strange !== undefined) {
      const unknown = [...line.uses].find(
        (value) => !had.has(value) && !line.results.includes(value) && !onWay.has(value),
      );
      return unknown === undefined
        ? wrongAt(at, 'operation', otherOperation)
        : wrongAt(at, 'quantity', 'A number stands here that comes from nowhere.');
    }
    for (const value of [...line.uses, ...line.results]) had.add(value);
  }
  const reached = end === null ? -1 : lines.findIndex(({ results }) => results.includes(end));
  return reached >= 0 && reached < lines.length - 1
    ? wrongAt(reached + 1, 'went-on-too-far', 'The line before has the answer already.')
    : wrongAt(lines.length - 1, 'operation', notTheEnd);
}

/**
 * Finds the first wrong line of a student's solution. Beside a worked solution a line is wrong where its arithmetic does
 * not hold or where it comes to a value that the solution never has and the rest does not lead from to its end. Beside an
 * answer alone, or where the problem states its own equations, a line is wrong where the answer makes it false.
 */
export function checkWork({ problem, reference, steps }: Work): WorkReading {
  if (steps.length === 0) return allRight('There is no line to look at.');
  const parts = reference.split(/\n|(?<=[.;])\s+/).filter((line) => line.trim() !== '');
  const solution = parts.map((line) => readLine(line, problem));
  const told = {
    problem,
    answer: (parts.at(-1) ?? '').replace(/\.\s*$/, ''),
    lines: steps.map((line) => readLine(line, problem)),
  };
  const isWorked = solution.some(({ calculations }) => calculations.length > 0) && parts.length > 1;
  const isStory = isWorked && provenAnswer(problem, told.answer) === null;
  return isStory ? besideSolution(solution, told) : besideAnswer(told);
}
