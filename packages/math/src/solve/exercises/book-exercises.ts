import { evaluateExact } from '../../judge/equivalent.ts';
import { parseMath } from '../../read/parse.ts';
import { exactText, rootText } from '../print/exact-text.ts';
import { addStep, startChain } from '../proof/chain.ts';
import { bare, byFormula, byRounding, byStatements, type Exercise, exercise, workedOut } from './exercise.ts';

const ofKind = (kind: 'geometry' | 'probability' | 'arithmetic', text: string, unit = '') => {
  const worked = workedOut(text);
  return (
    worked && {
      kind,
      chain: worked.chain,
      answer: `${worked.value}${unit}`,
      check: [{ claim: `${text} = ${worked.value}`, holds: true }],
    }
  );
};

const composed = exercise(
  [
    '(?:evaluate )?[ask](?:exact value of |value of )?(?<o>sin|cos|tan)\\s*\\(\\s*(?<i>arc(?:sin|cos|tan)|(?:sin|cos|tan)\\^\\(?-1\\)?|(?:sin|cos|tan)⁻¹)\\s*\\(?\\s*(?<v>-?\\d+(?:\\/\\d+)?)\\s*\\)?\\s*\\)',
  ],
  ({ o = '', i = '', v = '' }) => {
    const inner = /sin|cos|tan/.exec(i)?.[0] ?? '';
    const value = evaluateExact(v);
    if (!value || (inner !== 'tan' && (value.n > value.d || -value.n > value.d))) return null;
    const other = inner === 'tan' ? `1 + (${v})^2` : `1 - (${v})^2`;
    const square = evaluateExact(other);
    const root = square && rootText(square);
    if (root === null || root === '0') return null;
    const ways: Readonly<Record<string, string>> = {
      'cos tan': `1/(${root})`,
      'sin tan': `(${v})/(${root})`,
      'sin cos': root,
      'cos sin': root,
      'tan sin': `(${v})/(${root})`,
      'tan cos': `(${root})/(${v})`,
    };
    const way = ways[`${o.toLowerCase()} ${inner}`];
    const read =
      way === undefined
        ? null
        : parseMath(
            /√/.test(root) && way.endsWith(`/(${root})`)
              ? `${way.slice(0, way.lastIndexOf('/'))} · (${root})/(${other})`
              : way,
          );
    const end = read?.ok ? exactText(read.node) : null;
    if (way === undefined || end === null) return null;
    const chain = startChain(`${o.toLowerCase()}(arc${inner}(${v}))`);
    addStep(chain, way, { rule: 'squares-make-one', proof: 'numeric' });
    addStep(chain, end, { rule: 'simplify-root', proof: 'numeric' });
    return { kind: 'trigonometry', chain, answer: end, check: [{ claim: `${way} = ${end}`, holds: true }] };
  },
);

const angleBetween =
  '(?:the )?(?:included angle|angle between them|included angle between them|angle)(?: is| of)?';

