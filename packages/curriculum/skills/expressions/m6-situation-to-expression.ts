import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { type FeeScene, feeScenes } from '../../src/scenes/fee-scenes.ts';

type Params = {
  /** A name alone is a story that falls, which no field of work tells in its own words. */
  scene: FeeScene | Falling;
  letter: string;
  fixed: number;
  extra: number;
  rate: number;
};

/** What is there at the start and goes down by the same amount each time. */
const falling = ['drain', 'pages', 'snacks', 'rope', 'juice'] as const;
type Falling = (typeof falling)[number];

const offers = ['pool', 'bowling', 'skating', 'museum', 'camp'] as const;

/**
 * Level 1 has a picture, level 2 words alone and amounts that fall, too, level 3 two fixed parts. The stretch problem has two parts that grow, and a
 * coupon.
 */
export const m6SituationToExpression = numberSkill('m6-situation-to-expression', {
  version: 5,
  form: 'expression',
  scenes: [feeScenes],
  text: {
    headline: 'A fixed part and a part that grows',
    'headline-falls': 'A start and a part that is taken away',
    right: 'Only the part with {rate, number} grows with {x}. The rest comes once.',
    fixed: 'Here everything is multiplied by {x}. Which part comes only once?',
    swaps: 'Here the fixed part grows. Which number is multiplied by {x} in the story?',
    leaves: 'This has only the part that grows. What is there even when {x} is zero?',
    one: 'One of the fixed parts is not counted. Which numbers come once?',
    other: 'Ask of each number: does it come once, or again and again?',
    'drain-falls': 'A tank holds {fixed, number} gallons. {rate, number} gallons run out each minute.',
    'drain-ask': 'Write an expression for the gallons that are left after {x} minutes.',
    'pages-falls': 'A book has {fixed, number} pages. Mia reads {rate, number} pages each day.',
    'pages-ask': 'Write an expression for the pages that are left after {x} days.',
    'snacks-falls': 'A snack card holds {fixed, number} dollars. Each lunch costs {rate, number} dollars.',
    'snacks-ask': 'Write an expression for the dollars that are left after {x} lunches.',
    'rope-falls': 'A roll has {fixed, number} feet of ribbon. Each bow takes {rate, number} feet.',
    'rope-ask': 'Write an expression for the feet that are left after {x} bows.',
    'juice-falls': 'A jug holds {fixed, number} ounces of juice. Each cup takes {rate, number} ounces.',
    'juice-ask': 'Write an expression for the ounces that are left after {x} cups.',
    'right-falls': '{rate, number} is taken away {x} times. The start counts once.',
    rises: 'This adds {rate, number} each time. Does the amount grow or fall?',
    'from-rate': 'This starts from what is taken away. What is there at the start?',
    'swaps-falls': 'Here the start is taken {x} times. Which number is multiplied by {x} in the story?',
    'take-do': 'Take this away from the start.',
    'take-why': 'The start counts just once.',
    'join-do': 'Add the parts that come once.',
    'join-why': 'They do not depend on {x}.',
    'grow-do': 'Multiply {rate, number} by {x}.',
    'grow-why': 'It comes {x} times.',
    'write-do': 'Add the fixed part.',
    'write-why': 'It comes just once.',
    'try-do': 'Try it with {trial, number} for {x}.',
    'try-why': 'This must fit the story.',
    final: '${value}$',
    pool: 'A pool charges {fixed, number} dollars for a party of {x} guests. It adds {rate, number} dollars for each guest and {extra, number} dollars for each guest’s locker. One coupon takes {off, number} dollars off the bill. Write an expression for the bill in dollars.',
    bowling:
      'A bowling alley has {x} players on a lane. It charges {fixed, number} dollars for the lane. It adds {rate, number} dollars for each player and {extra, number} dollars for each player’s shoes. One coupon takes {off, number} dollars off the bill. Write an expression for the bill in dollars.',
    skating:
      'An ice rink charges {fixed, number} dollars for a group of {x} skaters. It adds {rate, number} dollars for each skater and {extra, number} dollars for each skater’s skates. One coupon takes {off, number} dollars off the bill. Write an expression for the bill in dollars.',
    museum:
      'A museum charges {fixed, number} dollars for a tour of {x} visitors. It adds {rate, number} dollars for each visitor and {extra, number} dollars for each one’s headset. One coupon takes {off, number} dollars off the bill. Write an expression for the bill in dollars.',
    camp: 'A camp charges {fixed, number} dollars for a site for {x} campers. It adds {rate, number} dollars for each camper and {extra, number} dollars for each one’s meal. One coupon takes {off, number} dollars off the bill. Write an expression for the bill in dollars.',
    'right-far':
      'Each person adds {each, number} dollars to the bill, so {x} is multiplied by that. The rest comes once.',
    'one-rate': 'This counts one of the amounts for each person. What else does each one add?',
    'swaps-far': 'Here what comes once grows. Which amounts come with each person?',
    'off-each': 'Here the coupon counts for each person. How many times does it come?',
    'other-offer': 'Ask of each amount: does it come once, or once for each person? What does the coupon do?',
    'rates-do': 'Add what each person brings to the bill.',
    'rates-why': 'Each person pays both amounts.',
    'off-do': 'Take the coupon off what comes once.',
    'off-why': 'Both come once, however many people there are.',
    'times-do': 'Multiply by {x} what each person brings.',
    'times-why': 'It comes {x} times.',
  },
  draw({ level, random }): Params {
    const letter = random.pick(['n', 'x', 'y', 'p']);
    if (level === 2 && random.chance(50)) {
      const rate = random.int(2, 9);
      // Something is left after the ten that are tried.
      return {
        scene: random.pick(falling),
        letter,
        fixed: 10 * rate + random.int(2, 30),
        extra: 0,
        rate,
      };
    }
    const scene = random.pick(feeScenes.list);
    return { scene, letter, ...drawNumbers(scene, { level, random }) };
  },
  build({ scene, letter: x, fixed, extra, rate }: Params, { level, step, distractor }) {
    if (typeof scene === 'string') {
      const value = `${fixed} − ${rate}${x}`;
      return {
        words: { x: `$${x}$`, fixed, rate, value, trial: 10 },
        headline: 'headline-falls',
        question: [`${scene}-falls`, `${scene}-ask`],
        answer: { value, reason: 'right-falls' },
        distractors: [
          distractor(
            'reverses-the-order-of-a-subtraction-or-division',
            `${rate}${x} − ${fixed}`,
            'from-rate',
          ),
          distractor('swaps-the-fixed-and-varying-parts', `${fixed}${x} − ${rate}`, 'swaps-falls'),
          distractor('slip', `${fixed} + ${rate}${x}`, 'rises'),
        ],
        steps: [
          step('write-growing', '', `$${rate}${x}$`, 'grow'),
          step('take-away', `$${rate}${x}$`, `$${value}$`, 'take'),
          step('try-number', `${fixed} − ${rate} × 10`, fixed - rate * 10, 'try'),
        ],
        claims: [`${fixed} - ${rate} * 10 = ${fixed - rate * 10}`],
      };
    }
    const all = fixed + extra;
    const value = `${rate}${x} + ${all}`;
    const trial = 10;
    const words = { x: `$${x}$`, fixed, extra, rate, value, trial };
    const joinFixed = level === 3 ? [step('join-fixed', `${fixed} + ${extra}`, all, 'join')] : [];
    const toValue = [
      step('write-growing', '', `$${rate}${x}$`, 'grow'),
      step('add-fixed', `$${rate}${x}$`, `$${value}$`, 'write'),
    ];
    return {
      words,
      question: [`${scene.key}-${level === 3 ? 'two' : 'one'}`, `${scene.key}-ask`],
      diagram: level === 1 ? tableOf(scene, { letter: x, fixed, rate }) : null,
      answer: value,
      distractors: [
        distractor('multiplies-the-fixed-amount-by-the-variable', `${rate + all}${x}`, 'fixed', {
          work: [
            ...joinFixed,
            step('write-growing', '', `$${rate}${x}$`, 'grow'),
            step('write-fixed', '', `$${all}${x}$`, 'grow'),
            step('merge', `$${rate}${x} + ${all}${x}$`, `$${rate + all}${x}$`, 'write'),
          ],
        }),
        distractor('swaps-the-fixed-and-varying-parts', `${all}${x} + ${rate}`, 'swaps', {
          work: [
            ...joinFixed,
            step('write-growing', '', `$${all}${x}$`, 'grow'),
            step('add-fixed', `$${all}${x}$`, `$${all}${x} + ${rate}$`, 'write'),
          ],
        }),
        distractor('leaves-out-the-fixed-amount', `${rate}${x}`, 'leaves', { work: [] }),
      ],
      steps: [
        ...joinFixed,
        ...toValue,
        step('try-number', `${rate} × ${trial} + ${all}`, rate * trial + all, 'try'),
      ],
      claims: [`${rate} * ${trial} + ${all} = ${rate * trial + all}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [fixed, off] = [random.int(12, 40), random.int(3, 9)];
        const [rate, extra] = [random.int(4, 12), random.int(2, 6)];
        const isFair = rate !== extra && fixed - off !== rate + extra && rate > off - 1;
        const letter = random.pick(['n', 'x', 'y', 'p']);
        return isFair ? { offer: random.pick(offers), letter, fixed, off, rate, extra } : null;
      }),
    build({ offer, letter: x, fixed, off, rate, extra }, { step, distractor }) {
      const [each, once] = [rate + extra, fixed - off];
      const value = `${each}${x} + ${once}`;
      return {
        words: { x: `$${x}$`, fixed, off, rate, extra, each, value, trial: 10 },
        question: offer,
        answer: { value, reason: 'right-far' },
        distractors: [
          distractor('multiplies-the-fixed-amount-by-the-variable', `${each + once}${x}`, 'fixed'),
          distractor('swaps-the-fixed-and-varying-parts', `${once}${x} + ${each}`, 'swaps-far'),
          distractor('slip', `${rate}${x} + ${once}`, 'one-rate'),
          distractor('slip', `${each - off}${x} + ${fixed}`, 'off-each'),
        ],
        otherWrong: 'other-offer',
        steps: [
          step('join-rates', `${rate} + ${extra}`, each, 'rates'),
          step('take-off', `${fixed} − ${off}`, once, 'off'),
          step('write-growing', '', `$${each}${x}$`, 'times'),
          step('add-fixed', `$${each}${x}$`, `$${value}$`, 'write'),
          step('try-number', `${each} × 10 + ${once}`, each * 10 + once, 'try'),
        ],
        claims: [`${each} * 10 + ${once} = ${each * 10 + once}`],
      };
    },
  },
});

/** How the amount begins and grows; the entry for the letter is asked for. */
function tableOf(
  { growing, amount }: FeeScene,
  { letter, fixed, rate }: Pick<Params, 'letter' | 'fixed' | 'rate'>,
): DiagramOf<'data-table'> {
  return {
    kind: 'data-table',
    title: '',
    heads: [growing, amount],
    rows: [...[0, 1, 2].map((count) => [String(count), String(fixed + rate * count)]), [letter, null]],
  };
}

function drawNumbers(
  scene: FeeScene,
  { level, random }: { readonly level: Level; readonly random: Random },
): Pick<Params, 'fixed' | 'extra' | 'rate'> {
  return random.until(() => {
    const [least = 0, most = 0] = scene.fixed;
    const fixed = random.int(least, level === 1 ? Math.min(most, least + 8) : most);
    const extra = level === 3 ? random.int(scene.extra[0] ?? 0, scene.extra[1] ?? 0) : 0;
    const rate = random.int(scene.rate[0] ?? 0, scene.rate[1] ?? 0);
    return rate !== fixed && rate !== fixed + extra && fixed !== extra && rate !== extra
      ? { fixed, extra, rate }
      : null;
  });
}
