import { numberSkill } from '../../src/kit/index.ts';
import { numberText } from '../../src/numbers/polynomials.ts';

/** The amount starts at `start` and changes by `rate` percent, below zero for a decay. */
type Params = { scene: Scene; start: number; rate: number };

/** The period in which each story is told. */
const periods = { club: 'year', machine: 'year', lake: 'week', app: 'month', channel: 'month' } as const;

type Scene = keyof typeof periods;

/** Level 1 has growth, level 2 mostly decay, level 3 both, with two values instead of a rule. */
export const a1GrowthDecayClassify = numberSkill('a1-growth-decay-classify', {
  version: 4,
  form: 'percent',
  text: {
    headline: 'Growth or decay?',
    club: 'After $t$ years, an online club has $y$ members.',
    machine: 'After $t$ years, a machine is worth $y$ dollars.',
    lake: 'After $t$ weeks, algae cover $y$ square meters of a lake.',
    app: 'After $t$ months, an app has $y$ users.',
    channel: 'After $t$ months, a music channel has $y$ followers.',
    rule: 'The rule is {rule}.',
    values:
      'At first, $y$ is {start, number}, and one {period} later it is {next, number}. The factor is the same each {period}.',
    ask: 'By what percent does $y$ change each {period}? Give a decay with a minus sign.',
    right: 'The factor is {factor}. The factor minus one is the rate of change.',
    base: 'This reads the factor as the rate. How far is the factor from one?',
    whole: 'This is the percent that is there after one {period}. How much of it is the change?',
    grows: 'This calls it growth. Is there more or less after one {period}?',
    stays: 'This is the percent that stays. Which percent goes away?',
    added: 'This adds the rate to a hundred percent. Which part of it is the change?',
    shrinks: 'This calls it decay. Is there more or less after one {period}?',
    other: 'Compare the factor with one. How far above or below one is it?',
    'factor-do': 'Find the factor of one {period}.',
    'factor-why': 'It is the base of the power.',
    'divide-why': 'Divide the second value by the first.',
    'one-do': 'Subtract one from the factor.',
    'one-why': 'A factor of one would mean that nothing changes.',
    'percent-do': 'Write it as a percent.',
    'percent-why': 'Below zero it is decay, and above zero it is growth.',
    final: 'The rate is {value}.',
  },
  draw({ level, random }): Params {
    const size = random.int(6, 40);
    const falls = level > 1 && random.chance(65);
    const hundreds = random.int(1, 20);
    const others = ['club', 'lake', 'app', 'channel'] as const;
    const scene = random.pick<Scene>(falls ? ['machine', ...others] : others);
    return { scene, start: 100 * hundreds, rate: falls ? -size : 6 + (size % 16) };
  },
  build({ scene, start, rate }: Params, { level, step, distractor }) {
    const next = (start * (100 + rate)) / 100;
    const factor = String((100 + rate) / 100);
    const value = `${numberText(rate)}%`;
    const size = Math.abs(rate);
    const words = { rule: `$y = ${start}(${factor})^t$`, start, next, factor, value, period: periods[scene] };
    const falls = rate < 0;
    const close = (percent: number): boolean => percent < 19 * size && percent * 19 > size;
    const shift = String(rate / 100);
    return {
      words,
      question: [scene, level === 3 ? 'values' : 'rule', 'ask'],
      answer: value,
      distractors: falls
        ? [
            distractor('calls-a-base-below-one-growth', `${size}%`, 'grows'),
            distractor('reads-the-base-as-the-rate', `${100 + rate}%`, 'stays'),
            ...(close(100 + size) ? [distractor('gives-one-plus-the-rate', `${100 + size}%`, 'added')] : []),
            distractor('slip', `−${100 + rate}%`, 'stays'),
          ]
        : [
            ...(close(100 + rate) ? [distractor('gives-one-plus-the-rate', `${100 + rate}%`, 'whole')] : []),
            ...(close((100 + rate) / 100)
              ? [distractor('reads-the-base-as-the-rate', `${factor}%`, 'base')]
              : []),
            distractor('slip', `−${rate}%`, 'shrinks'),
            distractor('slip', `${100 - rate}%`, 'other'),
          ],
      steps: [
        level === 3
          ? step('factor', `${next} ÷ ${start}`, factor, { why: 'divide-why' })
          : step('factor', words.rule, factor),
        step('one', `${factor} − 1`, shift.replace('-', '−')),
        step('percent', shift.replace('-', '−'), value),
      ],
      claims: [`${start} * ${factor} = ${next}`, `${factor} - 1 = ${shift}`],
    };
  },
});
