import { evaluateExact } from '../../judge/equivalent.ts';
import { type Ask, type Exercised, together } from '../exercises/exercise.ts';
import { addStep, startChain } from '../proof/chain.ts';

const equation = String.raw`([^=,;]+(?:= ?0)?)`;
const counted: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:what(?:'s| is)|find|give|whats) (?:the )?discriminant (?:of|for) ${equation}?[,;]? (?:and|&) (?:how many|(?:the )?number of) (?:real )?(?:roots|solutions|zeros)(?: (?:has it|does it have|it has|are there))?[\s.?!]*$`,
    'i',
  ),
  new RegExp(
    String.raw`^${equation}[\s:,;.]+(?:(?:what(?:'s| is)|find|give|whats) )?(?:the )?discriminant (?:and|&) (?:how many|(?:the )?number of|what kind of) (?:real )?(?:roots|solutions|zeros)(?: (?:has it|does it have|it has|are there))?[\s.?!]*$`,
    'i',
  ),
];

/** A discriminant, and what it says about the number of real roots. */
function discriminantAndRoots(text: string, ask: Ask): Exercised | null {
  const piece = counted
    .map((pattern) => pattern.exec(text)?.[1])
    .find((one) => one !== undefined)
    ?.trim();
  if (piece === undefined || !/\d|x/.test(piece)) return null;
  const solved = ask(`what is the discriminant of ${piece.replace(/ ?= ?0$/, '')}`);
  const value = solved && evaluateExact(solved.answer);
  if (!solved || !value) return null;
  const roots = value.n > 0n ? 'two real roots' : value.n === 0n ? 'one real root' : 'no real roots';
  return together([solved], { kind: 'quadratic', answer: `discriminant ${solved.answer}, ${roots}` });
}

