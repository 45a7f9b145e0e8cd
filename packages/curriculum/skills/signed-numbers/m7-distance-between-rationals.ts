import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { bracketed } from '../../src/numbers/linear-sides.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { fractionTex, signedFraction } from '../../src/numbers/signed-fractions.ts';
import { numberLineOf, signed, typeset } from '../../src/numbers/signed-numbers.ts';

const asks = ['far', 'between', 'fish', 'freezer', 'value'] as const;

/** Both numbers in tenths, or in parts of another size where they are fractions. */
type Params = { ask: (typeof asks)[number]; a: number; b: number; bottom: number };

/** Level 1 has whole numbers on a line, level 2 decimals and fractions, level 3 asks for the far end of a distance. */
export const m7DistanceBetweenRationals = numberSkill('m7-distance-between-rationals', {
  version: 4,
  form: 'number',
  text: {
    headline: 'Find a distance',
    far: 'How far apart are {a} and {b} on a number line?',
    between: 'What is the distance between {a} and {b}?',
    fish: 'Heights are given in feet, and zero is the surface of the sea. One marker is at {a}, and another one is at {b}. How many feet apart are they?',
    freezer: 'Two thermometers show {a} and {b} degrees. By how many degrees do they differ?',
    value: 'What is the value of $|{x} - {y}|$?',
    'far-end': 'Two numbers are {d} apart. The greater one is {b}. What is the other number?',
    'between-end':
      'The distance between two numbers is {d}. The smaller one is {a}. What is the greater one?',
    'fish-end':
      'Two markers in the sea are {d} feet apart. The upper one is at {b} feet. At which number is the lower one?',
    'freezer-end':
      'Two thermometers differ by {d} degrees. The colder one shows {a} degrees. What does the warmer one show?',
    'value-end': 'Start at {a} on a number line and go {d} to the right. Where do you stop?',
    right: 'The distance is the absolute value of the difference.',
    'right-end': 'Going that far leads from one number to the other.',
    adds: 'This adds the distances from zero. Both numbers lie on one side of zero. Is zero between them?',
    takes:
      'This subtracts the distances from zero. The numbers lie on two sides of zero. What do you pass on the way?',
    negative: 'This has a minus sign. Can a distance be less than zero?',
    one: 'This is the distance of one number from zero. How far is it to the other?',
    turned: 'This goes in the other direction. Which of the two numbers is greater?',
    'turned-end':
      'This goes in the other direction. Is the number you look for greater or less than the one you know?',
    side: 'The size fits. On which side of zero do you arrive?',
    sign: 'This drops a sign. On which side of zero do you start?',
    other: 'Subtract one number from the other. Then take the absolute value.',
    'other-end': 'Start at the number you know. Which way do you go, and how far?',
    'minus-do': 'Write the difference.',
    'minus-why': 'The difference tells how to get from one number to the other.',
    'turn-do': 'Write it as adding the opposite, and add.',
    'turn-why': 'Subtracting a number is the same as adding its opposite.',
    'size-do': 'Take the absolute value.',
    'size-why': 'A distance is never negative.',
    'way-do': 'Decide on the direction.',
    'way-why': 'Greater numbers lie to the right.',
    'go-do': 'Go that far.',
    'go-why': 'To the right you add, to the left you subtract.',
    'back-do': 'Check the distance.',
    'back-why': 'It must come back.',
    final: 'It is {key}.',
    'freezer-end-final': 'It shows {end, plural, one {{key} degree} other {{key} degrees}}.',
    'far-final': 'They are {key} apart.',
    'fish-final': 'They are {size, plural, one {{key} foot} other {{key} feet}} apart.',
    'freezer-final': 'They differ by {size, plural, one {{key} degree} other {{key} degrees}}.',
  },
  draw: ({ level, random }): Params => drawPair(level, random),
  build({ ask, a, b, bottom }: Params, { level, step, distractor }) {
    const [low, high] = [a / bottom, b / bottom];
    const d = (b - a) / bottom;
    const isFraction = bottom !== 10;
    const told = (top: number): string => (isFraction ? signedFraction(top, bottom) : signed(top / bottom));
    const bare = (top: number): string =>
      isFraction ? fractionTex(top, bottom).replace('-', '−') : signed(top / bottom);
    const enclosed = (top: number): string =>
      top >= 0 ? bare(top) : isFraction ? `\\left(${bare(top)}\\right)` : `(${bare(top)})`;
    const set = (text: string): string => (isFraction ? `$${text}$` : text);
    const together = a * b > 0;
    const [p, q] = [Math.abs(a), Math.abs(b)];
    const up = ask === 'between' || ask === 'freezer' || ask === 'value';
    const [from, to] = up ? [low, high] : [high, low];
    const words = {
      a: set(bare(a)),
      b: set(bare(b)),
      x: bare(a),
      y: enclosed(b),
      d: signed(d),
      key: level === 3 ? signed(to) : typeset(told(b - a)),
      size: d,
      end: Math.abs(to),
    };
    if (level === 3) {
      const turned = up ? (2 * a - b) / 10 : (2 * b - a) / 10;
      return {
        words,
        question: `${ask}-end`,
        finalAnswer: ask === 'freezer' ? 'freezer-end-final' : 'final',
        answer: { value: signed(to), reason: 'right-end' },
        distractors: [
          distractor('moves-in-the-wrong-direction', signed(turned), 'turned-end'),
          distractor('loses-a-sign', signed((Math.abs(from * 10) + (up ? b - a : a - b)) / 10), 'sign'),
          distractor('slip', signed(-to), 'side'),
        ],
        steps: [
          step('way', `from ${signed(from)}`, up ? 'to the right' : 'to the left'),
          step('go', up ? `${signed(from)} + ${d}` : `${signed(from)} − ${d}`, signed(to)),
          step('back', `${signed(high)} − ${bracketed(low)}`, signed(d)),
        ],
        otherWrong: 'other-end',
        claims: [`(${high}) - (${low}) = ${d}`],
      };
    }
    const minus = step(
      'minus',
      `from ${set(bare(b))} to ${set(bare(a))}`,
      set(`${bare(a)} − ${enclosed(b)}`),
    );
    const wrong = together ? p + q : Math.abs(p - q);
    const line = `${bare(Math.max(p, q))} ${together ? '+' : '−'} ${bare(Math.min(p, q))}`;
    // The signs are lost, and then the distances from zero are put together as for the other case.
    const work = [
      minus,
      step('turn', `${set(bare(a))} and ${set(bare(b))}`, `distances ${set(bare(p))} and ${set(bare(q))}`),
      step('size', set(line), typeset(told(wrong))),
    ];
    return {
      words,
      finalAnswer: ask === 'far' || ask === 'fish' || ask === 'freezer' ? `${ask}-final` : 'final',
      question: ask,
      diagram: level === 1 ? lineOf(low, high) : null,
      answer: told(b - a),
      distractors: [
        together
          ? distractor('adds-absolute-values-on-the-same-side', told(wrong), 'adds', { work, wrongAt: 2 })
          : distractor('subtracts-absolute-values-on-opposite-sides', told(wrong), 'takes', {
              work,
              wrongAt: 2,
            }),
        distractor('gives-a-negative-distance', told(a - b), 'negative'),
        distractor('slip', told(p), 'one'),
        distractor('slip', told(q), 'one'),
      ],
      steps: [
        minus,
        step('turn', set(`${bare(a)} + ${enclosed(-b)}`), typeset(told(a - b))),
        step('size', `|${typeset(told(a - b))}|`, typeset(told(b - a))),
      ],
      claims: [`|(${a})/${bottom} - (${b})/${bottom}| = (${b - a})/${bottom}`],
    };
  },
});

