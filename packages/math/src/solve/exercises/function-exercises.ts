import { evaluateExact } from '../../judge/equivalent.ts';
import { negateRational } from '../../rational/rational.ts';
import { parseMath } from '../../read/parse.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, startChain, type Worked } from '../proof/chain.ts';
import { byFormula, byStatements, type Exercise, exercise, workedOut } from './exercise.ts';
import { fractionText, inStandardForm, polynomialText, shapeOf } from './polynomial-shape.ts';

const f = '(?:(?:the function |the graph of |the parabola )?(?:[a-z]\\([a-z]\\)|y) ?= ?)';

/** The text with a number, or another text, in place of its letter. */
export const putIn = (text: string, letter: string, value: string): string =>
  text.replace(new RegExp(`(?<![a-z])${letter}(?![a-z(])`, 'g'), `(${value})`);

const letterOf = (text: string): string =>
  /(?<![a-z])[a-z](?![a-z(])/.exec(text.replace(/\be\b/g, ''))?.[0] ?? 'x';

/** Where a value or a change is asked for between two places. */
function changeOf(e: string, a: string, b: string): Worked | null {
  const letter = letterOf(e);
  const [top, low] = [putIn(e, letter, b), putIn(e, letter, a)];
  const worked = workedOut(`((${top}) - (${low}))/((${b}) - (${a}))`);
  if (!worked) return null;
  const chain = startChain(`((${top}) - (${low}))/((${b}) - (${a}))`);
  addStep(chain, writeMathOf(chain.at), { rule: 'average-change' });
  return {
    kind: 'slope',
    chain: { ...worked.chain, steps: [...chain.steps, ...worked.chain.steps] },
    answer: worked.value,
    check: [{ claim: `(${worked.value}) · ((${b}) - (${a})) = (${top}) - (${low})`, holds: true }],
  };
}

function writeMathOf(text: string): string {
  const read = parseMath(text);
  return read.ok ? writeMath(read.node) : text;
}

const averageChange = exercise(
  [
    `[ask]average rate of change (?:of|for) ${f}?(?<e>.+?) (?:from|between|on|over) (?:the interval )?x ?= ?{a} (?:to|and) x ?= ?{b}`,
    `[ask]average rate of change (?:of|for) ${f}?(?<e>.+?) (?:on|over|from|between) (?:the interval )?[\\[(]?{a},? ?(?:to|and|,) ?{b}[\\])]?`,
  ],
  ({ e = '', a = '', b = '' }) => changeOf(e, a, b),
);

/** Least and greatest values of a parabola, an absolute value, a root and a power. */
const valueRange = exercise([`[ask]range (?:of|for) ${f}(?<e>.+)`], ({ e = '' }) => {
  const square = inStandardForm(e);
  if (square) {
    const up = !square.a.startsWith('-');
    const chain = startChain(`y = ${square.text}`);
    addStep(chain, `y = ${square.vertex}`, { rule: 'square-in-bracket' });
    if (chain.steps.length === 0)
      addStep(chain, `y - (${fractionText(square.k)}) = ${square.vertex} - (${fractionText(square.k)})`, {
        rule: 'square-never-negative',
      });
    const k = fractionText(square.k);
    const at = evaluateExact(putIn(square.text, 'x', fractionText(square.h)));
    if (!at) return null;
    return {
      kind: 'graph',
      chain,
      answer: `y ${up ? '≥' : '≤'} ${k}`,
      check: [{ claim: `${putIn(square.text, 'x', fractionText(square.h))} = ${k}`, holds: true }],
    };
  }
  const shifted =
    /^(?<s>-?\d*(?:\/\d+)?)\s*(?:\|(?<a>[^|]+)\||(?:√|sqrt)\s*(?:\((?<r>[^()]+)\)|(?<l>[a-z])))\s*(?<k>[+-]\s*\d+(?:\/\d+)?)?$/.exec(
      e.trim(),
    )?.groups;
  if (!shifted) return null;
  const inner = shapeOf(shifted.a ?? shifted.r ?? shifted.l ?? '');
  const k = (shifted.k ?? '0').replace(/[+\s]/g, '');
  const [b, m, more] = inner?.numbers ?? [];
  if (!inner || !b || !m || more) return null;
  const up = !(shifted.s ?? '').startsWith('-');
  const chain = startChain(`y = ${e.trim()}`);
  addStep(chain, `y - (${k}) = ${e.trim()} - (${k})`, { rule: 'lowest-value', proof: 'numeric' });
  const zero = evaluateExact(`${fractionText(negateRational(b))}/(${fractionText(m)})`);
  if (!zero) return null;
  return {
    kind: 'graph',
    chain,
    answer: `y ${up ? '≥' : '≤'} ${k}`,
    check: [{ claim: `${putIn(e.trim(), inner.letter, fractionText(zero))} = ${k}`, holds: true }],
  };
});

/** The formula of growth or decay whose factor is read off. */
const growth = [
  ...exercise(
    [
      '(?:is|does) (?:the function |the equation )?(?:y|[a-z]\\([a-z]\\)) ?= ?(?<a>\\d*(?:\\.\\d+)?)\\s*[*·]?\\s*\\(?(?<b>\\d+(?:\\.\\d+)?(?:\\/\\d+)?)\\)?\\^\\(?[a-z]\\)? (?:an? )?(?:exponential |represent |show |model )*(?:growth|decay) or (?:exponential )?(?:growth|decay)(?: function)?',
      '(?:tell|determine|decide|identify|state) (?:whether|if) (?:the function |the equation )?(?:y|[a-z]\\([a-z]\\)) ?= ?(?<a>\\d*(?:\\.\\d+)?)\\s*[*·]?\\s*\\(?(?<b>\\d+(?:\\.\\d+)?(?:\\/\\d+)?)\\)?\\^\\(?[a-z]\\)? (?:is|represents|shows|models) (?:an? )?(?:exponential )?(?:growth|decay) or (?:exponential )?(?:growth|decay)',
    ],
    ({ b = '' }) => {
      const value = evaluateExact(b);
      if (!value || value.n === value.d) return null;
      const up = value.n > value.d;
      return byStatements({ b }, [`b ${up ? '>' : '<'} 1`, 'b > 0'], {
        kind: 'function',
        answer: up ? 'growth' : 'decay',
        rule: 'growth-or-decay',
      });
    },
  ),
  ...exercise(
    [
      '[ask](?<q>growth factor|decay factor|growth rate|decay rate|percent (?:rate of )?(?:growth|decay|change|increase|decrease)|rate of (?:growth|decay)) (?:in|of|for) (?:the function )?(?:y|[a-z]\\([a-z]\\)) ?= ?(?<a>\\d*(?:\\.\\d+)?)\\s*[*·]?\\s*\\(?(?<b>\\d+(?:\\.\\d+)?)\\)?\\^\\(?[a-z]\\)?',
    ],
    ({ q = '', b = '' }) => {
      const value = evaluateExact(b);
      if (!value || value.n === value.d) return null;
      const up = value.n > value.d;
      if (/factor/.test(q))
        return byStatements({ b }, [`b = ${b}`, `b ${up ? '>' : '<'} 1`], {
          kind: 'function',
          answer: b,
          rule: 'growth-or-decay',
        });
      return byFormula({
        formula: up ? 'r = 100 · (b - 1)' : 'r = 100 · (1 - b)',
        values: { b },
        rule: 'rate-from-factor',
        kind: 'percent',
        says: (r) => `${r}%`,
      });
    },
  ),
];

const parabola = [
  ...exercise(
    [
      `(?:does|will|do) (?:the (?:graph of|parabola) )?${f}(?<e>.+?) opens? (?:up|down|upward|downward)s?(?: or (?:up|down|upward|downward)s?)?`,
      `(?:which (?:way|direction) does|what direction does) (?:the (?:graph of|parabola) )?${f}(?<e>.+?) open`,
    ],
    ({ e = '' }) => {
      const a = inStandardForm(e)?.a;
      if (a === undefined) return null;
      return byStatements({ a }, [`a ${a.startsWith('-') ? '<' : '>'} 0`], {
        kind: 'graph',
        answer: a.startsWith('-') ? 'down' : 'up',
        rule: 'opens',
      });
    },
  ),
  ...exercise(
    [`does ${f}(?<e>.+?) have a (?:maximum|minimum)(?: value)? or a? ?(?:maximum|minimum)(?: value)?`],
    ({ e = '' }) => {
      const a = inStandardForm(e)?.a;
      if (a === undefined) return null;
      return byStatements({ a }, [`a ${a.startsWith('-') ? '<' : '>'} 0`], {
        kind: 'graph',
        answer: a.startsWith('-') ? 'maximum' : 'minimum',
        rule: 'opens',
      });
    },
  ),
];

const parity = exercise(
  [
    `(?:is|determine (?:whether|if)|tell (?:whether|if)) ${f}(?<e>.+?)(?: is)?,? (?:an? )?(?:even|odd),? (?:an? )?(?:(?:or )?(?:even|odd),? )?(?:or )?(?:neither|even|odd)(?: function)?`,
  ],
  ({ e = '' }) => {
    const shape = shapeOf(e);
    if (!shape) return null;
    const powers = [...shape.coefficients.keys()];
    const even = powers.every((power) => power % 2 === 0);
    const odd = powers.every((power) => power % 2 === 1);
    const turned = polynomialText(
      shape.numbers.map((value, power) => (power % 2 === 0 ? value : negateRational(value))),
      shape.letter,
    );
    const chain = startChain(putIn(shape.standard, shape.letter, `-${shape.letter}`));
    addStep(chain, turned, { rule: 'even-or-odd' });
    if (odd) addStep(chain, `-(${shape.standard})`, { rule: 'common-factor', fill: { factor: '-1' } });
    const check = [
      {
        claim: `${putIn(shape.standard, shape.letter, `-${shape.letter}`)} = ${odd ? `-(${shape.standard})` : shape.standard}`,
        holds: even || odd,
      },
    ];
    return { kind: 'function', chain, answer: even ? 'even' : odd ? 'odd' : 'neither', check };
  },
);

/** a·(x - h)^2 + k, a|x - h| + k and a√(x - h) + k beside the graph they start from. */
const moved = exercise(
  [
    `(?:describe|what is|what are|state|identify|list) (?:the )?(?:transformations?|shifts?)(?: that (?:maps?|takes?|changes?))? (?:from|of) (?:the graph of )?(?:the parent function )?(?:[a-z]\\([a-z]\\)|y) ?= ?(?<p>x\\^2|x²|\\|x\\||√x|√\\(x\\)|sqrt\\(x\\)|x\\^3) (?:to|into|onto) (?:the graph of )?(?:[a-z]\\([a-z]\\)|y) ?= ?(?<g>.+)`,
    `(?:describe|what is|what are) how (?:the graph of )?(?:[a-z]\\([a-z]\\)|y) ?= ?(?<g>.+?) (?:compares to|is related to|is different from|differs from|is obtained from|relates to) (?:the graph of )?(?:[a-z]\\([a-z]\\)|y) ?= ?(?<p>x\\^2|x²|\\|x\\||√x|√\\(x\\)|sqrt\\(x\\)|x\\^3)`,
    `(?:describe|identify|state|what are) the transformations? (?:of|in|for) (?:[a-z]\\([a-z]\\)|y) ?= ?(?<g>.+)`,
  ],
  ({ g = '', p }) => {
    const found =
      /^(?<s>-?\d*(?:\/\d+)?)\s*(?:\(x\s*(?<h>[+-]\s*\d+)\)\^(?<n>[23])|x\^(?<m>[23])|\|x\s*(?<ha>[+-]\s*\d+)?\||(?:√|sqrt)\(?x\s*(?<hr>[+-]\s*\d+)?\)?)\s*(?<k>[+-]\s*\d+)?$/.exec(
        g
          .replace('²', '^2')
          .replace(/^\((-?\d+\/\d+)\)/, '$1')
          .trim(),
      )?.groups;
    if (!found) return null;
    const parent = found.n ? `x^${found.n}` : found.m ? `x^${found.m}` : g.includes('|') ? '|x|' : '√x';
    const first = p?.replace('²', '^2').replace(/sqrt|\(|\)/g, (part) => (part === 'sqrt' ? '√' : ''));
    if (first !== undefined && first !== parent) return null;
    const number = (text: string | undefined): number => Number((text ?? '0').replace(/\s/g, ''));
    const [h, k] = [-number(found.h ?? found.ha ?? found.hr), number(found.k)];
    const s = found.s === '' ? '1' : found.s === '-' ? '-1' : (found.s ?? '1');
    const size = evaluateExact(s.replace('-', ''));
    if (!size) return null;
    const parts = [
      h === 0 ? '' : `${h > 0 ? 'right' : 'left'} ${Math.abs(h)}`,
      size.n === size.d ? '' : `vertical ${size.n > size.d ? 'stretch' : 'shrink'} by ${fractionText(size)}`,
      s.startsWith('-') ? 'reflection across the x-axis' : '',
      k === 0 ? '' : `${k > 0 ? 'up' : 'down'} ${Math.abs(k)}`,
    ].filter((part) => part !== '');
    if (parts.length === 0) return null;
    const inner = h === 0 ? 'x' : `x - (${h})`;
    const body =
      parent === '|x|' ? `|${inner}|` : parent === '√x' ? `√(${inner})` : `(${inner})^${found.n ?? found.m}`;
    const typed = g.replace('²', '^2').trim();
    const chain = startChain(`y = ${typed}`);
    addStep(chain, `y = (${s}) · ${body} + (${k})`, { rule: 'moved-graph', proof: 'numeric' });
    return {
      kind: 'graph',
      chain,
      answer: parts.join(', '),
      check: [{ claim: `${typed} = (${s}) · ${body} + (${k})`, holds: true }],
    };
  },
);

export const functionExercises: readonly Exercise[] = [
  ...exercise(
    [`[ask](?:real )?(?:zeros?|roots?|solutions?) of ${f}(?<e>.+)`],
    ({ e = '' }) => `solve ${e} = 0`,
  ),
  ...averageChange,
  ...valueRange,
  ...growth,
  ...parabola,
  ...parity,
  ...moved,
];
