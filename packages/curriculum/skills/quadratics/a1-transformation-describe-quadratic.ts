import { choiceSkill, type Level, type Random, type Tools } from '../../src/kit/index.ts';
import { frontText, type Parabola, vertexFormText } from '../../src/numbers/quadratic-forms.ts';

const asks = ['how', 'which', 'compare', 'moves'] as const;
const stretched = ['what', 'describe', 'from', 'changes'] as const;
const backs = ['rule', 'belongs', 'written', 'formula'] as const;
const insides = ['inner-what', 'inner-how', 'inner-graph', 'inner-says'] as const;
/** y = a(x − h)² + k, or at level 3 g(x) = a·f(x − h) + k, or y = (ax)². */
type Params = {
  ask: (typeof asks)[number] | (typeof stretched)[number] | (typeof backs)[number] | (typeof insides)[number];
  a: number;
  h: number;
  k: number;
};

const text = {
  headline: 'How a graph is moved and stretched',
  how: 'How is the graph of {base} shifted to make the graph of {rule}?',
  which: 'Which shift moves the graph of {base} to the graph of {rule}?',
  compare: 'Compare {rule} with {base}. How is the graph shifted?',
  moves: 'The parabola {base} is shifted to {rule}. How is it shifted?',
  what: 'The graph of {base} becomes the graph of {rule}. Is it stretched, shrunk or reflected, and is it shifted left or right, up or down?',
  describe:
    'Compare the graph of {rule} with {base}. Is it stretched, shrunk or reflected? Is it shifted left or right, up or down?',
  from: 'Which changes lead from the parabola {base} to {rule}? First stretch, shrink or reflect it, then shift it left or right, up or down.',
  changes:
    'How do you get the graph of {rule} from that of {base}? First stretch, shrink or reflect it, then shift it left or right, up or down.',
  rule: 'The graph of {base} is {a, select, up {stretched vertically by a factor of {by}} wide {shrunk vertically by a factor of {by}} both {stretched vertically by a factor of {by} and reflected across the x-axis} other {reflected across the x-axis}}. After that, it is shifted {x, number} {side} and {y, number} {way}. Which rule goes with it?',
  belongs:
    'The parabola {base} is {a, select, up {stretched vertically by a factor of {by}} wide {shrunk vertically by a factor of {by}} both {stretched vertically by a factor of {by} and reflected across the x-axis} other {reflected across the x-axis}}. Then it moves {x, number} {side} and {y, number} {way}. What is its rule?',
  written:
    'Take {base}. {a, select, up {Stretch it vertically by a factor of {by}} wide {Shrink it vertically by a factor of {by}} both {Stretch it vertically by a factor of {by} and reflect it across the x-axis} other {Reflect it across the x-axis}}. Then shift it {x, number} {side} and {y, number} {way}. Which rule do you get?',
  formula:
    'The graph of {base} is {a, select, up {stretched vertically by a factor of {by}} wide {shrunk vertically by a factor of {by}} both {stretched vertically by a factor of {by} and reflected across the x-axis} other {reflected across the x-axis}}. Then it is shifted {x, number} {side} and {y, number} {way}. What is its rule?',
  shift: 'Shifted {x, number} to the {side} and {y, number} {way}',
  scale:
    '{a, select, wide {Shrunk vertically by a factor of {by}} down {Reflected across the x-axis} both {Stretched vertically by a factor of {by}, reflected across the x-axis} low {Shrunk vertically by a factor of {by}, reflected across the x-axis} other {Stretched vertically by a factor of {by}}}, then shifted {x, number} to the {side} and {y, number} {way}',
  formulas: '{formula}',
  right: 'The vertex shows both shifts, and the leading coefficient tells how every height changes.',
  'right-shift': 'The vertex shows both shifts.',
  sideways: 'For which {letter} are the parentheses zero? On which side of the y-axis is that?',
  upright:
    'Which number stands inside the parentheses, and which one outside? One moves the graph to the side, the other one up or down.',
  height: 'Look at the constant at the end. Does it lift the graph or lower it?',
  stretch: 'Put in a number one step from the vertex. Does the height change by more or by less than one?',
  reflect: 'Is the leading coefficient negative? Which way does the graph open?',
  other: 'Find the vertex. Then compare the heights one step beside it.',
  'other-shift':
    'Find the vertex of {rule}. How far is it from the vertex of {base}, and in which directions?',
  'other-back':
    'Begin with the leading coefficient. Then write the shifts inside and outside of the parentheses.',
  'inside-do': 'Find where the parentheses are zero.',
  'inside-why': 'The vertex of {base} moves there.',
  'outside-do': 'Look at the constant at the end.',
  'outside-why': 'It is added to every height.',
  'front-do': 'Look at the leading coefficient.',
  'front-why': 'It multiplies every height, before the constant is added.',
  'say-do': 'Put the changes together.',
  'say-why': 'Stretch and reflect first, then shift.',
  'start-do': 'Stretch or reflect first.',
  'start-why': 'The leading coefficient multiplies every height.',
  'side-do': 'Shift to the side.',
  'side-why': 'The parentheses have to be zero at the new vertex.',
  'rise-do': 'Shift up or down.',
  'rise-why': 'The constant at the end is added to every height.',
  'inner-what': 'The graph of {base} becomes the graph of {rule}. What happens to it?',
  'inner-how': 'How is the graph of {rule} made from the graph of {base}?',
  'inner-graph': 'Compare the graph of {rule} with that of {base}. What has changed?',
  'inner-says':
    'In {rule}, a number multiplies {letter} before the square. What does that do to the graph of {base}?',
  near: 'Each height is reached at {part} of the distance from the y-axis, so the graph is narrower',
  far: 'Each height is reached at {n, number} times the distance from the y-axis, so the graph is wider',
  lift: 'Each height is multiplied by {factor}, and nothing else changes',
  move: 'The graph is shifted {n, number} to the {side}, and its shape stays',
  'right-inner': 'For the same height, the product in the parentheses has to be the same.',
  'inner-other-way':
    'Where does each graph have the height one? Compare how far these points are from the y-axis.',
  'inner-lift': 'Put a number into both rules. How many times as high is the new graph there?',
  'inner-move': 'Where is the vertex of the new graph? Put zero in.',
  'other-inner': 'Find where both graphs have the height one. How far is each point from the y-axis?',
  'place-do': 'Find where both graphs have the height one.',
  'place-why': 'The product in the parentheses has to be one.',
  'distance-do': 'Compare the distances from the y-axis.',
  'distance-why': 'The same holds for every other height.',
  'square-do': 'Square the whole product.',
  'square-why': 'Both factors are squared, so the heights change by the square of the number.',
} as const;

