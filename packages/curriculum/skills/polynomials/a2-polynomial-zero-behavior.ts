import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Distractor, type Level, type Random } from '../../src/kit/index.ts';
import { type Polynomial, polynomialProduct } from '../../src/numbers/polynomials.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

/** A single, a double and, from level 2 on, a triple zero; `asked` is the power of the one in question. */
type Params = { single: number; double: number; triple: number; asked: 1 | 2 | 3; letter: 'f' | 'g' | 'p' };

/** Level 1 asks about one of two zeros with the graph, level 2 about one of three, level 3 for the zero itself. */
export const a2PolynomialZeroBehavior = choiceSkill('a2-polynomial-zero-behavior', {
  version: 2,
  text: {
    headline: 'Cross or touch?',
    'ask-at': [
      'Take {rule}. What does the graph do at {at}?',
      'How does the graph of {rule} meet the axis at {at}?',
      'Look at {rule} near {at}. What does the graph do there?',
      'What happens to the graph of {rule} at {at}?',
    ],
    'ask-one': 'Take {rule}. Where does the graph pass straight through the axis?',
    'ask-two': [
      'Take {rule}. Where does the graph touch the axis and turn back?',
      'At which place does the graph of {rule} touch the axis and turn back?',
    ],
    'ask-three': 'Take {rule}. Where does the graph flatten out and then cross?',
    cross: 'It passes straight through the axis.',
    touch: 'It touches the axis and turns back.',
    flat: 'It flattens out and then crosses.',
    none: 'It does not meet the axis there.',
    place: 'At {at}',
    'right-one': 'The factor appears once, so the sign changes in a plain crossing.',
    'right-two': 'The factor is squared. A square keeps its sign, so the graph turns back.',
    'right-three': 'The factor has an odd power above one. The sign changes, and the graph is flat there.',
    'kind-touch': 'An even power keeps the sign on both sides. Is the power of this factor even?',
    'kind-cross': 'A crossing needs a change of sign. Does the sign of this factor change?',
    'power-cross': 'This would fit a factor that appears once. Which power does it have?',
    'power-flat': 'This would fit a higher odd power. Which power does the factor have here?',
    opposite: 'Put {at} into each factor. Is one of them zero there?',
    'opposite-place': 'Put {at} into the factors. Is one of them zero?',
    'other-place': 'Look at the power of the factor that is zero at {at}. Does it fit?',
    other: 'Find the factor that is zero there and read its power.',
    'zero-do': 'Find the factor that is zero.',
    'zero-why': 'A product is zero only if one of its factors is.',
    'power-do': 'Read its power.',
    'power-why': 'The power is the multiplicity of the zero.',
    'sign-do': 'Compare the signs on both sides.',
    'sign-even': 'An even power keeps the sign.',
    'sign-odd': 'An odd power changes the sign.',
    'other-one': 'Which power makes a graph pass straight through? Which factor has it?',
    'other-two': 'Which power makes a graph touch and turn back? Which factor has it?',
    'other-three': 'Which power makes a graph flatten out and then cross? Which factor has it?',
    'powers-do': 'Read the power of each factor.',
    'powers-why': 'The power is the multiplicity of the zero.',
    'fit-do': 'Find the power that fits.',
    'fit-one': 'A plain crossing needs a factor that appears once.',
    'fit-two': 'To touch and turn back, the graph has to keep its sign. That needs an even power.',
    'fit-three': 'To flatten out and cross, the graph needs an odd power above one.',
    'where-do': 'Find where this factor is zero.',
    'where-why': 'There, the whole product is zero.',
  },
  draw: ({ level, random }): Params => drawZeros(level, random),
  build({ single, double, triple, asked, letter }: Params, { level, say, step, distractor }) {
    const two = level === 1;
    const product = `${factor(single, 1)}${factor(double, 2)}${two ? '' : factor(triple, 3)}`;
    const rule = `${letter}(x) = ${product}`;
    const zeros = { 1: single, 2: double, 3: triple };
    const zero = zeros[asked];
    const at = (value: number): string => `$x = ${signed(value)}$`;
    const words = { rule: `$${rule}$`, at: at(zero) };
    const kinds = { 1: 'cross', 2: 'touch', 3: 'flat' } as const;
    const kind = kinds[asked];
    type Key = Parameters<typeof say>[0];
    const never = distractor('uses-the-opposite-signs', 'none', 'opposite');
    const behaviors: Readonly<Record<1 | 2 | 3, readonly Distractor[]>> = {
      1: [
        distractor('confuses-touch-and-cross', 'touch', 'kind-touch'),
        never,
        distractor('slip', 'flat', 'power-flat'),
      ],
      2: [
        distractor('confuses-touch-and-cross', 'flat', 'kind-cross'),
        distractor('ignores-multiplicity', 'cross', 'power-cross'),
        never,
      ],
      3: [
        distractor('ignores-multiplicity', 'cross', 'power-cross'),
        distractor('confuses-touch-and-cross', 'touch', 'kind-touch'),
        never,
      ],
    };
    const place = (misconception: Distractor['misconception'], value: number, reason: Key): Distractor => ({
      misconception,
      value: String(value),
      text: say('place', { at: at(value) }),
      reason: say(reason, { at: at(value) }),
    });
    const others = ([1, 2, 3] as const).filter((power) => power !== asked);
    const [first = 1, second = 1] = others;
    const places = [
      place('uses-the-opposite-signs', -zero, 'opposite-place'),
      distractor(
        mixUp(first, asked),
        zeros[first],
        say('other-place', { at: at(zeros[first]) }),
        say('place', { at: at(zeros[first]) }),
      ),
      distractor(
        mixUp(second, asked),
        zeros[second],
        say('other-place', { at: at(zeros[second]) }),
        say('place', { at: at(zeros[second]) }),
      ),
    ];
    const power = ({ 1: 'one', 2: 'two', 3: 'three' } as const)[asked];
    const shown = `$${factor(zero, asked)}$`;
    const answer = level === 3 ? say('place') : say(kind);
    return {
      words,
      question: level === 3 ? `ask-${power}` : 'ask-at',
      diagram: level === 1 ? graphOf(single, double) : null,
      answer: { value: level === 3 ? 'at' : kind, text: answer, reason: `right-${power}` },
      distractors: level === 3 ? places : behaviors[asked],
      ...(level === 3 && { otherWrong: `other-${power}` as const }),
      steps:
        level === 3
          ? [
              step('powers', `$${product}$`, 'powers 1, 2 and 3'),
              step('fit', 'powers 1, 2 and 3', shown, { why: `fit-${power}` }),
              step('where', shown, at(zero)),
            ]
          : [
              step('zero', at(zero), shown),
              step('power', shown, `power ${asked}`),
              step(
                'sign',
                `power ${asked}`,
                asked === 2 ? 'the same sign on both sides' : 'the sign changes',
                {
                  why: asked === 2 ? 'sign-even' : 'sign-odd',
                },
              ),
            ],
      finalAnswer: answer,
      claims: [`${zero} - (${zero}) = 0`],
    };
  },
});

