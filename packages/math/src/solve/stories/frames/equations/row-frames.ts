import { evaluateExact } from '../../../../judge/equivalent.ts';
import { compareRational, subtractRational } from '../../../../rational/rational.ts';
import { rationalToFractionText } from '../../../../rational/rational-text.ts';
import { byFormula, together } from '../../../exercises/exercise.ts';
import { regex } from '../../../reading/regex.ts';
import { after, decimalText, type Frame, isPercent } from '../frame.ts';

const rowWord = '(row|week|day|month|year|layer|step|level|night|game)';
const inOrder = ['first|bottom|front|row 1|#st|1st', 'second|row 2|#nd|2nd|next', 'third|next|row 3|#rd|3rd'];

/** Rows that grow by the same number: the first ones and how many there are, or how many more each has. */
export const rowsAddUp: Frame = ({ text, numbers, question }, _ask) => {
  const all = text
    .replace(/\b1st\b/g, 'first')
    .replace(/\b2nd\b/g, 'second')
    .replace(/\b3rd\b/g, 'third');
  if (
    !/\b(?:in total|total|altogether|in all|are (?:in|there)|how much|how many)\b/.test(
      `${question} ${all}`,
    ) ||
    /\b(?:percent|twice|double|times|half|each of)\b/.test(all)
  )
    return null;
  if (
    /\b(?:last|which|what) row\b|\b(?:in|on|of|for) (?:row|week|day|month|layer|step|level|night|game) #|\bin the (?:last|#|[a-z]+th) (?:row|week|day)\b/.test(
      question,
    )
  )
    return null;
  const ordered = numbers.filter(
    (one) =>
      !/(?<!\b(?:first|front|bottom|top) )\b(?:row|week|day|month|layer|level) @/.test(one.around) &&
      !/^@(?:st|nd|rd|th)\b/.test(after(one)),
  );
  const count = ordered.find((one) => regex`^@ ${rowWord}s\b`.test(after(one)));
  const rest = ordered.filter((one) => one !== count);
  const [a, b, c, more] = rest;
  if (!count || !a || !b || more || !/^\d+$/.test(count.value)) return null;
  let [first, step] = [a.value, ''];
  if (c) {
    const told = inOrder.every((word) =>
      regex`\b(?:${word})\b`.test(all.replace(/(?:row|week|day) #/g, 'row 1 row 2 row 3')),
    );
    const [x, y, z] = [a, b, c].map((one) => evaluateExact(one.value));
    if (!told || !x || !y || !z || compareRational(subtractRational(y, x), subtractRational(z, y)) !== 0)
      return null;
    step = rationalToFractionText(subtractRational(y, x));
  } else {
    const by = rest.find(
      (one) =>
        /^@ (?:more|fewer|less)\b/.test(after(one)) ||
        /^@ [a-z]+ (?:more|fewer|less)\b/.test(after(one)) ||
        /\b(?:raise|increase) of @/.test(one.around),
    );
    const start = rest.find((one) => one !== by);
    if (
      !by ||
      !start ||
      !regex`\b(?:each|every|(?:the|any) next|following) (?:[a-z]+ )?${rowWord}\b|\b${rowWord} (?:above|after|behind|has)\b`.test(
        all,
      ) ||
      !/\b(?:first|bottom|front|top|row 1)\b/.test(all)
    )
      return null;
    if (/\b(?:top|back|last) row has [@#]/.test(all) && /\bbelow\b/.test(all)) return null;
    step = /^@ (?:[a-z]+ )?(?:fewer|less)/.test(after(by)) ? `-${by.value}` : by.value;
    first = start.value;
  }
  const last = Number(first) + (Number(count.value) - 1) * Number(step);
  if (!(last > 0) || Number(count.value) < 2) return null;
  const worked = byFormula({
    formula: 'S = n/2 · (2 · a + (n - 1) · d)',
    values: { n: count.value, a: first, d: step },
    rule: 'rows-add-up',
    kind: 'series',
  });
  return (
    worked && {
      ...worked,
      answer: a.priced || /\bdollars?\b|\$/.test(text) ? `$${decimalText(worked.answer)}` : worked.answer,
    }
  );
};

const otherThanWholeBounce =
  /\b(?:bounce|time|hits?) (?:#|number)|\b(?:second|third|fourth|fifth|#th|nth) (?:time|bounce)\b|\bafter # bounces\b|\bup to the\b/;

/** A ball that comes back to the same part of its height each time: the whole way until it rests. */
export const wholeBounce: Frame = ({ text, numbers, question }) => {
  const asks =
    /\b(?:total|whole|entire|altogether)\b[^?.]*\b(?:distance|way|path|travel\w*)\b|\bhow far\b[^?.]*\b(?:total|altogether|in all|travel)\b/;
  if (
    !/\bbounc\w*|\brebounds?\b/.test(text) ||
    (!asks.test(question) && !asks.test(text.split(/[.;]\s/).at(-1) ?? ''))
  )
    return null;
  const [h, r, more] = numbers;
  if (!h || !r || more || otherThanWholeBounce.test(question)) return null;
  const part = isPercent(r) ? `${r.value}/100` : r.value;
  const share = evaluateExact(part);
  if (
    !share ||
    share.n <= 0n ||
    share.n >= share.d ||
    !/\b(?:dropped|falls?|drops?)\b/.test(text) ||
    !/\bof (?:its|the|it's)?[a-z ]{0,24}height|\bof the (?:height|previous|distance)/.test(text)
  )
    return null;
  if (!/^@ ?(?:m|meters?|ft|feet|cm|inches|in)\b/.test(after(h))) return null;
  const unit = /^@ ?([a-z]+)/.exec(after(h))?.[1] ?? '';
  return byFormula({
    formula: 's = h + 2 · h · r/(1 - r)',
    values: { h: h.value, r: part },
    rule: 'bounces-add-up',
    kind: 'series',
    says: (s) => `${decimalText(s)} ${unit}`,
  });
};

const power = String.raw`(\d+(?:\.\d+)?) ?(?:x|×|·|\*|times) ?10 ?\^? ?\(?([-−]?\d+)\)?`;
const larger =
  /\b(?:heavier|larger|bigger|wider|longer|more|greater|farther|further|taller|faster|older|thicker|smaller|lighter)\b/;

/** Two sizes in scientific notation: how many times the larger is the smaller. */
export const powersCompared: Frame = ({ typed }, ask) => {
  const plain = typed.replace(
    /[⁻⁰¹²³⁴-⁹]+/g,
    (digits) =>
      `^${[...digits]
        .map((one) => '⁻⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(one))
        .map((i) => (i === 0 ? '-' : `${i - 1}`))
        .join('')}`,
  );
  const found = [...plain.matchAll(new RegExp(power, 'gi'))];
  const [one, other, more] = found;
  if (
    !one ||
    !other ||
    more ||
    !/\bhow many times\b/i.test(plain) ||
    !larger.test(plain) ||
    /\b(?:together|total|sum|difference|per)\b/i.test(plain)
  )
    return null;
  const rest = plain
    .replace(new RegExp(power, 'gi'), ' ')
    .replace(/\b\d (?:decimals?|significant)\b|\bto (?:1|2|3) decimals?\b/gi, ' ');
  if (/\d/.test(rest)) return null;
  const units = found.map(
    ({ index, 0: whole }) => /^ ?([a-z]+)/i.exec(plain.slice((index ?? 0) + whole.length))?.[1] ?? '',
  );
  const known = /^(?:kg|g|mg|m|km|cm|mm|miles?|meters?|tons?|people|grams?|kilograms?)$/i;
  if (units.every((unit) => known.test(unit)) && units[0] !== units[1]) return null;
  const [a, b] = [one, other].map(
    ([, front, exponent]) => Number(front) * 10 ** Number((exponent ?? '').replace('−', '-')),
  );
  if (a === undefined || b === undefined || a === b) return null;
  const [high, low] = a > b ? [one, other] : [other, one];
  const text = ([, front, exponent]: RegExpMatchArray): string =>
    `(${front} · 10^(${(exponent ?? '').replace('−', '-')}))`;
  const solved = ask(`simplify ${text(high)} ÷ ${text(low)}`) ?? ask(`${text(high)} / ${text(low)}`);
  return solved && together([solved], { kind: 'scientific-notation', answer: solved.answer });
};

/** A rectangle with one side and a bound for what goes around it: which lengths the other side may have. */
export const sideWithinBound: Frame = ({ typed, text, numbers, question }, ask) => {
  const [a, b, more] = numbers;
  const bound = numbers.find((one) =>
    /\bperimeter\b[^.@#]*\b(?:at most|no more than|not more than|cannot exceed|less than|at least|up to) @/.test(
      one.around,
    ),
  );
  const side = numbers.find(
    (one) =>
      one !== bound &&
      /\b(?:length|width|side|long|wide)\b[^.@#]*@|^@ ?[a-z]+ (?:long|wide)\b/.test(
        `${one.around.slice(0, one.at)}@ `.slice(-40) + after(one).slice(1),
      ),
  );
  if (
    !a ||
    !b ||
    more ||
    !bound ||
    !side ||
    !/\brectang\w+/.test(text) ||
    !/\b(?:widths?|lengths?|values?|sides?)\b/.test(question)
  )
    return null;
  const own = /\b(?:width|wide)\b/.test(side.around.slice(0, side.at).split('#').at(-1) ?? '')
    ? 'width'
    : 'length';
  const asked = /\bwidths?\b/.test(question) ? 'width' : /\blengths?\b/.test(question) ? 'length' : null;
  if (asked === null || asked === own) return null;
  const letter = /\b(?:widths?|lengths?) \(?(?!a\b|i\b)([a-z])\b/i.exec(typed)?.[1] ?? asked.charAt(0);
  const sign = /at least/.test(bound.around.slice(0, bound.at).slice(-14))
    ? '≥'
    : /less than/.test(bound.around.slice(0, bound.at).slice(-14))
      ? '<'
      : '≤';
  const solved = ask(`solve 2 · ${side.value} + 2${letter} ${sign} ${bound.value}`);
  const limit = solved && /^[a-z] (≤|<|≥) (\d[\d./]*)$/.exec(solved.answer);
  if (!solved || !limit) return null;
  return together([solved], {
    kind: 'linear-inequality',
    answer: limit[1] === '≥' ? solved.answer : `0 < ${letter} ${limit[1]} ${decimalText(limit[2] ?? '')}`,
  });
};
