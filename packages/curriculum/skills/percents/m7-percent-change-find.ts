import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { type ChangingAmount, changePercents, changingAmounts } from '../../src/scenes/changing-amounts.ts';

type Params = { scene: ChangingAmount; from: number; percent: number; up: boolean };

/** Level 1 has friendly percents and a picture, level 2 usual ones, level 3 tells the change and the later amount only. */
export const m7PercentChangeFind = numberSkill('m7-percent-change-find', {
  version: 3,
  form: 'percent',
  scenes: [changingAmounts],
  text: {
    headline: 'Find a percent change',
    'ask-up': 'What is the percent increase?',
    'ask-down': 'What is the percent decrease?',
    right: 'The change is compared with the first amount, {from, number}, because that is where it started.',
    new: 'This divides the change by {to, number}. A percent change looks back. Which amount came first?',
    'new-round':
      'This divides the change by {to, number} and rounds. A percent change looks back. Which amount came first?',
    difference:
      'This is the difference, {change, number}, with a percent sign. How large is it compared with the first amount?',
    over: 'This writes {to, number} as a percent of {from, number}. Which part of that is the change?',
    left: 'This writes {to, number} as a percent of {from, number}. That much is still there. How large is the change?',
    other:
      'Which is missing, the change or the amount before it? Find it first. Then write the change over the amount before.',
    'other-down':
      'The word “decrease” tells the direction, so no minus sign is needed. Write the change over the amount before it.',
    'first-do': 'Find the amount before the change.',
    'first-why': 'Undo the change: this gives back the amount at the start.',
    'change-do': 'Find the change.',
    'change-why': 'It is the difference between the two amounts.',
    'over-do': 'Divide the change by the first amount.',
    'over-why': 'A percent change tells how large the change is compared with the first amount.',
    'sign-do': 'Write the quotient as a percent.',
    'sign-why': 'Each hundredth is one percent.',
    'check-do': 'Check: take this percent of the first amount.',
    'check-why': 'The change must come back.',
    final: '{percent, number}%',
  },
  draw: ({ level, random }): Params => drawChange(level, random),
  build({ scene, from, percent, up }: Params, { level, step, distractor }) {
    const change = (from * percent) / 100;
    const to = up ? from + change : from - change;
    const late = up ? 'gain' : 'loss';
    return {
      words: { from, to, change, percent },
      question: [
        `${scene.key}-${level === 3 ? late : up ? 'told-up' : 'told-down'}`,
        up ? 'ask-up' : 'ask-down',
      ],
      diagram: level === 1 ? tapesOf({ scene, from, percent, up }, to) : null,
      answer: `${percent}%`,
      distractors: [
        distractor(
          'divides-by-the-new-amount',
          `${Math.round((100 * change) / to)}%`,
          (100 * change) % to === 0 ? 'new' : 'new-round',
        ),
        distractor('gives-the-difference-as-a-percent', `${change}%`, 'difference'),
        distractor(
          'finds-new-over-old-without-subtracting-the-whole',
          `${(100 * to) / from}%`,
          up ? 'over' : 'left',
        ),
      ],
      otherWrong: up ? 'other' : 'other-down',
      steps: [
        level === 3
          ? step('first', up ? `${to} − ${change}` : `${to} + ${change}`, from)
          : step('change', up ? `${to} − ${from}` : `${from} − ${to}`, change),
        step('over', `${change} ÷ ${from}`, percent / 100),
        step('sign', percent / 100, `${percent}%`),
        step('check', `${percent / 100} × ${from}`, change),
      ],
      claims: [`${change} / ${from} = ${percent}/100`, `${to} / ${from} = ${(100 * to) / from}/100`],
    };
  },
});

/** Increases to more than twice as much; a price does not rise so far. */
const largePercents = [120, 125, 150, 160, 200] as const;

/** Whole amounts, and wrong ways whose percents differ and stay believable. */
function drawChange(level: Level, random: Random): Params {
  const isLarge = level > 1 && random.chance(20);
  const scene = random.pick(changingAmounts.list.filter(({ unit }) => !isLarge || unit !== 'dollars'));
  return random.until(() => {
    const percent = random.pick<number>(isLarge ? largePercents : changePercents[level]);
    const from = random.int(scene.least, scene.most);
    const up = isLarge || random.chance(50);
    const change = (from * percent) / 100;
    const to = up ? from + change : from - change;
    const ways = [percent, Math.round((100 * change) / to), change, (100 * to) / from];
    const isNear = ways.every((way) => way <= percent * 16 && way >= percent / 16);
    const isWhole =
      Number.isInteger(change) &&
      change > 1 &&
      to >= scene.least &&
      to < (isLarge ? Math.min(300, 2.5 * scene.most) : 1000);
    return isWhole && isNear && new Set(ways).size === 4 ? { scene, from, percent, up } : null;
  });
}

/** Both amounts as bars of equal boxes, as many as the percent wants. */
function tapesOf({ scene, from, percent, up }: Params, to: number): DiagramOf<'tape-diagram'> {
  const boxes = percent % 20 === 0 ? 5 : percent % 25 === 0 ? 4 : 10;
  const more = (boxes * percent) / 100;
  const capital = scene.unit.charAt(0).toUpperCase() + scene.unit.slice(1);
  return {
    kind: 'tape-diagram',
    rows: [
      { label: `${capital} before`, boxes, boxLabel: null, total: String(from) },
      {
        label: `${capital} after`,
        boxes: up ? boxes + more : boxes - more,
        boxLabel: null,
        total: String(to),
      },
    ],
    bracket: null,
  };
}
