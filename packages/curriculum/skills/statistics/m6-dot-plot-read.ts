import {
  type CountedData,
  countedData,
  countedDataText,
  defineSkill,
  dotPlotOf,
  drawDifferent,
  sumOf,
  takeDistractors,
} from '../../src/authoring.ts';

/** `counts[i]` dots stand at `values[i]`; the question is about the value at `place`. */
type Params = {
  data: CountedData;
  values: readonly number[];
  counts: readonly number[];
  place: number;
};

/** Level 1 reads one stack, level 2 several stacks, level 3 adds up all values. */
export const m6DotPlotRead = defineSkill({
  id: 'm6-dot-plot-read',
  version: 1,
  form: 'integer',
  text: {
    en: {
      ...countedDataText,
      headline: 'Read a dot plot',
      dots: 'Each dot stands for one of the {things}.',
      right: 'Each dot is one of the {things}, so the dots are counted.',
      'right-total': 'Each dot adds its own value, also when dots are stacked.',
      value: 'This is the number below the stack. What do the dots above it count?',
      distinct: 'This counts each stack once. How many dots are in a stack?',
      'distinct-sum': 'This adds each number below the axis once. How many dots stand above it?',
      stacked: 'This leaves out dots high in a stack. Count each stack to its top.',
      more: 'This leaves out one stack. Does “or more” include the number itself?',
      all: 'This counts all dots. Which ones does the question name?',
      'dots-only': 'This counts the dots. What value does each dot have?',
      fewer: 'This has one dot too few. Count the stack again from the axis up.',
      other: 'Look at each stack that the question names. Count all of its dots.',
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
    },
  },
  draw({ level, random }): Params {
    const data = random.pick(countedData);
    const values = drawDifferent(random, [data.low, data.low + (level === 3 ? 5 : 7)], level === 3 ? 4 : 5);
    const counts = values.map(() => random.int(1, level === 3 ? 4 : 5));
    const place = level === 1 ? random.int(0, values.length - 1) : random.int(1, 2);
    return {
      data,
      values,
      counts: counts.map((count, at) => (at === place ? Math.max(3, count) : count)),
      place,
    };
  },
  build({ data, values, counts, place }: Params, { level, say }) {
    const { key, things, units } = data;
    const v = values[place] ?? 0;
    const from = (cap: number) => counts.map((count) => Math.min(count, cap)).slice(place);
    const total = (cap: number) => sumOf(values.map((value, at) => value * Math.min(counts[at] ?? 0, cap)));
    const at = counts[place] ?? 0;
    const value = { 1: at, 2: sumOf(from(9)), 3: total(9) }[level];
    const words = { v, things, value: String(value) };
    const candidates = {
      1: [
        { misconception: 'gives-the-value-instead-of-the-count', value: v, reason: say('value') },
        { misconception: 'counts-only-distinct-values', value: values.length, reason: say('distinct') },
        { misconception: 'misses-stacked-dots', value: 1, reason: say('stacked') },
        { misconception: 'slip', value: at - 1, reason: say('fewer') },
        { misconception: 'slip', value: sumOf(counts), reason: say('all') },
      ],
      2: [
        {
          misconception: 'counts-only-distinct-values',
          value: values.length - place,
          reason: say('distinct'),
        },
        { misconception: 'misses-stacked-dots', value: sumOf(from(2)), reason: say('stacked') },
        { misconception: 'gives-the-value-instead-of-the-count', value: v, reason: say('value') },
        { misconception: 'slip', value: value - at, reason: say('more') },
        { misconception: 'slip', value: sumOf(counts), reason: say('all') },
      ],
      3: [
        { misconception: 'counts-only-distinct-values', value: total(1), reason: say('distinct-sum') },
        { misconception: 'misses-stacked-dots', value: total(2), reason: say('stacked') },
        { misconception: 'slip', value: sumOf(counts), reason: say('dots-only') },
        { misconception: 'slip', value: value - at, reason: say('stacked') },
      ],
    } as const;
    type Rule = 'find' | 'count' | 'each' | 'add' | 'times' | 'product' | 'total';
    const step = (rule: Rule, before: string, after: string) => ({
      ...{
        rule,
        before,
        after,
        instruction: say(`${rule}-do`, words),
        explanation: say(`${rule}-why`, words),
      },
    });
    const products = values.map((number, index) => `${number} × ${counts[index]}`).join(' + ');
    const parts = values.map((number, index) => String(number * (counts[index] ?? 0))).join(' + ');
    const sum = from(9).join(' + ');
    const steps = {
      1: [step('find', 'the axis', String(v)), step('count', `the dots at ${v}`, String(value))],
      2: [
        step('find', 'the axis', String(v)),
        step('each', `the stacks from ${v} on`, sum),
        step('add', sum, String(value)),
      ],
      3: [
        step('times', 'the stacks', products),
        step('product', products, parts),
        step('total', parts, String(value)),
      ],
    }[level];
    const asked = ({ 1: 'at', 2: 'least', 3: 'total' } as const)[level];
    const dots = values.flatMap((number, index) => Array.from({ length: counts[index] ?? 0 }, () => number));
    return {
      headline: say('headline'),
      question: [
        say(`${key}-who`),
        ...(level === 1 ? [say('dots', words)] : []),
        say(`${key}-${asked}`, words),
      ],
      diagram: dotPlotOf(data, dots),
      answer: {
        ...{ form: 'integer', value: String(value), unit: level === 3 ? units : things },
        ...(level === 3 ? {} : { unitOne: data.thing }),
        reason: say(level === 3 ? 'right-total' : 'right', words),
      },
      distractors: takeDistractors(value, candidates[level]),
      steps,
      finalAnswer: say('final', words),
      otherWrong: say('other'),
      claims: [`${products} = ${total(9)}`, `${sum} = ${sumOf(from(9))}`],
    };
  },
});
