import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { decimalQuotient } from '../../src/numbers/decimal-quotient.ts';

const scenes = ['bags', 'tickets', 'essays', 'loans', 'bikes'] as const;

/** Of `size` honest cases of two groups, `flags` are flagged by mistake. At level 3 `share` percent of each are flagged. */
type Params = {
  scene: (typeof scenes)[number];
  sizes: readonly [number, number];
  flags: readonly [number, number];
  share: number;
};

/** Level 1 finds the rate of one group, level 2 compares two, level 3 shows that two rates cannot both be equal. */
export const aiTwoGroupRates = numberSkill('ai-two-group-rates', {
  version: 1,
  form: 'percent',
  text: {
    headline: 'One model, two groups',
    bags: 'A model flags bags at two gates for a search.',
    tickets: 'A model flags bus tickets on two lines as not valid.',
    essays: 'A model flags essays of two schools as copied.',
    loans: 'A model flags books lent at two desks as lost.',
    bikes: 'A model flags bikes at two stations as broken.',
    one: 'In the first group {a, number} cases are fine. It flags {fa, number} of these all the same.',
    two: 'In the second group {b, number} cases are fine. It flags {fb, number} of these all the same.',
    same: 'Both groups have {a, number} cases. It flags {share, number}% of each, among them all that are not fine.',
    truth: 'In the first group {ta, number} are not fine, in the second {tb, number}.',
    'ask-rate': 'What percent of the fine cases does it flag?',
    'ask-gap': 'By how many percentage points do the two rates differ?',
    'ask-more': 'How many more fine cases does it flag in the second group?',
    right: 'The rate is the flagged part of the cases that are fine.',
    'right-gap': 'Each rate is a part of its own group, so groups of any size can be compared.',
    'right-more': 'Equal shares of flags bring unequal numbers of false alarms here.',
    fine: 'This is the part that is rightly left alone. Which part is asked for?',
    rest: 'This compares with those that are left alone. What is the whole?',
    count: 'This is a count. What percent of the group is it?',
    counts: 'This compares counts. Do both groups have the same size?',
    single: 'This is the rate of one group. What is the other one?',
    sum: 'This adds the two rates. How far are they apart?',
    none: 'This is the number of flags in a group. How many of them are fine cases?',
    alarms: 'This is the number for one group only. How many more is it than in the other one?',
    other: 'For each group, find the flagged part of the cases that are fine.',
    'divide-do': 'Divide the flagged fine cases by all fine cases.',
    'divide-why': 'The rate is a part of this group.',
    'percent-do': 'Write it as a percent.',
    'percent-why': 'Percents can be compared between groups.',
    'second-do': 'Do the same for the second group.',
    'second-why': 'Its whole is another one.',
    'gap-do': 'Subtract the smaller rate.',
    'gap-why': 'The difference is counted in percentage points.',
    'flags-do': 'Find the number of flags in each group.',
    'flags-why': 'Both groups have the same size and the same share.',
    'first-do': 'Take away those that are not fine in the first group.',
    'first-why': 'The rest are fine cases that were flagged.',
    'other-do': 'Do the same for the second group.',
    'other-why': 'Fewer of its flags are right.',
    'more-do': 'Subtract.',
    'more-why': 'The question asks how many more there are.',
    'headline-hidden': 'What one number hides',
    'rate-one':
      'In the first group {a, number} cases are fine, and it flags {ra, number}% of these all the same.',
    'rate-two': 'In the second group {b, number} cases are fine, and it flags {rb, number}% of these.',
    'ask-whole': 'The report gives one rate for all. What percent of all fine cases does it flag?',
    'right-whole': 'The larger group counts for more, so the rate of all lies nearer to its rate.',
    'whole-mean': 'This is the middle of the two rates. Do both groups have the same size?',
    'whole-sum': 'This adds the two rates. What is the whole that both are a part of?',
    'whole-fine': 'This is the part that is rightly left alone. Which part is asked for?',
    'other-whole': 'Find the number of flags in each group. Then compare all flags with all fine cases.',
    'one-flags-do': 'Find the flags of the first group.',
    'one-flags-why': 'The percent belongs to this group.',
    'two-flags-do': 'Find the flags of the second group.',
    'two-flags-why': 'Its percent belongs to another number of cases.',
    'flags-all-do': 'Add the flags.',
    'flags-all-why': 'They are the part.',
    'cases-do': 'Add the fine cases.',
    'cases-why': 'They are the whole.',
    'joined-do': 'Write the part as a percent of the whole.',
    'joined-why': 'The report gives this one number.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawGroups(level, random),
  build({ scene, sizes, flags, share }: Params, { level, step, distractor }) {
    const [a, b] = sizes;
    const [fa, fb] = flags;
    const [ra, rb] = [(100 * fa) / a, (100 * fb) / b];
    const flagged = (a * share) / 100;
    const number = { 1: ra, 2: Math.abs(ra - rb), 3: fa - fb }[level];
    const value = level === 1 ? `${ra}%` : String(number);
    const show = (of: number): string => (level === 1 ? `${decimalQuotient(of, 1)}%` : String(of));
    const fraction = (top: number, bottom: number): string => `$\\frac{${top}}{${bottom}}$`;
    const wrong = {
      1: [
        distractor('gives-the-share-of-misses', 100 - ra, 'fine'),
        distractor('compares-the-part-to-the-remaining-part', (100 * fa) / (a - fa), 'rest'),
        distractor('slip', fa, 'count'),
        distractor('slip', a - fa, 'count'),
      ],
      2: [
        distractor('compares-counts-of-unequal-groups', Math.abs(fa - fb), 'counts'),
        distractor('adds-the-groups', ra + rb, 'sum'),
        distractor('slip', ra, 'single'),
        distractor('slip', rb, 'single'),
      ],
      3: [
        distractor('uses-one-step-only', flagged - fb, 'alarms'),
        distractor('uses-the-wrong-total', flagged, 'none'),
        distractor('slip', flagged - fa, 'alarms'),
        distractor('slip', share, 'none'),
      ],
    }[level];
    const rates = [
      step('divide', `${fa} ÷ ${a}`, fraction(fa, a)),
      step('percent', fraction(fa, a), `${ra}%`),
    ];
    return {
      words: { a, b, fa, fb, ta: fa, tb: fb, share, value },
      question: {
        1: [scene, 'one', 'ask-rate'] as const,
        2: [scene, 'one', 'two', 'ask-gap'] as const,
        3: [scene, 'same', 'truth', 'ask-more'] as const,
      }[level],
      answer: {
        value,
        ...(level > 1 && { form: 'integer' }),
        reason: ({ 1: 'right', 2: 'right-gap', 3: 'right-more' } as const)[level],
      },
      distractors: takeDistractors(number, wrong, show),
      steps: {
        1: rates,
        2: [
          ...rates,
          step('second', fraction(fb, b), `${rb}%`),
          step('gap', `${Math.max(ra, rb)}% − ${Math.min(ra, rb)}%`, value),
        ],
        3: [
          step('flags', `${share / 100} × ${a}`, flagged),
          step('first', `${flagged} − ${fa}`, flagged - fa),
          step('other', `${flagged} − ${fb}`, flagged - fb),
          step('more', `${flagged - fb} − ${flagged - fa}`, value),
        ],
      }[level],
      claims:
        level === 3
          ? [`(${flagged} - ${fb}) - (${flagged} - ${fa}) = ${fa - fb}`]
          : [`${fa}/${a} = ${ra}/100`, `${fb}/${b} = ${rb}/100`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [times, lift] = [random.int(3, 6), random.int(2, 8)];
        const [b, ra] = [random.int(2, 16) * 10, random.int(2, 12)];
        const [a, rb] = [b * times, ra + lift * (times + 1)];
        const numbers = [(a * ra) / 100, (b * rb) / 100, (ra + rb) / 2];
        return numbers.every(Number.isInteger) && rb <= 48
          ? { scene: random.pick(scenes), a, b, ra, rb }
          : null;
      }),
    build({ scene, a, b, ra, rb }, { step, distractor }) {
      const [fa, fb] = [(a * ra) / 100, (b * rb) / 100];
      const whole = (100 * (fa + fb)) / (a + b);
      return {
        words: { a, b, ra, rb, value: `${whole}%` },
        headline: 'headline-hidden',
        question: [scene, 'rate-one', 'rate-two', 'ask-whole'],
        answer: { value: `${whole}%`, reason: 'right-whole' },
        distractors: takeDistractors(
          whole,
          [
            distractor('averages-without-weights', (ra + rb) / 2, 'whole-mean'),
            distractor('adds-the-groups', ra + rb, 'whole-sum'),
            distractor('slip', 100 - whole, 'whole-fine'),
            distractor('slip', rb, 'whole-sum'),
          ],
          (of) => `${of}%`,
        ),
        otherWrong: 'other-whole',
        steps: [
          step('one-flags', `${ra / 100} × ${a}`, fa),
          step('two-flags', `${rb / 100} × ${b}`, fb),
          step('flags-all', `${fa} + ${fb}`, fa + fb),
          step('cases', `${a} + ${b}`, a + b),
          step('joined', `$\\frac{${fa + fb}}{${a + b}}$`, `${whole}%`),
        ],
        claims: [`${fa + fb}/${a + b} = ${whole}/100`],
      };
    },
  },
});

function drawGroups(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(scenes);
    if (level === 3) {
      const a = random.pick([50, 100, 150, 200, 300, 400]);
      const share = random.pick([20, 30, 40]);
      const flagged = (a * share) / 100;
      const [fa, fb] = [random.int(6, flagged - 2), random.int(2, flagged - 6)];
      const numbers = [fa - fb, flagged - fb, flagged, flagged - fa];
      const fits = fa > fb && new Set(numbers).size === 4 && flagged <= 18 * (fa - fb);
      return fits ? { scene, sizes: [a, a], flags: [fa, fb], share } : null;
    }
    const sizes = [random.pick([25, 40, 50, 80, 200]), random.pick([50, 100, 150, 200, 400])] as const;
    const flags = sizes.map((size) => random.int(2, Math.floor(size * 0.4)));
    const [fa = 1, fb = 1] = flags;
    const [ra, rb] = [(100 * fa) / sizes[0], (100 * fb) / sizes[1]];
    const gap = Math.abs(ra - rb);
    const wholes = [ra, rb].every(Number.isInteger) && sizes[0] !== sizes[1];
    const fits =
      level === 1
        ? ra >= 8 && ra !== fa
        : gap >= 4 && Math.abs(fa - fb) >= 2 && Math.abs(fa - fb) <= 18 * gap && ra + rb <= 18 * gap;
    const apart = new Set([gap, Math.abs(fa - fb), ra + rb, ra]).size === 4;
    return wholes && fits && (level === 1 || apart) ? { scene, sizes, flags: [fa, fb], share: 0 } : null;
  });
}