const eq = String.raw`([^=,;.]*[xy][^=,;.]*=[^=,;.]+?)`;
const systems: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:system:? )?${eq} ?(?:,|;|and) ?${eq}[\s.,;:]+(?:how many solutions(?: (?:has|does)?(?: the| this)? ?(?:system|it)?(?: have)?| are there)?|(?:one|none|no)(?: solution)?,? (?:or )?(?:one|none|no|infinite(?:ly many)?)(?: solutions?)?,? or (?:infinitely many|infinite|none|no)(?: solutions?)?)[\s.?!]*$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:does|has|do) (?:the |this )?(?:system:? )?${eq} ?(?:,|;|and) ?${eq},? (?:have )?(?:one|none|no)(?: solution)?,? (?:or )?(?:one|none|no|infinite(?:ly many)?)(?: solutions?)?,? or (?:infinitely many|infinite|none|no)(?: solutions?)?[\s.?!]*$`,
    'i',
  ),
  new RegExp(
    String.raw`^how many solutions(?: (?:has|does|do)?(?: the| this)? ?(?:system|these|they)?(?: have)?)?[\s?:,]+${eq} ?(?:,|;|and) ?${eq}[\s.?!]*$`,
    'i',
  ),
];

function countOfSystem(text: string): string | null {
  const found = systems.map((pattern) => pattern.exec(text)).find((one) => one !== null);
  return found
    ? `how many solutions does the system ${found[1]?.trim().replace(/^(?:does|do|has|is)(?: the| this)?(?: system)?:? /i, '')}, ${found[2]?.trim()} have`
    : null;
}

const roots = /^(?:simplify |evaluate )?√\(?-(\d+)\)? ?[·*×x]? ?√\(?-(\d+)\)?[\s.?!=]*$/i;

/** A product of two roots of negative numbers: each root has its i first. */
function rootsOfMinus(text: string, ask: Ask): Exercised | null {
  const [, a, b] = roots.exec(text.replace(/sqrt/gi, '√').replace(/\s+/g, ' ')) ?? [];
  if (a === undefined || b === undefined) return null;
  const whole = Math.sqrt(Number(a) * Number(b));
  const inside = ask(`simplify √${Number(a) * Number(b)}`);
  const size = Number.isInteger(whole) ? `${whole}` : inside?.answer;
  if (size === undefined || size.includes('(')) return null;
  const chain = startChain(`i√${a} · i√${b}`);
  addStep(chain, `i^2 · √(${a} · ${b})`, { rule: 'root-of-minus', proof: 'numeric' });
  addStep(chain, `-${size}`, { rule: 'root-of-minus', proof: 'numeric' });
  return {
    kind: 'complex',
    chain,
    answer: `-${size}`,
    check: [{ claim: `√(${a} · ${b}) = ${size}`, holds: true }],
  };
}

const alone =
  /^(?:simplify |evaluate |write )?√\(?-(\d+)\)?(?: (?:in|as|with|using) (?:terms of )?(?:i|an? imaginary number|a complex number))?[\s.?!=]*$/i;

/** One root of a negative number: i times the root of the number. */
function rootOfMinus(text: string, ask: Ask): Exercised | null {
  const [, a] = alone.exec(text.replace(/sqrt/gi, '√')) ?? [];
  const inside = a === undefined ? null : ask(`simplify √${a}`);
  const [, front = '', under] = /^(\d*)√(\d+)$/.exec(inside?.answer ?? '') ?? [];
  if (a === undefined || !inside || under === undefined) return null;
  const answer = `${front}i√${under}`;
  const chain = startChain(`i√${a}`);
  addStep(chain, front === '' ? `√${under} · i` : answer, { rule: 'root-of-minus', proof: 'numeric' });
  return chain.steps.length === 0
    ? null
    : { kind: 'complex', chain, answer, check: [{ claim: `√${a} = ${inside.answer}`, holds: true }] };
}

const terms = String.raw`(-?[\d./]+(?:, ?-?[\d./]+){2,}),? ?(?:\.{2,}|…)?`;
const ofTerms: readonly (readonly [RegExp, (list: string) => string])[] = [
  [
    new RegExp(
      String.raw`^(?:sequence:? )?${terms}[\s.,;:]*(?:(?:write|find|give|what(?:'s| is)|whats) )?(?:the |an? )?(?:explicit )?(?:formula|rule|equation)(?: for)?(?: the)? (?:nth|n ?-?th|general)(?: term)?[\s.?!]*$`,
      'i',
    ),
    (list) => `find the nth term of ${list}`,
  ],
  [
    new RegExp(
      String.raw`^(?:sequence:? )?${terms}[\s.,;:]*(?:(?:write|find|give|what(?:'s| is)|whats) )?(?:the )?(?:nth|n-th|general) term(?: rule| formula)?[\s.?!]*$`,
      'i',
    ),
    (list) => `find the nth term of ${list}`,
  ],
];

const intercepts: readonly RegExp[] = [
  /^(?:find |give |what are )?(?:the )?x[- ]?(?:int(?:ercepts?)?\.?)?,? ?(?:and|&) (?:the )?y[- ]?int(?:ercepts?)?\.?(?: of| for)?[\s:]+([^,;]*=[^,;]*?)[\s.?!]*$/i,
  /^([^,;]*=[^,;]*?)[\s,.;:]+(?:find |give |what are )?(?:the )?x[- ]?(?:int(?:ercepts?)?\.?)?,? ?(?:and|&) (?:the )?y[- ]?int(?:ercepts?)?\.?[\s.?!]*$/i,
];

const seriesFraction =
  /^(?:write|express|convert|turn)? ?(0?\.\d+(?:\.\.\.|…)) (?:as|into|to) (?:an? )?fraction[\s,]+(?:using|with|by)(?: an?| the)? (?:infinite |inf )?(?:geometric )?(?:series|sum)[\s.?!]*$/i;
const polar =
  /^(?:write )?([^,=]*i[^,=]*?)[\s,]+(?:in|to|into)? ?polar(?: form)?(?:[\s,]+(?:(?:the )?angle )?in radians|,? radians)?[\s.?!]*$/i;
