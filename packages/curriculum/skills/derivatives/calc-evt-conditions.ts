import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Random } from '../../src/kit/index.ts';
import { numberText, polynomialText } from '../../src/numbers/polynomials.ts';
import { brokenGraph } from '../../src/pictures/broken-graphs.ts';

type Sort = 'closed' | 'open' | 'pole' | 'pole-outside';

/** A parabola bend · (x − h)² + k, or bend/(x − h) + k, between from and to; an open interval leaves both ends out. */
type Params = { sort: Sort; bend: number; h: number; k: number; from: number; to: number };

/** Level 1 shows the graph, level 2 the rule alone, level 3 has quotients, whose break may lie outside. */
export const calcEvtConditions = choiceSkill('calc-evt-conditions', {
  version: 3,
  text: {
    headline: 'Must there be an extreme value?',
    closed: 'Let {rule} for {from} ≤ $x$ ≤ {to}.',
    open: 'Let {rule} for {from} < $x$ < {to}.',
    shown: 'The graph shows $f$.',
    ask: [
      'Does the extreme value theorem promise a maximum and a minimum?',
      'Can you be sure of a maximum and a minimum by the extreme value theorem?',
    ],
    'yes-closed': 'Yes, since $f$ is continuous and both ends belong to the interval.',
    'yes-any': 'Yes, since every function has a greatest and a least value.',
    'no-ends': 'No, since the ends do not belong to the interval.',
    'no-break': 'No, since $f$ has a break at $x = {h}$.',
    'right-closed': 'A continuous function on a closed interval has both extreme values.',
    'right-open': 'Near a missing end, values can come closer and closer without being reached.',
    'right-pole': 'Next to the break, the values grow or fall without end.',
    'open-why': 'Are the two ends part of the interval? Look at the signs around $x$.',
    'break-why': 'Does $f$ have a value at $x = {h}$? Look at what happens beside it.',
    'value-why': 'Put $x = {h}$ into the rule. Does $f$ have a value there?',
    'outside-why': 'Does $x = {h}$ lie in the interval at all?',
    'any-why': 'Some functions grow without end. Which two conditions does the theorem need?',
    other: 'Check two things. Is the graph unbroken, and do both ends belong to the interval?',
    'ends-do': 'Check whether both ends belong to the interval.',
    'ends-why': 'The sign ≤ lets an end in, the sign < leaves it out.',
    'whole-do': 'Check whether $f$ is continuous on it.',
    'whole-why': 'A quotient has no value where its denominator is zero.',
    'say-do': 'Say what follows.',
    'say-why': 'The theorem needs both conditions.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const drawn = drawParams(level, random);
      return level !== 1 || isOnSheet(drawn) ? drawn : null;
    });
  },
  build(params: Params, { level, step, distractor }) {
    const { sort, h, from, to } = params;
    const words = {
      rule: `$f(x) = ${ruleOf(params)}$`,
      from: numberText(from),
      to: numberText(to),
      h: numberText(h),
    };
    const every = distractor('thinks-every-function-has-a-maximum', 'yes-any', 'any-why');
    // All four sorts offer the same four statements, so that only the conditions tell them apart.
    const ends = distractor('slip', 'no-ends', 'open-why');
    const wrong = {
      closed: [every, distractor('uses-it-for-a-broken-graph', 'no-break', 'value-why'), ends],
      open: [
        distractor('uses-it-on-an-open-interval', 'yes-closed', 'open-why'),
        every,
        distractor('slip', 'no-break', 'value-why'),
      ],
      pole: [distractor('uses-it-for-a-broken-graph', 'yes-closed', 'break-why'), every, ends],
      'pole-outside': [distractor('uses-it-for-a-broken-graph', 'no-break', 'outside-why'), every, ends],
    }[sort];
    const key = {
      closed: 'yes-closed',
      open: 'no-ends',
      pole: 'no-break',
      'pole-outside': 'yes-closed',
    } as const;
    const right = {
      closed: 'right-closed',
      open: 'right-open',
      pole: 'right-pole',
      'pole-outside': 'right-closed',
    } as const;
    const promised = key[sort] === 'yes-closed';
    return {
      words,
      question: [sort === 'open' ? 'open' : 'closed', level === 1 ? 'shown' : null, 'ask'],
      diagram: level === 1 ? graphOf(params) : null,
      answer: { value: key[sort], reason: right[sort] },
      distractors: wrong,
      steps: [
        step(
          'ends',
          `from ${words.from} to ${words.to}`,
          sort === 'open' ? 'the ends are left out' : 'the ends belong to it',
        ),
        step('whole', words.rule, sort === 'pole' ? `a break at $x = ${words.h}$` : 'no break'),
        step('say', promised ? 'both conditions hold' : 'one condition fails', promised ? 'yes' : 'no'),
      ],
      claims: [`${from} < ${to}`],
    };
  },
});

/** Whether both ends of a parabola stand on the sheet of level 1. */
function isOnSheet({ sort, bend, h, k, from, to }: Params): boolean {
  return isQuotient(sort) || [from, to].every((x) => Math.abs(bend * (x - h) ** 2 + k) <= 6);
}

function isQuotient(sort: Sort): boolean {
  return sort === 'pole' || sort === 'pole-outside';
}

function ruleOf({ sort, bend, h, k }: Params): string {
  const inside = polynomialText([-h, 1]);
  const scale = bend === 1 ? '' : bend === -1 ? '−' : numberText(bend);
  const rest = `${k < 0 ? '−' : '+'} ${Math.abs(k)}`;
  if (isQuotient(sort)) return `${bend < 0 ? '−' : ''}\\frac{${Math.abs(bend)}}{${inside}} ${rest}`;
  return `${scale}${h === 0 ? 'x' : `(${inside})`}^2 ${rest}`;
}

function drawParams(level: 1 | 2 | 3, random: Random): Params {
  const sorts = {
    1: ['closed', 'open', 'pole'],
    2: ['closed', 'open', 'pole'],
    3: ['pole', 'pole-outside', 'open'],
  } as const;
  const sort = random.pick<Sort>(sorts[level]);
  const [h, k] = [random.int(-2, 2), random.pick([-2, -1, 1, 2])];
  const bend = random.pick([-2, -1, 1, 2]);
  const reach = [random.int(1, 3), random.int(1, 3)] as const;
  if (sort === 'pole-outside') return { sort, bend, h, k, from: h + reach[0], to: h + reach[0] + reach[1] };
  return { sort, bend, h, k, from: h - reach[0], to: h + reach[1] };
}

function graphOf({ sort, bend, h, k, from, to }: Params): DiagramOf<'function-graph'> {
  const open = sort === 'open';
  const ends = { fromOpen: open, toOpen: open };
  if (isQuotient(sort)) {
    const formula = { type: 'reciprocal' as const, a: bend, h, k };
    return brokenGraph(
      [
        { formula, from, to: h - 0.01, ...ends },
        { formula, from: h + 0.01, to, ...ends },
      ],
      [],
      [{ axis: 'x', at: h }],
    );
  }
  const coefficients = [bend * h * h + k, -2 * bend * h, bend];
  return brokenGraph([{ formula: { type: 'polynomial', coefficients }, from, to, ...ends }], []);
}
