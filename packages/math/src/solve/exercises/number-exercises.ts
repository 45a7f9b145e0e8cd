import { evaluateExact } from '../../judge/equivalent.ts';
import { compareRational, greatestCommonDivisor } from '../../rational/rational.ts';
import { addStep, startChain } from '../proof/chain.ts';
import { bare, byFormula, byStatements, type Exercise, exercise, together, workedOut } from './exercise.ts';

const root = /^(?:√|sqrt|(?:the )?square root of )\s*\(?(\d+)\)?$/i;

/** Whether a number is a fraction of two whole numbers. */
const rationality = exercise(
  [
    'is {n*} (?<one>a rational number|an irrational number)',
    'is {n*} (?:rational|irrational)(?: or (?:an? )?(?:rational|irrational))?(?: number)?',
    '(?:classify|identify) {n*} as (?:a )?rational or irrational(?: number)?',
  ],
  ({ n = '', one }, ask) => {
    const under = root.exec(n.trim())?.[1];
    const answer = (rational: boolean): string => {
      const name = rational ? 'rational' : 'irrational';
      if (one === undefined) return name;
      return rational === !/irr/i.test(one) ? 'yes' : `no: it is ${name}`;
    };
    if (under !== undefined) {
      const size = Math.sqrt(Number(under));
      if (Number.isInteger(size))
        return together([ask(`√${under}`)], { kind: 'radical', answer: answer(true) });
      const low = BigInt(Math.floor(size));
      const chain = startChain(`${low * low} < ${under} < ${(low + 1n) * (low + 1n)}`);
      addStep(chain, `${low} < √${under} < ${low + 1n}`, { rule: 'root-not-whole', proof: 'root-order' });
      const check = [{ claim: `${low * low} < ${under}`, holds: true }];
      return { kind: 'radical', chain, answer: answer(false), check };
    }
    if (/\.\.\.|…|repeating|̅/.test(n))
      return together([ask(`write ${n} as a fraction`)], { kind: 'arithmetic', answer: answer(true) });
    const parts = /^(-?\d+(?:\.\d+)?)(\/\d+)?$/.exec(n.trim());
    if (!parts) return null;
    const part = n.includes('.') ? ask(`write ${n} as a fraction`) : null;
    if (part) return together([part], { kind: 'arithmetic', answer: answer(true) });
    const over = n.includes('/') ? n.trim().replace('/', ' ÷ ') : `${n.trim()} ÷ 1`;
    return byStatements({ n: n.trim() }, [`n = ${over}`], {
      kind: 'arithmetic',
      answer: answer(true),
      rule: 'fraction-of-wholes',
    });
  },
);

const wholeNames: Readonly<Record<string, string>> = {
  half: '1/2',
  third: '1/3',
  fourth: '1/4',
  quarter: '1/4',
  fifth: '1/5',
  sixth: '1/6',
  eighth: '1/8',
};
const measure =
  '(?:[a-z]+[ -])?(?:cup|inch|foot|feet|ft|mile|hour|pound|lb|yard|meter|liter|gallon|ounce|oz|pint|quart|mL|cm|kg|gram)s?';
const mixed = '(?:\\d+ )?\\d+(?:\\/\\d+|\\.\\d+)?';

const fits = [
  ...exercise(
    [
      `how many (?<a>${mixed})(?: |-)(?:of an? )?${measure}(?! ?(?:cubes?|squares?|tiles?|boxes|blocks?)\\b)(?: [a-z]+){0,2} (?:are (?:there )?in|are in|can (?:be|you|she|he|i) (?:made|make|cut|get|fill|filled)(?: from| with| out of)?|fit in(?:to)?|is in) (?:an? )?(?<b>${mixed})(?: |-)${measure}(?: (?:of )?[a-z]+){0,3}`,
      `how many (?<a>${mixed})'?s (?:are (?:there )?in|fit in(?:to)?|go into) (?<b>${mixed})`,
      `how many (?<a>\\d+\\/\\d+) (?:are (?:there )?in|fit in(?:to)?|go into) (?<b>${mixed})`,
    ],
    ({ a = '', b = '' }) => `work out (${b}) ÷ (${a})`,
  ),
  ...exercise(
    ['how many (?<part>halves|thirds|fourths|quarters|fifths|sixths|eighths) (?:are (?:there )?in|make) {b}'],
    ({ part = '', b = '' }) => {
      const name = part.replace(/ves$/, 'f').replace(/s$/, '').replace(/^hal$/, 'half').toLowerCase();
      const size = wholeNames[name];
      return size === undefined ? null : `work out ${b} ÷ (${size})`;
    },
  ),
];

