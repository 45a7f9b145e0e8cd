import { evaluateExact } from '../../judge/equivalent.ts';
import { rationalToDecimalText } from '../../rational/rational-text.ts';
import type { Exercised } from '../exercises/exercise.ts';
import { byFormula, together } from '../exercises/exercise.ts';
import type { Worked } from '../proof/chain.ts';
import type { Given } from './read-given.ts';

/** What turns a short story into another one. */
const turns =
  /\b(?:not|never|without|except|half|twice|double[sd]?|triple[sd]?|already|left over|each other|instead|wasted|lost|broke)\b/;

type Told = { readonly numbers: readonly string[]; readonly says: string };
type Quantities = {
  readonly reads: RegExp;
  readonly work: (found: RegExpExecArray, told: Told) => Exercised | null;
};

const plainNumber = (piece: string): string => piece.replace(/[$,]/g, '');
const decimal = (value: string): string => {
  const exact = evaluateExact(value);
  return exact ? (rationalToDecimalText(exact) ?? value) : value;
};
const noun = '([a-z]+)';
const unit =
  '(?:(?:cups?|tablespoons?|teaspoons?|ounces?|pounds?|grams?|kilograms?|liters?|milliliters?|gallons?|quarts?|pints?|parts?|scoops?|cans?|bags?) (?:of )?)?';

/** a of one thing for every b of the other: how much of one goes with the rest. */
const forEvery: readonly Quantities[] = [
  new RegExp(
    `# ${unit}${noun} (?:for|per|to) (?:every )?# ${unit}${noun} (?:.* )?how (?:much|many) ${unit}\\1 (?:.* )?# ${unit}\\2$`,
  ),
  new RegExp(
    `# ${unit}${noun} (?:for|per|to) (?:every )?# ${unit}${noun} (?:.* )?how (?:much|many) ${unit}\\2 (?:.* )?# ${unit}\\1$`,
  ),
].map((reads, at) => ({
  reads,
  work: (_found, { numbers: [a = '', b = '', c = ''], says }) =>
    says.split('#').length !== 4
      ? null
      : byFormula({
          formula: at === 0 ? 'n = c · a/b' : 'n = c · b/a',
          values: { a, b, c },
          rule: 'same-rate-throughout',
          kind: 'proportion',
          says: decimal,
        }),
}));

const ratio: Quantities = {
  reads:
    /^(?:please )?(?:divide|split|share|separate) # (?:[a-z]+ )?(?:in|into|by|using)?(?: the| a)? ?ratio (?:of )?#$/,
  work: (_found, { numbers: [total = '', parts = ''] }) => {
    const shares = parts.split(/\s*:\s*/);
    if (shares.length < 2 || shares.length > 5 || !shares.every((share) => /^\d+$/.test(share))) return null;
    const sum = shares.join(' + ');
    const worked = shares.map((share) =>
      byFormula({
        formula: `s = t · p/(${sum})`,
        values: { t: total, p: share },
        rule: 'share-of-ratio',
        kind: 'ratio',
        says: decimal,
      }),
    );
    return together(worked, { kind: 'ratio', answer: worked.map((one) => one?.answer ?? '').join(', ') });
  },
};

/** More workers, less time: the work stays the same. */
const workers: Quantities = {
  reads:
    /# (workers|people|men|women|painters|machines|pumps|pipes|builders|students|robots|printers|taps|friends|farmers) (?:.*?)(?:takes?|needs?|can|finish(?:es)?|do|paints?|builds?|fills?) .*?# (days?|hours?|minutes?|hrs?|weeks?)\b(?!.*\b(?:more|fewer|extra|additional)\b).*how (?:long|many (?:days|hours|minutes|weeks)) .*?# (?:such |of these )?(?:\1\b|of them)/,
  work: ([, , time = ''], { numbers: [a = '', b = '', c = ''], says }) =>
    says.split('#').length !== 4
      ? null
      : byFormula({
          formula: 't = a · b/c',
          values: { a, b, c },
          rule: 'same-work',
          kind: 'proportion',
          says: (t) => `${decimal(t)} ${time.replace(/s$/, '')}${t === '1' ? '' : 's'}`,
        }),
};

