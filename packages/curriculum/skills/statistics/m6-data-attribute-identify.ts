import type { DiagramOf } from '@playforward/diagram';
import { defineSkill, type MeasuredGroup, measuredGroups, measuredGroupText } from '../../src/authoring.ts';

/** `counts` say how many of each kind are measured, `missed` how many are left out, `values` one number a thing. */
type Params = {
  group: MeasuredGroup;
  counts: readonly [number, number, number];
  missed: number;
  values: readonly number[];
};

/** Level 1 lists every observation, level 2 counts them by kind, level 3 leaves out some that are not measured. */
export const m6DataAttributeIdentify = defineSkill({
  id: 'm6-data-attribute-identify',
  version: 1,
  form: 'choice',
  text: {
    en: {
      ...measuredGroupText,
      headline: 'Plan the data',
      list: 'The table shows the data.',
      table: 'It finds the {attribute} of each in {unit}. The table shows how many.',
      told: 'By kind, there are {a, number} {first}, {b, number} {second} and {c, number} {third}.',
      missed: 'For {missed, number} of these, the {attribute} in {unit} is not known.',
      ask: 'What do the data tell?',
      option: 'The {attribute} in {unit}, with {n, number} observations',
      right: 'The {attribute} is what varies, and each known value is one observation.',
      unit: 'Here the unit stands where the thing measured should be. Which word tells what varies?',
      kinds: 'This counts the kinds. How many {things} have a value?',
      all: 'This also counts {things} without a value. Is a missing value an observation?',
      less: 'Count again. Does each one with a value count once?',
      other: 'Find what is measured and its unit. Then count the values.',
      'attribute-do': 'Find what is measured on each one.',
      'attribute-why': 'It is what varies from one to the next.',
      'unit-do': 'Find the unit of the numbers.',
      'unit-why': 'The unit tells how the numbers are measured.',
      'count-do': 'Count the values.',
      'count-why': 'Each value is one observation.',
      'missing-do': 'Take away those without a value.',
      'missing-why': 'No value means no observation.',
      final: 'The {attribute} in {unit}, with {n, number} observations',
    },
  },
  draw({ level, random }): Params {
    const group = random.pick(measuredGroups);
    const [a, b, c] =
      level === 1
        ? [random.int(1, 3), random.int(2, 3), 2]
        : [random.int(4, 12), random.int(4, 12), random.int(4, 12)];
    return {
      ...{ group, counts: [a, b, c], missed: level === 3 ? random.int(2, 6) : 0 },
      values: Array.from({ length: level === 1 ? a + b + c : 0 }, () => random.int(group.least, group.most)),
    };
  },
  build(params: Params, { level, say }) {
    const { group, counts, missed } = params;
    const { key, attribute, unit, things, kinds } = group;
    const [a, b, c] = counts;
    const total = a + b + c;
    const n = total - missed;
    const [first, second, third] = kinds;
    const words = { attribute, unit, things, a, b, c, first, second, third, missed, n };
    const option = (value: string, args: { attribute?: string; unit?: string; n?: number }) => ({
      value,
      text: say('option', { ...words, ...args }),
    });
    const facts = {
      1: [say('list')],
      2: [say('table', words)],
      3: [say('told', words), say('missed', words)],
    }[level];
    const sum = `${a} + ${b} + ${c}`;
    const step = (rule: 'attribute' | 'unit' | 'count' | 'missing', before: string, after: string) => ({
      ...{ rule, before, after, instruction: say(`${rule}-do`), explanation: say(`${rule}-why`) },
    });
    return {
      headline: say('headline'),
      question: [say(`${key}-who`), ...facts, say('ask')],
      diagram: tableOf(params, level),
      answer: { form: 'choice', ...option('right', {}), reason: say('right', words) },
      distractors: [
        {
          misconception: 'confuses-the-attribute-with-its-unit',
          ...option('unit', { attribute: unit, unit: attribute }),
          reason: say('unit'),
        },
        {
          misconception: 'counts-categories-instead-of-observations',
          ...option('kinds', { n: kinds.length }),
          reason: say('kinds', words),
        },
        level === 3
          ? { misconception: 'slip', ...option('all', { n: total }), reason: say('all', words) }
          : { misconception: 'slip', ...option('less', { n: n - 1 }), reason: say('less') },
      ],
      steps: [
        step('attribute', things, attribute),
        step('unit', attribute, unit),
        step('count', level === 1 ? 'the rows' : sum, String(total)),
        ...(missed > 0 ? [step('missing', `${total} − ${missed}`, String(n))] : []),
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other'),
      claims: [`${sum} = ${total}`, `${total} - ${missed} = ${n}`],
    };
  },
});

function tableOf({ group, counts, values }: Params, level: 1 | 2 | 3): DiagramOf<'data-table'> | null {
  const { thing, things, kinds, attribute, short } = group;
  if (level === 3) return null;
  const all = kinds.flatMap((kind, index) => Array.from({ length: counts[index] ?? 0 }, () => kind));
  if (level === 1) {
    return {
      ...{ kind: 'data-table', title: '', heads: [thing, 'Kind', `${attribute} (${short})`] },
      rows: all.map((kind, index) => [String(index + 1), kind, String(values[index] ?? 0)]),
    };
  }
  return {
    ...{ kind: 'data-table', title: '', heads: ['Kind', `Number of ${things}`] },
    rows: kinds.map((kind, index) => [kind, String(counts[index] ?? 0)]),
  };
}