/** The first number is the smaller one. */
function drawPair(level: Level, random: Random): Params {
  if (level === 2 && random.chance(40)) return drawFractions(random);
  return random.until(() => {
    const unit = level === 1 ? 10 : 1;
    const most = level === 1 ? 10 : 99;
    const [a, b] = [random.int(-most, most) * unit, random.int(-most, most) * unit];
    const d = b - a;
    const wrong = a * b > 0 ? Math.abs(a) + Math.abs(b) : Math.abs(Math.abs(a) - Math.abs(b));
    const isTold = a < 0 && b !== 0 && (level > 1 || d > 10) && (level === 1 || a % 10 !== 0);
    const ask = random.pick(asks);
    const goesUp = ask === 'between' || ask === 'freezer' || ask === 'value';
    const [to, turned] = goesUp ? [b, 2 * a - b] : [a, 2 * b - a];
    const lost = goesUp ? Math.abs(a) + d : Math.abs(b) - d;
    const values = level === 3 ? [to, turned, lost] : [d, wrong, a, b];
    const key = Math.abs(values[0] ?? 0);
    const isNear = values.every((value) => Math.abs(value) < 14 * key && Math.abs(value) > key / 14);
    const starts = level < 3 || ((goesUp || b < 0) && new Set(values).size === 3);
    const oneDegree = ask === 'freezer' && [a, b, d].some((value) => Math.abs(value) === 10);
    return starts && !oneDegree && isTold && d > 10 && isNear && wrong !== 0 && d !== Math.abs(a)
      ? { ask, a, b, bottom: 10 }
      : null;
  });
}

/** Two fractions with one denominator, in lowest terms, the first one negative and smaller. */
function drawFractions(random: Random): Params {
  return random.until(() => {
    const bottom = random.pick([3, 4, 5, 6, 7, 8, 9]);
    const [a, b] = [-random.int(1, 3 * bottom), random.int(-3 * bottom, 3 * bottom)];
    const d = b - a;
    const wrong = a * b > 0 ? Math.abs(a) + Math.abs(b) : Math.abs(Math.abs(a) - Math.abs(b));
    const isLowest = [a, b].every((top) => commonDivisor(Math.abs(top), bottom) === 1);
    const values = [d, wrong, -d, Math.abs(a)];
    const isNear = values.every((value) => Math.abs(value) < 14 * d && 14 * Math.abs(value) > d);
    const ask = random.pick(['far', 'between', 'value'] as const);
    return isLowest && d > 1 && isNear && new Set(values).size === 4 ? { ask, a, b, bottom } : null;
  });
}

function lineOf(a: number, b: number) {
  return numberLineOf({
    min: -10,
    max: 10,
    labelStep: 5,
    points: [
      { at: a, label: signed(a) },
      { at: b, label: signed(b) },
    ],
  });
}