const triangleBySides = [
  ...exercise(
    [
      `[ask]area of (?:a|the) triangle (?:with|if|whose|that has)(?: two)? sides(?: are| of)?(?: lengths?)? {a}(?: ?cm| ?m| ?ft| ?in)? and {b}(?: ?cm| ?m| ?ft| ?in)?(?:,)?(?: and| with)? an? ?${angleBetween} {c}[deg]`,
      `[ask]area of (?:a|the) triangle (?:with|if|whose|that has)(?: two)? sides(?: are| of)?(?: lengths?)? {a}(?: ?cm| ?m| ?ft| ?in)? and {b}(?: ?cm| ?m| ?ft| ?in)?(?:,)?(?: and| with)? ?${angleBetween} {c}[deg]`,
    ],
    ({ a = '', b = '', c = '' }) =>
      ofKind('geometry', `1/2 · ${bare(a)} · ${bare(b)} · sin(${bare(c)}°)`) ??
      byRounding({
        formula: 'A = 1/2 · a · b · sin(c)',
        values: { a: bare(a), b: bare(b), c: `${bare(c)}°` },
        rule: 'area-formula',
        kind: 'geometry',
        places: 2,
      }),
  ),
  ...exercise(
    [
      '(?:use the law of cosines to )?(?:find|what is) (?:the )?(?:side|length of the side|third side|side length) (?:that is )?(?:opposite|across from) (?:an?|the) {c}[deg] angle (?:between|with|formed by)(?: the)? sides (?:of )?(?:lengths? )?{a} and {b}',
    ],
    ({ a = '', b = '', c = '' }) => {
      const square = evaluateExact(
        `${bare(a)}^2 + ${bare(b)}^2 - 2 · ${bare(a)} · ${bare(b)} · cos(${bare(c)}°)`,
      );
      const text = `√(${bare(a)}^2 + ${bare(b)}^2 - 2 · ${bare(a)} · ${bare(b)} · cos(${bare(c)}°))`;
      const root = square && rootText(square);
      if (root === null)
        return byRounding({
          formula: 'd = √(a^2 + b^2 - 2 · a · b · cos(c))',
          values: { a: bare(a), b: bare(b), c: `${bare(c)}°` },
          rule: 'law-of-cosines',
          kind: 'geometry',
          places: 2,
        });
      const chain = startChain(text);
      addStep(chain, root, { rule: 'law-of-cosines', proof: 'numeric' });
      return { kind: 'geometry', chain, answer: root, check: [{ claim: `${text} = ${root}`, holds: true }] };
    },
  ),
  ...exercise(
    [
      'two sides of a triangle (?:are|measure|have lengths?)(?: of)? {a}(?: ?cm| ?m| ?ft| ?in)? and {b}(?: ?cm| ?m| ?ft| ?in)?[.,;] [ask](?:range of )?(?:the )?(?:possible|range of possible)(?: values| lengths| measures)? ?(?:of|for|are there for)? ?(?:the )?(?:length of the )?third side',
      '[ask](?:range of )?(?:the )?(?:possible|range of possible)(?: values| lengths)? (?:of|for) (?:the )?third side of a triangle (?:with|if two|whose other) sides (?:are )?{a} and {b}',
    ],
    ({ a = '', b = '' }) => {
      const [p, q] = [evaluateExact(bare(a)), evaluateExact(bare(b))];
      const [low, high] = [
        evaluateExact(`|${bare(a)} - ${bare(b)}|`),
        evaluateExact(`${bare(a)} + ${bare(b)}`),
      ];
      const [start, end] = [workedOut(`|${bare(a)} - ${bare(b)}|`), workedOut(`${bare(a)} + ${bare(b)}`)];
      if (!p || !q || !low || !high || !start || !end) return null;
      const fact = byStatements(
        { a: bare(a), b: bare(b), p: start.value, q: end.value },
        ['|a - b| = p', 'a + b = q'],
        { kind: 'geometry', answer: `${start.value} < x < ${end.value}`, rule: 'triangle-inequality' },
      );
      return fact;
    },
  ),
];

const circleParts = [
  ...exercise(
    [
      'two chords (?:of a circle )?intersect(?: inside a circle)?[.,;] (?:the )?(?:parts|segments|pieces) of (?:one|the first)(?: chord)? (?:are|measure) {a} and {b}[.,;] ?(?:and )?(?:one (?:part|segment|piece) of the (?:other|second)(?: chord)? (?:is|measures)) {c}[.,;] [ask](?:length of )?(?:the )?other (?:part|segment|piece)(?: of the (?:other|second)(?: chord)?)?',
    ],
    ({ a = '', b = '', c = '' }) =>
      byFormula({
        formula: 'x = a · b/c',
        values: { a: bare(a), b: bare(b), c: bare(c) },
        rule: 'chords-cross',
        kind: 'geometry',
      }),
  ),
  ...exercise(
    [
      '(?:from a point outside a circle[,]? )?a tangent (?:of length|segment of length|has length|is) {t} and a secant (?:with external (?:part|segment)|whose external (?:part|segment) is)(?: of)? {e}(?: are drawn)?[.,;] [ask](?:length of )?(?:the )?(?:whole|entire) secant',
    ],
    ({ t = '', e = '' }) =>
      byFormula({
        formula: 's = t^2/a',
        values: { t: bare(t), a: bare(e) },
        rule: 'tangent-and-secant',
        kind: 'geometry',
      }),
  ),
  ...exercise(
    [
      '(?:an? )?central angle (?:intercepts|cuts off) an arc (?:of|that measures) {a}[deg][.,;] [ask](?:measure of (?:the )?)?(?:central )?angle',
    ],
    ({ a = '' }) => ofKind('geometry', `${bare(a)} + 0`, '°'),
  ),
];

