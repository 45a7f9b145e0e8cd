import { exactValue } from '../algebra/normal-form.ts';
import { numberValue } from '../algebra/number-value.ts';
import { rational } from '../rational/rational.ts';
import { parseMath } from '../read/parse.ts';
import { sayRule } from './print/rules.ts';
import { provesRounded, roundTo } from './proof/prove-rounded.ts';
import type { Rounding } from './reading/wishes.ts';
import type { Solution, SolutionStep } from './solution.ts';

const shape =
  /^((?:[a-z](?:\([^)]*\))? = )?(?:-(?=\$))?\$?)(.+?)((?: (?:square |cubic )?[a-z°]+(?:\^[23])?(?:(?: per |\/)[a-z]+(?:\^[23])?)?)|°|%)?$/i;

/** The unit that an answer ends with: 'square feet' of '81π square feet'; null where it has none. */
export const unitOfAnswer = (answer: string): string | null => shape.exec(answer)?.[3]?.trim() || null;

/** The decimal of a value with the wanted places; null where its last digit is not certain. */
function decimalOf(value: string, { rounding }: { rounding: Rounding }): string | null {
  const read = parseMath(value);
  if (!read.ok) return null;
  const number = numberValue(read.node, new Map());
  if (!Number.isFinite(number)) return null;
  const places =
    rounding.kind === 'places'
      ? rounding.places
      : rounding.figures - 1 - Math.floor(Math.log10(Math.abs(number) || 1));
  const exact = exactValue(read.node) ?? rational(BigInt(Math.round(number * 1e9)), 1_000_000_000n);
  const unit = places >= 0 ? rational(1n, 10n ** BigInt(places)) : rational(10n ** BigInt(-places));
  const { n, d } = roundTo(exact, unit);
  const text = places <= 0 ? `${n / d}` : (Number(n) / Number(d)).toFixed(places);
  return provesRounded(value, text) ? text : null;
}

/** The numbers of a point, without its brackets. */
const pointOf = (value: string): readonly string[] | null =>
  /^\(.+, .+\)$/.test(value) ? value.slice(1, -1).split(', ') : null;

/** A number, or a point number by number, with the wanted places; null where a last digit is not certain. */
function roundedText(value: string, wish: { rounding: Rounding }): string | null {
  const point = pointOf(value);
  if (point === null) return decimalOf(value, wish);
  const rounded = point.map((one) => decimalOf(one, wish));
  return rounded.every((one) => one !== null) ? `(${rounded.join(', ')})` : null;
}

/** The value that an amount in cents was rounded from; null where the working ends elsewhere. */
function centsFrom({ steps }: Solution, cents: string): string | null {
  const last = steps.at(-1)?.to.replace(/^.* = /, '') ?? '';
  return last === cents || decimalOf(last, { rounding: { kind: 'places', places: 2 } }) === cents
    ? last
    : null;
}

/** What the last step made a number of, where it was rounded there already; else the number itself. */
function unrounded({ steps }: Solution, value: string): string {
  const rightOf = (side: string): string => side.replace(/^.* [=≈] /, '');
  const last = steps.findLast(({ to }) => rightOf(to) === value);
  return last && provesRounded(rightOf(last.from), value) ? rightOf(last.from) : value;
}

/** The same solution with its answer rounded as the request wants it; null where that cannot be proven. */
export function roundSolution(solution: Solution, rounding: Rounding): Solution | null {
  if (solution.kind === 'money') return solution;
  const steps: SolutionStep[] = [];
  const parts = solution.answer.split(' or ').map((one) => {
    // A value that a method shows as near is told anew, from what it was rounded from.
    const [, name = '', value = '', unit = ''] = shape.exec(one.replace(/^[a-z] ≈ /, '')) ?? [];
    const from = name.endsWith('$') ? centsFrom(solution, value) : unrounded(solution, value);
    const text = from === null ? null : roundedText(from, { rounding });
    if (from === null || text === null) return null;
    // What a method shows with these places already is not told again.
    if (text !== value) steps.push({ from, to: text, why: sayRule('round-answer'), rule: 'round-answer' });
    return `${name}${text}${unit}`;
  });
  if (!parts.every((part) => part !== null)) return null;
  return { ...solution, steps: [...solution.steps, ...steps], answer: parts.join(' or ') };
}
