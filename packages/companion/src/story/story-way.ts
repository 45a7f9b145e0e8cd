import type { RenderedStep } from '@playforward/curriculum';
import { type Amount, amountsOf } from './amounts.ts';
import { conversionsIn } from './conversions.ts';
import { countedIn, type WayNode, waysOfAll, waysTo } from './find-way.ts';
import { tellWay } from './tell-way.ts';

/** Below it a way may be chance: other numbers might come to the same. */
const leastFit = -1.4;
const leastAhead = 0.6;
const fewestWords = 8;
const mostOwn = 5;

/** The text without its marks of money and mathematics. */
const plain = (question: string): string => question.replaceAll('\\$', '').replaceAll('$', ' ');

/** Whether a problem is told in words with numbers, and no formula stands in it. */
export function isTold(question: string): boolean {
  const formulas = [...question.matchAll(/(?<!\\)\$([^$]+)\$/g)].map(([, inner = '']) => inner);
  const words = plain(question).match(/\p{L}{2,}/gu) ?? [];
  // Points, lists and calculations that are written out are no story.
  const isWritten = /\(\s*-?\d+\s*,|\d\s*[-+÷×*]\s*\d|\\(?:div|times|cdot)\b|\d,\s+-?\d+,\s+/.test(question);
  return (
    !isWritten &&
    words.length >= fewestWords &&
    formulas.every((one) => !/[a-z=<>]|\\frac\{[^}]*[a-z]/i.test(one.replace(/\\[a-z]+/g, '')))
  );
}

type Ways = { readonly amounts: readonly Amount[]; readonly best: WayNode | null };

/** The way from the numbers of a story to its answer, where the words leave one that fits best. */
function wayOf(question: string, answer: number): Ways {
  const amounts = amountsOf(question);
  if (!isTold(question) || amounts.length > mostOwn || !Number.isFinite(answer))
    return { amounts, best: null };
  const known = conversionsIn(plain(question));
  const all = known.length === 1 && amounts.length < mostOwn ? [...amounts, ...known] : amounts;
  const optional = all.length - amounts.length;
  const [first, second] = waysTo(answer, all, plain(question), optional);
  const isSure =
    first !== undefined &&
    first.score >= leastFit &&
    (second === undefined || first.score - second.score >= leastAhead);
  return { amounts, best: isSure ? first : null };
}

const leastAheadAlone = 1;

/** So much for each, something besides and a total of the same kind: the total without it, by how much each is. */
function feeAndRate(amounts: readonly Amount[], text: string): number | null {
  const [rate, ...rates] = amounts.filter(({ kind }) => kind === 'rate');
  const others = amounts
    .filter((one) => one.kind === 'plain' && one.noun === rate?.noun)
    .map(({ value }) => value);
  const isAsked = rate !== undefined && rate.per === countedIn(text);
  const [low, high] = others.sort((a, b) => a - b);
  return isAsked &&
    rates.length === 0 &&
    others.length === 2 &&
    amounts.length === 3 &&
    low !== undefined &&
    high !== undefined
    ? (high - low) / rate.value
    : null;
}

/** Without an answer: what the words alone leave, where they leave one way that is well ahead. */
export function wayOfWords(question: string): WayNode | null {
  const text = plain(question);
  // Of "25 out of the 50" the first goes on, where no share is asked for.
  const isShare = /\b(?:percent|fraction|probability|ratio|part)\b/i.test(text);
  const amounts = amountsOf(isShare ? question : question.replace(/\bout of (?:the |all )?\d+/gi, ''));
  if (
    !isTold(question) ||
    amounts.length < 2 ||
    amounts.length > mostOwn ||
    /\b(?:not|n't|original\w*)\b/i.test(text)
  )
    return null;
  const framed = feeAndRate(amounts, text);
  if (framed !== null) return waysTo(framed, amounts, text)[0] ?? null;
  const [first, second] = waysOfAll(amounts, text);
  const isSure =
    first !== undefined &&
    first.score >= 0 &&
    (second === undefined || first.score - second.score >= leastAheadAlone);
  return isSure ? first : null;
}

/** The steps of the way to an answer; none where no way is sure. */
export function storySteps(question: string, answer: number): readonly RenderedStep[] {
  const { best } = wayOf(question, answer);
  return best === null ? [] : tellWay(best);
}
