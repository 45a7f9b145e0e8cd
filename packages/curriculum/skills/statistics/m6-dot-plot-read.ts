import {
  type CountedData,
  countedData,
  dotPlotOf,
  drawDifferent,
  sumOf,
  wideData,
} from '../../src/chance/counted-data.ts';
import { dotAxis, dotsOfData, numberSkill, type Tools, takeDistractors } from '../../src/kit/index.ts';

/** `counts[i]` dots stand at `values[i]`; the question is about the value at `place`. */
type Params = {
  data: CountedData;
  values: readonly number[];
  counts: readonly number[];
  place: number;
  /** The data in the order in which a list tells them; at level 2 some problems ask for their dot plot. */
  told: readonly number[];
  asksAll: boolean;
};

/**
 * Level 1 reads one stack or counts all dots, level 2 reads several stacks or makes the plot of a list, level 3 adds up all values. In the
 * stretch problem dots of one stack are not drawn.
 */
export const m6DotPlotRead = numberSkill('m6-dot-plot-read', {
  version: 5,
  form: 'integer',
  scenes: [countedData],
  byHand: { levels: [2], ask: 'make', without: 'picture' },
  text: {
    headline: 'Read or make a dot plot',
    make: [
      'The numbers are {list}. Make the dot plot.',
      'The numbers are {list}. Show them in a dot plot.',
      'The list is {list}. Put each number on the plot as a dot.',
      'The list is {list}. Build its dot plot.',
    ],
    'right-made': 'Each number of the list has one dot, and equal numbers are stacked.',
    'one-each':
      'This has one dot for each different number. How many dots does a number get that comes twice?',
    'at-most-two': 'The high stacks are too low here. How often does each number come in the list?',
    'dot-lost': 'Count the dots and the numbers of the list. Are there as many?',
    'no-gap': 'This leaves no empty place between the stacks. Where does each number stand on the axis?',
    'other-made': 'Cross out each number of the list when you put its dot. Does it stand above its number?',
    'axis-do': 'Find each number on the axis.',
    'axis-why': 'A number that does not come in the list keeps its place, without dots.',
    'often-do': 'Count how often each number comes.',
    'often-why': 'That many dots are stacked above it.',
    'all-do': 'Check the number of dots.',
    'all-why': 'Each number of the list has one dot.',
    'ask-all': [
      'How many {things} are shown in all?',
      'How many {things} were observed?',
      'Find the number of observations: how many {things} are there?',
    ],
    'right-all': 'Each dot is one of the {things}, so all dots together count them.',
    stacks: 'This counts the stacks. How many dots stand in each of them?',
    'two-high': 'This leaves out dots high in a stack. Count each stack to its top.',
    widest: 'This is the largest number below a stack. What do the dots count?',
    'one-less': 'Count once more. Does each dot count once?',
    'other-every': 'Each dot is one of the {things}. How many dots are there?',
    'stack-do': 'Count the dots of each stack.',
    'stack-why': 'Each dot is one of the {things}.',
    'every-do': 'Add the counts.',
    'every-why': 'Each dot counts once.',
    dots: 'Each dot stands for one of the {things}.',
    right: 'Each dot is one of the {things}, so the dots are counted.',
    'right-total': 'Each dot adds its own value, even when dots are stacked.',
    value: 'This is the number below the stack. What do the dots above it count?',
    'distinct-one': 'This is the number of stacks. How many dots are in the stack at {v, number}?',
    distinct: 'This counts each stack once. How many dots are in a stack?',
    'distinct-sum': 'This adds each number below the axis once. How many dots stand above it?',
    'stacked-one': 'This counts only the lowest dot at {v, number}. How many dots does the stack have?',
    stacked: 'This leaves out dots high in a stack. Count each stack to its top.',
    more: 'This leaves out one stack. Does “or more” include the number itself?',
    all: 'This counts all dots. Which ones does the question name?',
    'dots-only': 'This counts the dots. What value does each dot have?',
    'one-product': 'Find the product of each stack once more. Is one of them too small?',
    fewer: 'Count the stack again from the axis up. Did you count the highest dot?',
    'other-one': 'Find the stack at {v, number}. Count its dots from the axis to the top.',
    other: 'Look at each stack that the question names. Count all of its dots.',
    'other-total': 'Each dot brings the number below it. How much do all dots of a stack bring?',
    'find-do': 'Find {v, number} on the axis.',
    'find-why': 'The numbers on the axis are the values.',
    'count-do': 'Count the dots above it.',
    'count-why': 'Each dot is one of the {things}.',
    'each-do': 'Count the dots of each stack from {v, number} on.',
    'each-why': 'The stacks to the right hold larger values.',
    'add-do': 'Add the counts.',
    'add-why': 'Each dot counts once.',
    'times-do': 'For each stack, multiply the value by its dots.',
    'times-why': 'Equal values can be added by one product.',
    'product-do': 'Find the products.',
    'product-why': 'Each product is the sum of one stack.',
    'total-do': 'Add the stacks.',
    'total-why': 'Together they hold all dots.',
    final: '{value}',
    hidden: [
      'Some of the dots at {v, number} are not drawn. The data have a total of {whole, number} {units}.',
      'The data have a total of {whole, number} {units}. But some dots at {v, number} are not drawn.',
    ],
    'ask-hidden': ['How many dots are missing?', 'How many dots must still be drawn?'],
    'right-hidden': 'With these dots, the sum of all values is right.',
    'value-hidden': 'This is the value of each missing dot. How many dots does it take?',
    'rest-hidden': 'This is the sum that is missing. How much does each missing dot bring?',
    'fewer-hidden': 'Put that many dots in and add all values. Do you get {whole, number}?',
    'more-hidden': 'Draw that many dots and add up all values. Is the sum {whole, number}?',
    'other-hidden':
      'Find the sum of the dots that are drawn. How much is missing, and how much does each dot bring?',
    'seen-why': 'This is the sum of the values of all dots that are drawn.',
    'rest-do': 'Find how much more makes {whole, number}.',
    'rest-why': 'The missing dots must make it up.',
    'share-do': 'Divide the missing sum by {v, number}.',
    'share-why': 'Each missing dot stands at {v, number}.',
  },
  draw({ level, random }): Params {
    const data = random.pick(countedData.list);
    const values = drawDifferent(random, [data.low, data.low + (level === 3 ? 5 : 7)], level === 1 ? 5 : 4);
    const drawn = values.map(() => random.int(1, { 1: 5, 2: 3, 3: 4 }[level]));
    const place = level === 1 ? random.int(0, values.length - 1) : random.int(1, 2);
    const counts = drawn.map((count, at) => (at === place ? Math.max(3, count) : count));
    return {
      data,
      values,
      counts,
      place,
      told: random.shuffle(dotsOf(values, counts)),
      asksAll: level === 1 && random.chance(35),
    };
  },
  build(params: Params, tools) {
    if (params.asksAll) return allDots(params, tools);
    const { data, values, counts, place, told } = params;
    const { level, step, distractor } = tools;
    const { key, things, units } = data;
    const v = values[place] ?? 0;
    const from = (cap: number) => counts.map((count) => Math.min(count, cap)).slice(place);
    const total = (cap: number) => sumOf(values.map((value, at) => value * Math.min(counts[at] ?? 0, cap)));
    const at = counts[place] ?? 0;
    const value = { 1: at, 2: sumOf(from(9)), 3: total(9) }[level];
    const words = { v, things, value: String(value), list: told.join(', ') };
    const candidates = {
      1: [
        distractor('gives-the-value-instead-of-the-count', v, 'value'),
        distractor('counts-only-distinct-values', values.length, 'distinct-one'),
        distractor('misses-stacked-dots', 1, 'stacked-one'),
        distractor('slip', at - 1, 'fewer'),
        distractor('slip', sumOf(counts), 'all'),
      ],
      2: [
        distractor('counts-only-distinct-values', values.length - place, 'distinct'),
        distractor('misses-stacked-dots', sumOf(from(2)), 'stacked'),
        distractor('gives-the-value-instead-of-the-count', v, 'value'),
        distractor('slip', value - at, 'more'),
        distractor('slip', sumOf(counts), 'all'),
      ],
      3: [
        distractor('counts-only-distinct-values', total(1), 'distinct-sum'),
        distractor('misses-stacked-dots', total(2), 'stacked'),
        distractor('slip', sumOf(counts), 'dots-only'),
        distractor('slip', value - at, 'one-product'),
      ],
    } as const;
    const products = values.map((number, index) => `${number} × ${counts[index]}`).join(' + ');
    const parts = values.map((number, index) => String(number * (counts[index] ?? 0))).join(' + ');
    const sum = from(9).join(' + ');
    const steps = {
      1: [step('find', 'the axis', v), step('count', `the dots at ${v}`, value)],
      2: [step('find', 'the axis', v), step('each', `the stacks from ${v} on`, sum), step('add', sum, value)],
      3: [
        step('times', 'the stacks', products),
        step('product', products, parts),
        step('total', parts, value),
      ],
    }[level];
    const asked = ({ 1: 'at', 2: 'least', 3: 'total' } as const)[level];
    const dots = dotsOf(values, counts);
    return {
      words,
      question: [`${key}-who`, level === 1 ? 'dots' : null, `${key}-${asked}`],
      diagram: dotPlotOf(data, dots),
      drawn: plotToMake(params, tools),
      answer: {
        value,
        unit: level === 3 ? units : things,
        ...(level === 3 ? {} : { unitOne: data.thing }),
        reason: level === 3 ? 'right-total' : 'right',
      },
      distractors: takeDistractors(value, candidates[level]),
      otherWrong: ({ 1: 'other-one', 2: 'other', 3: 'other-total' } as const)[level],
      steps,
      claims: [`${products} = ${total(9)}`, `${sum} = ${sumOf(from(9))}`],
    };
  },
  stretch: {
    draw({ random }) {
      const data = random.pick(wideData);
      const low = Math.max(2, data.low);
      const values = drawDifferent(random, [low, low + 6], 4);
      const place = random.int(0, 3);
      const v = values[place] ?? 2;
      return {
        data,
        values,
        counts: values.map((_, at) => (at === place ? random.int(1, 2) : random.int(1, 4))),
        place,
        missing: random.pick([2, 3, 4, 5, 6].filter((count) => count !== v)),
      };
    },
    build({ data, values, counts, place, missing }, { step, distractor }) {
      const { key, things, units } = data;
      const v = values[place] ?? 0;
      const products = values.map((value, at) => `${value} × ${counts[at]}`).join(' + ');
      const sums = values.map((value, at) => value * (counts[at] ?? 0));
      const [seen, rest] = [sumOf(sums), v * missing];
      const dots = dotsOf(values, counts);
      return {
        words: { things, units, v, whole: seen + rest, value: String(missing) },
        question: [`${key}-who`, 'hidden', 'ask-hidden'],
        diagram: dotPlotOf(data, dots),
        answer: { value: missing, unit: 'dots', unitOne: 'dot', reason: 'right-hidden' },
        distractors: takeDistractors(missing, [
          distractor('gives-the-value-instead-of-the-count', v, 'value-hidden'),
          distractor('gives-the-sum', rest, 'rest-hidden'),
          distractor('slip', missing - 1, 'fewer-hidden'),
          distractor('slip', missing + 1, 'more-hidden'),
        ]),
        otherWrong: 'other-hidden',
        steps: [
          step('times', 'the stacks', products),
          step('product', products, sums.join(' + ')),
          step('total', sums.join(' + '), seen, { why: 'seen-why' }),
          step('rest', `${seen + rest} − ${seen}`, rest),
          step('share', `${rest} ÷ ${v}`, missing),
        ],
        claims: [`${products} = ${seen}`, `${seen} + ${v} * ${missing} = ${seen + rest}`],
      };
    },
  },
});