const sumOfTerms = /^∑\s*\(? ?([kni]) ?= ?(-?\d+) (?:to|\.\.|bis) (\d+)\)?\s*(.+?)[\s.?!=]*$/i;

/** The same request in the words another method reads. */
export function toldOtherwise(typed: string, ask: Ask): Exercised | string | null {
  const text = typed.replace(/[−–]/g, '-').replace(/\s+/g, ' ').trim();
  const swapped = text.replace(
    /\by[- ]?int(?:ercepts?)?\.? (?:and|&) (?:the )?x[- ]?int(?:ercepts?)?\b\.?/i,
    'x-int and y-int',
  );
  if (swapped !== text) return toldOtherwise(swapped, ask);
  const known = discriminantAndRoots(text, ask) ?? rootsOfMinus(text, ask) ?? rootOfMinus(text, ask);
  if (known) return known;
  const system = countOfSystem(text);
  if (system !== null) return system;
  const crossed = intercepts.map((pattern) => pattern.exec(text)?.[1]).find((one) => one !== undefined);
  if (crossed !== undefined) return `find the x-intercept and y-intercept of ${crossed}`;
  const repeated = seriesFraction.exec(text)?.[1];
  if (repeated !== undefined) return `write ${repeated} as a fraction`;
  const point = polar.exec(text)?.[1];
  if (point !== undefined && /\d|√/.test(point) && !/[a-hj-z]{2}/i.test(point))
    return `${point} in polar form`;
  for (const [pattern, to] of ofTerms) {
    const list = pattern.exec(text)?.[1];
    if (list !== undefined) return to(list);
  }
  if (/\b(?:at )?the? ?origin\b/i.test(text) && /\bfocus\b/i.test(text))
    return text
      .replace(/\b(?:at )?(?:the )?origin\b/i, '(0, 0)')
      .replace(/\bequation of parabola\b/i, 'equation of a parabola')
      .replace(/\bfocus at\b/i, 'focus');
  const last =
    /^(?:how many terms (?:are (?:there )?in|does|has)(?: the)?(?: arithmetic)?(?: sequence| series)?(?: have)?:? )(-?\d[-\d., ]*?),? ?(?:\.{2,}|…),? ?(-?\d+)(?: have)?[\s.?!]*$/i.exec(
      text,
    );
  if (last) return `${last[1]}, ... which term is ${last[2]}`;
  const zeros =
    /^(?:list |find |what are )?(?:the |all )?(?:possible rational|rational possible|rational) (?:zeros|roots)(?: possible)? (?:of|for) (.+)$/i.exec(
      text,
    )?.[1];
  if (zeros !== undefined && /possible/i.test(text)) return `list the possible rational zeros of ${zeros}`;
  const [, rule, n] =
    /^a_?\(?n\)? ?= ?([^,;=]*n[^,;=]*?)[\s,.;:]+(?:find |what is |whats )?(?:the value of )?a_?\(?(\d+)\)?[\s.?!=]*$/i.exec(
      text,
    ) ?? [];
  if (rule !== undefined) return `evaluate ${rule} when n = ${n}`;
  const byMatrix =
    /^solve (?:the system )?(?:using|with|by) (?:matrices|an? (?:inverse )?matrix|cramer'?s rule)[\s:]+([^:]*=[^:]*)$/i.exec(
      text,
    )?.[1];
  if (byMatrix !== undefined) return `solve ${byMatrix}`;
  if (/^\$\d[\d,.]* at \d[\d.]*% (?:interest )?compounded [a-z]+ for \d+ years?[\s.?!]*$/i.test(text))
    return `what is the balance of ${text.replace(/[\s.?!]+$/, '')}`;
  const [, letter, low, high, body] = sumOfTerms.exec(text) ?? [];
  return body !== undefined ? `sum of ${body} from ${letter} = ${low} to ${high}` : null;
}
