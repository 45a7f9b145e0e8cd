import { evaluateExact } from '../../judge/equivalent.ts';
import { parseMath } from '../../read/parse.ts';
import { exactText, rootText } from '../print/exact-text.ts';
import { addStep, startChain } from '../proof/chain.ts';
import { bare, byRounding, byWorking, type Exercise, exercise } from './exercise.ts';

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
      byWorking(`1/2 · ${bare(a)} · ${bare(b)} · sin(${bare(c)}°)`, { kind: 'geometry' }) ??
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
];

const circleParts = [
  ...exercise(
    [
      '(?:an? )?central angle (?:intercepts|cuts off) an arc (?:of|that measures) {a}[deg][.,;] [ask](?:measure of (?:the )?)?(?:central )?angle',
    ],
    ({ a = '' }) => byWorking(`${bare(a)} + 0`, { kind: 'geometry', says: (value) => `${value}°` }),
  ),
];

const classes = [
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
    ({ n = '', k = '' }) => byWorking(`${bare(k)}/${bare(n)}`, { kind: 'probability' }),
  ),
  ...exercise(
    [
      '[ask]distance between {a} and {b} on (?:a|the) number line',
      'how far apart are {a} and {b} on (?:a|the) number line',
    ],
    ({ a = '', b = '' }) => byWorking(`|${bare(b)} - (${bare(a)})|`, { kind: 'arithmetic' }),
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
