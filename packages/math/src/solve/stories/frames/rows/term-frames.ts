import { byFormula, together } from '../../../exercises/exercise.ts';
import type { Frame } from '../frame.ts';

const ordinals: Readonly<Record<string, string>> = {
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
  fifth: '5',
  sixth: '6',
  seventh: '7',
  eighth: '8',
  ninth: '9',
  tenth: '10',
  eleventh: '11',
  twelfth: '12',
  fifteenth: '15',
  twentieth: '20',
};
const number = String.raw`(-?\d+(?:\.\d+)?(?:\/\d+)?)(?![\d.]*\d| ?(?:ordinal|st|nd|rd|th))`;
const place = String.raw`(?:(\d{1,3}) ?(?:ordinal|st|nd|rd|th)(?: term| (?=(?:is|was) -?\d))|\b[at]_?\{?\(?(\d{1,3})(?!\d)\)?\}?|\bterm (?:number )?(\d{1,3})(?!\d))`;
const told = new RegExp(
  String.raw`${place}(?: (?:of|in) (?:an?|the|this) (?:arithmetic )?sequence)?(?:,? ?(?:is|was|of|equals?)(?: equal to)?|,| ?[=:])? ?${number}`,
  'g',
);
const asked = new RegExp(place, 'g');
const general = /\b(?:n ?(?:ordinal|th) term|nth|general|a_n|rule|formula)\b/;

/** Two terms of a sequence with equal steps, and what follows from them. */
export const twoTerms: Frame = ({ typed }, ask) => {
  const text = typed
    .toLowerCase()
    .replace(/−/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .replace(
      new RegExp(String.raw`\b(${Object.keys(ordinals).join('|')})(?= term\b)`, 'g'),
      (word) => `${ordinals[word]} ordinal`,
    );
  if (!/\barithmetic\b/.test(text) || /\b(?:sum|geometric|between|insert|means?|how many)\b/.test(text))
    return null;
  const pairs = [...text.matchAll(told)];
  const [one, other, more] = pairs;
  if (!one || !other || more) return null;
  const rest = pairs.reduce((all, [found]) => all.replace(found, ' '), text);
  const [m, n] = [one, other].map(([, a, b, c]) => a ?? b ?? c ?? '');
  const [a, b] = [one[4] ?? '', other[4] ?? ''];
  const places = [...rest.matchAll(asked)].map(([, first, second, third]) => first ?? second ?? third ?? '');
  const left = rest.replace(asked, ' ');
  if (m === undefined || n === undefined || m === n || /\d/.test(left) || places.length > 1) return null;
  const step = byFormula({
    formula: 'd = (b - a)/(n - m)',
    values: { a, b, m, n },
    rule: 'step-from-two-terms',
    kind: 'sequence',
  });
  if (!step) return null;
  const term = (k: string) =>
    k === m
      ? null
      : byFormula({
          formula: 't = a + (k - m) · d',
          values: { a, k, m, d: step.answer },
          rule: 'same-step-each-row',
          kind: 'sequence',
        });
  const [k] = places;
  const wantsStep = /\bcommon difference\b/.test(left);
  const wantsRule = general.test(left);
  if (wantsRule) {
    if (k !== undefined || wantsStep) return null;
    const first = term('1');
    const rule = ask(
      `arithmetic sequence with first term ${first?.answer ?? a} and common difference ${step.answer}. find the nth term`,
    );
    return (
      rule && together([step, ...(first ? [first] : []), rule], { kind: 'sequence', answer: rule.answer })
    );
  }
  if (k === undefined) return wantsStep ? step : null;
  const found = term(k);
  if (!found) return null;
  if (!wantsStep) return together([step, found], { kind: 'sequence', answer: found.answer });
  return together([step, found], {
    kind: 'sequence',
    answer: `${k === '1' ? 'first term' : `term ${k}`} ${found.answer}, common difference ${step.answer}`,
  });
};
