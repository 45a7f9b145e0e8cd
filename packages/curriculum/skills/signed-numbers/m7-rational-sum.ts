import { markOn, numberSkill, type Tools } from '../../src/kit/index.ts';
import { bracketed } from '../../src/numbers/linear-sides.ts';
import { commonMultiple } from '../../src/numbers/lowest-terms.ts';
import { drawMiddle, type Middle } from '../../src/numbers/missing-middle.ts';
import { fractionTex, signedFraction } from '../../src/numbers/signed-fractions.ts';
import { numberLineOf, signed, typeset } from '../../src/numbers/signed-numbers.ts';
import { drawSignedSum, type SignedSum, type Written } from '../../src/numbers/signed-sums.ts';

const text = {
  headline: 'Add and subtract signed numbers',
  find: 'Find {all}.',
  value: 'What is the value of {all}?',
  ladder: 'A robot stands at {x} on a number line and moves by {y}. Where does it stop?',
  snow: 'The water in a tank stands at {x} foot, measured from a mark. Then the level {way, select, up {rises} other {falls}} by {size} foot. At how many feet is it now?',
  'find-minus': 'Find the difference {all}.',
  'value-minus': 'Subtract {y} from {x}. What do you get?',
  'ladder-minus': 'Which number do you have to add to {y} to get {x}?',
  'snow-minus':
    'The water in a tank stands at {y} foot, measured from a mark, and later at {x} foot. Which signed number is the change in feet?',
  'air-minus':
    'The temperature goes from {y} degrees to {x} degrees. Which signed number of degrees is the change?',
  air: 'It is {x} degrees. Then the temperature {way, select, up {rises} other {falls}} by {size} degrees. How many degrees is it then?',
  'tell-do': 'Write the story as a sum.',
  'tell-why': 'A rise adds a positive number, and a fall adds a negative one.',
  right: 'With equal denominators, only the signed numerators are added.',
  'right-decimal': 'The signs tell if the sizes are added or subtracted, and which sign the sum has.',
  first: 'This takes the opposite of {x}. Which of the two numbers gets its opposite?',
  'other-decimal': 'Write it as a sum. Do the signs agree or differ?',
  'improper-do': 'Write the mixed numbers as fractions.',
  'improper-why': 'The sign belongs to the whole part and to the fraction part.',
  'signs-do': 'Compare the signs of the two numbers.',
  'agree-why': 'When signs agree, the distances from zero are added.',
  'differ-why': 'When signs differ, the smaller distance is subtracted from the larger one.',
  'size-do': 'Find the size of the sum.',
  'size-why': 'It is the distance of the sum from zero.',
  'sign-do': 'Write the sign.',
  'sign-both-why': 'Both numbers have this sign, so the sum has it, too.',
  'sign-far-why': 'The number that is farther from zero gives its sign.',
  tops: 'This adds the numerators and adds the denominators. Does the size of the parts change?',
  sizes: 'This adds the distances from zero. Do the two numbers point the same way?',
  'turned-differ':
    'This adds the distances from zero and takes the sign of the second number. Do the two numbers point the same way?',
  'turned-same':
    'This subtracts the distances from zero, and it has the sign of neither number. Do the two numbers point the same way?',
  'sizes-same': 'This subtracts the distances from zero. Do the two numbers point the same way?',
  sign: 'The size fits. Which of the two numbers is farther from zero?',
  'sign-same': 'The size fits. Both numbers lie on one side of zero. On which side is their sum?',
  'sign-minus':
    'The size fits. Write the subtraction as adding the opposite. Which sign does the sum have then?',
  flips: 'This adds {y} itself. What is its opposite?',
  other: 'Write both fractions with one denominator. Then look at the signs.',
  'turn-do': 'Write the subtraction as adding the opposite.',
  'turn-why': 'Subtracting a number is the same as adding its opposite.',
  'change-do': 'Take the start away from the end. Write it as adding the opposite.',
  'change-why': 'A change leads from the start to the end, so it is the end minus the start.',
  'same-do': 'Write both with the denominator {under, number}.',
  'same-why': 'Parts of one size can be added.',
  'add-do': 'Add the signed numerators.',
  'add-why': 'The denominator names the parts and stays.',
  'write-do': 'Write the sum in lowest terms.',
  'write-sign-do': 'Write the sum with its sign.',
  'write-why': 'The sign of the sum comes from the number that is farther from zero.',
  final: 'It is {key}.',
  'final-ladder': 'It stops at {key}.',
  'final-change': 'The change is {key}.',
  'final-air': 'It is {key} degrees then.',
  'final-snow': 'It stands at {key} {feet}.',
  'far-robot':
    'A robot starts at {x} on a number line. It moves by {y} and then once more. Now it stands at {z}. By which signed number did it move the second time?',
  'far-water':
    'The water in a tank stands at {x} foot, measured from a mark. It {way, select, up {rises} other {falls}} by {size} foot and then changes a second time. Now it stands at {z} foot. Which signed number of feet is the second change?',
  'far-trail':
    'On a trail, positive miles are east of a hut and negative miles are west of it. A hiker is at {x} mile and moves by {y} mile and then once more. Now the hiker is at {z} mile. Which number stands for the last move?',
  'far-cards':
    'Three number cards have a sum of {z}. Two of them show {x} and {y}. Which number does the third one show?',
  'right-far': 'Together with {x} and {y}, it makes {z}.',
  'far-adds': 'This adds the first two numbers to {z}. Are they already counted in {z}?',
  'far-one': 'This leaves one of the known numbers out. Which numbers lead to {z}?',
  'far-sign': 'This has the opposite sign. Is {z} more or less than the sum of {x} and {y}?',
  'other-far': 'Add the first two numbers. How much is missing from there to {z}?',
  'both-do': 'Write the first two with one denominator.',
  'both-why': 'Parts of one size can be added.',
  'middle-do': 'Add them.',
  'middle-why': 'The denominator names the parts and stays.',
  'less-do': 'Write the missing number as a difference, and add the opposite.',
  'less-why': 'What is known is taken away from the whole.',
  'again-do': 'Write both with one denominator.',
  'again-why': 'Then only the signed numerators count.',
  'end-do': 'Check: add all three.',
  'end-why': 'They have to make {z}.',
  'last-do': 'Add them and write the sum in lowest terms.',
  'last-why': 'With this number, all three fit together.',
} as const;