const perUnit: Quantities = {
  reads:
    /# ([a-z]+)s? (?:on|in|with|using|for) # ([a-z]+?)s? (?:.* )?(?:how many |what is the |find the |find )?\1s? (?:per|an?|each|for each) \2s?$/,
  work: ([, top = '', bottom = ''], { numbers: [a = '', b = ''], says }) =>
    says.split('#').length !== 3
      ? null
      : byFormula({
          formula: 'r = a/b',
          values: { a, b },
          rule: 'unit-rate',
          kind: 'rate',
          says: (r) => `${decimal(r)} ${top} per ${bottom}`,
        }),
};

const percent = (piece: string): string | null => /^(\d+(?:\.\d+)?)\s?%$/.exec(piece)?.[1] ?? null;

/** Two strengths mixed to a third: the amounts of each. */
const mixture: Quantities = {
  reads:
    /\b(?:mix|mixed|mixes|mixing|mixture|combine[ds]?|blend|solutions?)\b.*(?:how (?:many|much)|find (?:the|how)|what (?:amount|volume))/,
  work: (_found, { numbers, says }) => {
    const strengths = numbers.flatMap((piece) => percent(piece) ?? []);
    const [total, more] = numbers.filter((piece) => percent(piece) === null);
    const [p, q, r] = strengths;
    if (
      total === undefined ||
      more !== undefined ||
      !p ||
      !q ||
      !r ||
      strengths.length !== 3 ||
      numbers.length !== 4
    )
      return null;
    const [first, second, third] = [p, q, r].map(Number);
    const inOrder = percent(numbers[0] ?? '') === p && percent(numbers[1] ?? '') === q;
    if (!inOrder || first === undefined || second === undefined || third === undefined) return null;
    if (!(third > Math.min(first, second) && third < Math.max(first, second))) return null;
    if (!/\beach\b|\bboth\b|\bof the #/.test(says)) return null;
    const name =
      /# (liters?|litres?|gallons?|ounces?|oz|ml|milliliters?|cups?|pounds?|quarts?|l)\b/.exec(says)?.[1] ??
      'units';
    const values = { n: total, p, q, r };
    const [x, y] = [
      byFormula({
        formula: 'x = n · (q - r)/(q - p)',
        values,
        rule: 'mixture',
        kind: 'story',
        says: decimal,
      }),
      byFormula({
        formula: 'y = n · (r - p)/(q - p)',
        values,
        rule: 'mixture',
        kind: 'story',
        says: decimal,
      }),
    ];
    return x && y
      ? together([x, y], {
          kind: 'story',
          answer: `${x.answer} ${name} of ${p}% and ${y.answer} ${name} of ${q}%`,
        })
      : null;
  },
};

/** Each time a part of what is left. */
const ofTheRest: Quantities = {
  reads:
    /\b(?:ate|eats|used|spent|read|gave|drank|sold) # of (?:the |a |an |his |her |my |their )?[a-z ]+? (?:and |then |later )*(?:[a-z]+ ){0,4}(?:ate|eats|used|spent|read|gave|drank|sold) # of (?:whats|what's|what is|what was|the) (?:left|rest|remaining)\b.*\b(?:how much|what (?:fraction|part))\b.*\b(?:left|remains?|remaining)\b/,
  work: (_found, { numbers: [a = '', b = ''], says }) =>
    says.split('#').length !== 3 || /%/.test(`${a}${b}`)
      ? null
      : byFormula({
          formula: 'r = (1 - a) · (1 - b)',
          values: { a, b },
          rule: 'rest-of-rest',
          kind: 'story',
        }),
};

const all = [...forEvery, ratio, workers, perUnit, mixture, ofTheRest];

/** Hours of the day say when, not how much. */
const withoutHours = ({ math, says }: Given): Told => {
  const numbers: string[] = [];
  let at = 0;
  const kept = says.replace(/#(?= ?(am|pm|o'clock)?\b)|#/g, (found: string, hour: unknown) => {
    const piece = math[at] ?? '';
    at += 1;
    if (typeof hour === 'string' && /am|pm|clock/.test(hour)) return '';
    numbers.push(plainNumber(piece));
    return found;
  });
  return {
    numbers,
    says: kept
      .replace(/\bat\s+(?:am|pm|o'clock)\b/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  };
};

/** Short stories of quantities by the words around each number. */
export function solveQuantities(given: Given): Exercised | Worked | null {
  if (given.math.length < 1 || given.math.length > 5) return null;
  const told = withoutHours(given);
  if (turns.test(told.says)) return null;
  for (const { reads, work } of all) {
    const found = reads.exec(told.says);
    const worked = found && work(found, told);
    if (worked) return worked;
  }
  return null;
}
