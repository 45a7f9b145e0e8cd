import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Tools } from '../../src/kit/index.ts';
import {
  growingGroups,
  type MeasuredGroup,
  measuredGroups,
  measuredGroupText,
} from '../../src/scenes/measured-groups.ts';

/**
 * `counts` say how many of each kind are measured, `missed` how many are left out, `values` one number a thing. The choice
 * that names the unit has the right count or not. `plans` asks for a way to collect the data.
 */
type Params = {
  group: MeasuredGroup;
  counts: readonly [number, number, number];
  missed: number;
  values: readonly number[];
  unitCounts: boolean;
  plans: boolean;
};

/**
 * Level 1 lists every observation, level 2 counts them by kind, level 3 leaves out some that are not measured; both ask for
 * a plan as well. In the
 * stretch problem each is measured twice.
 */
export const m6DataAttributeIdentify = choiceSkill('m6-data-attribute-identify', {
  version: 8,
  text: {
    ...measuredGroupText,
    headline: 'Plan the data',
    'plan-who': [
      'The question is how much the {attribute} varies. Which plan brings data for it?',
      'The {attribute} is to be compared. Which plan brings data that can be compared?',
      'How should the data on the {attribute} be collected? Choose a plan.',
      'Which plan shows how much the {attribute} varies?',
    ],
    'plan-one': 'Find the {attribute} of one of the {things}, again and again',
    'plan-kinds': 'Count how many {things} there are of each kind',
    'plan-units': 'Find the {attribute} of many {things}, some in {unit} and some in a different unit',
    'plan-many': 'Find the {attribute} of many {things}, all of them in {unit}',
    'right-plan': 'Each value belongs to another one of the {things}, and all values can be compared.',
    'only-one': 'This measures one thing only. Will the values tell how the others are?',
    'only-kinds': 'This counts the kinds. Does it find the {attribute} of any of them?',
    'two-units': 'Can a value in one unit be compared with a value in another unit?',
    'other-plan': 'Which plan finds the {attribute} of many, so that all values can be compared?',
    'many-do': 'Find who or what has to be measured.',
    'many-why': 'Only many of them show how much the values vary.',
    list: 'The table shows the {attribute} of each in {unit}.',
    table:
      'It finds the {attribute} of each in {unit}. The table shows how many {things} there are of each kind.',
    told: 'The kinds are {first} ({a, number}), {second} ({b, number}) and {third} ({c, number}).',
    missed: 'For {missed, number} {things}, the {attribute} in {unit} is not known.',
    ask: 'What is measured, and how many observations are there?',
    option: 'The {attribute} in {unit}, with {n, number} observations',
    'option-unit': 'The {unit}, with {n, number} observations',
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
    twice: [
      'The {attribute} of each is found in {unit}, once in May and once in June.',
      'For each, the {attribute} in {unit} is found in May and again in June.',
      'It finds the {attribute} of each in {unit} twice, in May and in June.',
      'In May and in June, it finds the {attribute} of each in {unit}.',
    ],
    'missed-june': 'In June, {missed, number} {things} could not be measured.',
    once: 'This counts each of the {things} once. How many values do most of them have?',
    'right-twice': 'Each value is one observation, even when two of them belong to the same thing.',
    'things-do': 'Add the three kinds.',
    'things-why': 'The sum tells how many {things} there are.',
    'twice-do': 'Count two values for each.',
    'twice-why': 'May and June each bring a value.',
    'june-do': 'Take away the values that are missing in June.',
  },
  draw({ level, random }): Params {
    const group = random.pick(measuredGroups);
    const [a, b, c] =
      level === 1
        ? [random.int(1, 3), random.int(2, 3), 2]
        : [random.int(4, 12), random.int(4, 12), random.int(4, 12)];
    return {
      group,
      counts: [a, b, c],
      missed: level === 3 ? random.int(2, 6) : 0,
      unitCounts: random.chance(50),
      plans: level > 1 && random.chance(35),
      values: Array.from({ length: level === 1 ? a + b + c : 0 }, () => random.int(group.least, group.most)),
    };
  },
  build(params: Params, tools) {
    if (params.plans) return planOf(params.group, tools);
    const { level, say, step, distractor } = tools;
    const { group, counts, missed, unitCounts } = params;
    const { key, attribute, unit, things, kinds } = group;
    const [a, b, c] = counts;
    const total = a + b + c;
    const n = total - missed;
    const [first, second, third] = kinds;
    const words = { attribute, unit, things, a, b, c, first, second, third, missed, n };
    const facts = {
      1: [say('list')],
      2: [say('table')],
      3: [say('told'), say('missed')],
    }[level];
    const sum = `${a} + ${b} + ${c}`;
    return {
      words,
      question: [`${key}-who`, ...facts, 'ask'],
      diagram: tableOf(params, level),
      answer: { value: 'right', text: say('option', {}) },
      distractors: [
        distractor(
          'confuses-the-attribute-with-its-unit',
          'unit',
          'unit',
          say('option-unit', { n: unitCounts ? n : level === 3 ? total : n - 1 }),
        ),
        distractor(
          'counts-categories-instead-of-observations',
          'kinds',
          'kinds',
          say('option', { n: kinds.length }),
        ),
        level === 3
          ? distractor('slip', 'all', 'all', say('option', { n: total }))
          : distractor('slip', 'less', 'less', say('option', { n: n - 1 })),
      ],
      steps: [
        step('attribute', things, attribute),
        step('unit', attribute, unit),
        step('count', level === 1 ? 'the rows' : sum, total),
        missed > 0 ? step('missing', `${total} − ${missed}`, n) : null,
      ],
      claims: [`${sum} = ${total}`, `${total} - ${missed} = ${n}`],
    };
  },
  stretch: {
    draw: ({ random }) => ({
      group: random.pick(growingGroups(measuredGroups)),
      counts: [random.int(4, 12), random.int(4, 12), random.int(4, 12)] as const,
      missed: random.int(2, 6),
    }),
    build({ group, counts: [a, b, c], missed }, { say, step, distractor }) {
      const { key, attribute, unit, things, kinds } = group;
      const [first, second, third] = kinds;
      const total = a + b + c;
      const n = 2 * total - missed;
      return {
        words: { attribute, unit, things, a, b, c, first, second, third, missed, n },
        question: [`${key}-who`, 'told', 'twice', 'missed-june', 'ask'],
        answer: { value: 'right', text: say('option', {}), reason: 'right-twice' },
        distractors: [
          distractor('confuses-the-attribute-with-its-unit', 'unit', 'unit', say('option-unit')),
          distractor(
            'counts-categories-instead-of-observations',
            'kinds',
            'kinds',
            say('option', { n: kinds.length }),
          ),
          distractor('slip', 'once', 'once', say('option', { n: total })),
        ],
        steps: [
          step('attribute', things, attribute),
          step('unit', attribute, unit),
          step('count', `${a} + ${b} + ${c}`, total, 'things'),
          step('twice', `2 × ${total}`, 2 * total),
          step('june', `${2 * total} − ${missed}`, n, { why: 'missing-why' }),
        ],
        claims: [`2 * (${a} + ${b} + ${c}) - ${missed} = ${n}`],
      };
    },
  },
});

