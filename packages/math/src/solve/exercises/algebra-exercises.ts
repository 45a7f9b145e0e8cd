import { evaluateExact } from '../../judge/equivalent.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import { addStep, startChain } from '../proof/chain.ts';
import { byFormula, byStatements, type Exercise, exercise, together } from './exercise.ts';
import { inVertexForm } from './in-vertex-form.ts';
import { rationalCoefficients, type Shape, shapeOf } from './polynomial-shape.ts';

const poly = '(?<e>[^=]*?[a-z][^=]*?)';
const named =
  '(?:the (?:polynomial|expression|term|function|equation) )?(?:(?:y|f\\(x\\)|p\\(x\\)|g\\(x\\)) ?= ?)?';

/** A polynomial in one letter, its terms in order: what its degree, terms and coefficients are read off from. */
const aboutTerms =
  (answer: (shape: Shape) => string | null): Exercise['work'] =>
  ({ e = '' }) => {
    const shape = shapeOf(e);
    const said = shape && answer(shape);
    if (!shape || said === null || said === undefined) return null;
    const chain = startChain(shape.typed);
    if (shape.standard !== shape.typed) addStep(chain, shape.standard, { rule: 'order-terms' });
    addStep(chain, shape.spelled, {
      rule: 'read-terms',
      fill: { degree: `${shape.degree}`, first: shape.leading },
    });
    const check = [{ claim: `${shape.spelled} = ${shape.typed}`, holds: true }];
    return { kind: 'function', chain, answer: said, check };
  };

const letterPower = (letter: string, power: string | undefined): number =>
  letter === '' ? 0 : Number(power ?? 1);

const rootCount = exercise(
  [
    `how many (?<which>real |complex |x-)?(?:zeros?|roots?|intercepts?) (?:does|do|are there (?:of|for|in)|will) ${named}${poly}(?: ?= ?0)?(?: have| has)?`,
    `[ask]number of (?<which>real |complex |x-)?(?:zeros?|roots?|intercepts?) (?:of|for) ${named}${poly}(?: ?= ?0)?`,
  ],
  ({ e = '', which = '' }, ask) => {
    const shape = shapeOf(e);
    if (!shape || shape.degree < 1 || shape.degree > 6) return null;
    const solved = ask(`solve ${shape.standard} = 0`);
    const kind = which.trim().toLowerCase();
    const degree = startChain(`${shape.standard} = 0`);
    addStep(degree, `${shape.spelled} = 0`, { rule: 'count-roots', fill: { degree: `${shape.degree}` } });
    const all = {
      kind: 'function',
      chain: degree,
      answer: '',
      check: [{ claim: `${shape.spelled} = ${shape.standard}`, holds: true }],
    } as const;
    if (kind === 'complex') return together([all], { kind: 'function', answer: `${shape.degree}` });
    if (!solved) return null;
    const answers = solved.answer.split(' or ').filter((part) => !/i(?![a-z])/.test(part.replace(/pi/g, '')));
    const real = /no (?:real )?solution/i.test(solved.answer) ? 0 : answers.length;
    if (kind !== '') return together([solved], { kind: 'function', answer: `${real}` });
    const answer =
      real === shape.degree
        ? `${real}`
        : `${shape.degree}, counting complex ones and repeats; ${real} different real`;
    return together([solved, all], { kind: 'function', answer });
  },
);

const lines = '(?<one>[^=]+=[^=]+?)';

function slopeOf(
  equation: string,
  ask: (text: string) => { readonly answer: string; readonly steps: readonly unknown[] } | null,
): string | null {
  const found = ask(`what is the slope of ${equation}`);
  const value = found && evaluateExact(found.answer.replace(/^slope\s*(?:=|is)?\s*|^m = /i, ''));
  return value ? rationalToFractionText(value) : null;
}

