import type { DiagramOf } from '@playforward/diagram';
import {
  choiceSkill,
  type HandTask,
  type Level,
  type Random,
  type Tools,
  writeHand,
} from '../../src/kit/index.ts';
import {
  drawGrowthCards,
  type GrowthCard,
  growthStep,
  growthText,
  orderAtTheEnd,
  wrongRows,
} from '../../src/numbers/compared/growth-order.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

const kinds = ['linear', 'quadratic', 'exponential'] as const;
type Kind = (typeof kinds)[number];
/** A table may follow none of the three patterns. */
type Shown = Kind | 'none';
const asks = ['which', 'model', 'fits', 'belongs'] as const;
const stories = ['patches', 'savings', 'messages', 'seats', 'handshakes', 'tiles'] as const;
const races = ['end', 'order', 'far', 'large'] as const;
/** The outputs for 0 to 4, and at level 3 three functions on cards. */
type Params = {
  ask: (typeof asks)[number] | (typeof stories)[number] | (typeof races)[number];
  kind: Shown;
  outputs: readonly number[];
  cards: readonly GrowthCard[];
};

const text = {
  headline: 'Linear, quadratic or exponential',
  which: 'Which kind of function fits this table?',
  model: 'Look at the differences and the quotients of the outputs. Which kind of function is it?',
  fits: 'The inputs go up by one each time. Which kind of rule fits the outputs?',
  belongs: 'To which kind of function does this table belong?',
  patches:
    'The table shows how many patches a quilt pattern takes after {x} rows. Which kind of function fits?',
  savings: 'The table shows how many dollars a club has after {x} weeks. Which kind of function fits?',
  messages: 'The table shows how many people have heard a song after {x} days. Which kind of function fits?',
  seats: 'The table shows how many seats a stand has with {x} more rows. Which kind of function fits?',
  handshakes: 'The table shows how many points a game gives for {x} rings. Which kind of function fits?',
  tiles:
    'The table shows how many tiles a terrace has after {x} days of building. Which kind of function fits?',
  end: 'Put the functions in order of their values for very large {x}, the smallest one first.',
  order: 'Think of {x} as large as a million. Put the cards in order of the values, the smallest one first.',
  far: 'Think of {x} growing on and on. Put the cards in order from the function that falls behind to the one that wins.',
  large: 'Begin with the function whose values are smallest in the end. Put all the cards in order.',
  linear: 'Linear: equal differences',
  quadratic: 'Quadratic: equal second differences that are not zero',
  exponential: 'Exponential: equal quotients',
  none: 'None of the three kinds',
  'right-linear': 'Each step changes the output by the same amount.',
  'right-quadratic': 'The differences change, and they change by the same amount each time.',
  'right-exponential': 'Each output is the same number of times the one before.',
  'right-none': 'Neither differences, nor second differences, nor quotients stay the same.',
  'right-order':
    'In the end, a factor above one beats every square, and a square beats every line. A factor below one leaves almost nothing.',
  'not-linear': 'Work out all differences, not just the first one. Are they equal?',
  'not-bent': 'The differences are equal already. What are the second differences then?',
  'not-quadratic': 'Work out the differences of the differences. Are they equal?',
  'not-exponential': 'Divide each output by the one before. Do you get the same number each time?',
  'not-none':
    'Try differences, then differences of differences, then quotients. Does one of them stay the same?',
  'first-values': 'This orders them by their values at the start. What happens when {x} is a hundred?',
  'square-wins':
    'Compare the square on the last card with the power {power} for a large {x}. Which of them is multiplied by a fixed number in each step?',
  'power-wins': 'Put in ten for {x}. Does a factor below one make the value larger or smaller?',
  'early-two': 'Compare the first two cards of this row for a large {x}. Which value is smaller?',
  'late-two': 'Compare the last two cards of this row for a large {x}. Which value is smaller?',
  other: 'Go from output to output: differences first, then quotients.',
  'other-order': 'Put in a hundred for {x}. In which order are the three values then?',
  'inputs-do': 'Check that the inputs go up by equal steps.',
  'inputs-why': 'Only then do differences and quotients of the outputs tell the kind.',
  'first-do': 'Work out the differences.',
  'first-why': 'Equal differences mean a linear function.',
  'second-do': 'Work out the differences of these.',
  'second-why': 'Equal second differences mean a quadratic function.',
  'quotient-do': 'Divide each output by the one before.',
  'quotient-why': 'Equal quotients mean an exponential function.',
  'name-do': 'Name the kind.',
  'name-why': 'The pattern that stays the same tells it.',
  'none-why': 'No pattern of the three stays the same.',
  'fall-do': 'Look at {rule}. It is linear, and it falls.',
  'fall-why': 'It gets less by the same amount each time, so in the end it is far below zero.',
  'decay-do': 'Look at {rule}. It is exponential, with a factor below one.',
  'decay-why': 'Each time, only a part is left, so it gets close to zero.',
  'line-do': 'Look at {rule}. It is linear.',
  'line-why': 'It adds the same amount each time.',
  'square-do': 'Look at {rule}. It is quadratic.',
  'square-why': 'What it adds grows by the same amount each time.',
  'power-do': 'Look at {rule}. It is exponential, with a factor above one.',
  'power-why': 'It is multiplied each time, so in the end it adds more than any other.',
  'row-do': 'Put them in order.',
  'row-why': 'Only the end counts, not the start.',
  row: '{one}, {two}, {three}',
} as const;

