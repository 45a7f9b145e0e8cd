import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';
import { polynomialText } from '../../src/numbers/polynomials.ts';
import { vertexFormText } from '../../src/numbers/quadratic-forms.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

type Kind = 'square' | 'zero' | 'move' | 'common';
const asks = ['first', 'begin', 'start', 'best'] as const;
const backs = { square: 'which-square', zero: 'which-zero' } as const;

/** One equation of each kind, from the numbers p and q, and the kind that is asked about. */
type Params = {
  ask: (typeof asks)[number] | (typeof backs)[keyof typeof backs];
  letter: string;
  kind: Kind;
  p: number;
  q: number;
  h: number;
  root: number;
};

/** Level 1 has a square alone or a trinomial equal to zero, level 2 also terms that have to be moved first, level 3 asks for the equation. */
export const a1QuadraticMethodChoose = choiceSkill('a1-quadratic-method-choose', {
  version: 6,
  text: {
    headline: 'Choose a method',
    first: 'Solve {equation} in as few steps as you can. What do you do first?',
    begin: 'You want to solve {equation}. Which beginning keeps all solutions and is the shortest?',
    start: 'Which first step is the most efficient for {equation}?',
    best: 'Look at the form of {equation}. Which step should come first?',
    'which-square': [
      'Which equation is solved fastest by taking square roots right away?',
      'In which equation can you take both square roots at once?',
    ],
    'which-zero': [
      'In which equation can you write two factors right away and set each of them equal to zero?',
      'Which equation is ready to be factored into two binomials?',
    ],
    square: 'Take both square roots of each side',
    zero: 'Factor the left side into two binomials',
    move: 'Move the number, so that one side is zero',
    common: 'Move the term with {x}, so that one side is zero',
    divide: 'Divide both sides by {x}, so that it occurs only once',
    expand: 'Multiply the square out, so that there are no parentheses',
    apart: 'Move the number, so that it stands alone on the right',
    formula: '{equation}',
    'right-square': 'The square stands alone, so two roots solve it.',
    'right-zero': 'One side is zero already, and the trinomial factors.',
    'right-move': 'When a product is zero, one of its factors has to be zero.',
    'right-common': 'With zero on one side, {x} is a common factor, and no solution is lost.',
    'no-root': 'There is a term with {x} beside the square. Can a root undo both of them?',
    'not-zero': 'Is one side of the equation zero? What does a product tell you if it is not zero?',
    'no-division': 'May you divide by a number that could be zero? Which solution could get lost?',
    'no-trinomial': 'Would this make the equation simpler? Look at what is alone on one side already.',
    'no-apart': 'Look at both sides as they are. Which one is zero already?',
    'no-move':
      'Is there something on one side that can be undone at once? What would have to be multiplied out?',
    'form-root': 'Is this a square alone on one side? What would a root do here?',
    'form-zero': 'Which side of this equation is zero? What can be done at once?',
    'form-move': 'Is one side of this equation zero? Is the left side a perfect square?',
    'form-common': 'Which terms with {x} stand on the two sides? What would you do with them first?',
    other: 'Is a square alone on one side? Is one side zero? Look at the form first.',
    'look-do': 'Look at the form of the equation.',
    'look-why': 'A square alone, a zero on one side, and a term on both sides need different beginnings.',
    'think-do': 'Ask what the equation needs.',
    'each-do': 'Look at the form of each equation.',
    'fit-do': 'Look for the form that fits this beginning.',
    'fit-why': 'A square alone takes two roots. A trinomial with zero on one side takes two factors.',
    'choose-do': 'Choose.',
    'choose-why': 'The form tells the method.',
    'next-do': 'Take this step.',
    'next-why': 'Every solution of the equation is still there.',
  },
  draw: ({ level, random }): Params => drawForm(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { ask, letter, kind } = params;
    const x = `$${letter}$`;
    const equations = equationsOf(params);
    const words = { equation: equations[kind], x };
    const answer = { value: kind, reason: `right-${kind}` as const };
    const forms = {
      square: 'a square alone',
      zero: 'zero on one side',
      move: 'a number on the right',
      common: `a term with ${x} on the right`,
    };
    const seen = forms[kind];
    const need = {
      square: 'two roots',
      zero: 'two factors',
      move: 'a zero first',
      common: 'a zero first',
    }[kind];
    const why = `right-${kind}` as const;
    const claims = [`${params.p} * ${params.q} = ${params.p * params.q}`];
    if (level === 3) {
      const told = (one: Kind) => say('formula', { equation: equations[one] });
      const all = (['square', 'zero', 'move', 'common'] as const).toSorted((one, other) =>
        equations[one].localeCompare(equations[other], 'en'),
      );
      const wrong = all.filter((one) => one !== kind);
      return {
        words,
        question: ask,
        answer: { ...answer, text: told(kind) },
        distractors: wrong.map((one) =>
          distractor(
            misconceptionOf(kind, one),
            one,
            one === 'square' ? 'form-root' : `form-${one}`,
            told(one),
          ),
        ),
        steps: [
          step(
            'look',
            'the four equations',
            all.map((one) => `${equations[one]}: ${forms[one]}`).join('; '),
            {
              do: 'each-do',
              why: 'look-why',
            },
          ),
          step('think', need, seen, 'fit'),
          step('choose', seen, equations[kind]),
        ],
        finalAnswer: told(kind),
        claims,
      };
    }
    const shown = (one: Kind | 'divide' | 'expand' | 'apart') => say(one, { x });
    const root = distractor(
      'takes-square-roots-with-a-linear-term-present',
      'square',
      'no-root',
      shown('square'),
    );
    const factor = distractor('factors-before-one-side-is-zero', 'zero', 'not-zero', shown('zero'));
    const divide = distractor('divides-both-sides-by-the-variable', 'divide', 'no-division', shown('divide'));
    const expand = distractor('slip', 'expand', 'no-trinomial', shown('expand'));
    const moved = distractor('slip', 'move', 'no-move', shown('move'));
    const apart = distractor('slip', 'apart', 'no-apart', shown('apart'));
    return {
      words,
      question: ask,
      answer: { ...answer, text: shown(kind) },
      distractors:
        kind === 'square'
          ? [factor, divide, level === 2 ? moved : expand]
          : kind === 'zero'
            ? [root, divide, apart]
            : [root, factor, divide],
      steps: [
        step('look', equations[kind], seen),
        step('think', seen, need, { do: 'think-do', why }),
        step('next', equations[kind], nextLine(params)),
      ],
      finalAnswer: shown(kind),
      claims,
    };
  },
});