function factor(zero: number, power: number): string {
  return `(x ${zero < 0 ? '+' : '−'} ${Math.abs(zero)})${power === 1 ? '' : `^${power}`}`;
}

/** What somebody mixes up who takes a zero of one power for one of the power asked for. */
function mixUp(power: 1 | 2 | 3, asked: 1 | 2 | 3): Distractor['misconception'] {
  return (power === 2) === (asked === 2) || asked + power === 4
    ? 'ignores-multiplicity'
    : 'confuses-touch-and-cross';
}

/** Zeros of different sizes, so no zero is the opposite of another. */
function drawZeros(level: Level, random: Random): Params {
  const sign = (): number => (random.chance(50) ? 1 : -1);
  return random.until(() => {
    const sizes = [random.int(1, 4), random.int(1, 4), random.int(1, 7)];
    const [single = 1, double = 1, triple = 1] = sizes.map((size) => size * sign());
    const asked = level === 1 ? random.pick([1, 2] as const) : random.pick([1, 2, 3] as const);
    const different = new Set(level === 1 ? sizes.slice(0, 2) : sizes).size === (level === 1 ? 2 : 3);
    return different ? { single, double, triple, asked, letter: random.pick(['f', 'g', 'p']) } : null;
  });
}

/** The graph of (x − a)(x − b)², made flatter so that both zeros can be seen. */
function graphOf(single: number, double: number): DiagramOf<'function-graph'> {
  const factors: readonly Polynomial[] = [
    [-single, 1],
    [-double, 1],
    [-double, 1],
  ];
  const product = factors.reduce<Polynomial>((all, one) => polynomialProduct(all, one), [0.2]);
  return {
    kind: 'function-graph',
    x: { label: 'x', min: -6, max: 6, step: 1 },
    y: { label: 'y', min: -6, max: 6, step: 1 },
    curves: [
      {
        formula: { type: 'polynomial', coefficients: [...product] },
        from: null,
        to: null,
        fromOpen: false,
        toOpen: false,
      },
    ],
    points: [],
    asymptotes: [],
  };
}