type Params = SignedSum;
type Kit = Tools<keyof typeof text>;

/** Level 1 has equal denominators or tenths, level 2 different ones and mixed numbers, level 3 subtracts. */
export const m7RationalSum = numberSkill('m7-rational-sum', {
  version: 7,
  byHand: { levels: [1, 2], ask: 'hand-mark', without: 'picture' },
  form: 'number',
  text,
  draw: ({ level, random }): Params => drawSignedSum(level, random),
  build(params: Params, { level, step, distractor }) {
    const { ask, written, a, b, c, d, minus } = params;
    const added = minus ? -c : c;
    const under = commonMultiple(b, d);
    const [p, q] = [(a * under) / b, (added * under) / d];
    const isDecimal = written === 'decimals';
    const told = (top: number): string => (isDecimal ? signed(top / under) : signedFraction(top, under));
    const agree = a * added > 0;
    const size = agree ? Math.abs(Math.abs(p) - Math.abs(q)) : Math.abs(p) + Math.abs(q);
    const sizeOf = Math.sign(a) * size;
    const isTold = !minus && (ask === 'snow' || ask === 'air');
    const isPlace = isTold || (!minus && ask === 'ladder');
    const steps = [
      isTold && step('tell', 'the story', sumText(params)),
      ...(isDecimal ? decimalSteps(params, step) : fractionSteps(params, step)),
    ];
    // The subtraction is written as a wrong sum, and that sum is then found rightly.
    const asSum = (first: number, second: number) => {
      const sum: Params = { ...params, a: first, c: second, minus: false };
      const lines = isDecimal ? decimalSteps(sum, step) : fractionSteps(sum, step);
      return { work: [step('turn', sumText(params), sumText(sum)), ...lines] };
    };
    const work = [...steps.slice(0, -2), ...wrongSizeSteps(params, size, step)];
    return {
      words: {
        all: sumText(params),
        x: shown(written, a, b),
        y: shown(written, c, d),
        size: shown(written, Math.abs(c), d),
        way: c > 0 ? 'up' : 'down',
        under,
        key: typeset(told(p + q)),
        feet: Math.abs(p + q) > under ? 'feet' : 'foot',
      },
      question: minus ? `${ask}-minus` : ask,
      finalAnswer: isChange(params) ? 'final-change' : isPlace ? `final-${ask}` : 'final',
      diagram: level === 1 && Math.abs(a / b) < 2 ? lineOf(a / b) : null,
      answer: { value: told(p + q), reason: isDecimal ? 'right-decimal' : 'right' },
      drawn: { make: markOn(isDecimal ? {} : { parts: under }) },
      distractors: [
        minus && distractor('keeps-the-subtraction-and-flips-no-sign', told(p - q), 'flips', asSum(a, c)),
        !isDecimal &&
          distractor('adds-numerators-and-denominators', signedFraction(a + added, b + d), 'tops', {
            work: [
              ...steps.slice(0, -2).filter((one) => one && one.rule !== 'same'),
              ...topAndBottomSteps(params, step),
            ],
          }),
        !minus &&
          (agree
            ? distractor('subtracts-absolute-values-when-signs-agree', told(sizeOf), 'sizes-same', { work })
            : distractor('adds-absolute-values-when-signs-differ', told(sizeOf), 'sizes', { work })),
        isDecimal &&
          minus &&
          distractor('changes-the-sign-of-the-first-number', told(q - p), 'first', asSum(-a, -c)),
        distractor(
          isDecimal && !minus ? 'uses-the-wrong-sign' : 'slip',
          told(-p - q),
          minus ? 'sign-minus' : agree ? 'sign-same' : 'sign',
        ),
        isDecimal
          ? distractor('slip', told(-sizeOf), agree ? 'turned-same' : 'turned-differ')
          : distractor('slip', signedFraction(a + c, b + d), 'tops'),
      ],
      otherWrong: isDecimal ? 'other-decimal' : 'other',
      steps,
      claims: [`(${a})/${b} + (${added})/${d} = (${p + q})/${under}`],
    };
  },
  stretch: {
    draw: ({ random }): Middle => drawMiddle(random),
    build({ ask, a, b, c, d, e, f }: Middle, { step, distractor }) {
      const under = b * d * f;
      const [p, q, r] = [a * d * f, c * b * f, e * b * d];
      const key = signedFraction(r - p - q, under);
      const show = (top: number, bottom: number): string => typeset(signedFraction(top, bottom));
      const two = commonMultiple(b, d);
      const [s, t] = [(a * two) / b, (c * two) / d];
      const middle = signedFraction(s + t, two);
      const low = Number(middle.split('/')[1] ?? 1);
      const all = commonMultiple(low, f);
      const [u, v] = [(e * all) / f, ((s + t) * all) / two];
      const tex = (top: number, bottom: number): string => `$${fractionTex(top, bottom)}$`;
      const inParentheses = (top: number): string => (top < 0 ? `(−${-top})` : `${top}`);
      const plain = (top: number): string => (top < 0 ? `−${-top}` : `${top}`);
      return {
        words: {
          x: tex(a, b),
          y: tex(c, d),
          size: tex(Math.abs(c), d),
          way: c > 0 ? 'up' : 'down',
          z: tex(e, f),
          key: typeset(key),
        },
        question: ask,
        answer: { value: key, reason: 'right-far' },
        distractors: [
          distractor('keeps-the-subtraction-and-flips-no-sign', signedFraction(r + p + q, under), 'far-adds'),
          distractor('applies-only-the-first-step', signedFraction(r - p, under), 'far-one'),
          distractor('slip', signedFraction(p + q - r, under), 'far-sign'),
        ],
        otherWrong: 'other-far',
        steps: [
          b === d ? null : step('both', `${tex(a, b)} and ${tex(c, d)}`, `${tex(s, two)} and ${tex(t, two)}`),
          step('middle', `(${plain(s)} + ${inParentheses(t)}) ÷ ${two}`, show(s + t, two)),
          step('less', `${tex(e, f)} minus ${show(s + t, two)}`, `${tex(e, f)} plus ${show(-s - t, two)}`),
          step('again', `${tex(e, f)} and ${show(-s - t, two)}`, `${tex(u, all)} and ${tex(-v, all)}`),
          step('last', `(${plain(u)} + ${inParentheses(-v)}) ÷ ${all}`, typeset(key)),
          step('end', `${tex(a, b)}, ${tex(c, d)} and ${typeset(key)}`, tex(e, f)),
        ],
        claims: [`(${a})/${b} + (${c})/${d} + (${r - p - q})/${under} = (${e})/${f}`],
      };
    },
  },
});

