import type { Diagram } from '@playforward/diagram';
import { type Level, numberSkill, type WrongAnswer } from '../../src/kit/index.ts';
import { drawLetter } from '../../src/numbers/variable-letters.ts';

/** The equation is px = q, px + r = q, or px = x + r; `order` is the place of each value in the list. */
type Params = {
  letter: string;
  p: number;
  /** What the letter stands for in a true equation, and what reading px as two digits gives (level 3: 0). */
  key: number;
  digit: number;
  r: number;
  /** The right side stands first. */
  turned: boolean;
  order: readonly number[];
};

/** Level 1 tests values in px = q, level 2 in px + r = q, level 3 in an equation with the letter on both sides. */
export const m6SolutionFromSet = numberSkill('m6-solution-from-set', {
  version: 2,
  form: 'integer',
  text: {
    headline: 'Find the value that makes it true',
    ask: [
      'Which of these values makes {equation} true? Try {list}.',
      'Put {list} into {equation}. Which value makes it true?',
      'One of {list} makes {equation} true. Which one?',
      'Check {list} in {equation}. Which value fits?',
    ],
    right: 'With this value, both sides of the equation have the same value.',
    'other-side':
      'This takes the number {other, number} from the equation itself. Put it in for {letter}. Do both sides match?',
    digits:
      'This reads {term} as the digits {p, number} and {letter} side by side. But {term} means {p, number} times {letter}. What is {p, number} times this value?',
    'one-side':
      'This puts the value in for only one {letter}. The letter stands on both sides. What are both sides then?',
    taken: 'This takes {p, number} away. But {term} means {p, number} times {letter}. Which value fits then?',
    product: 'This is what all of {term} is worth. What is one {letter} worth?',
    added: 'This adds the two numbers in the equation. Put the value in for {letter}. Do both sides match?',
    other: 'Put each value in for {letter}. Work out both sides and compare.',
    'mean-do': 'Say what {term} means.',
    'mean-why': 'A number beside a letter is multiplied by it.',
    'try-do': 'Try {first, number} for {letter}.',
    'try-why': 'The two sides differ, so this value is not a solution.',
    'left-do': 'Try {key, number} for {letter}. Work out the side with {term}.',
    'left-why': 'Every {letter} has the same value.',
    'match-do': 'Compare with the other side.',
    'match-why': 'Both sides are equal, so this value is a solution.',
    final: 'The solution is {solved}.',
  },
  draw({ level, random }): Params {
    const letter = drawLetter(random);
    const [order, turned] = [random.shuffle([0, 1, 2, 3]), level > 1 && random.chance(50)];
    if (level === 3) {
      const p = random.int(3, 5);
      return { letter, p, key: p * random.int(2, 5), digit: 0, r: 0, turned, order };
    }
    const p = random.int(2, 4);
    const times = random.int(1, Math.floor(9 / p));
    const r = level === 1 ? 0 : random.int(2, 20);
    return { letter, p, key: 10 + times, digit: p * times, r, turned, order };
  },
  build({ letter, p, key, digit, r, turned, order }: Params, { level, say, step, distractor }) {
    // On both sides: px = x + rest has the solution rest ÷ (p − 1).
    const rest = level === 3 ? key * (p - 1) : r;
    const right = level === 3 ? key + rest : p * key + r;
    const term = `$${p}${letter}$`;
    const equation = writeEquation({ letter, p, rest, right }, { level, turned });
    const other = level === 3 ? rest : right;
    const words = { letter: `$${letter}$`, term, equation, p, key, other };
    const distractors: readonly WrongAnswer[] = [
      distractor('chooses-the-number-on-the-other-side', other, 'other-side'),
      level === 3
        ? distractor('substitutes-into-only-one-side', rest / p, 'one-side')
        : distractor('writes-the-digits-side-by-side', digit, 'digits', {
            work:
              level === 2
                ? [
                    step('mean', term, `${p} and $${letter}$ side by side`),
                    step('left', `${p}${digit} + ${r}`, right),
                    step('match', `$${letter}$`, digit),
                  ]
                : [],
          }),
      thirdOf({ p, key, rest, right, level }, (name) => say(name)),
    ];
    const values = [key, ...distractors.map(({ value }) => Number(value))];
    const listed = order.map((place) => values[place] ?? key);
    // Level 3 tries one value more before the one that fits.
    const tried = values.slice(2, level === 3 ? 4 : 3);
    const [first = key] = tried;
    const left = (value: number): string => (level === 2 ? `${p} × ${value} + ${r}` : `${p} × ${value}`);
    const total = (value: number): number => p * value + (level === 2 ? r : 0);
    return {
      words,
      question: say('ask', { equation, list: listed.join(', ') }),
      diagram: level === 3 ? null : scaleOf({ letter, p, rest, right }),
      answer: key,
      distractors,
      steps: [
        step('mean', term, `$${p} \\times ${letter}$`, { do: say(`mean-do`, { first }) }),
        ...tried.map((value) =>
          step('try', left(value), `${total(value)}, not ${level === 3 ? value + rest : right}`, {
            do: say('try-do', { first: value }),
          }),
        ),
        step('left', left(key), total(key), { do: say(`left-do`, { first }) }),
        level === 3
          ? step('match', `${key} + ${rest}`, `${right}, so $${letter}$ is ${key}`, {
              do: say(`match-do`, { first }),
            })
          : step('match', `$${letter}$`, key, { do: say(`match-do`, { first }) }),
      ],
      finalAnswer: say('final', { solved: `$${letter} = ${key}$` }),
      claims: [`${left(key)} = ${level === 3 ? `${key} + ${rest}` : right}`.replaceAll('×', '*')],
    };
  },
});

type Equation = { letter: string; p: number; rest: number; right: number };

function writeEquation(
  { letter, p, rest, right }: Equation,
  { level, turned }: { level: Level; turned: boolean },
): string {
  const product = `${p}${letter}`;
  const sides =
    level === 3
      ? [product, `${letter} + ${rest}`]
      : [rest === 0 ? product : `${product} + ${rest}`, String(right)];
  return `$${(turned ? sides.toReversed() : sides).join(' = ')}$`;
}

/** An answer that belongs to no misconception of the scope. */
function thirdOf(
  { p, key, rest, right, level }: Omit<Equation, 'letter'> & { key: number; level: Level },
  tell: (name: 'taken' | 'product' | 'added') => WrongAnswer['reason'],
): WrongAnswer {
  if (level === 1) return { misconception: 'slip', value: String(right - p), reason: tell('taken') };
  if (level === 2) return { misconception: 'slip', value: String(p * key), reason: tell('product') };
  return { misconception: 'slip', value: String(rest + p), reason: tell('added') };
}

/** p bags, and a box with what is added, against a box with the right side. */
function scaleOf({ letter, p, rest, right }: Equation): Diagram {
  const box = (value: number) => ({ shape: 'box' as const, label: String(value), count: 1 });
  const bags = { shape: 'bag' as const, label: letter, count: p };
  return {
    kind: 'balance',
    left: rest === 0 ? [bags] : [bags, box(rest)],
    right: [box(right)],
    tilt: 'level',
  };
}