/** What somebody thinks who takes an equation of one kind for one of another. */
function misconceptionOf(asked: Kind, taken: Kind) {
  if (asked === 'square') return 'takes-square-roots-with-a-linear-term-present';
  const isMoved = taken === 'move' || taken === 'common';
  return isMoved ? 'factors-before-one-side-is-zero' : 'slip';
}

/** The line after the first step. */
function nextLine({ letter: x, kind, p, q, h, root }: Params): string {
  return {
    square: `$${polynomialText([-h, 1], x)} = ±${root}$`,
    zero: `$(${polynomialText([-p, 1], x)})(${polynomialText([-q, 1], x)}) = 0$`,
    move: `$${polynomialText([p * q, -p - q, 1], x)} = 0$`,
    common: `$${polynomialText([0, -root * h, Math.abs(root)], x)} = 0$`,
  }[kind];
}

function equationsOf({ letter: x, p, q, h, root }: Params): Readonly<Record<Kind, string>> {
  const b = -p - q;
  return {
    square: `$${vertexFormText({ a: 1, h, k: 0 }, x)} = ${root * root}$`,
    zero: `$${polynomialText([p * q, b, 1], x)} = 0$`,
    move: `$${polynomialText([0, b, 1], x)} = ${signed(-p * q)}$`,
    common: `$${polynomialText([0, 0, Math.abs(root)], x)} = ${polynomialText([0, root * h], x)}$`,
  };
}

/** At level 3 the trinomial with zero is mostly the longest, so it is asked for less often. */
const kinds: Readonly<Record<Level, readonly Kind[]>> = {
  1: ['square', 'zero'],
  2: ['move', 'common', 'square', 'zero'],
  3: ['square', 'square', 'square', 'zero', 'zero'],
};

function drawForm(level: Level, random: Random): Params {
  return random.until(() => {
    const whole = (most: number): number => random.int(1, most) * random.pick([1, -1]);
    const [p, q, h] = [whole(9), whole(9), whole(9)];
    const kind = random.pick<Kind>(kinds[level]);
    const ask = level === 3 && (kind === 'square' || kind === 'zero') ? backs[kind] : random.pick(asks);
    const params = { ask, letter: random.pick(['x', 'n', 'y', 't']), kind, p, q, h, root: random.int(2, 9) };
    return Math.abs(p) !== Math.abs(q) ? params : null;
  });
}