export const numberExercises: readonly Exercise[] = [
  ...exercise(
    ['[ask](?:reciprocal|multiplicative inverse) of (?<n>[\\d\\s/.-]+)'],
    ({ n = '' }) => `work out 1 ÷ (${n})`,
  ),
  ...exercise(
    ['[ask](?:opposite|additive inverse) of (?:the number )?(?<n>-?[\\d/.]+)'],
    ({ n = '' }) => `work out ${n.startsWith('-') ? `-(${n})` : `0 - ${n}`}`,
  ),
  ...rationality,
  ...fits,
  ...exercise(
    [
      '(?:write|express|rewrite|factor) {a} \\+ {b} (?:as a (?:product|multiple)|using (?:the )?(?:gcf|greatest common factor|distributive property)).*',
      '(?:use the (?:distributive property|gcf|greatest common factor)(?: and the (?:distributive property|gcf|greatest common factor))? to )(?:write|rewrite|factor|express) {a} \\+ {b}.*',
    ],
    ({ a = '', b = '' }, ask) => {
      const common = greatestCommonDivisor(BigInt(a), BigInt(b));
      if (common <= 1n) return null;
      const [x, y] = [BigInt(a) / common, BigInt(b) / common];
      const chain = startChain(`${a} + ${b}`);
      addStep(chain, `${common} · ${x} + ${common} · ${y}`, {
        rule: 'common-factor',
        fill: { factor: `${common}` },
      });
      addStep(chain, `${common}(${x} + ${y})`, { rule: 'common-factor', fill: { factor: `${common}` } });
      const check = [{ claim: `${common} · (${x} + ${y}) = ${a} + ${b}`, holds: true }];
      return together([ask(`gcf of ${a} and ${b}`), { kind: 'factors', chain, answer: '', check }], {
        kind: 'factors',
        answer: `${common}(${x} + ${y})`,
      });
    },
  ),
  ...exercise(
    [
      "(?:which is|what is|what's) (?:the |a )?(?:better|best) (?:buy|deal|value)[:,]? (?<a>\\d+(?:\\.\\d+)?) ?(?<u>[a-z]+)(?: of [a-z ]+)? (?:for|at|costs?) {p$},? or (?<b>\\d+(?:\\.\\d+)?) ?(?<v>[a-z]+)(?: of [a-z ]+)? (?:for|at|costs?) {q$}",
      '(?<a>\\d+(?:\\.\\d+)?) ?(?<u>[a-z]+)(?: of [a-z ]+)? (?:for|at|costs?) {p$},? (?:or|and|vs\\.?) (?<b>\\d+(?:\\.\\d+)?) ?(?<v>[a-z]+)(?: of [a-z ]+)? (?:for|at|costs?) {q$}[.,;:?]* which (?:one )?is (?:the |a )?(?:better|best) (?:buy|deal|value)',
    ],
    ({ a = '', b = '', p = '', q = '', u = '', v = '' }) => {
      if (u.replace(/s$/, '') !== v.replace(/s$/, '')) return null;
      const [first, second] = [workedOut(`${bare(p)} ÷ ${a}`), workedOut(`${bare(q)} ÷ ${b}`)];
      const [x, y] = [first && evaluateExact(first.value), second && evaluateExact(second.value)];
      if (!first || !second || !x || !y) return null;
      const order = compareRational(x, y);
      const answer =
        order === 0
          ? 'both cost the same'
          : order < 0
            ? `${a} ${u} for $${bare(p)}`
            : `${b} ${v} for $${bare(q)}`;
      const check = [
        { claim: `${first.value} ${order === 0 ? '=' : order < 0 ? '<' : '>'} ${second.value}`, holds: true },
      ];
      const part = (
        side: typeof first,
      ): { kind: 'rate'; chain: typeof side.chain; answer: string; check: [] } => ({
        kind: 'rate',
        chain: side.chain,
        answer: side.value,
        check: [],
      });
      return together([part(first), { ...part(second), check }], { kind: 'rate', answer });
    },
  ),
  ...exercise(
    [
      '(?:what|which) quadrant (?:is|does|contains|would) (?:the )?(?:point )?\\({x}, ?{y}\\)(?: (?:in|lie|lie in|located in|be in|found in))*',
      '(?:in )?(?:what|which) quadrant (?:is|does|contains|would) (?:the )?(?:point )?\\({x}, ?{y}\\)(?: (?:in|lie|lie in|located in|located|be in|found in|found))*',
      '(?:name|identify|state) the quadrant (?:of|for|that contains|containing)(?: the)?(?: point)? \\({x}, ?{y}\\)',
    ],
    ({ x = '', y = '' }) => {
      const [right, up] = [!x.startsWith('-'), !y.startsWith('-')];
      if (Number(x) === 0 || Number(y) === 0) return null;
      const name = up ? (right ? 'I' : 'II') : right ? 'IV' : 'III';
      return byStatements({ x, y }, [`x ${right ? '>' : '<'} 0`, `y ${up ? '>' : '<'} 0`], {
        kind: 'geometry',
        answer: `Quadrant ${name}`,
        rule: 'quadrant',
      });
    },
  ),
  ...exercise(
    ['[ask](?:geometric mean|mean proportional) (?:of|between) {a} and {b}'],
    ({ a = '', b = '' }) =>
      byFormula({ formula: 'm = √(a · b)', values: { a, b }, rule: 'geometric-mean', kind: 'radical' }),
  ),
  ...exercise(
    [
      '(?:(?:in|of|for) (?:a|the) (?:sample|survey) of|(?:in a survey,? )?) ?{n} (?:students|people|voters|customers|adults|residents|shoppers|teens|parts|bulbs|light bulbs)[.,]? {k} [a-z ]+[.,;] (?:predict|estimate|about) how many (?:of|out of|in) (?:a (?:school|town|city|group|population) of )?(?:the )?{m}.*',
      'out of {n} [a-z ]+,? {k} [a-z ]+[.,;] (?:predict|estimate|about) how many (?:of|out of|in) (?:a (?:school|town|city|group|population) of )?(?:the )?{m}.*',
    ],
    ({ n = '', k = '', m = '' }) =>
      byFormula({
        formula: 'p = k/n · m',
        values: { k, n: bare(n), m: bare(m) },
        rule: 'same-share',
        kind: 'proportion',
      }),
  ),
];