/** Level 1 only shifts, level 2 stretches and reflects too, level 3 asks for the rule of a description, or what a factor of x does. */
export const a1TransformationDescribeQuadratic = choiceSkill('a1-transformation-describe-quadratic', {
  version: 5,
  text,
  draw: ({ level, random }): Params => drawShift(level, random),
  build(params: Params, tools) {
    const { ask, a, h, k } = params;
    if (h === 0) return innerProblem(params, tools);
    const { level, say, step, distractor } = tools;
    const back = level === 3;
    const told = (one: Parabola) => sayingOf(one, { level, say });
    const words = {
      base: '$y = x^2$',
      rule: `$y = ${vertexFormText({ a, h, k })}$`,
      letter: '$x$',
      ...partsOf({ a, h, k }),
      side: back ? `to the ${h > 0 ? 'right' : 'left'}` : h > 0 ? 'right' : 'left',
    };
    const wrong = wrongOf({ a, h, k }, level);
    const isScaled = level > 1 && a !== -1;
    const final = told({ a, h, k });
    const toSide = (one: Parabola): string => `${Math.abs(one.h)} to the ${one.h > 0 ? 'right' : 'left'}`;
    const toHeight = (one: Parabola): string => `${Math.abs(one.k)} ${one.k > 0 ? 'up' : 'down'}`;
    const lines = (one: Parabola) =>
      back
        ? [
            step('front', frontSaid(a), `$${vertexFormText({ ...one, h: 0, k: 0 })}$`, 'start'),
            step('inside', toSide({ a, h, k }), `$${vertexFormText({ ...one, k: 0 })}$`, 'side'),
            step('outside', toHeight({ a, h, k }), `$${vertexFormText(one)}$`, 'rise'),
          ]
        : [
            step('inside', words.rule, `$x = ${one.h < 0 ? `−${-one.h}` : one.h}$: ${toSide(one)}`),
            step('outside', `the constant ${k < 0 ? `−${-k}` : k}`, toHeight(one)),
            level === 2 && step('front', words.rule, one.a === -1 ? 'upside down' : heightsSaid(one.a)),
            level === 2 && step('say', 'all changes', 'first the height, then two shifts'),
          ];
    return {
      words,
      question: ask,
      answer: { value: 'right', text: final, reason: level === 1 ? 'right-shift' : 'right' },
      otherWrong: back ? 'other-back' : level === 1 ? 'other-shift' : 'other',
      distractors: [
        distractor('shifts-the-wrong-way-horizontally', 'sideways', 'sideways', {
          text: told(wrong.sideways),
          work: lines(wrong.sideways),
        }),
        isScaled
          ? distractor('confuses-stretch-and-shrink', 'stretch', 'stretch', {
              text: told(wrong.stretch),
              work: lines(wrong.stretch),
            })
          : distractor('confuses-vertical-and-horizontal', 'upright', 'upright', told(wrong.upright)),
        level > 1 && a < 0
          ? distractor('slip', 'reflect', 'reflect', told(wrong.plain))
          : distractor('slip', 'height', 'height', told(wrong.height)),
      ],
      steps: lines({ a, h, k }),
      finalAnswer: final,
      claims: [`${a} * 1^2 = ${a}`],
    };
  },
});

