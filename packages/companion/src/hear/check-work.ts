import { schoolTruth } from './claims/school-truth.ts';
import { mathPieces } from './math-pieces.ts';
import { exactName } from './solution-path.ts';

/** How the first wrong line of a whole solution went wrong. */
export type WorkFault = 'calculation' | 'operation' | 'quantity' | 'went-on-too-far';

/** The first wrong line, counted from 1, or null: all right, perhaps by another way. */
export type WorkReading = {
  readonly first_wrong: number | null;
  readonly kind: WorkFault | null;
  readonly reason: string;
};

type Line = {
  /** Values of the numbers that stand in it. */
  readonly uses: ReadonlySet<string>;
  /** What its calculations come to; the last number where it calculates nothing. */
  readonly results: readonly string[];
  /** A relation between numbers that does not hold. */
  readonly broken: string | null;
};

const numbersOf = (text: string): string[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).flatMap((one) => exactName(one.replace(/,/g, '')) ?? []);

function readLine(text: string, problem: string): Line {
  const pieces = mathPieces(text.replace(/\$|(?<=\d)\s*(?:dollars|cents)\b/g, ''));
  const truths = pieces.filter(({ kind }) => kind === 'truth');
  const beside = { said: text, question: problem };
  const broken =
    truths.find((one) => one.text.includes('=') && schoolTruth(one.text, beside) === 'false')?.text ?? null;
  const results = truths.flatMap((one) => exactName(one.text.split('=').at(-1)?.trim() ?? '') ?? []);
  const calculated = pieces.flatMap(({ kind, text: piece }) =>
    kind === 'calculation' ? (exactName(piece) ?? []) : [],
  );
  const last = numbersOf(text).at(-1);
  const found = [...results, ...calculated];
  return {
    uses: new Set(numbersOf(text)),
    results: found.length > 0 ? found : last === undefined ? [] : [last],
    broken,
  };
}

type Work = { readonly problem: string; readonly reference: string; readonly steps: readonly string[] };

/**
 * Finds the first wrong line of a student's solution of a word problem beside a reference solution. A line is wrong
 * where its arithmetic does not hold, or where it comes to a value that the reference never has and that the rest does
 * not lead from to the reference's end.
 */
export function checkWork({ problem, reference, steps }: Work): WorkReading {
  const solution = reference
    .split(/\n|(?<=[.;])\s+/)
    .filter((line) => line.trim() !== '')
    .map((line) => readLine(line, problem));
  const end = solution.findLast(({ results }) => results.length > 0)?.results.at(-1) ?? null;
  const onWay = new Set(solution.flatMap(({ results, uses }) => [...results, ...uses]));
  const lines = steps.map((line) => readLine(line, problem));
  const broken = lines.findIndex((line) => line.broken !== null);
  const finish = lines.findLast(({ results }) => results.length > 0)?.results.at(-1) ?? null;
  const isSameEnd = end !== null && finish === end;
  if (isSameEnd && broken < 0)
    return {
      first_wrong: null,
      kind: null,
      reason: 'It comes to the same end, and every calculation holds.',
    };
  const given = new Set([...numbersOf(problem), '100/1', '2/1']);
  const had = new Set(given);
  for (const [at, line] of lines.entries()) {
    if (line.broken !== null)
      return { first_wrong: at + 1, kind: 'calculation', reason: `${line.broken} does not hold.` };
    const strange = line.results.find((value) => !onWay.has(value) && !given.has(value));
    if (strange !== undefined) {
      const unknown = [...line.uses].find(
        (value) => !had.has(value) && !line.results.includes(value) && !onWay.has(value),
      );
      return unknown === undefined
        ? {
            first_wrong: at + 1,
            kind: 'operation',
            reason: 'The numbers fit, and another operation belongs here.',
          }
        : { first_wrong: at + 1, kind: 'quantity', reason: 'A number stands here that comes from nowhere.' };
    }
    for (const value of [...line.uses, ...line.results]) had.add(value);
  }
  const reached = end === null ? -1 : lines.findIndex(({ results }) => results.includes(end));
  if (reached >= 0 && reached < lines.length - 1)
    return {
      first_wrong: reached + 2,
      kind: 'went-on-too-far',
      reason: 'The line before has the answer already.',
    };
  return lines.length === 0
    ? { first_wrong: null, kind: null, reason: 'There is no line to look at.' }
    : {
        first_wrong: lines.length,
        kind: 'operation',
        reason: 'It stops before the end, or the last value answers another question.',
      };
}