const people = '(?:people|persons|servings|guests|children|students|kids)';
const classes = [
  ...exercise(
    [
      `(?:a|the|one|my) recipe (?:for|that serves|serving|serves|makes enough for|feeds) {p} ${people},? (?:and )?(?:needs|uses|calls for|requires|takes) {c} (?<u>[a-z]+)(?: of [a-z ]+?)?[.,;] how (?:many|much) (?<v>[a-z]+)(?: of [a-z ]+?)? (?:are|is|do you|does she|does he|do i|will you|would you)(?: need(?:ed)?)? (?:for|to serve|to feed) {q} ${people}`,
      `(?:a|the|one|my) recipe (?:needs|uses|calls for|requires|takes) {c} (?<u>[a-z]+)(?: of [a-z ]+?)? (?:for|to serve|to feed) {p} ${people}[.,;] how (?:many|much) (?<v>[a-z]+)(?: of [a-z ]+?)? (?:are|is|do you|does she|does he|do i|will you|would you)(?: need(?:ed)?)? (?:for|to serve|to feed) {q} ${people}`,
    ],
    ({ p = '', c = '', q = '', u = '', v = '' }) =>
      u.replace(/s$/, '') === v.replace(/s$/, '')
        ? byFormula({
            formula: 'x = c/p · q',
            values: { c: bare(c), p: bare(p), q: bare(q) },
            rule: 'same-rate-throughout',
            kind: 'proportion',
            says: (x) => `${x} ${u}`,
          })
        : null,
  ),
  ...exercise(
    [
      '(?:there are|a class has|a bag has|a school has|a box has|a team has|we have|a club has) {a} (?<p>[a-z]+) and {b} (?<q>[a-z]+)(?: (?:in|on|at) (?:a|the|an) [a-z]+)?[.,;] [ask](?:simplified |simplest )?ratio of (?:the )?(?<s>[a-z]+) to (?:all )?(?:the )?(?<t>[a-z]+(?: [a-z]+)?)(?: in (?:simplest|lowest) (?:form|terms))?',
    ],
    ({ a = '', b = '', p = '', q = '', s = '', t = '' }) => {
      const [x, y] = [bare(a), bare(b)];
      const sum = `${Number(x) + Number(y)}`;
      const size = (word: string): string | null =>
        word === p
          ? x
          : word === q
            ? y
            : /^(?:all|total|everyone|all [a-z]+|total [a-z]+|students|people|children|animals|marbles|members|players|fruits?)$/.test(
                  word,
                )
              ? sum
              : null;
      const [first, second] = [size(s), size(t)];
      return first === null || second === null || s === t ? null : `simplify the ratio ${first} : ${second}`;
    },
  ),
  ...exercise(
    [
      '(?:out of|in) {n} (?:spins|rolls|trials|flips|tosses|draws|throws|attempts|tries)[,]? (?:a [a-z]+ )?(?:it )?{k} (?:landed|came up|were|fell)(?: on| as)? [a-z]+[.,;] [ask](?:experimental|empirical) probability of (?:[a-z]+ ){0,3}[a-z]+',
    ],
    ({ n = '', k = '' }) => ofKind('probability', `${bare(k)}/${bare(n)}`),
  ),
  ...exercise(
    [
      '[ask]distance between {a} and {b} on (?:a|the) number line',
      'how far apart are {a} and {b} on (?:a|the) number line',
    ],
    ({ a = '', b = '' }) => ofKind('arithmetic', `|${bare(b)} - (${bare(a)})|`),
  ),
  ...exercise(
    [
      '[ask]circumference of a circle with (?:a )?(?<w>radius|diameter)(?: of)? {r} ?(?<u>[a-z]+)?[.,;] use (?:π|pi) ?(?:≈|=|as|for|~) ?(?<p>22\\/7|3\\.14)(?: for π)?',
    ],
    ({ w = '', r = '', u, p = '' }) => {
      const value = ofKind('geometry', w === 'radius' ? `2 · ${p} · ${bare(r)}` : `${p} · ${bare(r)}`);
      return value && { ...value, answer: u === undefined ? value.answer : `${value.answer} ${u}` };
    },
  ),
];