/** Each number as often as it has dots. */
function dotsOf(values: readonly number[], counts: readonly number[]): number[] {
  return values.flatMap((value, at) => Array.from({ length: counts[at] ?? 0 }, () => value));
}

type AllTools = Pick<
  Tools<'stacks' | 'two-high' | 'widest' | 'one-less' | 'stack-do' | 'stack-why' | 'every-do' | 'every-why'>,
  'step' | 'distractor'
>;

/** The number of observations: all dots. */
function allDots({ data, values, counts }: Params, { step, distractor }: AllTools) {
  const { key, things } = data;
  const [value, sum] = [sumOf(counts), counts.join(' + ')];
  return {
    words: { things, value: String(value) },
    question: [`${key}-who` as const, 'ask-all' as const],
    diagram: dotPlotOf(data, dotsOf(values, counts)),
    answer: { value, unit: things, unitOne: data.thing, reason: 'right-all' as const },
    otherWrong: 'other-every' as const,
    distractors: takeDistractors(value, [
      distractor('counts-only-distinct-values', values.length, 'stacks'),
      distractor('misses-stacked-dots', sumOf(counts.map((count) => Math.min(count, 2))), 'two-high'),
      distractor('slip', values.at(-1) ?? 0, 'widest'),
      distractor('slip', value - 1, 'one-less'),
    ]),
    steps: [step('stack', 'the stacks', counts.join(', ')), step('every', sum, value)],
    claims: [`${sum} = ${value}`],
  };
}

