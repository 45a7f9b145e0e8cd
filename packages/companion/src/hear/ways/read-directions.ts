import { plainMath } from '../../hints/plain-math.ts';
import { type Reading, rightLine, type StepReading } from '../step-reading.ts';

const amount = String.raw`(\d+(?:\.\d+)?)`;
const way = '(left|right|up|down)';
const told = new RegExp(
  String.raw`${amount}\s+(?:units?\s+|steps?\s+|spaces?\s+)?(?:to\s+the\s+)?${way}(?![\p{L}])|(?<![\p{L}])${way}\s+(?:by\s+)?${amount}`,
  'giu',
);

const digits = /\d+(?:\.\d+)?/g;
const numbersIn = (text: string): readonly number[] =>
  (
    plainMath(text)
      .replace(/−/g, '-')
      .match(/(?<![\d)]\s*)-?\d+(?:\.\d+)?/g) ?? []
  ).map(Number);

/** Across first, then up, as a pair has them; null for two moves of one kind. */
function inOrder(moves: readonly (readonly [string, string])[]): readonly number[] | null {
  const across = moves.filter(([name]) => /left|right/i.test(name));
  const up = moves.filter(([name]) => /up|down/i.test(name));
  if (across.length > 1 || up.length > 1) return null;
  return [...across, ...up].map(([name, size]) => (/left|down/i.test(name) ? -Number(size) : Number(size)));
}

/**
 * "8 left and 8 up": the changes in x and y that a step before the last one comes to, as directions. Of directions that no
 * step has, or that a choice says, nothing is said.
 */
export function readDirections(text: string, { problem, path }: Reading): readonly StepReading[] {
  const found = [...text.matchAll(told)];
  const rest = text.replace(told, ' ');
  // Another number is where they lead to.
  const known = new Set(['1', ...(plainMath(problem.question).match(digits) ?? [])]);
  const isOther = (rest.match(digits) ?? []).some((one) => !known.has(one));
  if (text.includes('?') || /\(\s*-?\d[^()]*,[^()]*\)/.test(text) || isOther) return [];
  const moves = found.slice(-2).map(([, a, name, other, b]) => [name ?? other ?? '', a ?? b ?? ''] as const);
  const own = inOrder(moves)?.join();
  if (own === undefined || own === '' || problem.choices.some((one) => numbersIn(one).join() === own))
    return [];
  const step = (problem.rendered?.steps ?? [])
    .slice(0, path.last)
    .findIndex(({ work }) => numbersIn(work?.split(/→|=/).at(-1) ?? '').join() === own);
  const line = found
    .slice(-2)
    .map(([said]) => said.trim())
    .join(' and ');
  return step < 0 ? [] : [rightLine(`“${line}”`, step)];
}
