import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { numberText } from '../../src/numbers/polynomials.ts';
import { fractionText } from '../../src/scenes/shares.ts';

/** The first term is `a`, the ratio r/d; the term at place n is asked for. The terms shrink where d is above one. */
type Params = { ask: 'find' | 'what'; a: number; r: number; d: number; n: number; known: number };

/**
 * Level 1 tells first term and ratio, level 2 lists terms that grow, shrink or change their sign, level 3 tells two later
 * terms. In the stretch problem these two are three steps apart.
 */
export const a1GeometricNthTerm = numberSkill('a1-geometric-nth-term', {
  version: 6,
  form: 'number',
  text: {
    headline: 'Find a term of a geometric sequence',
    told: 'A geometric sequence has the first term {a} and the common ratio {r}.',
    listed: 'A geometric sequence begins {list} and goes on in this way.',
    two: 'In a geometric sequence, term {m, number} is {tm} and term {k, number} is {tk}.',
    find: ['Find term {n, number}.', 'Work out term {n, number}.'],
    what: ['What is term {n, number}?', 'Which number is term {n, number}?'],
    right: 'From the first term to term {n, number}, the ratio is used {count, number} times.',
    'right-later': 'From term {k, number} to term {n, number}, the ratio is used {count, number} times.',
    often:
      'This uses the ratio {n, number} times. How many steps lead from the first term to term {n, number}?',
    'often-later':
      'This uses the ratio one time too many. How many steps lead from term {k, number} to term {n, number}?',
    adds: 'This adds the ratio in each step. What does the word geometric say about the steps?',
    times: 'This multiplies by {n, number}. How many times is the ratio a factor?',
    shrinks:
      'The number of steps times {d, number} is {wide, number}. Is one division by it the same as a division by {d, number} in each step?',
    'times-later': 'This multiplies by the number of steps. How many times is the ratio a factor?',
    early: 'This uses the ratio one time too few. How many steps lead to term {n, number}?',
    late: 'This uses the ratio two times too many. How many steps lead to term {n, number}?',
    sign: 'Look at the sign. How many factors below zero are multiplied?',
    other: 'Find the ratio first. Then count the steps from the first term on.',
    'other-later': 'Find the ratio first. Then count the steps from a known term.',
    'other-apart': 'How many steps lie between the two terms? Find the ratio, and go on from there.',
    'ratio-do': 'Find the common ratio.',
    'ratio-why': 'Divide a term by the one before.',
    'read-do': 'Read the common ratio.',
    'read-why': 'Each term is multiplied by it to get the next one.',
    'steps-do': 'Count the steps.',
    'steps-why': 'The first term needs no step.',
    'steps-later': 'There is one step from each term to the next.',
    'power-do': 'Use the ratio once for each step.',
    'power-why': 'Equal factors make a power.',
    'last-do': 'Multiply by the first term.',
    'last-why': 'The steps begin there.',
    'last-later': 'Multiply by term {k, number}.',
    final: 'The term is {value}.',
    apart: [
      'In a geometric sequence, term {m, number} is {tm} and term {k, number} is {tk}.',
      'Two terms of a geometric sequence are known. Term {m, number} is {tm}, and term {k, number} is {tk}.',
    ],
    'cubed-why': 'Divide the later term by the earlier one. This is the ratio used three times.',
    'cubed-do': 'Find what three steps do.',
    'root-do': 'Find the ratio.',
    'root-why': 'Used three times as a factor, it gives that number.',
    'even-steps': 'This adds the same amount in each step. What does the word geometric say about the steps?',
    'three-as-one':
      'This uses what three steps do as one step. Which number, three times as a factor, gives it?',
  },
  draw: ({ level, random }): Params => drawSequence(level, random),
  build({ ask, a, r, d, n, known }: Params, { level, step, distractor }) {
    const term = (place: number): number => (a * r ** (place - 1)) / d ** (place - 1);
    const value = numberText(term(n));
    const isLater = level === 3;
    const from = isLater ? known + 1 : 1;
    const [start, count] = [term(from), n - from];
    const words = {
      a: numberText(a),
      r: numberText(r),
      d,
      wide: d * (n - 1),
      n,
      count,
      value,
      list: [1, 2, 3].map((place) => numberText(term(place))).join(', '),
      m: known,
      tm: numberText(term(known)),
      k: known + 1,
      tk: numberText(term(known + 1)),
    };
    const about = { 1: 'told', 2: 'listed', 3: 'two' } as const;
    const key = Math.abs(term(n));
    const near = (wrong: number): boolean => Math.abs(wrong) < 19 * key && Math.abs(wrong) * 19 > key;
    const slips = [
      { wrong: term(n - 1), reason: 'early' as const },
      ...(r < 0 ? [{ wrong: -term(n), reason: 'sign' as const }] : []),
      { wrong: term(n + 2), reason: 'late' as const },
    ];
    const [adds, times] = [start + r * count, isLater ? start * r * count : a * r * n];
    const raised = (steps: number): string => (d > 1 ? fractionText(1, d ** steps) : numberText(r ** steps));
    const linesOf = (steps: number) => [
      level === 1
        ? step('read', 'the question', `common ratio ${numberText(r)}`)
        : step(
            'ratio',
            isLater
              ? `${numberText(term(known + 1))} ÷ ${bracket(term(known))}`
              : `${numberText(term(2))} ÷ ${bracket(a)}`,
            raised(1),
          ),
      step('steps', `from term ${from} to term ${n}`, `${steps} steps`, {
        why: isLater ? 'steps-later' : 'steps-why',
      }),
      step(
        'power',
        d > 1 ? `$\\left(\\frac{1}{${d}}\\right)^{${steps}}$` : `${bracket(r)}^${steps}`,
        raised(steps),
      ),
      step(
        'last',
        `${bracket(start)} × ${d > 1 ? raised(steps) : bracket(r ** steps)}`,
        numberText(term(from + steps)),
        {
          do: isLater ? 'last-later' : 'last-do',
        },
      ),
    ];
    return {
      words,
      question: [about[level], ask],
      answer: { value, reason: isLater ? 'right-later' : 'right' },
      distractors: [
        distractor('uses-the-ratio-n-times', numberText(term(n + 1)), isLater ? 'often-later' : 'often', {
          work: linesOf(count + 1),
        }),
        d > 1 ? distractor('multiplies-base-and-exponent', numberText(a / (d * count)), 'shrinks') : null,
        d === 1 && near(adds) ? distractor('adds-the-ratio', numberText(adds), 'adds') : null,
        d === 1 && near(times)
          ? distractor('multiplies-by-n', numberText(times), isLater ? 'times-later' : 'times')
          : null,
        ...slips
          .filter(({ wrong }) => near(wrong) && Number.isInteger(wrong))
          .map(({ wrong, reason }) => distractor('slip', numberText(wrong), reason)),
      ],
      otherWrong: isLater ? 'other-later' : 'other',
      steps: linesOf(count),
      claims: [`${a} * (${r}/${d})^${n - 1} = ${term(n)}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [a, r, m] = [random.int(1, 60), random.int(2, 4), random.int(2, 3)];
        const n = random.int(m + 5, 9);
        const [early, late, value] = [a * r ** (m - 1), a * r ** (m + 2), a * r ** (n - 1)];
        const even = early + ((late - early) / 3) * (n - m);
        return value < 40000 && Number.isInteger(even) && 18 * even > value
          ? { ask: random.pick(['find', 'what'] as const), a, r, m, n }
          : null;
      }),
    build({ ask, a, r, m, n }, { step, distractor }) {
      const term = (place: number): number => a * r ** (place - 1);
      const [early, late] = [term(m), term(m + 3)];
      const even = early + ((late - early) / 3) * (n - m);
      const value = String(term(n));
      const count = n - m - 3;
      const words = { n, count, value, m, k: m + 3, tm: String(early), tk: String(late) };
      return {
        words,
        question: ['apart', ask],
        answer: { value, reason: 'right-later' },
        distractors: [
          distractor('uses-the-ratio-n-times', term(n + 1), 'often-later'),
          distractor('uses-an-arithmetic-rule', even, 'even-steps'),
          distractor('slip', term(n - 1), 'early'),
        ],
        otherWrong: 'other-apart',
        steps: [
          step('cubed', `${late} ÷ ${early}`, r ** 3),
          step('root', `${r} × ${r} × ${r}`, r ** 3),
          step('steps', `from term ${m + 3} to term ${n}`, `${count} steps`, { why: 'steps-later' }),
          step('power', `${r}^${count}`, r ** count),
          step('last', `${late} × ${r ** count}`, value, { do: 'last-later' }),
        ],
        claims: [`${a} * ${r}^${n - 1} = ${value}`, `${early} * ${r}^3 = ${late}`],
      };
    },
  },
});

function bracket(number: number): string {
  return number < 0 ? `(${numberText(number)})` : String(number);
}

/** What the terms are divided by, with places at which no power of it is d times the number of steps. */
const shrinking = [
  { d: 2, places: [4, 6, 7] },
  { d: 3, places: [5, 6] },
  { d: 5, places: [4] },
] as const;

/** Every term up to the one after place n is whole, and so is the first one divided by the steps times d. */
function drawShrinking(random: Random): Params {
  return random.until(() => {
    const { d, places } = random.pick(shrinking);
    const n = random.pick<number>(places);
    const a = d ** n * random.int(1, 30);
    const isWhole = a <= 9000 && a % (d * (n - 1)) === 0;
    const value = a / d ** (n - 1);
    return isWhole && value !== d && value !== d * (n - 1)
      ? { ask: random.pick(['find', 'what'] as const), a, r: 1, d, n, known: 2 }
      : null;
  });
}

/** Two of the named wrong answers can be believed beside the right one. */
function drawSequence(level: Level, random: Random): Params {
  if (level === 2 && random.chance(40)) return drawShrinking(random);
  return random.until(() => {
    const r = random.int(2, 5) * (level === 2 && random.chance(40) ? -1 : 1);
    const a = random.int(2, 20);
    const known = random.int(2, 3);
    const n = level === 3 ? known + random.int(3, 4) : random.int(4, 6);
    const key = Math.abs(a * r ** (n - 1));
    const [start, count] = level === 3 ? [a * r ** known, n - known - 1] : [a, n - 1];
    const wrong = [a * r ** n, start + r * count, level === 3 ? start * r * count : a * r * n];
    const near = wrong.filter((one) => one !== 0 && Math.abs(one) < 19 * key && Math.abs(one) * 19 > key);
    const values = [a * r ** (n - 1), ...near];
    return key < 9000 && near.length > 1 && new Set(values).size === values.length
      ? { ask: random.pick(['find', 'what'] as const), a, r, d: 1, n, known }
      : null;
  });
}