const twoLines = exercise(
  [
    `are (?:the lines )?${lines} and (?<two>[^=]+=[^=]+?) parallel(?:,| or)? perpendicular,? or neither`,
    `are (?:the lines )?${lines} and (?<two>[^=]+=[^=]+?) (?:parallel|perpendicular)`,
    `(?:determine|tell|decide|state) (?:whether|if) (?:the lines )?${lines} and (?<two>[^=]+=[^=]+?) are parallel,? perpendicular,? or neither`,
  ],
  ({ one = '', two = '' }, ask) => {
    const [first, second] = [ask(`what is the slope of ${one}`), ask(`what is the slope of ${two}`)];
    const [m, n] = [slopeOf(one, ask), slopeOf(two, ask)];
    if (!first || !second || m === null || n === null) return null;
    const product = evaluateExact(`(${m}) · (${n})`);
    const perpendicular = product !== null && product.n === -product.d;
    const answer = m === n ? 'parallel' : perpendicular ? 'perpendicular' : 'neither';
    const statement = m === n ? ['m = n'] : perpendicular ? ['m · n = -1'] : ['m ≠ n', 'm · n ≠ -1'];
    const decided = byStatements({ m, n }, statement, { kind: 'line', answer, rule: 'compare-slopes' });
    return together([first, second, decided], { kind: 'line', answer });
  },
);

