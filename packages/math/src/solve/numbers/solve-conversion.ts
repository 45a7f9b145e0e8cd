import { evaluateExact } from '../../judge/equivalent.ts';
import {
  addRational,
  divideRational,
  multiplyRational,
  type Rational,
  rational,
} from '../../rational/rational.ts';
import { rationalToDecimalText, rationalToFractionText } from '../../rational/rational-text.ts';
import { readUnit, unitFactor } from '../../units/read-unit.ts';
import { workFormula } from '../arithmetic/work-formula.ts';
import { addStep, type Method, startChain, type Worked } from '../proof/chain.ts';
import { countNumbers } from '../question/read-quantities.ts';

const number = String.raw`(-?\d[\d,]*(?:\.\d+)?(?:\/\d+)?|-?\.\d+|\d+ \d+\/\d+)`;
const unit = String.raw`((?:square |cubic |sq |cu )?[a-z$°¢]+(?:\^[23]|[²³])?(?: ?(?:\/|per) ?[a-z]+)?)`;
const forward = new RegExp(
  String.raw`${number}\s*${unit}\s+(?:to|into|in|as|equals? how many|is how many|=)\s+${unit}$`,
  'i',
);
const backward = new RegExp(
  String.raw`\bhow many ${unit}\s+(?:(?:are|is)\s+(?:there\s+)?(?:in\s+)?|(?:are\s+there\s+)?(?:in|equal|make|make up)\s+)(?:an?\s+)?(?:${number}\s*)?${unit}$`,
  'i',
);
const toPercent =
  /^(?:(?:write|convert|express|change|what is)\s+)*(-?(?:\d+ \d+\/\d+|\d+\/\d+|[\d.]+(?:…|\.{3})?|[\d.]+\s?%))\s+(?:to|as|into) (?:an? )?(percent(?:age)?|decimal|fraction)$/i;

const numberText = (value: Rational): string => rationalToDecimalText(value) ?? rationalToFractionText(value);

/** To two decimals, half up, for measures that do not come out even. */
function rounded({ n, d }: Rational): string {
  const hundredths = (2n * n * 100n + d) / (2n * d);
  return rationalToDecimalText(rational(hundredths, 100n)) ?? '';
}

/** One of a unit: an hour and not an hours. */
const oneOf = (name: string): string =>
  name
    .replace(/\bfeet\b/i, 'foot')
    .replace(/\binches\b/i, 'inch')
    .replace(/(?<=[a-z]{2})s$/i, '');

/** A step that says how many of the wanted unit make one of the given. */
function convert(amount: Rational, [from, to]: readonly [string, string]): Worked | null {
  const [given, wanted] = [readUnit(from), readUnit(to)];
  const factor = given && wanted && unitFactor(given, wanted);
  if (!factor || from === to) return null;
  const result = multiplyRational(amount, factor);
  const start = `${numberText(amount)} ${from}`;
  const exact = rationalToDecimalText(result);
  const end = `${numberText(result)} ${to}`;
  const answer = exact === null && result.d > 1000n ? `about ${rounded(result)} ${to}` : end;
  const chain = startChain(start);
  const upside = divideRational(rational(1), factor);
  const larger = factor.d === 1n || factor.n > factor.d;
  addStep(chain, end, {
    rule: larger ? 'convert-multiply' : 'convert-divide',
    fill: {
      number: numberText(larger ? factor : upside),
      small: larger ? to : from,
      large: oneOf(larger ? from : to),
    },
    proof: 'measure',
  });
  return { kind: 'conversion', chain, answer, check: [{ claim: `${start} = ${end}`, holds: true }] };
}

const degrees =
  /(-?\d+(?:\.\d+)?)\s*(?:°|degrees?)?\s*(c|celsius|f|fahrenheit)\b.*\b(c|celsius|f|fahrenheit)$/i;

function temperature(words: string): Worked | null {
  const [, value = '', from = '', to = ''] = degrees.exec(words) ?? [];
  const [a, b] = [from.charAt(0).toLowerCase(), to.charAt(0).toLowerCase()];
  if (a === '' || a === b) return null;
  const worked =
    a === 'c'
      ? workFormula({ formula: 'F = 9/5 · C + 32', values: { C: value }, rule: 'temperature' })
      : workFormula({ formula: 'C = (F - 32) · 5/9', values: { F: value }, rule: 'temperature' });
  const exact = worked && evaluateExact(worked.value);
  if (!worked || !exact) return null;
  return {
    kind: 'conversion',
    chain: worked.chain,
    answer: `${numberText(exact)} °${b.toUpperCase()}`,
    check: worked.check,
  };
}

const toMixed =
  /^(?:(?:write|convert|express|change)\s+)*(\d+ \d+\/\d+|\d+\/\d+) (?:to|as|into) (?:an? )?(mixed number|improper fraction)$/i;

/** A fraction above 1 as a mixed number, and back. */
function mixedForm(words: string): Worked | null {
  const [, typed = '', form = ''] = toMixed.exec(words) ?? [];
  const value = typed === '' ? null : evaluateExact(typed);
  if (!value || value.n < value.d) return null;
  const chain = startChain(typed);
  const rest = value.n % value.d;
  const mixed = rest === 0n ? `${value.n / value.d}` : `${value.n / value.d} ${rest}/${value.d}`;
  if (/^m/i.test(form)) addStep(chain, mixed, { rule: 'write-as-mixed' });
  else addStep(chain, rationalToFractionText(value), { rule: 'mixed-to-fraction' });
  return {
    kind: 'conversion',
    chain,
    answer: chain.at,
    check: [{ claim: `${typed} = ${chain.at}`, holds: true }],
  };
}

