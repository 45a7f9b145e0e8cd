import { equivalent } from '@playforward/math';
import { lettersOf, putIn, type Values } from '../claims/put-in.ts';
import { termsOf } from '../claims/terms-of.ts';
import { holdsWith, type ProvenAnswer } from './answer-values.ts';
import { isDenied, lineStatements } from './line-statements.ts';

/** What lines of work say beside a proven answer. */
export type Refuted = {
  /** The first line that the answer makes false, counted from 0. */
  readonly at: number | null;
  /** The first line that only some of the solutions fulfil, or that is another expression: wrong where the end is. */
  readonly doubted: number | null;
  /** Whether the lines together name every solution. */
  readonly isWhole: boolean;
};

const definition = /^([a-z])\s*=\s*(.+)$/i;

/** `r = 5` gives a letter of the student's own its value. */
function defined(text: string, known: Values): readonly [string, string] | null {
  const [, letter, rest = ''] = definition.exec(text) ?? [];
  const value = putIn(rest.split('=').at(-1)?.trim() ?? '', known);
  return letter === undefined || known.has(letter) || lettersOf(value).length > 0 ? null : [letter, value];
}

const isNamed = (text: string, values: Values): boolean =>
  definition.test(text) && lettersOf(text).length === 1 && holdsWith(text, values) === true;

/** The relations of each line with what a letter of the student's own stands for by then. */
function relationsOf(steps: readonly string[], letters: readonly string[]) {
  const own = new Map<string, string>();
  return steps.flatMap((line, at) =>
    lineStatements(line).flatMap(({ kind, text }) => {
      if (kind !== 'equation' || isDenied(line)) return [];
      const meaning = defined(text, new Map([...own, ...letters.map((one) => [one, one] as const)]));
      if (meaning !== null) own.set(...meaning);
      // Of "m = 9/3 = 4" the sides behind the letter are still a claim.
      const claim = meaning === null ? text : text.replace(/^[a-z]\s*=\s*/i, '');
      return claim.includes('=') || meaning === null ? [{ at, text: claim, own: new Map(own) }] : [];
    }),
  );
}

function besideSolutions(steps: readonly string[], solutions: readonly Values[]): Refuted {
  const letters = [...(solutions[0]?.keys() ?? [])];
  let at: number | null = null;
  let doubted: number | null = null;
  const named = solutions.map(() => new Set<string>());
  const relations = relationsOf(steps, letters);
  for (const relation of relations) {
    const truths = solutions.map((values) => holdsWith(relation.text, new Map([...relation.own, ...values])));
    if (at === null && truths.every((truth) => truth === false)) at = relation.at;
    if (doubted === null && truths.includes(false) && truths.includes(true)) doubted = relation.at;
    for (const part of relation.text.split(/\s+or\s+/i))
      for (const [of, values] of solutions.entries())
        if (isNamed(part, values)) named[of]?.add(lettersOf(part)[0] ?? '');
  }
  // A value that the last line keeps beside the solutions, and that nothing takes back, is one too many.
  const parts = relations.at(-1)?.text.split(/\s+or\s+/i) ?? [];
  const isExtra = (part: string): boolean =>
    definition.test(part) &&
    solutions.every((values) => holdsWith(part, values) === false) &&
    !steps.some((line) => isDenied(line) && line.includes(part.split('=')[1]?.trim() ?? ''));
  const isWhole =
    named.every((found) => letters.every((letter) => found.has(letter))) && !parts.some(isExtra);
  return { at, doubted, isWhole };
}

function besideRange(
  steps: readonly string[],
  { places }: Extract<ProvenAnswer, { kind: 'range' }>,
): Refuted {
  const letters = [...(places[0]?.at.keys() ?? [])];
  const other = relationsOf(steps, letters).find(({ text, own }) => {
    // Beside a range an equation is a bound; what holds everywhere or nowhere stays so.
    if (!/[<>≤≥]/.test(text) && places.some(({ isIn }) => isIn !== places[0]?.isIn)) return false;
    return places.some(({ at, isIn }) => holdsWith(text, new Map([...own, ...at])) === !isIn);
  });
  return { at: null, doubted: other?.at ?? null, isWhole: false };
}

/** Whether a text is written in an expression, or is some of its neighbouring terms in another way. */
function isPart(text: string, stated: string): boolean {
  if (squeezed(stated).includes(squeezed(text))) return true;
  const terms = termsOf(stated);
  return terms.some((_, from) =>
    terms
      .slice(from)
      .some((__, more) => equivalent(terms.slice(from, from + more + 1).join(''), text) === 'equal'),
  );
}

const squeezed = (text: string): string => text.replace(/\s+/g, '');

function besideSame(
  steps: readonly string[],
  { stated, value }: Extract<ProvenAnswer, { kind: 'same' }>,
): Refuted {
  let at: number | null = null;
  let doubted: number | null = null;
  for (const [line, text] of steps.entries()) {
    if (isDenied(text)) continue;
    for (const piece of lineStatements(text)) {
      const sides = piece.text.split('=').map((one) => one.trim());
      const isUneven = sides.some(
        (side, nth) => nth > 0 && equivalent(sides[nth - 1] ?? '', side) === 'different',
      );
      if (piece.kind === 'equation' && isUneven) at ??= line;
      const isOther = piece.kind === 'expression' || piece.kind === 'calculation';
      if (!isOther || isPart(piece.text, stated) || equivalent(piece.text, value) !== 'different') continue;
      // With letters nothing but the expression and its parts stands by itself; numbers may be worked out beside it.
      if (piece.kind === 'expression') at ??= line;
      doubted ??= line;
    }
  }
  return { at, doubted, isWhole: false };
}

/** Holds each line of a student's work beside the answer that the problem proves. */
export function firstRefuted(steps: readonly string[], answer: ProvenAnswer): Refuted {
  if (answer.kind === 'solutions') return besideSolutions(steps, answer.solutions);
  return answer.kind === 'range' ? besideRange(steps, answer) : besideSame(steps, answer);
}
