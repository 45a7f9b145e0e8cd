import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { commonDivisor, commonMultiple } from '../../src/numbers/lowest-terms.ts';
import { divisorsOf } from '../../src/numbers/prime-factors.ts';
import { type BundleScene, bundleScenes } from '../../src/scenes/bundle-scenes.ts';
import { drawName } from '../../src/scenes/people.ts';

/** `each` tells how many of each kind one group gets; level 3 has three kinds. */
type Params = { scene: BundleScene; name: string; groups: number; each: readonly number[] };

const sheets = ['floor', 'quilt', 'paper', 'garden', 'cake'] as const;

/**
 * Level 1 shares small numbers, level 2 numbers up to a hundred, level 3 three kinds of things. The stretch problem cuts
 * a rectangle into the largest squares and counts them.
 */
export const m6GcfWord = numberSkill('m6-gcf-word', {
  version: 1,
  form: 'integer',
  scenes: [bundleScenes],
  text: {
    headline: 'Make as many equal groups as you can',
    right: 'It divides all of the numbers, and no greater number does.',
    multiple: 'This is a multiple of the numbers. Are there enough of each kind for that many {groups}?',
    each: 'This is how many of one kind each group gets. What does the question count?',
    one: 'This divides {small, number} with nothing left. What is left of {odd, number}?',
    'two-only': 'This works for two of the kinds. Does it work for the third one?',
    fewer: 'This number of {groups} works. Could there be more?',
    more: 'Try it: does this number divide {undivided, number}?',
    other: 'The number of {groups} must divide every amount. Look for the greatest number that does.',
    'list-do': 'List the factors of {small, number}.',
    'list-why': 'Only these numbers of {groups} use up everything of this kind.',
    'try-do': 'Which of them divide the other amount, too?',
    'try-three-do': 'Which of them divide both other amounts, too?',
    'try-why': 'Nothing of any kind may be left over.',
    'take-do': 'Take the greatest of them.',
    'take-why': 'The question asks for as many {groups} as possible.',
    'check-do': 'Check what one group gets.',
    'check-why': 'Every division comes out even.',
    final: '{value} {groups}',
    floor:
      'A wall panel is {a, number} by {b, number} inches. Square tiles of one size cover it, and no tile is cut. The tiles are as large as they can be. How many tiles are there?',
    quilt:
      'A quilt is {a, number} by {b, number} inches. It is sewn from equal squares with nothing left over. The squares are as large as possible. How many squares are there?',
    paper:
      'A sheet of {a, number} by {b, number} centimeters is cut into equal squares. Nothing is left over, and the squares are as large as possible. How many squares are there?',
    garden:
      'A garden of {a, number} by {b, number} feet is split into square beds of one size. All the land is used. The beds are as large as they can be. How many beds are there?',
    cake: 'A tray of corn bread measures {a, number} by {b, number} centimeters. It is cut into equal squares, as large as possible, with nothing left over. How many squares are there?',
    'right-squares':
      'The largest square has sides of {side, number}, and {m, number} × {n, number} of them fit.',
    'small-square': 'These are squares with sides of {part, number}. They fit, but could they be larger?',
    'one-side': 'This is how many squares lie along two sides together. How many rows are there?',
    'is-side': 'This is how long a side of one square is. What does the question count?',
    'other-squares': 'A side of the square must divide both lengths. How many squares fit along each length?',
    'final-squares': '{value}',
    'list-side-do': 'List the factors of {small, number}.',
    'list-side-why': 'A side of a square must divide this length.',
    'common-do': 'Which of them divide the other length, too?',
    'common-why': 'The squares must fit along both lengths.',
    'side-do': 'Take the greatest of them as the side of a square.',
    'side-why': 'The squares are to be as large as possible.',
    'along-do': 'Find how many squares lie along the first length.',
    'along-why': 'The side of a square divides this length.',
    'rows-do': 'Find how many rows there are.',
    'rows-why': 'The side of a square divides the other length, too.',
    'all-do': 'Multiply squares in a row by rows.',
    'all-why': 'Every row has the same number of squares.',
  },
  draw: ({ level, random }): Params => ({
    scene: random.pick(bundleScenes.list),
    name: drawName(random),
    ...drawNumbers(level, random),
  }),
  build({ scene, name, groups, each }: Params, { level, step, distractor }) {
    const amounts = each.map((one) => one * groups);
    const [a = 0, b = 0, c = 0] = amounts;
    const [small, large] = [Math.min(...amounts), Math.max(...amounts)];
    // No wrong number divides all amounts, and the hint names one that shows it.
    const leftBy = (divisor: number): number => amounts.find((amount) => amount % divisor !== 0) ?? large;
    const words = {
      name,
      a,
      b,
      c,
      small,
      odd: leftBy(small),
      undivided: leftBy(2 * groups),
      groups: scene.groups,
      value: String(groups),
    };
    const shared = divisorsOf(groups);
    const smaller = shared.at(-2) ?? 1;
    const three = level === 3;
    const listFactors = step('list-factors', small, divisorsOf(small).join(', '), 'list');
    const toGreatest = [
      listFactors,
      step('find-common', '', shared.join(', '), { do: three ? 'try-three-do' : 'try-do', why: 'try-why' }),
      step('take-greatest', shared.join(', '), `${groups} ${scene.groups}`, 'take'),
    ];
    return {
      words,
      question: [`${scene.key}-${three ? 'three' : 'two'}`, `${scene.key}-most`],
      answer: { value: groups, unit: scene.groups },
      distractors: takeDistractors(groups, [
        distractor('finds-the-least-common-multiple-instead', amounts.reduce(commonMultiple), 'multiple'),
        distractor('gives-the-number-in-each-group', each[0] ?? 0, 'each', {
          work: [...toGreatest, step('one-group', '', `${a} ÷ ${groups} = ${a / groups}`, 'check')],
        }),
        distractor('uses-only-one-of-the-two-numbers', small, 'one', {
          work: [
            listFactors,
            step('take-greatest', divisorsOf(small).join(', '), `${small} ${scene.groups}`, 'take'),
            step('check-one', '', `${small} ÷ ${small} = 1`, 'check'),
          ],
        }),
        distractor('slip', three ? commonDivisor(a, b) : 0, 'two-only'),
        distractor('slip', smaller === 1 ? 0 : smaller, 'fewer'),
        distractor('slip', groups * 2, 'more'),
      ]),
      steps: [
        ...toGreatest,
        step(
          'check-groups',
          '',
          amounts.map((amount) => `${amount} ÷ ${groups} = ${amount / groups}`).join(', '),
          'check',
        ),
      ],
      claims: amounts.map((amount) => `${amount} / ${groups} = ${amount / groups}`),
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const side = random.pick([4, 6, 8, 9, 10, 12, 15]);
        const [m, n] = [random.int(2, 7), random.int(2, 9)];
        const part = random.pick(divisorsOf(side).filter((one) => one > 1 && one < side));
        const isFair = m !== n && commonDivisor(m, n) === 1 && side * Math.max(m, n) <= 90;
        return isFair ? { sheet: random.pick(sheets), side, m, n, part } : null;
      }),
    build({ sheet, side, m, n, part }, { step, distractor }) {
      const [a, b] = [side * m, side * n];
      const small = Math.min(a, b);
      const shared = divisorsOf(side).join(', ');
      const value = m * n;
      return {
        words: { a, b, side, m, n, part, small, value: String(value) },
        question: sheet,
        answer: { value, reason: 'right-squares' },
        distractors: takeDistractors(value, [
          distractor(
            'gives-a-common-factor-that-is-not-the-greatest',
            (a / part) * (b / part),
            'small-square',
          ),
          distractor('adds-instead-of-multiplying', m + n, 'one-side'),
          distractor('slip', side, 'is-side'),
          distractor('slip', (m + 1) * (n + 1), 'other-squares'),
        ]),
        otherWrong: 'other-squares',
        finalAnswer: 'final-squares',
        steps: [
          step('list-factors', small, divisorsOf(small).join(', '), 'list-side'),
          step('find-common', '', shared, 'common'),
          step('take-greatest', shared, side, 'side'),
          step('along', `${a} ÷ ${side}`, m),
          step('rows', `${b} ÷ ${side}`, n),
          step('all', `${m} × ${n}`, value),
        ],
        claims: [`${side} * ${m} = ${a}`, `${side} * ${n} = ${b}`],
      };
    },
  },
});

/** One group gets at least two of each kind, and the amounts share nothing beyond the number of groups. */
function drawNumbers(level: Level, random: Random): Pick<Params, 'groups' | 'each'> {
  return random.until(() => {
    const groups = level === 1 ? random.int(3, 9) : random.int(4, level === 2 ? 18 : 14);
    const each = Array.from({ length: level === 3 ? 3 : 2 }, () => random.int(2, level === 1 ? 6 : 7));
    const isFair = new Set(each).size === each.length && each.reduce(commonDivisor) === 1;
    const most = level === 1 ? 50 : 100;
    return isFair && !each.includes(groups) && Math.max(...each) * groups <= most ? { groups, each } : null;
  });
}