/** The same number as a percent, a decimal or a fraction. */
/** Blanks stay inside a mixed number alone. */
const plainNumber = (typed: string): string =>
  /^-?\d+ \d+\/\d+$/.test(typed.trim()) ? typed.trim() : typed.replace(/\s/g, '');

const longestBlock = 6;

/** 1/3 as 0.333…: the digits before the block, then the block at least twice; null where the block is long. */
function repeatingText(value: Rational): string | null {
  const size = value.n < 0n ? -value.n : value.n;
  const seen = new Map<bigint, number>();
  const digits: bigint[] = [];
  let rest = size % value.d;
  while (!seen.has(rest) && digits.length < 12) {
    seen.set(rest, digits.length);
    digits.push((rest * 10n) / value.d);
    rest = (rest * 10n) % value.d;
  }
  const start = seen.get(rest);
  const block = start === undefined ? [] : digits.slice(start);
  if (start === undefined || block.length > longestBlock) return null;
  const times = block.length === 1 ? 3 : 2;
  const part = Array.from({ length: times }, () => block.join('')).join('');
  return `${value.n < 0n ? '-' : ''}${size / value.d}.${digits.slice(0, start).join('')}${part}…`;
}

function otherForm(words: string): Worked | null {
  const [, typed = '', form = ''] = toPercent.exec(words) ?? [];
  const value = typed === '' ? null : evaluateExact(plainNumber(typed));
  if (!value) return null;
  const chain = startChain(plainNumber(typed));
  const hundred = multiplyRational(value, rational(100));
  const texts = {
    p: `${numberText(hundred)}%`,
    d: rationalToDecimalText(value) ?? repeatingText(value),
    f: rationalToFractionText(value),
  };
  const goal = form.startsWith('p') ? texts.p : form.startsWith('d') ? texts.d : texts.f;
  if (goal === null || chain.at === goal) return null;
  const rule = form.startsWith('p')
    ? 'write-as-percent'
    : form.startsWith('d')
      ? 'write-as-decimal'
      : 'write-as-fraction';
  addStep(chain, goal.includes('/') && goal.endsWith('%') ? `(${goal.slice(0, -1)})%` : goal, { rule });
  const check = [{ claim: `${typed} = ${chain.at}`, holds: true }];
  return { kind: 'conversion', chain, answer: chain.at, check };
}

const spelled = (text: string): string => text.trim().replace(/\s*per\s*/i, '/');

const compound = /(\d+)\s*([a-z]+),?\s+(?:and\s+)?(\d+)\s*([a-z]+)\s+(?:to|in|into|as)\s+([a-z]+)$/i;

const manyIn =
  /^how many ([a-z]+) (?:are |is )?(?:there )?(?:in )?(\d+\s*[a-z]+,?\s+(?:and\s+)?\d+\s*[a-z]+)(?: equal| make)?$/i;

/** 5 feet 3 inches in inches: the larger part in the small unit, and the rest added. */
function twoUnits(typed: string): Worked | null {
  const words = typed.replace(manyIn, '$2 in $1');
  const [, large = '', from = '', small = '', part = '', to = ''] = compound.exec(words) ?? [];
  const [a, b, c] = [from, part, to].map((name) => readUnit(name));
  const [big, little] = [a && c && unitFactor(a, c), b && c && unitFactor(b, c)];
  const [m, n] = [evaluateExact(large), evaluateExact(small)];
  if (!big || !little || !m || !n || big.n * little.d <= little.n * big.d) return null;
  const first = convert(m, [from, to]);
  if (!first) return null;
  const [left, right] = [multiplyRational(m, big), multiplyRational(n, little)];
  const sum = numberText(addRational(left, right));
  const side = startChain(`${numberText(left)} + ${numberText(right)}`);
  const start = side.at;
  addStep(side, sum, { rule: 'add' });
  const steps = [...first.chain.steps, ...side.steps];
  return {
    kind: 'conversion',
    chain: { ...side, steps, proven: first.chain.proven && side.proven },
    answer: `${sum} ${to}`,
    check: [...first.check, { claim: `${start} = ${sum}`, holds: true }],
  };
}

/** A measure in another unit of the same kind, temperatures, and a number as percent, decimal or fraction. */
export const solveConversion: Method = ({ words }) => {
  const form = otherForm(words) ?? mixedForm(words);
  if (form) return form;
  const warm = temperature(words);
  if (warm) return warm;
  const both = twoUnits(words);
  if (both) return both;
  const plain = words.replace(/(\d),(?=\d{3})/g, '$1');
  if (countNumbers(plain.replace(/(\d+) (\d+\/\d+)/g, '$1')) > 1) return null;
  const many = backward.exec(plain);
  if (many) {
    const amount = evaluateExact(many[2] ?? '1');
    return amount && convert(amount, [spelled(many[3] ?? ''), spelled(many[1] ?? '')]);
  }
  const found = forward.exec(plain);
  const amount = found && evaluateExact(found[1] ?? '');
  return amount ? convert(amount, [spelled(found?.[2] ?? ''), spelled(found?.[3] ?? '')]) : null;
};
