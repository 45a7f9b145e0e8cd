import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { bracketed, isShort } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { type FittedScene, fittedScenes } from '../../src/scenes/fitted-scenes.ts';

/** At the input `x` the line predicts m · x + b; `off` is how far something measured lies from that, 0 where nothing is. */
type Params = {
  scene: FittedScene;
  asks: 'predict' | 'off' | 'back';
  m: number;
  b: number;
  x: number;
  off: number;
};

/** Level 1 predicts with a line that rises, level 2 with all lines, level 3 compares with what was measured, or goes back. The stretch problem asks for the input that would fit. */
export const m8ModelPredict = numberSkill('m8-model-predict', {
  version: 3,
  form: 'number',
  scenes: [fittedScenes],
  text: {
    headline: 'Predict with a line of fit',
    line: 'The line of fit is {equation}.',
    'ask-more': 'How many {unit} above the prediction of the line is that?',
    'ask-less': 'How many {unit} below the prediction of the line is that?',
    'ask-longer': 'The line predicts this value for a larger input. By how many {inputUnit} is it larger?',
    right: 'The input takes the place of $x$ in the equation.',
    'right-off': 'What was measured is compared with what the line predicts for this input.',
    'right-back': 'The prediction takes the place of $y$, and the steps are undone.',
    'right-longer': 'What was measured takes the place of $y$, and both inputs are compared.',
    'whole-input':
      'This is the input for which the line predicts that much. How far is it from the input in the question?',
    'the-gap': 'This is how far the point is from the line, up or down. How far apart are the two inputs?',
    intercept: 'This leaves out the y-intercept. What does the line predict at zero?',
    sign: 'This makes the amount grow. Which sign stands before the slope?',
    solves: 'This puts the number in for the other letter. Does the question give $x$ or $y$?',
    predicted: 'This is the prediction. How far is it from what was measured?',
    once: 'This adds the slope once. How many times does it count?',
    'no-slope': 'This adds the two numbers and leaves the slope out. How many times does the slope count?',
    seen: 'This is what was measured. What does the line predict?',
    undo: 'This divides before the y-intercept is taken away. Which step comes first?',
    adds: 'This adds the y-intercept. How do you undo a number that is added?',
    'adds-first':
      'Here the y-intercept was added before the division. How do you undo a number that is added?',
    half: 'This is not the input yet. What does the line predict for it?',
    other: 'Which letter does the number in the question stand for? Put it in there.',
    'other-off': 'What does the line predict for this input? Compare that with what was measured.',
    'other-longer': 'For which input does the line predict what was measured? Compare both inputs.',
    'times-do': 'Multiply the slope by the input.',
    'times-why': 'The slope counts once for each step.',
    'add-do': 'Add the y-intercept.',
    'add-why': 'It is what the line predicts at zero.',
    'gap-do': 'Compare with what was measured.',
    'gap-why': 'Points do not lie on the line of fit exactly, only near it.',
    'take-do': 'Undo the y-intercept.',
    'take-why': 'It is added last, so it is taken away first.',
    'over-do': 'Divide by the slope.',
    'over-why': 'This undoes the multiplication.',
    'check-do': 'Check it.',
    'check-why': 'The line has to predict the number in the question.',
    'check-back': 'Without the y-intercept, the product has to be left.',
    'more-do': 'Compare both inputs.',
    'more-why': 'The question asks how far apart they are.',
    final: '{value} {shownUnit}',
  },
  draw: ({ level, random }): Params => drawModel(level, random),
  build({ scene, asks, m, b, x, off }: Params, { level, step, distractor }) {
    const size = Math.abs(m);
    const y = plain(m * x + b);
    const seen = plain(y + off);
    const value = { predict: y, off: Math.abs(off), back: x }[asks];
    const rule = m < 0 ? `y = -${size}x + ${b}` : `y = ${size}x + ${b}`;
    const [unit, one] = asks === 'back' ? [scene.inputUnit, scene.inputOne] : [scene.unit, scene.one];
    const product = plain(m * x);
    const words = {
      equation: `$${rule}$`,
      x,
      y: String(y),
      seen: String(seen),
      unit: scene.unit,
      value: String(value),
      shownUnit: value === 1 ? one : unit,
    };
    const write = (left: number): string => (left < 0 ? `(${signed(left)})` : String(left));
    const grown = plain(size * x + b);
    const candidates = {
      predict: [
        distractor('leaves-out-the-intercept', Math.abs(product), 'intercept'),
        m < 0
          ? distractor('drops-the-sign-of-the-slope', grown, 'sign')
          : distractor('solves-for-the-wrong-variable', plain((x - b) / m), 'solves'),
        ...(m < 0 ? [distractor('solves-for-the-wrong-variable', plain((x - b) / m), 'solves')] : []),
        distractor('slip', plain(x + b + m), 'once'),
        distractor('adds-instead-of-multiplying', plain(x + b), 'no-slope'),
      ],
      off: [
        distractor('gives-the-predicted-value', y, 'predicted'),
        distractor('leaves-out-the-intercept', plain(Math.abs(seen - product)), 'intercept'),
        distractor('slip', seen, 'seen'),
        distractor('slip', plain(b), 'intercept'),
      ],
      back: [
        distractor('leaves-out-the-intercept', plain(Math.abs(y / m)), 'undo'),
        distractor('adds-when-it-should-subtract', plain(Math.abs((y + b) / m)), 'adds'),
        distractor('slip', plain(Math.abs(y - b)), 'half'),
        distractor('slip', plain(x + 1), 'half'),
      ],
    }[asks];
    const forward = [
      step('times', `${write(m)} × ${x}`, signed(product)),
      step('add', `${signed(product)} + ${b}`, y),
    ];
    return {
      words,
      question: [
        `${scene.key}-rule`,
        'line',
        ...(asks === 'off'
          ? [`${scene.key}-seen` as const, off > 0 ? ('ask-more' as const) : ('ask-less' as const)]
          : [asks === 'back' ? (`${scene.key}-back` as const) : (`${scene.key}-ask` as const)]),
      ],
      answer: {
        value,
        unit,
        unitOne: one,
        reason: asks === 'off' ? 'right-off' : asks === 'back' ? 'right-back' : 'right',
      },
      distractors: takeDistractors(
        value,
        candidates.filter((each) => Math.abs(each.value * 10 - Math.round(each.value * 10)) < 1e-9),
      ),
      otherWrong: asks === 'off' ? 'other-off' : 'other',
      steps:
        asks === 'back'
          ? [
              step('take', `${y} − ${b}`, signed(plain(y - b))),
              step('over', `${signed(plain(y - b))} ÷ ${write(m)}`, x),
              step('check', `${write(m)} × ${x} + ${b}`, y),
            ]
          : asks === 'off'
            ? [...forward, step('gap', off > 0 ? `${seen} − ${y}` : `${y} − ${seen}`, Math.abs(off))]
            : [...forward, level > 1 && step('check', `${y} − ${b}`, signed(product), { why: 'check-back' })],
      claims: [`${m} * ${x} + ${b} = ${y}`],
    };
  },
  stretch: {
    draw({ random }) {
      return random.until(() => {
        const { scene, m, b, x, ...rest } = drawModel(2, random);
        const more = random.int(2, 6);
        const seen = plain(m * (x + more) + b);
        // Ways of working that go wrong end in short numbers as well.
        const isPlain = isShort(b / m) && Number.isInteger(seen);
        const isTrue = isPlain && seen > 0 && x + more <= scene.inputs[1] + 3 && x !== more;
        return isTrue && Math.abs(m) * more < 0.6 * seen ? { ...rest, scene, m, b, x, more } : null;
      });
    },
    build({ scene, m, b, x, more }, { step, distractor }) {
      const [y, seen] = [plain(m * x + b), plain(m * (x + more) + b)];
      const size = Math.abs(m);
      const over = bracketed(m);
      const rule = m < 0 ? `y = -${size}x + ${b}` : `y = ${size}x + ${b}`;
      const { inputUnit, inputOne } = scene;
      return {
        words: { equation: `$${rule}$`, x, seen: String(seen), inputUnit, value: more, shownUnit: inputUnit },
        question: [`${scene.key}-rule`, 'line', `${scene.key}-seen`, 'ask-longer'],
        answer: { value: more, unit: inputUnit, unitOne: inputOne, reason: 'right-longer' },
        otherWrong: 'other-longer',
        distractors: takeDistractors(
          more,
          [
            distractor('gives-the-output-for-the-input', plain(Math.abs(seen - y)), 'the-gap'),
            distractor('leaves-out-the-intercept', plain(Math.abs(seen / m) - x), 'undo'),
            distractor('slip', x + more, 'whole-input'),
            distractor('adds-when-it-should-subtract', plain(Math.abs((seen + b) / m) - x), 'adds-first'),
            distractor('slip', x, 'whole-input'),
          ].filter((each) => isShort(each.value)),
        ),
        steps: [
          step('take', `${seen} − ${b}`, signed(plain(seen - b))),
          step('over', `${signed(plain(seen - b))} ÷ ${over}`, x + more),
          step('check', `${over} × ${x + more} + ${b}`, seen),
          step('more', `${x + more} − ${x}`, more),
        ],
        claims: [`${m} * ${x + more} + ${b} = ${seen}`],
      };
    },
  },
});

function plain(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function drawModel(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(fittedScenes.list);
    const m = random.pick<number>(scene.slopes);
    const b = random.int(scene.starts[0], scene.starts[1]);
    const x = random.int(scene.inputs[0], scene.inputs[1]);
    const y = plain(m * x + b);
    const asks = level === 3 ? random.pick(['off', 'back'] as const) : 'predict';
    // Not so far off that nobody would call it near the line.
    const [least, most] = [Math.max(2, Math.ceil(y / 18)), Math.max(3, Math.floor(y / 7))];
    const off = asks === 'off' ? random.pick([-1, 1]) * random.int(least, most) : 0;
    const isTrue = y > 0 && Number.isInteger(y) && (level > 1 || m > 0) && x > 1;
    // Going back, every way of working ends in whole numbers.
    if (asks === 'back' && !Number.isInteger(plain(b / m))) return null;
    return isTrue ? { scene, asks, m, b, x, off } : null;
  });
}