/** A number as the problem writes it, as TeX without dollar signs or as a decimal. */
function bare(written: Written, top: number, bottom: number): string {
  if (written === 'decimals') return signed(top / bottom);
  const whole = Math.floor(Math.abs(top) / bottom);
  if (written === 'fractions' || whole === 0) return fractionTex(top, bottom);
  return `${top < 0 ? '-' : ''}${whole}${fractionTex(Math.abs(top) % bottom, bottom)}`;
}

function shown(written: Written, top: number, bottom: number): string {
  return written === 'decimals' ? bare(written, top, bottom) : `$${bare(written, top, bottom)}$`;
}

/** Both numbers and the sign between them; a negative second one stands in parentheses. */
function sumText({ written, a, b, c, d, minus }: Params): string {
  const [first, second] = [bare(written, a, b), bare(written, c, d)];
  if (written === 'decimals') return `${first} ${minus ? '−' : '+'} ${c < 0 ? `(${second})` : second}`;
  return `$${first} ${minus ? '-' : '+'} ${c < 0 ? `\\left(${second}\\right)` : second}$`;
}

/** Whether a later state is compared with an earlier one. */
function isChange({ ask, minus }: Params): boolean {
  return minus && (ask === 'snow' || ask === 'air');
}

/** The subtraction as a sum of the same two numbers. */
function turned(params: Params): Params {
  return { ...params, c: -params.c, minus: false };
}