type MakeTools = Pick<
  Tools<
    | 'one-each'
    | 'at-most-two'
    | 'dot-lost'
    | 'no-gap'
    | 'axis-do'
    | 'axis-why'
    | 'often-do'
    | 'often-why'
    | 'all-do'
    | 'all-why'
  >,
  'step' | 'distractor'
>;

/** The dot plot that a list asks for, and the plots of those who stack in a wrong way. */
function plotToMake({ data, values, counts, place, told }: Params, { step, distractor }: MakeTools) {
  const { things } = data;
  const v = values[place] ?? 0;
  const dots = dotsOf(values, counts);
  const axis = dotAxis(dots);
  const stacks = axis.map((number) => counts[values.indexOf(number)] ?? 0);
  const together = stacks.filter((count) => count > 0);
  const often = values.map((number, index) => `${number}: ${counts[index]}`).join(', ');
  return {
    make: dotsOfData({
      values: dots,
      label: data.label,
      countLabel: things,
      wrong: [
        {
          by: distractor('counts-only-distinct-values', 0, 'one-each'),
          made: stacks.map((count) => Math.min(count, 1)),
        },
        {
          by: distractor('misses-stacked-dots', 0, 'at-most-two'),
          made: stacks.map((count) => Math.min(count, 2)),
        },
        {
          by: distractor('slip', 0, 'dot-lost'),
          made: stacks.map((count, nth) => (axis[nth] === v ? count - 1 : count)),
        },
        {
          by: distractor('slip', 0, 'no-gap'),
          made: axis.map((_, nth) => (nth === 0 ? 0 : (together[nth - 1] ?? 0))),
        },
      ],
    }),
    right: 'right-made' as const,
    otherWrong: 'other-made' as const,
    steps: [
      step('axis', 'the list', values.join(', ')),
      step('often', 'the list', often),
      step('all', counts.join(' + '), told.length),
    ],
  };
}