/** Level 1 has a table of numbers that may fall, level 2 a story with a table, level 3 puts three functions in order by hand. */
export const a1GrowthFamilyCompare = choiceSkill('a1-growth-family-compare', {
  version: 6,
  text,
  draw: ({ level, random }): Params => drawGrowth(level, random),
  build(params: Params, tools) {
    const { level } = tools;
    const { ask, kind, outputs } = params;
    if (level === 3) return orderProblem(params, tools);
    const { step, distractor } = tools;
    const first = stepsOf(outputs);
    const second = stepsOf(first);
    const others = kinds.filter((one) => one !== kind);
    const quotient = (outputs[1] ?? 1) / (outputs[0] ?? 1);
    return {
      words: { x: '$x$' },
      question: ask,
      diagram: tableOf(outputs),
      answer: { value: kind, reason: `right-${kind}` },
      distractors: [
        ...others.map((one) =>
          distractor(
            one === 'linear' ? 'decides-from-the-first-values' : 'uses-first-differences-only',
            one,
            one === 'quadratic' && kind === 'linear' ? 'not-bent' : `not-${one}`,
          ),
        ),
        kind !== 'none' && distractor('slip', 'none', 'not-none'),
      ],
      steps: [
        level === 2 && step('inputs', '0, 1, 2, 3, 4', 'one more each time'),
        step('first', inARow(outputs), inARow(first)),
        (kind === 'quadratic' || kind === 'none') && step('second', inARow(first), inARow(second)),
        kind === 'exponential' && step('quotient', inARow(outputs), `${quotient} each time`),
        kind === 'none' && step('quotient', inARow(outputs), quotientsOf(outputs)),
        kind === 'none'
          ? step('name', 'all three lists', 'none of the three kinds, since each list differs', {
              why: 'none-why',
            })
          : step(
              'name',
              {
                linear: inARow(first),
                quadratic: inARow(second),
                exponential: 'all quotients',
              }[kind],
              `${kind}, since they are equal`,
            ),
      ],
      claims: [`${outputs[1]} - ${outputs[0]} = ${first[0]}`],
    };
  },
});