function decimalSteps(params: Params, step: Kit['step']) {
  const { a, c, minus } = params;
  const sum = minus ? turned(params) : params;
  const [p, q] = [Math.abs(a), Math.abs(c)];
  const agree = a * sum.c > 0;
  const [large, small] = [Math.max(p, q) / 100, Math.min(p, q) / 100];
  return [
    minus && step('turn', sumText(params), sumText(sum), isChange(params) ? 'change' : 'turn'),
    step(
      'signs',
      `${shown('decimals', a, 100)} and ${shown('decimals', sum.c, 100)}`,
      agree ? 'the signs agree' : 'the signs differ',
      { do: 'signs-do', why: agree ? 'agree-why' : 'differ-why' },
    ),
    step('size', `${large} ${agree ? '+' : '−'} ${small}`, Math.abs(a + sum.c) / 100),
    step('sign', sumText(sum), signed((a + sum.c) / 100), {
      do: 'sign-do',
      why: agree ? 'sign-both-why' : 'sign-far-why',
    }),
  ];
}

/** The last lines of who adds the distances from zero where they are subtracted, or the other way around. */
function wrongSizeSteps({ written, a, b, c, d }: Params, size: number, step: Kit['step']) {
  const under = commonMultiple(b, d);
  const sizes = [(Math.abs(a) * under) / b, (Math.abs(c) * under) / d];
  const isDecimal = written === 'decimals';
  const [large, small] = [Math.max(...sizes), Math.min(...sizes)].map((one) => (isDecimal ? one / 100 : one));
  const told = isDecimal ? size / 100 : size;
  const line = `${large} ${a * c > 0 ? '−' : '+'} ${small}`;
  return isDecimal
    ? [
        step('size', line, told),
        step('sign', `the size ${told}, the sign of ${signed(a / 100)}`, signed(Math.sign(a) * told), {
          do: 'sign-do',
          why: 'sign-far-why',
        }),
      ]
    : [
        step('add', line, told),
        step(
          'write',
          `${told} over ${under}, the sign of $${fractionTex(a, b)}$`,
          typeset(signedFraction(Math.sign(a) * told, under)),
          { do: 'write-sign-do', why: 'write-why' },
        ),
      ];
}

/** The last lines of who adds above the bar and below it. */
function topAndBottomSteps(params: Params, step: Kit['step']) {
  const sum = { ...(params.minus ? turned(params) : params), written: 'fractions' } as const;
  const { a, b, c, d } = sum;
  const apart = `${signed(a)} + ${bracketed(c)} over ${b} + ${d}`;
  const together = `${signed(a + c)} over ${b + d}`;
  return [
    step('add-all', sumText(sum), apart, 'add'),
    step('add', apart, together),
    step('write', together, typeset(signedFraction(a + c, b + d)), { do: 'write-sign-do', why: 'write-why' }),
  ];
}

function fractionSteps(params: Params, step: Kit['step']) {
  const { written, a, b, d, minus } = params;
  const sum = minus ? turned(params) : params;
  const under = commonMultiple(b, d);
  const [p, q] = [(a * under) / b, (sum.c * under) / d];
  const key = signedFraction(p + q, under);
  const isLowest = key.replace('−', '-') === `${p + q}/${under}`;
  const fractions = { ...sum, written: 'fractions' } as const;
  const pair = (one: string, other: string): string => `$${one}$ and $${other}$`;
  return [
    minus && step('turn', sumText(params), sumText(sum), isChange(params) ? 'change' : 'turn'),
    written === 'mixed' && step('improper', sumText(sum), sumText(fractions)),
    b !== d &&
      step(
        'same',
        pair(fractionTex(a, b), fractionTex(sum.c, d)),
        pair(fractionTex(p, under), fractionTex(q, under)),
      ),
    step('add', `${signed(p)} + ${bracketed(q)}`, signed(p + q)),
    step('write', `${signed(p + q)} over ${under}`, typeset(key), {
      do: isLowest ? 'write-sign-do' : 'write-do',
      why: 'write-why',
    }),
  ];
}

function lineOf(at: number) {
  return numberLineOf({ min: -2, max: 2, points: [{ at, label: null }] });
}
