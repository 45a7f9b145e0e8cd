import { parseMath } from '../../../read/parse.ts';
import { type Ask, type Exercised, together } from '../../exercises/exercise.ts';
import { addStep, startChain } from '../../proof/chain.ts';
import { exactSize } from '../network/exact-size.ts';
import { sizeOf } from '../reading/size-of.ts';
import { letterOf } from './angle-text.ts';

/** Angles whose sizes hold one letter, and the equation between them. */
export type AngleEquation = {
  readonly sizes: readonly string[];
  readonly equation: string;
  readonly says: string;
  /** Which of the sizes are the answer; none means the letter. */
  readonly wanted: readonly number[];
  readonly withLetter?: boolean;
  /** A sum of all angles that has to come out, as a check of the reading. */
  readonly most: number;
};

/** A size with the letter replaced, worked out as a part of its own. */
function partOf(size: string, letter: string, value: string): Exercised | null {
  const text = size.replace(new RegExp(String.raw`(\d)? ?${letter}`, 'g'), (_, front?: string) =>
    front === undefined ? `(${value})` : `${front} · (${value})`,
  );
  const read = parseMath(text);
  const worked = read.ok ? exactSize(read.node, /\./.test(value)) : null;
  if (worked === null) return null;
  const chain = startChain(text);
  addStep(chain, worked, { rule: 'work-out-size', proof: 'numeric' });
  return { kind: 'geometry', chain, answer: worked, check: [{ claim: `${text} = ${worked}`, holds: true }] };
}

const plainNumber = (size: string): boolean => /^[\d.]+$/.test(size);

/** Solves the equation for its letter and works out the angles that are asked for. */
export function workAngles(
  { sizes, equation, says, wanted, withLetter = false, most }: AngleEquation,
  ask: Ask,
): Exercised | null {
  const letter = letterOf(sizes);
  if (letter === undefined) return null;
  const solved = ask(`solve ${equation}`);
  const [name, value = ''] = solved?.answer.split(' = ') ?? [];
  if (!solved || name !== letter || /[,a-z]/.test(value)) return null;
  const parts = sizes.map((size) => (plainNumber(size) ? null : partOf(size, letter, value)));
  const found = sizes.map((size, i) => (plainNumber(size) ? size : parts[i]?.answer));
  if (found.some((one) => one === undefined || !(sizeOf(one) > 0) || sizeOf(one) >= most)) return null;
  const answers = [...new Set(wanted.map((i) => `${found[i]}°`))];
  const shown = parts.filter((part, i) => part !== null && wanted.includes(i) && part.chain.steps.length > 0);
  const answer = [...(withLetter || answers.length === 0 ? [solved.answer] : []), ...answers].join(', ');
  const worked = together([solved, ...shown], { kind: 'geometry', answer });
  const told = worked && { ...worked, question: `${says} So solve ${equation}.` };
  return told;
}

/** An angle by arithmetic alone: `180 - 40 - 60`. */
export function angleBy(text: string, says: string): Exercised | null {
  const read = parseMath(text);
  const value = read.ok ? exactSize(read.node, true) : null;
  if (value === null || !(sizeOf(value) > 0) || sizeOf(value) >= 360) return null;
  const chain = startChain(text);
  if (value === text) return null;
  addStep(chain, value, { rule: 'figure-fact', fill: { fact: says }, proof: 'numeric' });
  return {
    kind: 'geometry',
    chain,
    answer: `${value}°`,
    check: [{ claim: `${text} = ${value}`, holds: true }],
  };
}
