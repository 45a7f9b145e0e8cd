import type { Diagram } from '@playforward/diagram';
import { type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { lineRule } from '../../src/scenes/linear-scenes.ts';

/**
 * A has the rule y = ax + p; the table of B begins at `first`, goes up by b for each one and would start at q. Where they
 * meet is asked for with B told by its start and its rate.
 */
type Params = {
  ask: 'plain' | 'tanks' | 'parks' | 'game';
  a: number;
  p: number;
  b: number;
  q: number;
  first: number;
  gap: number;
  meets: boolean;
};

/**
 * Level 1 has a table that begins at one, level 2 wider steps, level 3 a rule with a start below zero, or asks when one
 * function overtakes the other. The stretch problem asks the same with a table.
 */
export const m8CompareFunctionStarts = numberSkill('m8-compare-function-starts', {
  version: 4,
  form: 'number',
  text: {
    headline: 'Compare initial values',
    'plain-about': 'Function A has the rule {rule}. The table shows a linear function B.',
    'tanks-about':
      'For tank A, {rule} gives the water level in inches after $x$ hours. The table shows the level of tank B.',
    'parks-about':
      'For park A, {rule} gives the price in dollars with $x$ rides. The table shows the prices of park B.',
    'game-about':
      'For player A of a game, {rule} gives the points after $x$ rounds. The table shows the points of player B.',
    'plain-rates':
      'Function A has the rule {rule}. Function B starts at {q, number} and goes up by {b, number} for each step.',
    'tanks-rates':
      'For tank A, {rule} gives the water level in inches after $x$ hours. The level of tank B starts at {q, number} inches and rises {b, number} inches each hour.',
    'parks-rates':
      'For park A, {rule} gives the price in dollars with $x$ rides. Park B takes {q, number} dollars at the entrance and {b, number} dollars for each ride.',
    'game-rates':
      'For player A of a game, {rule} gives the points after $x$ rounds. Player B starts with {q, number} points and gains {b, number} in each round.',
    'plain-ask': [
      'By how much do their initial values differ?',
      'How far apart are their values for the input zero?',
      'Find the difference of the two initial values.',
      'How much greater is one initial value than the other?',
    ],
    'tanks-ask': [
      'How many inches apart were the two levels at the start?',
      'By how many inches did the levels differ at the start?',
    ],
    'parks-ask': [
      'Without any ride, only the entrance fee is paid. By how many dollars do the two fees differ?',
      'The price with no ride is the entrance fee. How many dollars apart are the two fees?',
    ],
    'game-ask': [
      'By how many points did the two players differ at the start?',
      'How many points apart were the two players at the start?',
    ],
    'plain-meet': [
      'For which input do both have the same output?',
      'At which input does one function catch up with the other?',
      'For which input are the outputs of A and B equal?',
    ],
    'tanks-meet': [
      'After how many hours do both tanks have the same level?',
      'After how many hours does one level catch up with the other?',
    ],
    'parks-meet': [
      'With how many rides do both parks charge the same?',
      'For which number of rides are both prices equal?',
    ],
    'game-meet': [
      'After how many rounds do both players have the same points?',
      'After how many rounds does one player catch up with the other?',
    ],
    'right-meet': 'The gap at the start gets smaller by the difference of the rates with each step.',
    'gap-only': 'This is the difference at the start. How fast does it get smaller?',
    'adds-rates': 'This adds the rates. Do both functions move toward each other?',
    'near-meet': 'Find both outputs there. Are they equal?',
    'other-meet': 'How far apart are they at zero, and by how much does the gap change with each step?',
    right: 'Both initial values go with the input zero.',
    listed: 'This takes the first output in the table for the initial value. Which input goes with it?',
    rates: 'This compares the rates of change. What are the outputs for the input zero?',
    sign: 'This leaves out a minus sign. On which side of zero does the rule of A start?',
    adds: 'This adds the two initial values. How far apart are they?',
    ahead: 'This goes forward from the first row. In which direction is the input zero?',
    near: 'Step back from the first row once more. How many steps are there to zero?',
    other: 'Find the output for zero in the rule. Then step back to zero in the table.',
    'rule-do': 'Put zero in for $x$ in the rule of A.',
    'rule-why': 'The initial value goes with the input zero.',
    'rate-do': 'Find the rate of B.',
    'rate-why': 'Divide the change of the output by the change of the input.',
    'change-do': 'Find how much B changes from zero to its first row.',
    'change-why': 'Each step of one changes it by the rate.',
    'back-do': 'Step back from the first row of B to zero.',
    'back-why': 'Going back subtracts the change.',
    'compare-do': 'Find the difference.',
    'compare-why': 'It tells how far apart the two values are.',
    'faster-do': 'Find how much faster one of them changes.',
    'faster-why': 'The gap gets smaller by this much with each step.',
    'meet-do': 'Divide the gap by it.',
    'meet-why': 'This tells how many steps it takes.',
    'both-do': 'Check both outputs.',
    'both-why': 'They have to be equal there.',
    'final-plain': 'The input is {value}.',
    'final-tanks': 'After {value} hours, both tanks have the same level.',
    'final-parks': 'With {value} rides, both parks charge the same.',
    'final-game': 'After {value} rounds, both players have the same points.',
    'rates-meet': 'This is the difference of the rates. How far apart are the outputs at zero?',
    'plain-apart': 'The initial values differ by {value}.',
    'parks-apart': 'The entrance fees differ by {key, plural, one {# dollar} other {# dollars}}.',
    'game-apart': 'At the start, the players differ by {key, plural, one {# point} other {# points}}.',
    'tanks-apart': 'At the start, the levels differ by {key, plural, one {# inch} other {# inches}}.',
  },
  draw: ({ level, random }): Params => drawFunctions(level, random),
  build(params: Params, tools) {
    if (params.meets) return findMeeting(params, tools);
    const { ask, a, p, b, q, first, gap } = params;
    const { step, distractor } = tools;
    const output = (count: number): number => b * (first + gap * count) + q;
    const key = Math.abs(p - q);
    const value = String(key);
    const listed = output(0);
    const ahead = Math.abs(p - (listed + b * first));
    const words = { rule: `$${lineRule(a, p)}$`, value, key };
    const [high, low] = p > q ? [p, q] : [q, p];
    return {
      words,
      question: [`${ask}-about`, `${ask}-ask`],
      diagram: tableOf([0, 1, 2, 3].map((count) => [first + gap * count, output(count)])),
      answer: value,
      finalAnswer: `${ask}-apart`,
      distractors: [
        distractor('uses-the-first-listed-output-as-the-initial-value', Math.abs(p - listed), 'listed'),
        distractor('compares-rates-instead', Math.abs(a - b), 'rates'),
        ...(p < 0
          ? [distractor('loses-a-sign', Math.abs(-p - q), 'sign')]
          : p + q < 19 * key
            ? [distractor('slip', p + q, 'adds')]
            : []),
        ahead > 0 && ahead < 19 * key ? distractor('slip', ahead, 'ahead') : null,
        distractor('slip', key + 1, 'near'),
        distractor('slip', key + 2, 'near'),
      ],
      steps: [
        step('rule', words.rule, p < 0 ? `−${-p}` : String(p)),
        step('rate', `${output(1) - listed} ÷ ${gap}`, b),
        first > 1 && step('change', `${b} × ${first}`, b * first),
        step('back', `${listed} − ${b * first}`, q),
        step('compare', `${high} − ${low < 0 ? `(−${-low})` : low}`, value),
      ],
      claims: [`${listed} - ${b} * ${first} = ${q}`, `${high} - (${low}) = ${key}`],
    };
  },
  stretch: {
    draw({ random }) {
      return random.until(() => {
        const { a, b, p, q, ...rest } = drawStarts(2, random);
        const meet = (q - p) / (a - b);
        const first = (b * rest.first + q - p) / (a - b);
        const others = [first, Math.abs(a - b), Math.abs(q - p)];
        const isPlain =
          Number.isInteger(meet) && Number.isInteger(first) && meet > 1 && meet < 16 && first > 0;
        const isNear = others.every((one) => one > 0 && one < 18 * meet && one * 18 > meet);
        return isPlain && isNear && new Set([meet, ...others]).size === 4 ? { a, b, p, q, ...rest } : null;
      });
    },
    build({ ask, a, p, b, q, first, gap }, { step, distractor }) {
      const output = (count: number): number => b * (first + gap * count) + q;
      const listed = output(0);
      const [far, quick] = [Math.abs(q - p), Math.abs(a - b)];
      const value = String(far / quick);
      const [high, low] = p > q ? [p, q] : [q, p];
      const [more, less] = a > b ? [a, b] : [b, a];
      return {
        words: { rule: `$${lineRule(a, p)}$`, value },
        question: [`${ask}-about`, `${ask}-meet`],
        diagram: tableOf([0, 1, 2, 3].map((count) => [first + gap * count, output(count)])),
        answer: { value, reason: 'right-meet' },
        otherWrong: 'other-meet',
        distractors: [
          distractor('uses-the-first-listed-output-as-the-initial-value', (listed - p) / (a - b), 'listed'),
          distractor('compares-rates-instead', quick, 'rates-meet'),
          distractor('slip', far, 'gap-only'),
        ],
        steps: [
          step('rate', `${output(1) - listed} ÷ ${gap}`, b),
          step('change', `${b} × ${first}`, b * first),
          step('back', `${listed} − ${b * first}`, q),
          step('compare', `${high} − ${low}`, far),
          step('faster', `${more} − ${less}`, quick),
          step('meet', `${far} ÷ ${quick}`, value),
          step('both', `${a} × ${value} + ${p}`, a * Number(value) + p),
        ],
        finalAnswer: `final-${ask}`,
        claims: [`${a} * ${value} + ${p} = ${b} * ${value} + ${q}`],
      };
    },
  },
});

function tableOf(pairs: readonly (readonly [number, number])[]): Diagram {
  return {
    kind: 'function-table',
    input: 'x',
    output: 'y',
    rule: null,
    pairs: pairs.map(([x, y]) => [String(x), String(y)]),
  };
}

/** When both have the same output, with a start and a rate of each. */
function findMeeting(
  { ask, a, p, b, q }: Params,
  {
    step,
    distractor,
  }: Tools<'gap-only' | 'rates-meet' | 'near-meet' | 'compare-do' | 'faster-do' | 'meet-do' | 'both-do'>,
) {
  const [far, quick] = [Math.abs(q - p), Math.abs(a - b)];
  const key = far / quick;
  const value = String(key);
  const [high, low] = p > q ? [p, q] : [q, p];
  const [more, less] = a > b ? [a, b] : [b, a];
  return {
    words: { rule: `$${lineRule(a, p)}$`, b, q, value },
    question: [`${ask}-rates`, `${ask}-meet`] as const,
    answer: { value, reason: 'right-meet' as const },
    otherWrong: 'other-meet' as const,
    distractors: [
      distractor('compares-rates-instead', quick, 'rates-meet'),
      distractor('compares-starting-values', far, 'gap-only'),
      distractor('slip', key + 1, 'near-meet'),
      distractor('slip', key + 2, 'near-meet'),
    ],
    steps: [
      step('compare', `${high} − ${low}`, far),
      step('faster', `${more} − ${less}`, quick),
      step('meet', `${far} ÷ ${quick}`, value),
      step('both', `${a} × ${value} + ${p}`, a * key + p),
    ],
    finalAnswer: `final-${ask}` as const,
    claims: [`${a} * ${value} + ${p} = ${b} * ${value} + ${q}`],
  };
}

function drawFunctions(level: Level, random: Random): Params {
  if (level < 3 || random.chance(60)) return drawStarts(level, random);
  return random.until(() => {
    const drawn = drawStarts(2, random);
    const { a, b, p, q } = drawn;
    const [meet, quick, far] = [(q - p) / (a - b), Math.abs(a - b), Math.abs(q - p)];
    const others = [quick, far, meet + 1];
    const isNear = others.every((one) => one > 0 && one < 18 * meet && one * 18 > meet);
    const isOpen = Number.isInteger(meet) && meet > 1 && meet < 16 && new Set([meet, ...others]).size === 4;
    return isOpen && isNear ? { ...drawn, meets: true } : null;
  });
}

/** The wrong answers of the named ways differ and can be believed beside the right one. */
function drawStarts(level: Level, random: Random): Params {
  return random.until(() => {
    const [a, b] = [random.int(2, 9), random.int(2, 9)];
    const p = level === 3 ? -random.int(2, 20) : random.int(5, 40);
    const q = random.int(level === 3 ? 2 : 5, 40);
    const [first, gap] = [level === 1 ? 1 : random.int(2, 4), level === 1 ? 1 : random.int(2, 3)];
    const key = Math.abs(p - q);
    const wrong = [Math.abs(p - b * first - q), Math.abs(a - b), Math.abs(-p - q)];
    const values = [key, ...(level === 3 ? wrong : wrong.slice(0, 2))];
    const believed = values.every((one) => one > 0 && one * 18 > key && one < 18 * key);
    return believed && new Set(values).size === values.length
      ? {
          ask: random.pick<Params['ask']>(
            level === 3 ? ['plain', 'game'] : ['plain', 'tanks', 'parks', 'game'],
          ),
          a,
          p,
          b,
          q,
          first,
          gap,
          meets: false,
        }
      : null;
  });
}
