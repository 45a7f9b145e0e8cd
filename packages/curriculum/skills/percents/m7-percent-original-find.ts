import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { type ChangingAmount, changePercents, changingAmounts } from '../../src/scenes/changing-amounts.ts';

type Params = { scene: ChangingAmount; from: number; percent: number; up: boolean };

/** Level 1 has a picture, level 2 none, level 3 asks for the change instead of the first amount. */
export const m7PercentOriginalFind = numberSkill('m7-percent-original-find', {
  version: 1,
  form: 'decimal',
  scenes: [changingAmounts],
  text: {
    headline: 'Go back to the first amount',
    right:
      '{to, number} is {share, number}% of the first amount, and the first amount is one hundred percent.',
    'of-new':
      'This takes {percent, number}% of {to, number}. Which amount is one hundred percent, the one before or the one after?',
    plus: 'This divides by {sum, number}%. That fits an increase. Which percent is left after this decrease?',
    adds: 'This makes the same change once more. Do you go forward or back?',
    number: 'This uses {percent, number} as a number of {unit}. A percent is a part. What is it a part of?',
    start: 'This is the amount before the change. What does the question ask for?',
    other: 'Find what percent of the first amount {to, number} is. Then divide by that percent.',
    'share-do': 'Write the later amount as a percent of the first.',
    'share-why': 'The first amount is one hundred percent.',
    'one-do': 'Divide by this percent, as a decimal.',
    'one-why': 'The first amount was multiplied by it. Dividing goes back.',
    'gap-do': 'Find the change.',
    'gap-why': 'It is the difference between the two amounts.',
    'check-do': 'Check: make the change again.',
    'check-why': 'The later amount must come back.',
    final: '{value, number} {unit}',
  },
  draw: ({ level, random }): Params => drawChange(level, random),
  build({ scene, from, percent, up }: Params, { level, step, distractor }) {
    const change = (from * percent) / 100;
    const to = up ? from + change : from - change;
    const share = up ? 100 + percent : 100 - percent;
    const ofNew = Math.round((to * percent) / 100);
    const isGap = level === 3;
    const value = isGap ? change : from;
    const byPlus = Math.round((to * 100) / (100 + percent));
    return {
      words: { from, to, percent, share, sum: 100 + percent, unit: scene.unit, value },
      question: [
        `${scene.key}-${up ? 'after-up' : 'after-down'}`,
        `${scene.key}-${isGap ? 'gap' : 'before'}`,
      ],
      diagram: level === 1 ? lineOf({ scene, from, percent, up }, to) : null,
      answer: { value, unit: scene.unit },
      distractors: [
        distractor(
          'takes-the-percent-of-the-new-amount',
          isGap ? ofNew : up ? to - ofNew : to + ofNew,
          'of-new',
        ),
        isGap
          ? distractor('adds-the-percent-as-a-number', percent, 'number')
          : up
            ? distractor('adds-the-change-to-the-new-amount', to + ofNew, 'adds')
            : distractor('divides-by-one-plus-the-rate-after-a-decrease', byPlus, 'plus'),
        isGap
          ? distractor('slip', from, 'start')
          : distractor('slip', up ? to - percent : to + percent, 'number'),
        !up && !isGap && distractor('slip', to - ofNew, 'adds'),
      ],
      steps: [
        step('share', `100% ${up ? '+' : '−'} ${percent}%`, `${share}%`),
        step('one', `${to} ÷ ${share / 100}`, from),
        isGap && step('gap', up ? `${to} − ${from}` : `${from} − ${to}`, change),
        step('check', `${from} × ${share / 100}`, to),
      ],
      claims: [`${from} * ${share} / 100 = ${to}`, `${to} / ${from} = ${share} / 100`],
    };
  },
});

/** Whole amounts, and wrong ways that differ and are believable. */
function drawChange(level: Level, random: Random): Params {
  const scene = random.pick(changingAmounts.list);
  const list = level === 3 ? changePercents[2] : changePercents[level];
  return random.until(() => {
    const percent = random.pick<number>(list);
    const from = random.int(scene.least, scene.most);
    const up = random.chance(50);
    const change = (from * percent) / 100;
    const to = up ? from + change : from - change;
    const ofNew = Math.round((to * percent) / 100);
    const ways =
      level === 3
        ? [change, ofNew, percent, from]
        : [
            from,
            up ? to - ofNew : to + ofNew,
            up ? to + ofNew : Math.round((to * 100) / (100 + percent)),
            up ? to - percent : to + percent,
          ];
    const isNear = ways.every((way) => way > 0 && way < 16 * (ways[0] ?? 1) && way > (ways[0] ?? 1) / 16);
    const isTold = Number.isInteger(change) && to >= scene.least && Math.max(from, to) < 1000;
    return isTold && isNear && new Set(ways).size === ways.length ? { scene, from, percent, up } : null;
  });
}

/** The later amount at its percent; the amount at one hundred percent is asked for. */
function lineOf({ scene, percent, up }: Params, to: number): DiagramOf<'double-number-line'> {
  const share = up ? 100 + percent : 100 - percent;
  const full = Math.max(share, 100);
  const capital = scene.unit.charAt(0).toUpperCase() + scene.unit.slice(1);
  const [later, before] = [
    { at: (share / full) * 0.94, upper: String(to), lower: `${share}%` },
    { at: (100 / full) * 0.94, upper: null, lower: '100%' },
  ];
  return {
    kind: 'double-number-line',
    upper: capital,
    lower: 'Percent',
    ticks: [{ at: 0, upper: '0', lower: '0%' }, ...(up ? [before, later] : [later, before])],
    marked: [up ? 2 : 1],
    arrow: null,
  };
}