type PlanTools = Pick<
  Tools<
    | 'plan-one'
    | 'plan-kinds'
    | 'plan-units'
    | 'plan-many'
    | 'only-one'
    | 'only-kinds'
    | 'two-units'
    | 'attribute-do'
    | 'attribute-why'
    | 'many-do'
    | 'many-why'
    | 'unit-do'
    | 'unit-why'
  >,
  'say' | 'step' | 'distractor'
>;

/** Which plan collects data that vary and can be compared. */
function planOf({ key, attribute, unit, things }: MeasuredGroup, { say, step, distractor }: PlanTools) {
  return {
    words: { attribute, unit, things },
    question: [`${key}-who`, 'plan-who'] as const,
    answer: { value: 'many', text: say('plan-many'), reason: 'right-plan' as const },
    finalAnswer: 'plan-many' as const,
    otherWrong: 'other-plan' as const,
    distractors: [
      distractor('chooses-a-question-with-one-fixed-answer', 'one', 'only-one', say('plan-one')),
      distractor('counts-categories-instead-of-observations', 'kinds', 'only-kinds', say('plan-kinds')),
      distractor('slip', 'units', 'two-units', say('plan-units')),
    ],
    steps: [
      step('attribute', things, attribute),
      step('many', attribute, `of many ${things}`),
      step('unit', attribute, `all in ${unit}`),
    ],
    claims: ['1 = 1'],
  };
}

function tableOf({ group, counts, values }: Params, level: 1 | 2 | 3): DiagramOf<'data-table'> | null {
  const { thing, things, kinds, attribute, short } = group;
  if (level === 3) return null;
  const all = kinds.flatMap((kind, index) => Array.from({ length: counts[index] ?? 0 }, () => kind));
  if (level === 1) {
    return {
      kind: 'data-table',
      title: '',
      heads: [thing, 'Kind', `${attribute.charAt(0).toUpperCase()}${attribute.slice(1)} (${short})`],
      rows: all.map((kind, index) => [String(index + 1), kind, String(values[index] ?? 0)]),
    };
  }
  return {
    kind: 'data-table',
    title: '',
    heads: ['Kind', `Number of ${things}`],
    rows: kinds.map((kind, index) => [kind, String(counts[index] ?? 0)]),
  };
}
