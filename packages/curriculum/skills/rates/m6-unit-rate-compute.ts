import type { DiagramOf } from '@playforward/diagram';
import {
  decimalQuotient,
  defineSkill,
  drawRateScene,
  type RateScene,
  rateSceneText,
} from '../../src/authoring.ts';

type Params = { scene: RateScene; rate: number; count: number; total: number; extra: number; arrow: boolean };

function numberLine({ scene, count, total, arrow }: Params): DiagramOf<'double-number-line'> {
  const end = 0.96;
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    kind: 'double-number-line',
    upper: capital(scene.amounts),
    lower: capital(scene.units),
    ticks: [
      { at: 0, upper: '0', lower: '0' },
      { at: end / count, upper: null, lower: '1' },
      { at: end, upper: String(total), lower: String(count) },
    ],
    marked: [2],
    arrow: arrow ? { from: 2, to: 1, label: `÷ ${count}` } : null,
  };
}

const largestRateToTurnAround = 4;

export const m6UnitRateCompute = defineSkill({
  id: 'm6-unit-rate-compute',
  version: 1,
  form: 'decimal',
  text: {
    en: {
      ...rateSceneText,
      headline: 'How much for one {unit}?',
      right:
        'Sharing {total, number} {amounts} over {count, number} {units} gives {rate, number} for each one.',
      'wrong-order': 'This divides {count, number} by {total, number}, so it tells about one {amount}.',
      'wrong-order-next': 'Which number has to be shared out to find the amount for one {unit}?',
      halves: 'This shares {total, number} {amounts} over two {units} only.',
      'halves-next': 'How many {units} are there to share over?',
      subtracts:
        'This takes {count, number} away from {total, number}. A rate shares equally, and a difference does not.',
      'subtracts-next': 'How many {amounts} would fall on one {unit} if all were shared evenly?',
      'gives-total': '{total, number} {amounts} belong to all {count, number} {units} together.',
      'gives-total-next': 'The question asks about a single {unit}. What has to happen to the total?',
      other:
        'Share all {total, number} {amounts} evenly over the {count, number} {units}. How many fall on one {unit}?',
      'ratio-do': 'Write the two quantities as a ratio.',
      'ratio-why': 'A rate compares two quantities with different units.',
      'factor-do': 'Find what turns {count, number} {units} into one {unit}.',
      'factor-why': 'A unit rate tells the amount for one. Here that is one {unit}.',
      'share-do': 'Do the same to the {amounts}.',
      'share-why': 'Both parts of the ratio are divided by the same number, so it stays the same rate.',
      'check-do': 'Check by going back to {count, number} {units}.',
      'check-why': 'The amount for one, taken {count, number} times, must give the total again.',
      final: '{rate, number} {amounts} for each {unit}',
    },
  },
  draw({ level, random }) {
    const scene = drawRateScene(random, { divisible: level > 1 });
    const rate = random.pick(level === 2 ? scene.decimalRates : scene.wholeRates);
    const drawn =
      level === 3 ? random.int(1, 7) + 0.5 : level === 2 ? random.int(2, 9) * 2 : random.int(3, 12);
    // People and rolls stay whole even in the slip that halves the total.
    const count = level === 1 && (rate * drawn) % 2 === 1 ? drawn + 1 : drawn;
    const total = rate * count;
    return {
      scene,
      rate,
      count,
      total,
      extra: Math.ceil(total / 10) * 10 + random.int(2, 9) * 10,
      arrow: level === 1,
    };
  },
  build(params: Params, { level, say }) {
    const { scene, rate, count, total, extra } = params;
    const words = {
      total,
      count,
      rate,
      extra,
      amount: scene.amount,
      amounts: scene.amounts,
      unit: scene.unit,
      units: scene.units,
    };
    const facts =
      level === 3
        ? [say(`${scene.key}-reversed`, words), say(`${scene.key}-extra`, words)]
        : [say(`${scene.key}-facts`, words)];
    return {
      headline: say('headline', words),
      question: [...facts, say(`${scene.key}-ask`)],
      diagram: level === 3 ? null : numberLine(params),
      answer: {
        form: 'decimal',
        value: String(rate),
        unit: scene.amounts,
        unitOne: scene.amount,
        reason: say('right', words),
      },
      distractors: [
        // Nobody picks a rate of 0.01 liters beside 90: a plausible slip takes its place when the rate is large.
        rate <= largestRateToTurnAround
          ? {
              misconception: 'divides-in-the-wrong-order',
              value: decimalQuotient(count, total),
              reason: [say('wrong-order', words), say('wrong-order-next', words)],
            }
          : {
              misconception: 'slip',
              value: String(total / 2),
              reason: [say('halves', words), say('halves-next', words)],
            },
        {
          misconception: 'subtracts-instead-of-dividing',
          value: String(total - count),
          reason: [say('subtracts', words), say('subtracts-next', words)],
        },
        {
          misconception: 'gives-the-total-instead-of-the-rate',
          value: String(total),
          reason: [say('gives-total', words), say('gives-total-next', words)],
        },
      ],
      steps: [
        {
          rule: 'write-ratio',
          before: '',
          after: `${total} ${scene.amounts} in ${count} ${scene.units}`,
          instruction: say('ratio-do'),
          explanation: say('ratio-why'),
        },
        {
          rule: 'find-factor',
          before: `${count} ÷ ${count}`,
          after: '1',
          instruction: say('factor-do', words),
          explanation: say('factor-why', words),
        },
        {
          rule: 'scale-other-term',
          before: `${total} ÷ ${count}`,
          after: String(rate),
          instruction: say('share-do', words),
          explanation: say('share-why', words),
        },
        {
          rule: 'check-product',
          before: `${rate} × ${count}`,
          after: String(total),
          instruction: say('check-do', words),
          explanation: say('check-why', words),
        },
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other', words),
      claims: [`${total}/${count} = ${rate}`, `${rate} * ${count} = ${total}`],
    };
  },
});