const wordings = [
  ...exercise(
    [
      '(?:if |given |let )?(?<n>[a-z])\\((?<x>[a-z])\\) ?= ?{e*}[.,;]? ?(?:and )?(?:find|what is|determine|write) (?:an equation for )?\\k<n>(?:\\^\\(?\\{?-1\\}?\\)?|⁻¹) ?\\(\\k<x>\\)',
      '(?:find|what is|determine) (?<n>[a-z])(?:\\^\\(?\\{?-1\\}?\\)?|⁻¹) ?\\((?<x>[a-z])\\) (?:if|when|for|given(?: that)?|where) \\k<n>\\(\\k<x>\\) ?= ?{e*}',
    ],
    ({ n = 'f', x = 'x', e = '' }) => `find the inverse of ${n}(${x}) = ${e}`,
  ),
  ...exercise(
    ['[ask](?:exact value of )?(?<f>sin|cos|tan) ?\\(? ?(?<k>\\d*) ?(?:π|pi) ?\\/ ?12 ?\\)?'],
    ({ f = '', k = '' }) => `${f}(${15 * Number(k === '' ? '1' : k)}°)`,
  ),
  ...exercise(
    [
      '(?:(?:condense|combine|write|express|rewrite)(?: the expression)?:? )?{e*} (?:into|to) (?:a|one) (?:single )?(?:log|logarithm)',
    ],
    ({ e = '' }) => (/\b(?:ln|log)/.test(e) ? `write ${e} as a single logarithm` : null),
  ),
  ...exercise(
    [
      '(?:solve )?(?:the |this )?(?:system(?: of (?:linear )?equations)? )?(?:by|using|with) (?:elimination|substitution|graphing|any method)[:,]? (?<a>[^,;=]+=[^,;=]+?)(?:,|;| and) (?<b>[^,;=]+=[^,;=]+)',
    ],
    ({ a = '', b = '' }) => `${a}, ${b}`,
  ),
  ...exercise(
    [
      '(?:how much (?:is|will|would)|what (?:is|will)|find (?:the value of|what)) {p$}(?: be)? worth (?:after|in) {t} years? (?:if (?:it is )?(?:invested )?)?at {r%}(?: interest)?,? compounded (?<c>annually|yearly|quarterly|monthly|daily|weekly|semi-?annually|continuously)',
      'how much (?:is|will|would) {p$}(?: be(?:come)?| grow to)? (?:after|in) {t} years? (?:if (?:it is )?(?:invested )?)?at {r%}(?: interest)?,? compounded (?<c>annually|yearly|quarterly|monthly|daily|weekly|semi-?annually|continuously)',
    ],
    ({ p = '', t = '', r = '', c = '' }) =>
      `find the balance: $${p} at ${r}% interest compounded ${c} for ${t} years`,
  ),
];

/** What books ask in a sentence of their own, each with one way to work it out. */
export const bookExercises: readonly Exercise[] = [
  ...composed,
  ...triangleBySides,
  ...circleParts,
  ...classes,
  ...wordings,
];