export const algebraExercises: readonly Exercise[] = [
  ...exercise(
    [`[ask](?:degree) (?:of|for) ${named}${poly}`],
    aboutTerms(({ degree }) => `${degree}`),
  ),
  ...exercise(
    [`[ask]leading coefficient (?:of|in|for) ${named}${poly}`],
    aboutTerms(({ leading }) => leading),
  ),
  ...exercise(
    [`[ask]constant(?: term)? (?:of|in|for) ${named}${poly}`],
    aboutTerms(({ coefficients }) => coefficients.get(0) ?? '0'),
  ),
  ...exercise(
    [`how many terms (?:are (?:there )?in|does) ${named}${poly}(?: have)?`],
    aboutTerms(({ coefficients }) => `${coefficients.size}`),
  ),
  ...exercise([`[ask]coefficient of (?<x>[a-z])(?:\\^(?<p>\\d))? (?:in|of) ${named}${poly}`], (found) =>
    aboutTerms(({ coefficients, letter }) =>
      letter === found.x ? (coefficients.get(letterPower(letter, found.p)) ?? '0') : null,
    )(found, () => null),
  ),
  ...exercise(
    [
      `(?:list|find|what are|give|name) (?:all )?(?:of )?(?:the )?possible rational (?:zeros|roots)(?: of| for)? ${named}${poly}`,
    ],
    ({ e = '' }) => {
      const shape = shapeOf(e);
      const whole = shape && rationalCoefficients(shape);
      if (!shape || !whole) return null;
      const chain = startChain(shape.typed);
      addStep(chain, shape.spelled, {
        rule: 'rational-roots',
        fill: { last: `${whole.last}`, first: `${whole.first}` },
      });
      const check = [{ claim: `${shape.spelled} = ${shape.typed}`, holds: true }];
      return { kind: 'function', chain, answer: whole.candidates.map((one) => `±${one}`).join(', '), check };
    },
  ),
  ...rootCount,
  ...twoLines,
  ...exercise(
    [
      'is {x*} a factor of (?<e>.+)',
      '(?:use the factor theorem to )?(?:determine|decide|tell) (?:whether|if) {x*} is a factor of (?<e>.+)',
    ],
    ({ x = '', e = '' }, ask) => {
      const [, letter = 'x', sign, number = ''] = /^\(?([a-z])\s*([+-])\s*(\d+)\)?$/.exec(x) ?? [];
      if (sign === undefined) return null;
      const at = sign === '-' ? number : `-${number}`;
      const value = ask(`evaluate ${e} when ${letter} = ${at}`);
      const left = value && evaluateExact(value.answer.replace(/^.*= /, ''));
      if (!value || !left) return null;
      return together([value], {
        kind: 'polynomial-division',
        answer: left.n === 0n ? 'yes' : `no: the remainder is ${rationalToFractionText(left)}`,
      });
    },
  ),
  ...exercise(
    ['(?:factor|factorize) (?:by grouping:?|using grouping:?) {e*}', '(?:factor|factorize) {e*} by grouping'],
    ({ e = '' }) => `factor ${e}`,
  ),
  ...exercise(
    [
      '(?:use|using|apply) the distributive property to (?:expand|simplify|rewrite|multiply|write an equivalent expression for) {e*}',
    ],
    ({ e = '' }) => `expand ${e}`,
  ),
  ...exercise(
    [
      '(?:(?:re)?write|put|express|convert) (?:the (?:quadratic|function|equation|parabola) )?y ?= ?(?<e>.+?) (?:in|into|to) vertex form',
      '(?:(?:re)?write|put|express|convert) (?:the (?:quadratic|function|equation|parabola) )?(?<f>[a-z]\\(x\\)) ?= ?(?<e>.+?) (?:in|into|to) vertex form',
      '[ask]vertex form of (?:y|f\\(x\\)) ?= ?(?<e>.+?)',
    ],
    ({ e = '', f = 'y' }) => inVertexForm(e, f),
  ),
  ...exercise(
    [
      '(?:find|determine|what is|state) (?:the )?(?:constant of (?:proportionality|variation)|unit rate k)(?: k)? (?:if|when|for)?[:,]? ?(?:y varies directly (?:with|as) x(?:,| and)? ?(?:and )?)?y ?(?:=|is) ?{y} (?:when|and|if) x ?(?:=|is) ?{x}',
      '(?:find|determine|what is|state) (?:the )?constant of (?:proportionality|variation)(?: k)? (?:if|when|for)?[:,]? ?x ?(?:=|is) ?{x} (?:when|and|if) y ?(?:=|is) ?{y}',
    ],
    ({ x = '', y = '' }) =>
      byFormula({ formula: 'k = y/x', values: { x, y }, rule: 'same-ratio', kind: 'proportion' }),
  ),
  ...exercise(
    [
      '[ask](?:line|equation).* passes through \\({x}, ?{y}\\) (?:with|and has (?:a )?) ?slope (?:of )?{m}[.,;] what is (?:the value of )?y when x ?(?:=|is) ?{t}',
      '(?:a|the) line passes through (?:the point )?\\({x}, ?{y}\\) (?:with|and has)(?: a)? slope (?:of )?{m}[.,;] (?:what is|find) (?:the value of )?y (?:when|if) x ?(?:=|is) ?{t}',
    ],
    ({ x = '', y = '', m = '', t = '' }) =>
      byFormula({
        formula: 'y = m · (t - a) + b',
        values: { m, t, a: x, b: y },
        rule: 'along-the-line',
        kind: 'line',
      }),
  ),
  ...exercise(
    [
      '(?:write|express|put|rewrite|convert) log_?\\(?(?<b>\\d+|[a-z])\\)?\\s*\\(?(?<x>[^()=]+?)\\)? ?= ?(?<y>[^=]+?) (?:in|as|to) (?:an? )?exponential (?:form|equation)',
      '(?:write|express|put|rewrite|convert) (?:log|ln) ?\\(?(?<x>[^()=]+?)\\)? ?= ?(?<y>[^=]+?) (?:in|as|to) (?:an? )?exponential (?:form|equation)',
    ],
    (found) => logarithm(found.b ?? '10', found, 'exponential'),
  ),
  ...exercise(
    [
      '(?:write|express|put|rewrite|convert) (?<b>[^\\s^]+)\\^\\(?(?<y>[^()=]+?)\\)? ?= ?(?<x>[^=]+?) (?:in|as|to) (?:an? )?log(?:arithmic)? (?:form|equation)',
    ],
    (found) => logarithm(found.b ?? '', found, 'logarithm'),
  ),
];

/** log_b(x) = y and b^y = x say the same. */
function logarithm(
  b: string,
  { x = '', y = '' }: Readonly<Record<string, string>>,
  to: 'exponential' | 'logarithm',
): ReturnType<Exercise['work']> {
  const power = `${b}^${/^\w+$/.test(y.trim()) ? y.trim() : `(${y.trim()})`} = ${x.trim()}`;
  if (/[a-z]/.test(power)) return null;
  const log = `log_${b}(${x.trim()})`;
  const chain = startChain(to === 'exponential' ? `${log} = ${y.trim()}` : power);
  addStep(chain, to === 'exponential' ? power : `${y.trim()} = ${log}`, {
    rule: 'logarithm-is-exponent',
    proof: 'log-definition',
  });
  const answer = to === 'exponential' ? power : `${log.replace(/\((\w+)\)/, ' $1')} = ${y.trim()}`;
  return {
    kind: 'logarithm',
    chain,
    answer,
    check: [{ claim: power, holds: true }],
  };
}
