import { exactValue } from '../algebra/normal-form.ts';
import { numberValue } from '../algebra/number-value.ts';
import { rational } from '../rational/rational.ts';
import { parseMath } from '../read/parse.ts';
import { sayRule } from './print/rules.ts';
import { provesRounded, roundTo } from './proof/prove-rounded.ts';
import { readRounding } from './reading/wishes.ts';
import { readSheet } from './situations/sheet.ts';
import type { Solution } from './solution.ts';

/** Words that make a rounded number a given one, or rounding itself the question. */
export const ofBounds =
  /\b(?:estimate|bounds?|measured|accura\w+|errors?|limits?|least possible|greatest possible)\b/i;
const number = /^((?:[a-z](?:\([^)]*\))? = )?[-−]?\$?)(\d[\d,]*\.\d+|-?\d+\/\d+)((?: ?[a-z°%²³^/\d]+)*)$/i;

/** What the last number of a working was rounded from; the number itself where it is exact. */
function exactText({ steps }: Solution, value: string): string {
  const last = [...steps].reverse().find(({ to }) => to.replace(/^.* = /, '') === value);
  return last?.rule === 'round-answer' ? last.from.replace(/^.* = /, '') : value;
}

/** A share or a percent as the percent with the decimals that its problem wishes. */
function inPercent(solution: Solution, places: number): Solution | null {
  const [, value = '', sign, change = ''] =
    /^\(?([\d,.]+(?:\/\d+)?)\)?(%)?( (?:in|de)crease)?$/.exec(solution.answer) ?? [];
  if (value === '' || (sign === undefined && Number(value.split('/')[0]) > Number(value.split('/')[1] ?? 1)))
    return /[/√π]/.test(solution.answer) ? null : solution;
  const exact = exactText(solution, value);
  const from = sign === undefined ? `(${exact}) · 100` : exact;
  const read = parseMath(from);
  const size = read.ok ? exactValue(read.node) : null;
  if (!size) return null;
  const { n, d } = roundTo(size, rational(1n, 10n ** BigInt(places)));
  const text = (Number(n) / Number(d)).toFixed(places);
  if (!provesRounded(from, text)) return null;
  const step = { from, to: text, why: sayRule('round-answer'), rule: 'round-answer' as const };
  const steps = from === text ? solution.steps : [...solution.steps, step];
  return { ...solution, steps, answer: `${text}%${change}` };
}

/** A solution with no more decimals than its problem wishes; null where that cannot be proven. */
export function withWishedPlaces(solution: Solution): Solution | null {
  const wish = readRounding(solution.problem);
  if (wish?.unit === 'percent' && wish.rounding.kind === 'places' && solution.kind !== 'rounding')
    return inPercent(solution, wish.rounding.places);
  const { places } = readSheet(solution.problem);
  const [, front = '', shown, unit = ''] = number.exec(solution.answer) ?? [];
  if (places === null || shown === undefined || ofBounds.test(solution.problem)) return solution;
  const value = shown.replace(/,/g, '');
  const isFraction = value.includes('/');
  if (
    (isFraction && solution.kind !== 'spread') ||
    (!isFraction && (value.split('.')[1] ?? '').length <= places)
  )
    return solution;
  const from = exactText(solution, value);
  const read = parseMath(from);
  const size = read.ok ? numberValue(read.node, new Map()) : Number.NaN;
  if (!Number.isFinite(size)) return null;
  const exact = read.ok ? exactValue(read.node) : null;
  const { n, d } = roundTo(
    exact ?? rational(BigInt(Math.round(size * 1e9)), 1_000_000_000n),
    rational(1n, 10n ** BigInt(places)),
  );
  const text = (Number(n) / Number(d)).toFixed(places);
  if (!provesRounded(from, text)) return null;
  const step = { from, to: text, why: sayRule('round-answer'), rule: 'round-answer' as const };
  return { ...solution, steps: [...solution.steps, step], answer: `${front}${text}${unit}` };
}
