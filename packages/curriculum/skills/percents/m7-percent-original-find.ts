import type { DiagramOf } from '@playforward/diagram';
import { argueFor, type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { type ChangingAmount, changePercents, changingAmounts } from '../../src/scenes/changing-amounts.ts';

type Params = { scene: ChangingAmount; from: number; percent: number; up: boolean };

/** Level 1 has a picture, level 2 none, level 3 asks for the change instead of the first amount. */
export const m7PercentOriginalFind = numberSkill('m7-percent-original-find', {
  version: 2,
  byHand: { levels: [1, 2], ask: 'hand-back', share: 40 },
  form: 'decimal',
  scenes: [changingAmounts],
  text: {
    headline: 'Go back to the first amount',
    right:
      '{to, number} is {share, number}% of the first amount, and the first amount is one hundred percent.',
    'hand-back': [
      'How do you find the amount before? Choose what to do, what shows it, and why.',
      'How can you go back to the amount before? Choose what to do, what shows it, and why.',
    ],
    'claim-divide': 'Divide {to, number} by {multiplier, number}.',
    'claim-times': 'Multiply {to, number} by {multiplier, number}.',
    'claim-off': 'Take {percent, number}% of {to, number} off again.',
    'claim-on': 'Add {percent, number}% of {to, number} again.',
    'shows-share': '{to, number} is {share, number}% of the amount before.',
    'shows-whole': '{to, number} is one hundred percent.',
    'since-undo': 'The change was a multiplication, and dividing undoes it.',
    'since-same': 'The same percent, taken the other way, undoes a change.',
    'since-again': 'Making the change once more goes back.',
    'of-new':
      'This takes {percent, number}% of {to, number}. Which amount is one hundred percent, the one before or the one after?',
    'of-new-round':
      'This takes {percent, number}% of {to, number} and rounds it. Which amount is one hundred percent, the one before or the one after?',
    off: 'This takes {percent, number}% of {to, number} off. Which amount is one hundred percent, the one before or the one after?',
    'off-round':
      'This takes {percent, number}% of {to, number} off and rounds. Which amount is one hundred percent, the one before or the one after?',
    on: 'This adds {percent, number}% of {to, number}. Which amount is one hundred percent, the one before or the one after?',
    'on-round':
      'This adds {percent, number}% of {to, number} and rounds. Which amount is one hundred percent, the one before or the one after?',
    plus: 'This divides by one hundred percent plus {percent, number}%. That fits an increase. Which percent is left after this decrease?',
    'plus-round':
      'This divides by one hundred percent plus {percent, number}%, and rounds. That fits an increase. Which percent is left after this decrease?',
    adds: 'This makes the same change once more. Do you go forward or back?',
    'adds-round': 'This makes the same change once more and rounds. Do you go forward or back?',
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
    'far-choir':
      'A choir grew by {up, number}% in its first year. In the second year it lost {down, number}% of its members. Now it has {to, number}. How many members did it begin with?',
    'far-trail':
      'In May, a trail had {up, number}% more visitors than in April. In June, it had {down, number}% fewer than in May. There were {to, number} in June. How many came in April?',
    'far-game':
      'A player’s score rises by {up, number}%. Then a penalty takes {down, number}% of it away. That leaves {to, number} points. How many points were there at first?',
    'far-seeds':
      'A seed bank adds {up, number}% to its stock of seed packets. Later it gives {down, number}% of all its packets away. It keeps {to, number} packets. How many did it have at first?',
    'right-far': 'Two changes were made one after the other, so both are undone, the last one first.',
    'far-both': 'This puts the two percents together. Are both of them percents of the same amount?',
    'far-both-round':
      'This puts the two percents together and rounds. Are both of them percents of the same amount?',
    'far-forth-round': 'This makes both changes once more and rounds. Do you go forward or back?',
    'far-last': 'This undoes only the last change. What happened before it?',
    'far-forth': 'This makes both changes once more. Do you go forward or back?',
    'other-far': 'Undo the last change first. Then undo the one before it.',
    'last-do': 'Write what the last change leaves as a percent.',
    'last-why': 'The amount just before it is one hundred percent.',
    'undo-do': 'Divide by this percent, as a decimal.',
    'undo-why': 'This goes back to the amount before the last change.',
    'first-do': 'Write what the first change makes as a percent.',
    'first-why': 'The amount at the start is one hundred percent.',
    'start-do': 'Divide once more.',
    'start-why': 'This goes back to the start.',
    'final-far': 'At first there were {value, number} {unit}.',
  },
  draw: ({ level, random }): Params => drawChange(level, random),
  build({ scene, from, percent, up }: Params, { level, say, step, distractor }) {
    const change = (from * percent) / 100;
    const to = up ? from + change : from - change;
    const share = up ? 100 + percent : 100 - percent;
    const ofNew = Math.round((to * percent) / 100);
    const isNewWhole = Number.isInteger((to * percent) / 100);
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
      drawn: { make: argued({ to, percent, share, up }, { say, distractor }) },
      distractors: [
        distractor(
          'takes-the-percent-of-the-new-amount',
          isGap ? ofNew : up ? to - ofNew : to + ofNew,
          `${isGap ? 'of-new' : up ? 'off' : 'on'}${isNewWhole ? '' : '-round'}` as const,
        ),
        isGap
          ? distractor('adds-the-percent-as-a-number', percent, 'number')
          : up
            ? distractor('adds-the-change-to-the-new-amount', to + ofNew, isNewWhole ? 'adds' : 'adds-round')
            : distractor(
                'divides-by-one-plus-the-rate-after-a-decrease',
                byPlus,
                Number.isInteger((to * 100) / (100 + percent)) ? 'plus' : 'plus-round',
              ),
        isGap
          ? distractor('slip', from, 'start')
          : distractor('slip', up ? to - percent : to + percent, 'number'),
        !up && !isGap && distractor('slip', to - ofNew, isNewWhole ? 'adds' : 'adds-round'),
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
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, from, up, down }: Far, { step, distractor }) {
      const middle = (from * (100 + up)) / 100;
      const to = (middle * (100 - down)) / 100;
      const unit = farUnits[ask];
      return {
        words: { up, down, to, value: from, unit },
        question: ask,
        answer: { value: from, unit, reason: 'right-far' },
        distractors: [
          distractor(
            'takes-both-percents-of-the-original',
            Math.round((to * 100) / (100 + up - down)),
            Number.isInteger((to * 100) / (100 + up - down)) ? 'far-both' : 'far-both-round',
          ),
          distractor('applies-only-the-first-step', middle, 'far-last'),
          distractor(
            'slip',
            Math.round((to * to) / from),
            Number.isInteger((to * to) / from) ? 'far-forth' : 'far-forth-round',
          ),
        ],
        otherWrong: 'other-far',
        steps: [
          step('last', `100% − ${down}%`, `${100 - down}%`),
          step('undo', `${to} ÷ ${(100 - down) / 100}`, middle),
          step('first', `100% + ${up}%`, `${100 + up}%`),
          step('start', `${middle} ÷ ${(100 + up) / 100}`, from),
          step('check', `${from} × ${(100 + up) / 100} × ${(100 - down) / 100}`, to),
        ],
        finalAnswer: 'final-far',
        claims: [`${from} * ${100 + up} / 100 = ${middle}`, `${middle} * ${100 - down} / 100 = ${to}`],
      };
    },
  },
});

