import { evaluateExact } from '../../../judge/equivalent.ts';
import { rationalToDecimalText } from '../../../rational/rational-text.ts';
import { byFormula, byRounding, byStatements, formulasOf, together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { numberOf, numberText, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import { readNamed } from '../named.ts';
import type { Situation } from '../situation.ts';

const probabilityBy = formulasOf('probability');
const spreadBy = formulasOf('spread');

const n = `(${numberText})`;
/** A value of a table given in the problem, for the score of the same z or its mirror. */
export const byGivenTable: Situation = ({ text }) => {
  const cut = cutter(text.replace(/\bφ ?\( ?([-\d.]+) ?\)/g, 'p(z < $1)'));
  const told = cut.take(new RegExp(`\\bp ?\\( ?z ?(<|>|≤|≥|<=|>=) ?${n} ?\\) ?(?:=|is) ?${n}`));
  if (!told || !/\bnormal/.test(text)) return null;
  const read = readNamed(cut.rest(), {
    m: 'mean|average|mu|μ',
    s: 'standard deviation|std\\.? dev\\w*|s\\.?d\\.?|sigma|σ',
  });
  const { m, s } = read?.values ?? {};
  if (!read || m === undefined || s === undefined) return null;
  const asked = cutter(read.rest).take(
    new RegExp(
      `\\b(more than|greater than|above|over|at least|higher than|heavier than|taller than|longer than|exceeds?|less than|below|under|at most|lower than|lighter than|shorter than) ${n}`,
    ),
  );
  const others = [...(asked ? read.rest.replace(asked[0], ' ') : read.rest).matchAll(/\d/g)];
  if (!asked || others.length > 0) return null;
  const score = probabilityBy('z = (x - m)/s', { x: plainNumber(asked[2]), m, s }, 'standardize');
  const [z, given] = [numberOf(score?.answer ?? ''), numberOf(plainNumber(told[2]))];
  if (!score || Math.abs(Math.abs(z) - Math.abs(given)) > 1e-9) return null;
  const above = /more|greater|above|over|least|higher|heavier|taller|longer|exceed/.test(asked[1] ?? '');
  const toldAbove = /[>≥]/.test(told[1] ?? '');
  // The curve is the same on both sides, so a mirrored score turns the side around.
  const same = (above === toldAbove) === (z === given || z === 0);
  const p = plainNumber(told[3]);
  const worked = same
    ? byStatements({ p }, ['0 <= p <= 1'], { kind: 'probability', answer: p, rule: 'normal-areas' })
    : probabilityBy('P = 1 - p', { p }, 'other-event');
  return worked && together([score, worked], { kind: 'probability', answer: worked.answer });
};

const spread = '(?:standard deviation|std\\.? dev\\w*|s\\.?d\\.?|sigma|σ)(?: is| of| =|:)*';
const center = '(?:mean|average|mu|μ)(?: is| of| =|:| score)*';

/** Two scales with mean and deviation: the score on the other one that is as good. */
export const sameScore: Situation = ({ text }) => {
  if (
    !/\b(?:as good|same z|equally good|equivalent|same relative|just as|corresponds?|same standing)\b/.test(
      text,
    )
  )
    return null;
  const cut = cutter(text);
  const scales = cut.takeAll(new RegExp(`${center} ${n},? ?(?:and |with )?(?:a |an )?${spread} ${n}`));
  const [one, two, more] = scales;
  const rest = cut.rest();
  const [x, extra] = [
    ...rest.replace(/\b(?:test|exam|class|quiz) [12]\b/g, ' ').matchAll(new RegExp(`(?<![\\w.])${n}`, 'g')),
  ];
  const bars = [...rest.matchAll(/¦/g)];
  const first = /^[^.¦]*\b(?:with|where|that has|has)\b[^.¦]*¦/.test(rest);
  if (!one || !two || more || !x || extra) return null;
  const value = plainNumber(x[1]);
  const at = rest.search(new RegExp(`(?<![\\w.])${value.replace('.', '\\.')}(?!\\d)`));
  // The score belongs to the scale it is told with.
  const between = at > (bars[0]?.index ?? 0) && at < (bars[1]?.index ?? 0);
  if (!between && !(first && at < (bars[0]?.index ?? 0))) return null;
  const score = spreadBy(
    'z = (x - m)/s',
    { x: value, m: plainNumber(one[1]), s: plainNumber(one[2]) },
    'z-score',
  );
  const other =
    score &&
    spreadBy('y = m + z · s', { m: plainNumber(two[1]), z: score.answer, s: plainNumber(two[2]) }, 'z-score');
  return score && other && together([score, other], { kind: 'spread', answer: other.answer });
};

const names = {
  z: 'z(?:[- ]?(?:scores?|values?))?(?: \\(?about\\)?)?',
  m: 'mean|average|mu|μ',
  s: 'standard deviation|std\\.? dev\\w*|s\\.?d\\.?|sigma|σ',
  x: 'x|raw score|scores?|value',
} as const;
type Score = keyof typeof names;

const solvedFor: Readonly<Record<Score, string>> = {
  z: 'z = (x - m)/s',
  x: 'x = m + z · s',
  m: 'm = x - z · s',
  s: 's = (x - m)/z',
};
const asked: Readonly<Record<Score, RegExp>> = {
  z: /\bz\b/,
  x: /\b(?:x|raw|value|scores?|height|weight|iq|result|points|time)\b|\bhow (?:tall|heavy|long|many|high)\b/,
  m: /\b(?:mean|average|mu)\b|μ/,
  s: /\b(?:standard deviation|sd|sigma)\b|σ/,
};

/** `the z-score of 85` is what is asked for, and no score that is told. */
const scoreOf = new RegExp(
  `(?:^|\\b(?:find|what is|whats|what's|calculate|compute|determine|give|get)) ?(?:the |its |his |her )?z[- ]?(?:scores?|values?)? (?:of|for|when) (?:an? |the )?(?:[a-z]+ (?:who|that|which|whose|with) (?:(?!more|less|above|below|over|under|not|at|between)[a-z]+ ){1,3}|[a-z]+ (?:of |= ?)?)?${n}`,
);

/** Value, mean, deviation and z-score: the fourth from the other three. */
export const byStandardScore: Situation = ({ text, places }) => {
  if (/\bp ?\(|\bpercent\b|%|\bprobab|\bsample\b|\bn ?=/.test(text)) return null;
  const plain = text
    .replace(/\b(?:at|in|on|is) (?:the )?\d\d?(?:st|nd|rd|th) percentile\b/g, ' ')
    .replace(/[\s,]*\bz ?= ?\?\s*$/, ' find z')
    .replace(scoreOf, ' find z ; x $1');
  if (
    /percentile/.test(plain) ||
    (plain !== text && /percentile/.test(text) && !/\bz ?(?:=|is|of|-)/.test(text))
  )
    return null;
  const read = readNamed(plain, names);
  if (!read) return null;
  const { values } = read;
  const open = (Object.keys(names) as Score[]).filter((name) => values[name] === undefined);
  const [goal, more] = open;
  if (goal === undefined || more !== undefined || !asked[goal].test(read.rest)) return null;
  if (!leavesNoRelation(read.rest.replace(/\bstandard deviations?\b|=\s*\??/g, ' '), /^(?:mean|average|if)$/))
    return null;
  if (goal === 's' && values.z === '0') return null;
  const told = {
    formula: solvedFor[goal],
    values: values as Record<string, string>,
    rule: 'z-score',
    kind: 'spread',
  } as const;
  const exact = byFormula(told);
  const value = exact && evaluateExact(exact.answer);
  const decimal = value && rationalToDecimalText(value);
  if (exact && typeof decimal === 'string') return together([exact], { kind: 'spread', answer: decimal });
  return places === null ? exact : byRounding({ ...told, places });
};
