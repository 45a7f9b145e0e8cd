import type { DiagramOf } from '@playforward/diagram';
import { argueFor, type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { type ChangingAmount, changePercents, changingAmounts } from '../../src/scenes/changing-amounts.ts';

/** `back` is the percent of a second change the other way, at level 3 alone. */
type Params = { scene: ChangingAmount; from: number; percent: number; up: boolean; back: number };

/** Level 1 has friendly percents and a picture, level 2 usual ones, level 3 a second change the other way. */
export const m7PercentChangeApply = numberSkill('m7-percent-change-apply', {
  version: 3,
  byHand: { levels: [1, 2], ask: 'hand-single', share: 40 },
  form: 'decimal',
  scenes: [changingAmounts],
  text: {
    headline: 'Change by a percent',
    right: 'After the change there is {share, number}% of {from, number}, which takes one multiplication.',
    'right-two': 'Each change is one multiplication, and the second one starts from the new amount.',
    'hand-single': [
      'Which single multiplication gives the new amount? Choose what to do, what shows it, and why.',
      'One multiplication gives the new amount. Choose which one, what shows it, and why.',
    ],
    'claim-times': 'Multiply {from, number} by {multiplier, number}.',
    'shows-share': 'After the change there is {shown, number}% of the amount before.',
    'since-first': 'The first amount is one hundred percent.',
    'since-new': 'The new amount is one hundred percent.',
    'since-change': 'The change is one hundred percent.',
    'first-whole': 'Which amount does the percent belong to, the one before or the one after?',
    'only-change': 'This finds the change alone. What percent of the first amount is there after it?',
    change: 'This is the change alone. What was there before?',
    number: 'This uses {percent, number} as a number of {unit}. A percent is a part. What is it a part of?',
    direction: 'This changes the amount in the other direction. Does it grow or shrink?',
    twice: 'This makes the change two times. How many times does the amount change here?',
    both: 'This takes both percents of {from, number}. Which amount does the second percent belong to?',
    second: 'This changes the amount in the same direction twice. What happens the second time?',
    first: 'This stops after the first change. What happens after that?',
    other: 'Add the percent to one hundred percent, or take it off. Then multiply.',
    'whole-do': 'Write the new amount as a percent of the first.',
    'whole-why': 'The first amount is one hundred percent.',
    'times-do': 'Multiply the first amount by this percent, as a decimal.',
    'times-why': 'One multiplication keeps the old amount and makes the change.',
    'second-do': 'Write the last amount as a percent of the one before it.',
    'second-why': 'Now the amount before it is one hundred percent.',
    'again-do': 'Multiply by this percent, as a decimal.',
    'again-why': 'The second change starts from the new amount.',
    'check-do': 'Check: find the change on its own.',
    'check-why': 'The new amount differs from the first one by this change.',
    'gap-do': 'Subtract the smaller amount from the larger one.',
    'gap-why': 'The difference is the change again, so the new amount fits.',
    final: '{value, number} {unit}',
  },
  draw: ({ level, random }): Params => drawChange(level, random),
  build({ scene, from, percent, up, back }: Params, { level, say, step, distractor }) {
    const change = (from * percent) / 100;
    const to = up ? from + change : from - change;
    const turn = (to * back) / 100;
    const end = up ? to - turn : to + turn;
    const [plus, minus] = up ? ['+', '−'] : ['−', '+'];
    const [share, shareBack] = up ? [100 + percent, 100 - back] : [100 - percent, 100 + back];
    const value = level === 3 ? end : to;
    const told = `${scene.key}-${up ? 'apply-up' : 'apply-down'}` as const;
    return {
      words: { from, percent, back, share, unit: scene.unit, value },
      question:
        level === 3
          ? [told, `${scene.key}-then-${up ? 'down' : 'up'}`, `${scene.key}-end`]
          : [told, `${scene.key}-next`],
      diagram: level === 1 ? tapesOf({ scene, from, percent, up, back }) : null,
      answer: { value, unit: scene.unit, reason: level === 3 ? 'right-two' : 'right' },
      drawn: { make: argued({ from, percent, up }, { say, distractor }) },
      distractors:
        level === 3
          ? [
              distractor(
                'takes-both-percents-of-the-original',
                (from * (100 + (up ? percent - back : back - percent))) / 100,
                'both',
              ),
              distractor('applies-only-the-first-step', to, 'first'),
              distractor('slip', up ? to + turn : to - turn, 'second'),
            ]
          : [
              distractor('gives-only-the-change', change, 'change'),
              distractor('adds-the-percent-as-a-number', up ? from + percent : from - percent, 'number'),
              up
                ? distractor('slip', from - change, 'direction')
                : distractor('increases-when-it-should-decrease', from + change, 'direction'),
              up && distractor('slip', to + change, 'twice'),
            ],
      steps: [
        step('whole', `100% ${plus} ${percent}%`, `${share}%`),
        step('times', `${from} × ${share / 100}`, to),
        level === 3 && step('second', `100% ${minus} ${back}%`, `${shareBack}%`),
        level === 3 && step('again', `${to} × ${shareBack / 100}`, end),
        level < 3 && step('check', `${from} × ${percent / 100}`, change),
        level < 3 && step('gap', `${Math.max(from, to)} − ${Math.min(from, to)}`, change),
      ],
      claims: [`${from} * ${share} / 100 = ${to}`, `${to} * ${shareBack} / 100 = ${end}`],
    };
  },
});

type ArgumentKey =
  | 'claim-times'
  | 'shows-share'
  | `since-${'first' | 'new' | 'change'}`
  | 'only-change'
  | 'first-whole'
  | 'direction';

/** The multiplier is what there is after the change; the percent alone gives the change, and its other sign the other way. */
function argued(
  { from, percent, up }: Pick<Params, 'from' | 'percent' | 'up'>,
  { say, distractor }: Pick<Tools<ArgumentKey>, 'say' | 'distractor'>,
) {
  const share = up ? 100 + percent : 100 - percent;
  const shares = [share, percent, 200 - share];
  return argueFor({
    claims: shares.map((one) => say('claim-times', { from, multiplier: one / 100 })),
    evidence: shares.map((one) => say('shows-share', { shown: one })),
    reasons: [say('since-first'), say('since-new'), say('since-change')],
    wrong: [
      { by: distractor('gives-only-the-change', 1, 'only-change'), made: [1, 1, 0] },
      {
        by: up
          ? distractor('slip', 2, 'direction')
          : distractor('increases-when-it-should-decrease', 2, 'direction'),
        made: [2, 2, 0],
      },
      { by: distractor('takes-the-percent-of-the-new-amount', 3, 'first-whole'), made: [0, 0, 1] },
    ],
  });
}

/** Whole amounts all the way, and wrong ways that are above zero and believable. */
function drawChange(level: Level, random: Random): Params {
  const scene = random.pick(changingAmounts.list);
  const list = level === 3 ? [...changePercents[1], 5, 30, 40, 60] : changePercents[level];
  return random.until(() => {
    const percent = random.pick<number>(list);
    const back = level === 3 ? random.pick<number>(list) : 0;
    const from = random.int(scene.least, scene.most);
    const up = random.chance(50);
    const change = (from * percent) / 100;
    const to = up ? from + change : from - change;
    const turn = (to * back) / 100;
    const end = up ? to - turn : to + turn;
    const isWhole =
      [change, turn, (from * back) / 100].every(Number.isInteger) && Math.max(from, to, end) < 1000;
    const key = level === 3 ? end : to;
    const least = level === 3 ? (up ? from - change : to - turn) : Math.min(change, from - percent);
    const isNear = least > key / 16 && (level === 3 || (change !== percent && from - percent !== change));
    return isWhole && isNear && to !== change && end !== from ? { scene, from, percent, up, back } : null;
  });
}

/** The first amount as equal boxes, and the new one with the boxes of the change; its amount is asked for. */
function tapesOf({ scene, from, percent, up }: Params): DiagramOf<'tape-diagram'> {
  const boxes = percent % 20 === 0 ? 5 : percent % 25 === 0 ? 4 : 10;
  const more = (boxes * percent) / 100;
  const capital = scene.unit.charAt(0).toUpperCase() + scene.unit.slice(1);
  return {
    kind: 'tape-diagram',
    rows: [
      { label: `${capital} before`, boxes, boxLabel: null, total: String(from) },
      { label: `${capital} after`, boxes: up ? boxes + more : boxes - more, boxLabel: null, total: '?' },
    ],
    bracket: null,
  };
}
