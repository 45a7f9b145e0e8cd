import { evaluateExact } from '../../../judge/equivalent.ts';
import { type Rational, subtractRational } from '../../../rational/rational.ts';
import { rationalToFractionText } from '../../../rational/rational-text.ts';
import { byFormula, byWorking, together, workedOut } from '../../exercises/exercise.ts';
import { regex } from '../../reading/regex.ts';
import type { Frame } from './frame.ts';

const rootsOf = (answer: string): readonly Rational[] | null => {
  const values = answer.split(' or ').map((part) => evaluateExact(part.replace(/^[a-z] = /, '')));
  return values.every((value) => value !== null) ? values : null;
};

const said = {
  sum: /\b(?:sum of (?:the )?(?:#|two)(?: positive| whole)? numbers is|(?:their|the) sum is|(?:add(?: up)? to|have a sum of|whose sum is)) @/,
  difference:
    /\b(?:difference (?:of|between) (?:the )?(?:#|two)(?: positive| whole)? numbers is|(?:their|the) difference is|differ by|have a difference of) @/,
  product:
    /\b(?:product of (?:the )?(?:#|two)(?: positive| whole)? numbers is|(?:their|the) product is|have a product of|whose product is|multiply to) @/,
  squares: /\bsum of (?:their|the|its) squares is @/,
} as const;

/** Two numbers from two of their sum, difference, product and sum of squares. */
export const twoNumbers: Frame = ({ text, numbers: all, question }, ask) => {
  const numbers = all.filter(({ around, at }) => !/^@ (?:positive |whole )?numbers/.test(around.slice(at)));
  if (
    numbers.length > 2 ||
    !/(?:\btwo|#)(?: positive| whole)? numbers\b|\bone number is (?:twice|double|(?:@|#) times) another\b/.test(
      text,
    ) ||
    /\b(?:consecutive|more than|less than|digits?)\b/.test(text)
  )
    return null;
  const roles = numbers.map(({ around }) => {
    const plain = around.replace(/sum of (?:their|the|its) squares is @/, (found) =>
      found.includes('@') ? 'SQUARES @' : found,
    );
    if (plain !== around) return 'squares' as const;
    return (['sum', 'difference', 'product'] as const).find((name) => said[name].test(around)) ?? null;
  });
  const value = (name: string): string | undefined =>
    numbers[roles.indexOf(name as (typeof roles)[number])]?.value;
  const [sum, difference, product, squares] = ['sum', 'difference', 'product', 'squares'].map(value);
  const multiple =
    /\b(?:the )?(?:larger|one|greater|bigger)(?: of (?:#|two) numbers| number)? is (twice|double|(?:@|#) times) (?:the )?(?:smaller|other|another|lesser)/;
  if ((sum ?? difference) !== undefined && roles.filter((role) => role === null).length < 2) {
    const timed = all.find(({ around }) => multiple.exec(around)?.[1]?.startsWith('@'));
    const k = timed?.value ?? (/twice|double/.test(multiple.exec(text)?.[1] ?? '') ? '2' : undefined);
    const fits = k !== undefined && numbers.length === (timed ? 2 : 1);
    if (fits) {
      const solved = ask(`solve ${k}x ${sum === undefined ? '-' : '+'} x = ${sum ?? difference}`);
      const small = solved && /^x = (\d+)$/.exec(solved.answer)?.[1];
      const large = small && workedOut(`${k} · ${small}`)?.value;
      return solved && small && large
        ? together([solved], { kind: 'story', answer: `${large} and ${small}` })
        : null;
    }
  }
  const line = sum ?? difference;
  const other = product ?? squares;
  if (line === undefined || other === undefined || new Set(roles).size !== 2) return null;
  const second = sum === undefined ? `(x - ${line})` : `(${line} - x)`;
  const solved = ask(
    product === undefined ? `solve x^2 + ${second}^2 = ${other}` : `solve x${second} = ${other}`,
  );
  const roots = solved && rootsOf(solved.answer);
  const by = evaluateExact(line);
  if (!solved || !roots || !by) return null;
  const pairs = roots.map(
    (x) => [x, sum === undefined ? subtractRational(x, by) : subtractRational(by, x)] as const,
  );
  const positive = /\bpositive\b|\bwhole numbers\b/.test(text);
  const kept = pairs.filter(([x, y]) => !positive || (x.n > 0n && y.n > 0n));
  const texts = [
    ...new Set(
      kept.map((pair) =>
        (sum === undefined ? pair : [...pair].sort((a, b) => Number(b.n * a.d - a.n * b.d)))
          .map(rationalToFractionText)
          .join(' and '),
      ),
    ),
  ];
  const [only, more] = texts;
  if (only === undefined || !/\b(?:numbers|them|they|larger|smaller|greater)\b/.test(question)) return null;
  return together([solved], { kind: 'story', answer: more === undefined ? only : texts.join(' or ') });
};

const times: Readonly<Record<string, string>> = { twice: '2', double: '2', '3 times': '3', triple: '3' };
const one = String.raw`(?:one|an?|the (?:first|second|larger|smaller|greater|bigger))(?: (?:number|angle)| of (?:them|(?:the )?(?:supplementary |complementary )?(?:numbers|angles)))?`;
const other = String.raw`(?:another|the other|a second|the (?:first|second|larger|smaller|greater|bigger))(?: (?:number|angle|one))?`;
const relates = regex`\b${one} (?:is|measures) (?:(# )?(more|less|greater|larger|smaller) than )?(?:(twice|double|triple|# times) )?(?:as (?:large|big|much|great) as )?${other}\b`;
const addUp =
  /\b(?:their|the) sum (?:is|of (?:the|both) (?:# )?(?:numbers|angles) is) #|\bsum of (?:the )?(?:two )?(?:numbers|angles) is #|\b(?:they|(?:the )?(?:two )?(?:numbers|angles)) (?:(?:add(?: up)?|sum) to|total|have a sum of) #/;

/** The sum that the name of a pair of angles tells; null where it tells none. */
const sumByName = (text: string): string | null => {
  const [straight, right] = [/\bsupplementary\b/.test(text), /\bcomplementary\b/.test(text)];
  if (straight === right || !/\bangles?\b|\b(?:they|and) are (?:supp|comp)lementary/.test(text)) return null;
  return straight ? '180' : '90';
};

/** One number or angle told by another, and what both add up to: both, or the larger or smaller one. */
export const relatedNumbers: Frame = ({ text, numbers: all, question }, ask) => {
  const numbers = all.filter(
    ({ around, at }) => !/^@ (?:supplementary |complementary )?(?:numbers|angles)/.test(around.slice(at)),
  );
  const plain = text
    .replace(/# (?=(?:supplementary |complementary )?(?:numbers|angles)\b)/g, '')
    .replace(/(?<=#)(?:\s?°| degrees?)/g, '');
  const relation = relates.exec(plain);
  const byName = sumByName(plain);
  const total = addUp.exec(plain);
  if (
    !relation ||
    (byName === null) === (total === null) ||
    /\b(?:right|straight|acute|obtuse) angle/.test(question) ||
    /\b(?:consecutive|digits?|product|difference|squares?|third|half)\b/.test(plain)
  )
    return null;
  const [, by, sign = '', multiple] = relation;
  const counted = multiple?.startsWith('#') ?? false;
  const isTimes = sign === '';
  if (isTimes ? multiple === undefined : by === undefined) return null;
  if (numbers.length !== (counted ? 1 : 0) + (isTimes ? 0 : 1) + (total ? 1 : 0)) return null;
  const order =
    total === null || relation.index < total.index ? numbers : [...numbers.slice(1), ...numbers.slice(0, 1)];
  const told = order.map(({ value }) => value);
  const [m, s] = [isTimes ? '' : told[0], byName ?? told.at(-1)];
  const k = counted ? told[isTimes ? 0 : 1] : (times[multiple ?? ''] ?? '1');
  if (m === undefined || k === undefined || s === undefined) return null;
  const step = isTimes ? '' : ` ${/less|smaller/.test(sign) ? '-' : '+'} ${m}`;
  const first = `${k === '1' ? '' : k}x${step}`;
  const solved = ask(`solve ${first} + x = ${s}`);
  const x = solved && /^x = (-?[\d./]+)$/.exec(solved.answer)?.[1];
  const rest = x && workedOut(`${s} - (${x})`)?.value;
  if (!solved || !x || !rest) return null;
  const isAngle = /\bangles?\b|lementary/.test(plain);
  const [value, restValue] = [evaluateExact(x), evaluateExact(rest)];
  if (!value || !restValue || (isAngle && (value.n <= 0n || restValue.n <= 0n))) return null;
  const shown = (size: string): string => (isAngle ? `${size}°` : size);
  const large =
    /\b(?:find|what is|what's|whats) (?:the )?(?:measure of )?the (?:larger|bigger|greater)\b/.test(question);
  const small = /\b(?:find|what is|what's|whats) (?:the )?(?:measure of )?the smaller\b/.test(question);
  if (large && small) return null;
  const isRestLarger = restValue.n * value.d > value.n * restValue.d;
  const answer = large || small ? shown(large === isRestLarger ? rest : x) : `${shown(rest)} and ${shown(x)}`;
  return together([solved], { kind: 'story', answer });
};

/** What one can do alone and both together: how long the other takes. */
export const otherAlone: Frame = ({ text, numbers: all, question }) => {
  const numbers = all.filter(
    ({ around, at }) =>
      !/^@ (?:pipes|pumps|people|workers|painters|taps|hoses|friends|machines) /.test(around.slice(at)),
  );
  if (numbers.length !== 2 || !/\balone\b|\bby (?:himself|herself|itself)\b/.test(question)) return null;
  const both = numbers.find(({ around, at }) => {
    const from = Math.max(around.lastIndexOf('. ', at), around.lastIndexOf('#', at), 0);
    return /\b(?:together|with [a-z]+|both|working together|with help)\b/.test(
      `${around.slice(from, at)} ${around.slice(at).split(/[.,;#]| and /)[0] ?? ''}`,
    );
  });
  const one = numbers.find((other) => other !== both);
  const unit = /^@ (hours?|minutes?|days?)/.exec(one?.around.slice(one.at) ?? '')?.[1];
  if (
    !both ||
    !one ||
    unit === undefined ||
    Number(both.value) >= Number(one.value) ||
    /\b(?:faster|slower|twice|times|longer|more|less|than)\b/.test(text)
  )
    return null;
  return byFormula({
    formula: 'x = 1/(1/t - 1/a)',
    values: { t: both.value, a: one.value },
    rule: 'parts-of-the-work',
    kind: 'rate',
    says: (x) => `${x} ${unit.replace(/s$/, '')}s`,
  });
};

/** The last number of some whose mean is known, or their sum. */
export const fromMean: Frame = ({ text, numbers, question }) => {
  if (!/\b(?:average|mean)\b/.test(text) || /\b(?:test|exam|quiz|median|weighted|percent)\b/.test(text))
    return null;
  // A sum that is told is no mean.
  if (/\b(?:whose|the|their) sum is\b|\badds? up to\b|\bsum to\b/.test(text)) return null;
  const count = numbers.find(({ around }) =>
    /(?:average|mean) of (?:a set of )?@ (?:numbers|integers|values|scores)|@ numbers (?:have|with) an? (?:average|mean)/.test(
      around,
    ),
  );
  const mean = numbers.find(
    (one) =>
      one !== count &&
      /(?:is|of) @/.test(one.around.slice(0, one.at + 1)) &&
      /\b(?:average|mean)\b[^@]*@/.test(one.around.split('. ').find((part) => part.includes('@')) ?? ''),
  );
  if (!count || !mean) return null;
  const rest = numbers.filter((one) => one !== count && one !== mean);
  if (rest.length === 0)
    return /\bsum\b|\btotal\b/.test(question)
      ? byFormula({
          formula: 's = n · m',
          values: { n: count.value, m: mean.value },
          rule: 'sum-from-mean',
          kind: 'mean',
        })
      : null;
  const listed = rest.filter(({ around, at }) => !/^@ of (?:them|the(?:se)? numbers)/.test(around.slice(at)));
  if (
    listed.length !== Number(count.value) - 1 ||
    !/\b(?:fifth|fourth|third|sixth|last|other|missing|remaining)\b/.test(question)
  )
    return null;
  const sum = `${mean.value} · ${count.value} - (${listed.map((one) => one.value).join(' + ')})`;
  return byWorking(sum, { kind: 'mean' });
};