/** Three functions are put in the order of their values for very large inputs. */
function orderProblem({ ask, cards }: Params, { say, step, distractor }: Tools<keyof typeof text>) {
  const ruleOf = (one: GrowthCard): string =>
    `$${['f', 'g', 'h'][cards.indexOf(one)]}(x) = ${growthText(one)}$`;
  const task: HandTask = {
    kind: 'order-cards',
    cards: cards.map(ruleOf),
    from: 'smallest in the end',
    to: 'greatest in the end',
  };
  const row = (order: readonly GrowthCard[]) => {
    const [one = '', two = '', three = ''] = order.map(ruleOf);
    return {
      value: writeHand(task, { kind: 'order-cards', order: order.map((card) => cards.indexOf(card)) }),
      text: say('row', { one, two, three }),
    };
  };
  const sorted = orderAtTheEnd(cards);
  const right = row(sorted);
  const wrong = wrongRows(cards);
  const [values, named, slip] = [
    row(wrong?.first ?? sorted),
    row(wrong?.named ?? sorted),
    row(wrong?.slip ?? sorted),
  ] as const;
  const isSquare = wrong?.isSquare === true;
  const power = sorted.findLast(({ family }) => family === 'power');
  return {
    words: { x: '$x$', power: power ? `$${growthText(power)}$` : '' },
    question: ask,
    hand: task,
    answer: { ...right, reason: 'right-order' as const },
    distractors: [
      distractor('decides-from-the-first-values', values.value, 'first-values', values.text),
      distractor(
        isSquare ? 'thinks-quadratics-always-win' : 'takes-every-power-for-fast-growth',
        named.value,
        isSquare ? 'square-wins' : 'power-wins',
        named.text,
      ),
      distractor('slip', slip.value, wrong?.isEarly ? 'early-two' : 'late-two', slip.text),
    ],
    steps: [
      ...sorted.map((card) =>
        step(card.family, ruleOf(card), growthStep(card), {
          do: say(`${card.family}-do`, { rule: ruleOf(card) }),
          why: `${card.family}-why`,
        }),
      ),
      step('row', 'all three', sorted.map(ruleOf).join(', ')),
    ],
    otherWrong: 'other-order' as const,
    finalAnswer: right.text,
    claims: [`${cards.length} = 3`],
  };
}

function stepsOf(values: readonly number[]): readonly number[] {
  return values.slice(1).map((value, at) => value - (values[at] ?? 0));
}

function inARow(values: readonly number[]): string {
  return values.map((value) => signed(value)).join(', ');
}

/** Each output divided by the one before, to two decimals. */
function quotientsOf(outputs: readonly number[]): string {
  const quotients = outputs.slice(1).map((output, at) => output / (outputs[at] ?? 1));
  return `about ${quotients.map((one) => Math.round(100 * one) / 100).join(', ')}`;
}

function tableOf(outputs: readonly number[]): DiagramOf<'function-table'> {
  return {
    kind: 'function-table',
    input: 'x',
    output: 'f(x)',
    rule: null,
    pairs: outputs.map((output, x) => [String(x), String(output)]),
  };
}

function drawGrowth(level: Level, random: Random): Params {
  const ask = random.pick<Params['ask']>(level === 1 ? asks : level === 2 ? stories : races);
  return random.until(() => {
    const kind = random.pick<Shown>([...kinds, 'none']);
    const falls = level === 1 && random.chance(40);
    const [begin, step, bend] = [random.int(1, 40), random.int(1, 12), random.int(1, 6)];
    const start = falls ? (kind === 'exponential' ? 16 * random.int(1, 9) : begin + 60) : begin;
    const sign = falls ? -1 : 1;
    const factor = falls ? 0.5 : random.pick(level === 1 ? [2, 3, 4] : [2, 3, 1.5]);
    const outputs = [0, 1, 2, 3, 4].map((x) =>
      kind === 'linear'
        ? start + sign * step * x
        : kind === 'quadratic'
          ? start + step * x + sign * bend * x * x
          : kind === 'exponential'
            ? start * factor ** x
            : start + sign * (step * x + bend * Math.max(0, x - 2) * 2),
    );
    const cards = drawGrowthCards(random);
    const isWhole = outputs.every((value) => Number.isInteger(value) && value > 0 && value < 900);
    const isApart = kind !== 'linear' || step > 1;
    return isWhole && isApart ? { ask, kind, outputs, cards } : null;
  });
}
