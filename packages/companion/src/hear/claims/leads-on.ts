import type { OpenProblem } from '../../companion-context.ts';
import { plainMath } from '../../hints/plain-math.ts';
import { type Amount, amountsOf } from '../../story/amounts.ts';
import { waysTo } from '../../story/find-way.ts';
import { isTold } from '../../story/story-way.ts';
import type { Shown } from '../step-reading.ts';
import { isSameNumber, numberAt } from './put-in.ts';

/** Numbers that everybody may use: halves, percents, angles, units of time. */
const common = [1, 2, 3, 4, 7, 10, 12, 24, 60, 90, 100, 180, 360, 1000, 0.5, 0.1, 0.01, 1.5];
const repeats =
  /\b(?:compound\w*|depreciat\w*|appreciat\w*|doubles?|triples?|mean|average|halves|half-life|grows? by|decays?)\b|%[^.?!]*\b(?:per|each|every|a) (?:year|month|week|day|hour)/i;
const mostLeft = 3;
/** Below it a way to the answer is chance. */
const leastFit = -2.6;

const plainNumber = (text: string): number | null => {
  const bare = text.replace(/[$,]/g, '').replace(/(?<=[\d)])\s*(?:π|pi(?![a-z]))/i, '');
  const found =
    /^\s*(?:[a-z]\s*=\s*|[a-z]\([^)]*\)\s*=\s*)?(-?\d+(?:\.\d+)?(?:\/\d+)?)\s*(?:%|°|[a-z][a-z ]*(?:\^\d)?)?\s*$/i.exec(
      bare,
    );
  return found ? numberAt(found[1] ?? '') : null;
};

/** The numbers a calculation is made of, as they are written. */
const numbersIn = (calculation: string): number[] =>
  (calculation.match(/\d+(?:\.\d+)?|\.\d+/g) ?? []).map(Number);

const joined = (a: number, b: number): number[] => [a + b, a - b, b - a, a * b, a / b, b / a];
const has = (values: readonly number[], value: number): boolean =>
  values.some((one) => isSameNumber(one, value));

/** What one more move with nothing new makes of a value: halves and doubles, roots, what is missing to a whole. */
const finished = (value: number): number[] => [
  value / 2,
  2 * value,
  value * 100,
  180 - value,
  360 - value,
  90 - value,
  1 - value,
  Math.sqrt(value),
];

const forms = ({ value, text }: Amount): number[] =>
  /%/.test(text) ? [value, value * 100, 1 - value, 1 + value, 100 - value * 100, 100 + value * 100] : [value];

const plainAmount = (value: number): Amount => ({
  value,
  text: String(value),
  said: String(value),
  kind: 'plain',
  noun: null,
  per: null,
});

type Beside = {
  readonly problem: { readonly question: string; readonly key: Pick<OpenProblem['key'], 'value'> };
  readonly shown: Pick<Shown, 'lines'>;
};

/**
 * Whether what a calculation of the student's comes to can lead to the answer, with the numbers of the problem that it has
 * not used; null where that cannot be told. For problems told in words that have one number as their answer.
 */
export function leadsOn(calculation: string, value: number, { problem, shown }: Beside): boolean | null {
  const goal = plainNumber(problem.key.value);
  if (goal === null || !Number.isFinite(value)) return null;
  if (/π|pi/.test(problem.key.value) && /π|pi/.test(calculation))
    return leadsOn(calculation.replace(/\s*\*?\s*(?:π|pi)/gi, ''), value / Math.PI, { problem, shown });
  if (has([goal, goal / 100], value)) return true;
  // What comes again each year is a power, which two numbers at a time do not reach.
  if (repeats.test(problem.question)) return null;
  const amounts = amountsOf(problem.question);
  if (amounts.length === 0 || amounts.length > 6) return null;
  const found = shown.lines.flatMap((line) => numberAt(plainMath(line).split('=').at(-1) ?? '') ?? []);
  const used = new Set<number>();
  for (const number of numbersIn(calculation)) {
    const at = amounts.findIndex((amount) => has(forms(amount), number));
    if (at >= 0) used.add(at);
    else if (has(found, number)) continue;
    else {
      const pair = pairsOf(amounts).find(([a, b]) => has(joined(a.amount.value, b.amount.value), number));
      if (!pair && has(common, number)) continue;
      if (!pair) return null;
      for (const { at: one } of pair) used.add(one);
    }
  }
  const left = amounts.filter((_, at) => !used.has(at));
  // A share was taken of an amount, which then stands beside its share.
  const again = [
    ...amounts.filter(({ kind, text }) => kind !== 'part' && !/%/.test(text)).map((one) => one.value),
    ...found,
  ];
  const isShare = [...used].some((at) => amounts[at]?.kind === 'part') && !calculation.includes('-');
  const isNear = (one: number): boolean => has([goal, goal / 100], one);
  if (
    finished(value).some(isNear) ||
    (isShare && again.some((one) => [one - value, one + value].some(isNear)))
  )
    return true;
  // Of a change its whole is used again.
  if (left.length === 0) return again.some((one) => joined(value, one).some(isNear)) ? null : false;
  if (left.length > mostLeft || !isTold(problem.question)) return null;
  const [best] = waysTo(goal, [plainAmount(value), ...left], plainMath(problem.question));
  return best !== undefined && best.score >= leastFit;
}

function pairsOf(amounts: readonly Amount[]) {
  return amounts.flatMap((amount, at) =>
    amounts.slice(at + 1).map(
      (other, by) =>
        [
          { amount, at },
          { amount: other, at: at + 1 + by },
        ] as const,
    ),
  );
}
