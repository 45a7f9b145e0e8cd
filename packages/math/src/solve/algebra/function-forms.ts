import { evaluateExact } from '../../judge/equivalent.ts';
import {
  addRational,
  multiplyRational,
  negateRational,
  type Rational,
  rational,
} from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import { type Ask, type Exercised, together, workedOut } from '../exercises/exercise.ts';
import { addStep, startChain } from '../proof/chain.ts';

const number = String.raw`(-?\d+(?:\.\d+)?(?:\/\d+)?)`;
const point = String.raw`\( ?${number} ?, ?${number} ?\)`;
const light =
  /\b(?:write|find|give|state|what is|whats|what's|the|an?|its|it|of|in|as|equation|function|quadratic|parabola|vertex form|standard form|that|which|whose|has|have|having|with|and|is|at|y|f\(x\)|for|graph|goes|rule|please|form)\b/gi;

const minus = (value: string): string => (value.startsWith('-') ? `+ ${value.slice(1)}` : `- ${value}`);
const plus = (value: string): string => (value.startsWith('-') ? `- ${value.slice(1)}` : `+ ${value}`);

/** `2(x - 1)^2 + 2` from its number in front, its vertex and no more. */
function vertexText(a: string, h: string, k: string): string {
  const front = a === '1' ? '' : a === '-1' ? '-' : a.includes('/') ? `(${a})` : a;
  const square = evaluateExact(h)?.n === 0n ? 'x^2' : `(x ${minus(h)})^2`;
  return `${front}${square}${evaluateExact(k)?.n === 0n ? '' : ` ${plus(k)}`}`;
}

/** A parabola by its vertex and another point of it. */
export function vertexThroughPoint(typed: string, ask: Ask): Exercised | null {
  const text = typed
    .replace(/[−–]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/\b(?:at )?the origin\b/gi, '(0, 0)')
    .trim();
  if (!/\b(?:parabola|quadratic)\b/i.test(text) || /\b(?:focus|directrix)\b/i.test(text)) return null;
  const vertex = new RegExp(String.raw`\bvertex(?: is| at| of|:)* ?${point}`, 'i').exec(text);
  const through = new RegExp(
    String.raw`\b(?:passes through|passing through|goes thr(?:ough|u)|go(?:es|ing)? through|through|thru|contains|containing|passes)(?: the)?(?: point)? ?${point}`,
    'i',
  ).exec(text);
  if (!vertex || !through) return null;
  const rest = text
    .replace(vertex[0], ' ')
    .replace(through[0], ' ')
    .replace(/[.,;:?!=]/g, ' ')
    .replace(light, ' ')
    .trim();
  if (rest !== '') return null;
  const [h = '', k = ''] = vertex.slice(1);
  const [x = '', y = ''] = through.slice(1);
  const solved = ask(`solve a(${x} - (${h}))^2 + (${k}) = ${y}`);
  const a = solved && /^a = (-?[\d./]+)$/.exec(solved.answer)?.[1];
  if (!solved || a === null || a === undefined || evaluateExact(a)?.n === 0n) return null;
  const rule = vertexText(a, h, k);
  const standard = /\bstandard form\b/i.test(text) ? ask(`expand ${rule}`) : null;
  if (/\bstandard form\b/i.test(text) && !standard) return null;
  const name = /\bf\(x\)/i.test(text) ? 'f(x)' : 'y';
  return together(standard ? [solved, standard] : [solved], {
    kind: 'function',
    answer: `${name} = ${standard ? standard.answer : rule}`,
  });
}

type Parent = { readonly text: string; readonly at: (inside: string) => string; readonly even: boolean };
const simple = (inside: string): boolean => /^[a-z]$|^\(.*\)$/.test(inside);
const parents: readonly (readonly [RegExp, Parent])[] = [
  [/^(?:\|x\||abs\(x\))$/, { text: '|x|', at: (u) => `|${u}|`, even: true }],
  [/^(?:x\^2|x²)$/, { text: 'x^2', at: (u) => (simple(u) ? `${u}^2` : `(${u})^2`), even: true }],
  [/^(?:x\^3|x³)$/, { text: 'x^3', at: (u) => (simple(u) ? `${u}^3` : `(${u})^3`), even: false }],
  [/^(?:√x|√\(x\)|sqrt\(?x\)?)$/, { text: '√x', at: (u) => (u === 'x' ? '√x' : `√(${u})`), even: false }],
  [/^1\/x$/, { text: '1/x', at: (u) => (u === 'x' ? '1/x' : `1/(${u})`), even: false }],
  [/^x$/, { text: 'x', at: (u) => (u === 'x' ? 'x' : `(${u})`), even: false }],
];

type Moved = { a: Rational; h: Rational; k: Rational; b: 1n | -1n };
const size = String.raw`(\d+(?:\.\d+)?|\d+\/\d+)`;
const units = String.raw`(?: (?:units?|spaces?|places?))?`;
const value = (text: string): Rational => evaluateExact(text) ?? rational(0);
const moves: readonly (readonly [RegExp, (state: Moved, text: string) => void])[] = [
  [
    new RegExp(String.raw`^${size}${units} (?:to the )?left|^(?:to the )?left (?:by )?${size}${units}`, 'i'),
    (s, n) => {
      s.h = addRational(s.h, negateRational(value(n)));
    },
  ],
  [
    new RegExp(
      String.raw`^${size}${units} (?:to the )?right|^(?:to the )?right (?:by )?${size}${units}`,
      'i',
    ),
    (s, n) => {
      s.h = addRational(s.h, value(n));
    },
  ],
  [
    new RegExp(
      String.raw`^${size}${units} (?:up(?:ward)?s?|higher)|^up(?:ward)?s? (?:by )?${size}${units}`,
      'i',
    ),
    (s, n) => {
      s.k = addRational(s.k, value(n));
    },
  ],
  [
    new RegExp(
      String.raw`^${size}${units} (?:down(?:ward)?s?|lower)|^down(?:ward)?s? (?:by )?${size}${units}`,
      'i',
    ),
    (s, n) => {
      s.k = addRational(s.k, negateRational(value(n)));
    },
  ],
  [
    /^(?:reflect(?:ed|ion)?|flip(?:ped)?|mirrored)(?: it)?(?: (?:in|over|across|about|on))? (?:the )?x-?\s?axis()/i,
    (s) => {
      s.a = negateRational(s.a);
      s.k = negateRational(s.k);
    },
  ],
  [
    /^(?:reflect(?:ed|ion)?|flip(?:ped)?|mirrored)(?: it)?(?: (?:in|over|across|about|on))? (?:the )?y-?\s?axis()/i,
    (s) => {
      s.b = s.b === 1n ? -1n : 1n;
      s.h = negateRational(s.h);
    },
  ],
  [
    new RegExp(
      String.raw`^(?:vertical(?:ly)? )?(?:stretch(?:ed)?|compress(?:ed|ion)?|shr[iu]nk)(?: vertically)?(?: (?:by|of))?(?: a)?(?: scale)?(?: factor of)? ${size}(?: vertically)?|^vertical (?:stretch|compression|shrink) (?:by |of )?(?:a )?(?:factor (?:of )?)?${size}`,
      'i',
    ),
    (s, n) => {
      s.a = multiplyRational(s.a, value(n));
      s.k = multiplyRational(s.k, value(n));
    },
  ],
];
const between =
  /^(?:[\s,.;]|\b(?:and|then|is|was|it|are|be|moved?|moves|shift(?:ed|s)?|translated?|slid|by|now|finally|first|next|gets|the graph|graph|also|after that|followed by|an?|translation)\b)+/i;
const asking =
  /^[\s,.;:]*(?:(?:what(?:'s| is)|whats|write|find|give|state)\s+)?(?:(?:the|an?|its|of|for|new|resulting|transformed|image|graph|rule|function|equation|formula|[gh]\(x\)|[gh](?![a-z]))\s*)*(?:in vertex form)?[\s.?!]*$/i;
/** The name of the new graph, told behind its moves. */
const toGive =
  /,? (?:to (?:give|get|form|produce|create|obtain|make)|giving|forming|producing|resulting in) (?:(?:the|new|graph|function|of) )*[gh](?:\(x\))?(?=[.,;])/i;
/** `Let g be a translation 3 units left of f(x) = x^2.` */
const letBe =
  /^let (?:the graph of )?[gh](?:\(x\))? be (?:an? )?(.+?),? of (?:the graph of )?(f\(x\) ?= ?[^\s.]+)\./i;
const base =
  /^(?:(?:move|shift|translate|slide|take|transform)(?: the graph of| the graph)? |(?:write|find|give)(?: the| an)? (?:new )?(?:equation|rule|function) (?:of|for|if|when) )?(?:the )?(?:graph |function |parent function )?(?:of )?(?:the )?(?:graph |function )?(?:of )?(?:y|f\(x\)|g\(x\)) ?= ?([^\s,]+)/i;

const shownSize = (a: Rational): string => {
  if (a.d === 1n) return a.n === 1n ? '' : a.n === -1n ? '-' : `${a.n}`;
  return `(${rationalToFractionText(a)})`;
};

/** The graph of a known function, moved, reflected and stretched one after the other: its new rule. */
export function movedGraph(typed: string): Exercised | null {
  const told = typed.replace(/[−–]/g, '-').replace(/\s+/g, ' ').trim();
  const text = told.replace(letBe, 'the graph of $2 is $1.').replace(toGive, '');
  const named = new Set(told.match(/\b[gh](?=\(x\)|[\s.,;?]|$)/g));
  const start = base.exec(text);
  const parent = parents.find(([pattern]) => pattern.test(start?.[1]?.replace(/\s/g, '') ?? ''))?.[1];
  if (!start || !parent || /\bhorizontal(?:ly)?\b/i.test(text) || named.size > 1) return null;
  if (/\bvertex form\b/i.test(text) && !['x^2', '|x|'].includes(parent.text)) return null;
  const state: Moved = { a: rational(1), h: rational(0), k: rational(0), b: 1n };
  let rest = text.slice(start[0].length);
  let count = 0;
  for (let i = 0; i < 12 && !asking.test(rest); i += 1) {
    rest = rest.replace(between, '');
    const move = moves.find(([pattern]) => pattern.test(rest));
    const found = move?.[0].exec(rest);
    if (!move || !found) return null;
    move[1](state, found.slice(1).find((one) => one !== undefined && one !== '') ?? '1');
    rest = rest.slice(found[0].length);
    count += 1;
  }
  if (count === 0 || !asking.test(rest)) return null;
  const { a, h, k } = state;
  const turned = state.b === -1n && !parent.even;
  const moved = h.n === 0n ? 'x' : `x ${minus(rationalToFractionText(h))}`;
  const inside = turned ? (h.n === 0n ? '-x' : `-(${moved})`) : moved;
  const body = parent.at(inside);
  const front =
    parent.text === '1/x' && shownSize(a) !== '' && shownSize(a) !== '-'
      ? `${shownSize(a)} · `
      : shownSize(a);
  const tail = k.n === 0n ? '' : ` ${plus(rationalToFractionText(k))}`;
  const answer = `${front}${body}${tail}`;
  const slow = `${a.n < 0n || a.d !== 1n ? `(${rationalToFractionText(a)})` : a.n} · ${parent.at(turned ? `-1 · (x - (${rationalToFractionText(h)}))` : `x - (${rationalToFractionText(h)})`)} + (${rationalToFractionText(k)})`;
  const chain = startChain(slow);
  addStep(chain, answer, { rule: 'graph-moved-on', proof: 'numeric' });
  // A point of the first graph, and where it goes.
  const at = rationalToFractionText(addRational(turned ? rational(-4) : rational(4), h));
  const from = parent.at('4');
  const goes = workedOut(`(${rationalToFractionText(a)}) · ${from} + (${rationalToFractionText(k)})`);
  const filled = answer.replace(/x/g, `(${at})`);
  return goes
    ? {
        kind: 'function',
        chain,
        answer: `${/f\(x\)/i.test(start[0]) ? `${[...named][0] ?? 'g'}(x)` : 'y'} = ${answer}`,
        check: [{ claim: `${filled} = ${goes.value}`, holds: true }],
      }
    : null;
}
