import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { typeset } from '../../src/numbers/signed-numbers.ts';

type Survey = {
  readonly who: string;
  readonly a: string;
  readonly b: string;
  readonly names: readonly [string, string];
};

const surveys: readonly Survey[] = [
  { who: 'students', a: 'play music', b: 'play sports', names: ['Music', 'Sports'] },
  { who: 'riders', a: 'use a bus', b: 'use a bike', names: ['Bus', 'Bike'] },
  { who: 'guests', a: 'eat soup', b: 'eat salad', names: ['Soup', 'Salad'] },
  { who: 'workers', a: 'speak French', b: 'speak Arabic', names: ['French', 'Arabic'] },
  { who: 'visitors', a: 'see the fish', b: 'see the birds', names: ['Fish', 'Birds'] },
  { who: 'readers', a: 'like novels', b: 'like comics', names: ['Novels', 'Comics'] },
  { who: 'members', a: 'swim', b: 'run', names: ['Swim', 'Run'] },
];

/** Of `total` people, `a` and `b` belong to the two groups and `both` to both. */
type Params = { survey: Survey; total: number; a: number; b: number; both: number };

/** Level 1 reads a Venn diagram, level 2 has three probabilities, level 3 finds the overlap first. */
export const probAdditionRuleFind = numberSkill('prob-addition-rule-find', {
  version: 2,
  form: 'fraction',
  text: {
    headline: 'Use the addition rule',
    venn: 'The Venn diagram shows {total, number} {who}. One of them is picked at random.',
    'ask-venn': [
      'What is the probability that this person belongs to at least one of the two groups?',
      'How likely is it that this person belongs to at least one of the groups?',
      'Find the probability that the person is in one group or in both.',
      'What is the chance that this person is in at least one of the two groups?',
    ],
    chances: 'P({A}) is {pa}, P({B}) is {pb}, and P({A} and {B}) is {pab}.',
    'ask-or': [
      'What is P({A} or {B})?',
      'Find P({A} or {B}).',
      'How likely is it that {A} or {B} happens, or both?',
      'What is the probability of {A} or {B}?',
    ],
    counts: 'Of {total, number} {who}, {na, number} {a} and {nb, number} {b}.',
    share: 'Of those who {b}, {part} also {a}.',
    'ask-pick': [
      'One of the {who} is picked at random. What is the probability that this person does at least one of the two?',
      'One of the {who} is picked at random. How likely is it that this person does one of the two, or both?',
      'Pick one of the {who} at random. Find the probability that this person does at least one of the two.',
      'You pick one of the {who} at random. What is the chance that this person does at least one of the two?',
    ],
    right: 'The shared part lies in both events, so it is taken away once.',
    forgets: 'This adds the two events only. What is counted twice then?',
    twice: 'This takes the shared part away twice. How many extra times was it counted?',
    times: 'This multiplies the two probabilities. Does “or” make an event less likely or more likely?',
    other: 'Add the two events. Then take the shared part away once.',
    'both-do': 'Find how many belong to both groups.',
    'both-why': 'The share is taken from the second group.',
    'a-do': 'Find the size of the first event.',
    'a-why': 'The shared part belongs to it.',
    'b-do': 'Find the size of the second event.',
    'b-why': 'The shared part belongs to it, too.',
    'add-do': 'Add the two events and take the shared part away once.',
    'add-why': 'It was counted in both.',
    'over-do': 'Divide by the total.',
    'over-why': 'All {who} are equally likely to be picked.',
    'same-do': 'Write the probabilities with a common denominator.',
    'same-why': 'Then you can add the numerators.',
    'lowest-do': 'Write it as one fraction in lowest terms.',
    'lowest-why': 'Divide out the factors that top and bottom share.',
    final: 'The probability is {shown}.',
  },
  draw: ({ level, random }): Params => drawGroups(level, random),
  build({ survey, total, a, b, both }: Params, { level, say, step, distractor }) {
    const union = a + b - both;
    const value = fractionValue(union, total);
    const show = (of: number): string => typeset(fractionValue(of, total));
    const words = {
      who: survey.who,
      a: survey.a,
      b: survey.b,
      A: '$A$',
      B: '$B$',
      total,
      na: a,
      nb: b,
      pa: show(a),
      pb: show(b),
      pab: show(both),
      part: typeset(fractionValue(both, b)),
      shown: typeset(value),
    };
    const over = step('over', `${union} ÷ ${total}`, typeset(value));
    const add = step('add', `${a} + ${b} − ${both}`, union);
    const parts = (of: number): string => `$\\frac{${of}}{${total}}$`;
    const steps = {
      1: [step('a', `${a - both} + ${both}`, a), step('b', `${both} + ${b - both}`, b), add, over],
      2: [
        step('same', 'the three probabilities', `${parts(a)}, ${parts(b)}, ${parts(both)}`),
        step('add', `${parts(a)} + ${parts(b)} − ${parts(both)}`, parts(union)),
        step('lowest', `${union} ÷ ${total}`, typeset(value)),
      ],
      3: [step('both', `${words.part} × ${b}`, both), add, over],
    }[level];
    return {
      words,
      question: {
        1: [say('venn'), say('ask-venn')],
        2: [say('chances'), say('ask-or')],
        3: [say('counts'), say('share'), say('ask-pick')],
      }[level],
      diagram: level === 1 ? vennOf(survey, [a - both, both, b - both, total - union]) : null,
      answer: value,
      distractors: [
        distractor('forgets-to-subtract-the-overlap', fractionValue(a + b, total), 'forgets'),
        distractor('subtracts-the-overlap-twice', fractionValue(union - both, total), 'twice'),
        distractor('multiplies-the-probabilities', fractionValue(a * b, total * total), 'times'),
      ],
      steps,
      claims: [`${a}/${total} + ${b}/${total} - ${both}/${total} = ${value}`],
    };
  },
});

function vennOf({ names }: Survey, counts: readonly number[]): DiagramOf<'venn'> {
  return { kind: 'venn', shape: 'overlap', sets: [...names], regions: counts.map(String) };
}

/** Groups whose sum stays within the whole; the three wrong ways differ from the right value and each other. */
function drawGroups(level: Level, random: Random): Params {
  return random.until(() => {
    const total = level === 2 ? random.pick([10, 12, 15, 20, 24, 30]) : random.int(4, 16) * 5;
    const [a, b] = [random.int(3, total - 4), random.int(3, total - 4)];
    const both = random.int(1, Math.min(a, b) - 1);
    const union = a + b - both;
    const values = [union * total, (a + b) * total, (union - both) * total, a * b];
    const friendly =
      level !== 3 ||
      ((b % both !== 0 || b / both <= 5) && Number(fractionValue(both, b).split('/')[1] ?? 99) <= 8);
    const likely = a * b * 18 >= union * total && (union - both) * 18 >= union;
    return a !== b && a + b <= total && union - both > 0 && friendly && likely && new Set(values).size === 4
      ? { survey: random.pick(surveys), total, a, b, both }
      : null;
  });
}
