import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { decimalQuotient } from '../../src/numbers/decimal-quotient.ts';

const scenes = ['pets', 'signs', 'leaves', 'sounds', 'coins'] as const;
const labels = {
  pets: ['cat', 'dog', 'rabbit'],
  signs: ['stop', 'yield', 'speed'],
  leaves: ['oak', 'maple', 'birch'],
  sounds: ['siren', 'horn', 'bell'],
  coins: ['penny', 'dime', 'quarter'],
} as const;

/** Numbers of examples a label; at level 3 the second label has to become `goal` percent. */
type Params = { scene: (typeof scenes)[number]; counts: readonly number[]; goal: number };

/** Level 1 has two labels, level 2 three of them, level 3 asks how many more examples a label needs. */
export const aiLabelShare = numberSkill('ai-label-share', {
  version: 2,
  form: 'percent',
  text: {
    headline: 'Shares of the labels',
    pets: 'A class labels photos of pets.',
    signs: 'A team labels photos of street signs.',
    leaves: 'A club labels photos of leaves.',
    sounds: 'A town labels recordings of its streets.',
    coins: 'A museum labels photos of its coins.',
    two: 'So far {a, number} have the label “{first}” and {b, number} the label “{second}”.',
    three:
      'So far {a, number} have the label “{first}”, {b, number} the label “{second}” and {c, number} the label “{third}”.',
    'ask-share': 'What percent have the label “{first}”?',
    'ask-more': 'How many more “{second}” examples make this label {goal, number}% of all?',
    right: 'The whole is all examples together, so the share is a part of that sum.',
    'right-more': 'The new examples make the whole larger as well.',
    rest: 'This divides by the other examples. What is the whole?',
    others: 'This is the share of the others. Which label is asked for?',
    count: 'This is how many there are. How many would it be out of a hundred?',
    one: 'This leaves out one of the labels. Which examples belong to the whole?',
    old: 'This takes the percent of the examples so far. Does the whole stay the same?',
    total: 'This is how many of them there are in the end. How many are there now?',
    all: 'This is how many examples there are now. How many have to come to the label?',
    gap: 'This makes both labels equal. Is that the percent that is asked for?',
    other: 'Find the whole first: all examples together. Then compare the part with it.',
    'whole-do': 'Add all examples.',
    'whole-why': 'Together they are the whole.',
    'divide-do': 'Divide the part by the whole.',
    'divide-why': 'A share compares a part with the whole.',
    'percent-do': 'Write it as a percent.',
    'percent-why': 'A percent counts parts of a hundred.',
    'stay-do': 'Find the percent of the label that stays as it is.',
    'stay-why': 'The two shares add up to one hundred percent.',
    'new-do': 'Find the new whole.',
    'new-why': 'Its {a, number} examples are that percent of the new whole.',
    'end-do': 'Take away the label that stays.',
    'end-why': 'The rest are the examples of the other label.',
    'more-do': 'Take away those that are there now.',
    'more-why': 'The question asks for the new ones only.',
    'headline-mended': 'Mend the labels first',
    mended:
      'A check shows that {m, number} of the “{first}” ones are “{second}” in truth, and they get this label.',
    'ask-mended': 'How many more “{second}” examples then make this label {goal, number}% of all?',
    'right-mended': 'The mended labels change both groups, and the new examples change the whole.',
    'not-mended': 'This starts from the old labels. What does the check change in both groups?',
    'mended-old': 'This takes the percent of the examples there are now. Does the whole stay the same?',
    'mended-total': 'This is how many of them there are in the end. How many are there after the check?',
    'other-mended': 'Mend both numbers first. Then find the whole that the unchanged label belongs to.',
    'fewer-do': 'Mend the number of the first label.',
    'fewer-why': 'The wrong ones leave it.',
    'grown-do': 'Mend the number of the second label.',
    'grown-why': 'The same examples come to it.',
    'mended-new-do': 'Find the new whole.',
    'mended-new-why': 'The first label is that percent of it.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawCounts(level, random),
  build({ scene, counts, goal }: Params, { level, step, distractor }) {
    const [a = 1, b = 1, c = 0] = counts;
    const [first, second, third] = labels[scene];
    const whole = a + b + c;
    const share = (100 * a) / whole;
    const newWhole = (100 * a) / (100 - goal);
    const more = newWhole - whole;
    const value = level === 3 ? String(more) : `${share}%`;
    const show = (number: number): string => `${decimalQuotient(number, 1)}%`;
    const sum = level === 2 ? `${a} + ${b} + ${c}` : `${a} + ${b}`;
    const wrongShares = [
      distractor('compares-the-part-to-the-remaining-part', (100 * a) / (whole - a), 'rest'),
      level === 2
        ? distractor('leaves-out-one-piece', (100 * a) / (a + b), 'one')
        : distractor('gives-the-share-of-misses', 100 - share, 'others'),
      distractor('slip', a, 'count'),
      distractor('slip', 100 - share, 'others'),
    ];
    return {
      words: { a, b, c, first, second, third, goal, value },
      question: [scene, level === 2 ? 'three' : 'two', level === 3 ? 'ask-more' : 'ask-share'],
      answer: level === 3 ? { value, form: 'integer', reason: 'right-more' } : value,
      distractors:
        level === 3
          ? takeDistractors(more, [
              distractor('takes-the-percent-of-the-old-total', (whole * goal) / 100 - b, 'old'),
              distractor('gives-the-new-total-for-a-change', newWhole - a, 'total'),
              distractor('slip', a - b, 'gap'),
              distractor('slip', whole, 'all'),
            ])
          : takeDistractors(share, wrongShares, show),
      steps:
        level === 3
          ? [
              step('stay', `100% − ${goal}%`, `${100 - goal}%`),
              step('new', `${a} ÷ ${(100 - goal) / 100}`, newWhole),
              step('end', `${newWhole} − ${a}`, newWhole - a),
              step('more', `${newWhole - a} − ${b}`, more),
            ]
          : [
              step('whole', sum, whole),
              step('divide', `${a} ÷ ${whole}`, `$\\frac{${a}}{${whole}}$`),
              step('percent', `$\\frac{${a}}{${whole}}$`, value),
            ],
      claims: level === 3 ? [`${b + more}/${whole + more} = ${goal}/100`] : [`${a}/${whole} = ${share}/100`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [scene, goal] = [random.pick(scenes), random.pick([20, 25, 40, 50, 60])];
        const [a, b, m] = [random.int(3, 24) * 6, random.int(6, 60), random.int(2, 12)];
        const wholeFor = (stays: number): number => (100 * stays) / (100 - goal);
        const [old, more] = [wholeFor(a) - a - b, wholeFor(a - m) - a - b];
        const ofNow = ((a + b) * goal) / 100 - b - m;
        const fits = [old, more, ofNow].every(Number.isInteger) && more >= 4 && ofNow > 0 && a > b + m;
        return fits && new Set([old, more, ofNow]).size === 3 ? { scene, a, b, m, goal } : null;
      }),
    build({ scene, a, b, m, goal }, { step, distractor }) {
      const [first, second] = labels[scene];
      const [stays, grows] = [a - m, b + m];
      const newWhole = (100 * stays) / (100 - goal);
      const value = newWhole - stays - grows;
      return {
        words: { a, b, m, goal, first, second, value: String(value) },
        headline: 'headline-mended',
        question: [scene, 'two', 'mended', 'ask-mended'],
        answer: { value, form: 'integer', reason: 'right-mended' },
        distractors: takeDistractors(value, [
          distractor('leaves-out-one-piece', (100 * a) / (100 - goal) - a - b, 'not-mended'),
          distractor('takes-the-percent-of-the-old-total', ((a + b) * goal) / 100 - grows, 'mended-old'),
          distractor('slip', newWhole - stays, 'mended-total'),
        ]),
        otherWrong: 'other-mended',
        steps: [
          step('fewer', `${a} − ${m}`, stays),
          step('grown', `${b} + ${m}`, grows),
          step('stay', `100% − ${goal}%`, `${100 - goal}%`),
          step('new', `${stays} ÷ ${(100 - goal) / 100}`, newWhole, 'mended-new'),
          step('end', `${newWhole} − ${stays}`, newWhole - stays),
          step('more', `${newWhole - stays} − ${grows}`, value),
        ],
        claims: [`${grows + value}/${newWhole} = ${goal}/100`],
      };
    },
  },
});

function drawCounts(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(scenes);
    if (level === 3) {
      const goal = random.pick([20, 25, 40, 50, 60]);
      const a = random.int(2, 12) * 12;
      const b = random.int(2, 20) * 2;
      const newWhole = (100 * a) / (100 - goal);
      const [more, old] = [newWhole - a - b, ((a + b) * goal) / 100 - b];
      const fits = Number.isInteger(newWhole) && Number.isInteger(old) && old > 1 && more < 20 * old;
      return fits && a > b && a - b !== more && a - b !== old ? { scene, counts: [a, b], goal } : null;
    }
    const whole = random.pick(level === 1 ? [20, 40, 50, 80, 200] : [60, 80, 120, 150, 200, 250]);
    const a = random.int(3, whole - 8);
    const b = level === 1 ? whole - a : random.int(3, whole - a - 3);
    const share = (100 * a) / whole;
    const apart = Number.isInteger(share) && a !== b && share !== a && 100 * a !== share * (whole - a);
    return apart && share > 6 && share < 90 ? { scene, counts: [a, b, whole - a - b], goal: 0 } : null;
  });
}