type ArgumentKey =
  | `claim-${'divide' | 'times' | 'off' | 'on'}`
  | `shows-${'share' | 'whole'}`
  | `since-${'undo' | 'same' | 'again'}`
  | 'of-new'
  | 'adds'
  | 'other';

/** Dividing undoes the change; the same percent of the later amount does not, nor does the change once more. */
function argued(
  { to, percent, share, up }: { to: number; percent: number; share: number; up: boolean },
  { say, distractor }: Pick<Tools<ArgumentKey>, 'say' | 'distractor'>,
) {
  const words = { to, percent, share, multiplier: share / 100 };
  return argueFor({
    claims: [
      say('claim-divide', words),
      say(up ? 'claim-off' : 'claim-on', words),
      say('claim-times', words),
    ],
    evidence: [say('shows-share', words), say('shows-whole', words)],
    reasons: [say('since-undo'), say('since-same'), say('since-again')],
    wrong: [
      {
        by: distractor('takes-the-percent-of-the-new-amount', 1, say('of-new', words)),
        made: [1, 1, 1],
      },
      { by: distractor('adds-the-change-to-the-new-amount', 2, say('adds', words)), made: [2, 0, 2] },
      { by: distractor('slip', 3, say('other', words)), made: [0, 1, 0] },
    ],
  });
}

const farUnits = {
  'far-choir': 'members',
  'far-trail': 'visitors',
  'far-game': 'points',
  'far-seeds': 'packets',
} as const;
/** `from` grows by one percent and then shrinks by another. */
type Far = { ask: keyof typeof farUnits; from: number; up: number; down: number };

function drawFar(random: Random): Far {
  return random.until(() => {
    const ask = random.pick(['far-choir', 'far-trail', 'far-game', 'far-seeds'] as const);
    const [up, down] = [random.pick([10, 20, 25, 30, 40, 50, 60]), random.pick([10, 20, 25, 30, 40, 50])];
    const from = ask === 'far-choir' ? random.int(20, 80) : random.int(40, 600);
    const middle = (from * (100 + up)) / 100;
    const to = (middle * (100 - down)) / 100;
    const both = Math.round((to * 100) / (100 + up - down));
    const ways = [from, middle, both, Math.round((to * to) / from)];
    const isTold = Number.isInteger(middle) && Number.isInteger(to) && up !== down && to !== from;
    return isTold && new Set(ways).size === 4 && Math.abs(both - from) > 1 ? { ask, from, up, down } : null;
  });
}

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