/** A factor of the input: each height is reached nearer to the y-axis, or farther from it. */
function innerProblem({ ask, a }: Params, { say, step, distractor }: Tools<keyof typeof text>) {
  const isNear = a > 1;
  const n = isNear ? a : Math.round(1 / a);
  const [factor, place] = isNear ? [String(n), `\\frac{1}{${n}}`] : [`\\frac{1}{${n}}`, String(n)];
  const rule = `$y = (${factor}x)^2$`;
  const squared = isNear ? `${n * n}x^2` : `\\frac{1}{${n * n}}x^2`;
  const right = say(isNear ? 'near' : 'far', { n, part: `$\\frac{1}{${n}}$` });
  return {
    words: { base: '$y = x^2$', rule, letter: '$x$' },
    question: ask,
    answer: { value: 'right', text: right, reason: 'right-inner' as const },
    otherWrong: 'other-inner' as const,
    distractors: [
      distractor(
        'confuses-stretch-and-shrink',
        'other',
        'inner-other-way',
        say(isNear ? 'far' : 'near', { n, part: `$\\frac{1}{${n}}$` }),
      ),
      distractor(
        'confuses-vertical-and-horizontal',
        'lift',
        'inner-lift',
        say('lift', { factor: `$${factor}$` }),
      ),
      distractor('slip', 'move', 'inner-move', say('move', { n, side: isNear ? 'left' : 'right' })),
    ],
    steps: [
      step('place', `$x^2$ and $(${factor}x)^2$`, `at 1 and at $${place}$`),
      step(
        'distance',
        `at 1 and at $${place}$`,
        isNear ? `$\\frac{1}{${n}}$ of the distance` : `${n} times the distance`,
      ),
      step('square', `$(${factor}x)^2$`, `$${squared}$`),
    ],
    finalAnswer: right,
    claims: [`${n} * ${n} = ${n * n}`],
  };
}

type Say = (
  key: 'shift' | 'scale' | 'formulas',
  args: Readonly<Record<string, string | number>>,
) => { key: string; args: Readonly<Record<string, string | number>> };

function nameOf(a: number): 'wide' | 'low' | 'down' | 'both' | 'up' {
  if (a > 0) return a < 1 ? 'wide' : 'up';
  return a === -1 ? 'down' : a < -1 ? 'both' : 'low';
}

/** How many times as high every height becomes. */
function factorSaid(a: number): string {
  return `$${frontText(Math.abs(a))}$`;
}

function heightsSaid(a: number): string {
  return `every height times ${factorSaid(a)}${a < 0 ? ', upside down' : ''}`;
}

function frontSaid(a: number): string {
  if (a === -1) return 'reflected';
  const scaled = `${Math.abs(a) < 1 ? 'shrunk' : 'stretched'} by a factor of ${factorSaid(a)}`;
  return a < 0 ? `${scaled}, reflected` : scaled;
}

function partsOf({ a, h, k }: Parabola) {
  return {
    a: nameOf(a),
    by: factorSaid(a),
    x: Math.abs(h),
    y: Math.abs(k),
    way: k > 0 ? 'up' : 'down',
  };
}

function sayingOf(one: Parabola, { level, say }: { readonly level: Level; readonly say: Say }) {
  if (level === 3) return say('formulas', { formula: `$y = ${vertexFormText(one)}$` });
  const side = one.h > 0 ? 'right' : 'left';
  return say(level === 1 ? 'shift' : 'scale', { ...partsOf(one), side });
}

/** Shifted to the other side, with the two shifts or stretch and shrink traded, lowered for lifted, or not reflected. */
function wrongOf({ a, h, k }: Parabola, level: Level) {
  const inverse = 1 / a;
  return {
    sideways: { a, h: -h, k },
    upright: {
      a,
      h: level === 3 ? k : Math.sign(h) * Math.abs(k),
      k: level === 3 ? h : Math.sign(k) * Math.abs(h),
    },
    stretch: { a: inverse, h, k },
    height: { a, h, k: -k },
    plain: { a: a === -1 ? 2 : -a, h, k },
  };
}

function drawShift(level: Level, random: Random): Params {
  return random.until(() => {
    const [h, k] = [random.int(1, 9) * random.pick([1, -1]), random.int(1, 9) * random.pick([1, -1])];
    if (level === 3 && random.chance(20)) {
      const n = random.int(2, 9);
      return { ask: random.pick(insides), a: random.pick([n, 1 / n]), h: 0, k: 0 };
    }
    const a =
      level === 1
        ? 1
        : random.pick(level === 2 ? [2, 3, 0.5, 0.25, -1, -2, -3, -0.5] : [2, 3, 4, 0.5, -1, -2, -3]);
    const ask = random.pick<Params['ask']>(level === 1 ? asks : level === 2 ? stretched : backs);
    return Math.abs(h) !== Math.abs(k) ? { ask, a, h, k } : null;
  });
}
