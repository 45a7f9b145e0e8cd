import { argueFor, numberSkill, type SentenceArgs, type Tools } from '../../src/kit/index.ts';
import { lowestTerms } from '../../src/numbers/lowest-terms.ts';
import { type SteadyPair, steadyPairs } from '../../src/scenes/rates/steady-pairs.ts';

/**
 * The marks are 0 to `last` steps; `given` steps carry both labels, `asked` steps carry one. `fits` says whether a pair
 * that is judged by hand stands at one mark.
 */
type Params = {
  pair: SteadyPair;
  upper: number;
  lower: number;
  given: number;
  asked: number;
  last: number;
  fits?: boolean;
};

/** Level 1 labels the first mark, level 2 a later one, level 3 asks back from the lower line with few labels. */
export const m6DoubleNumberLineRead = numberSkill('m6-double-number-line-read', {
  version: 7,
  byHand: { levels: [1, 2], ask: 'hand-judge', share: 40 },
  form: 'integer',
  scenes: [steadyPairs],
  text: {
    headline: 'Read the double number line',
    ask: 'How many {y} go with {target, number} {x}?',
    'hand-judge': [
      'Do {claimed, number} {y} stand at the same mark as {target, number} {x}? Choose a claim, what shows it, and why.',
      'Somebody says that {claimed, number} {y} go with {target, number} {x}. Choose a claim, what shows it, and why.',
    ],
    'claim-fits': 'Yes, they belong together.',
    'claim-fails': 'No, they do not belong together.',
    'shows-steps': 'From mark to mark, {x} grow by {stepX, number} and {y} by {stepY, number}.',
    'shows-alike': 'From mark to mark, {x} and {y} both grow by {stepX, number}.',
    'since-ratio': 'The values at each mark form equivalent ratios.',
    'since-difference': 'The values at each mark have the same difference.',
    'since-first': 'Only the first marks have to fit the ratio.',
    'not-first': 'Look at later marks too. Do both lines go on in the same steps as before?',
    told: 'There are {low, number} {lowName} for {high, number} {highName}.',
    right:
      'One mark stands for {stepX, number} {x} and {stepY, number} {y}, and {asked, number} marks give this value.',
    'wrong-scale':
      'This goes on in steps of the {x}. The line for {y} has steps of its own. How much does one mark add there?',
    nearest:
      'This is the value at the labeled mark. The question is about another mark. How many steps lie between?',
    'one-line': 'This reads the line for {x}. What stands at the same mark on the line for {y}?',
    'one-step': 'This stops one mark away. Count the marks from zero again. How many steps are there?',
    other: 'Find what one mark adds on each line. Then count the marks from zero.',
    'other-more': 'Find what one mark adds on each line. Then count the marks between the two values.',
    'pair-do': 'Find two values that stand at the same mark.',
    'pair-why': 'Values at the same mark belong together.',
    'step-do': 'Find what one mark adds on the line for {y}.',
    'step-why': 'All marks on a line are the same distance apart.',
    'count-do': 'Count the marks from zero to {target, number} {x}.',
    'count-why': 'The marks on both lines stand at the same places.',
    'value-do': 'Multiply the step by the number of marks.',
    'value-why': 'Every mark adds the same amount.',
    'check-do': 'Check that both pairs have the same ratio.',
    'check-why': 'All marks of a double number line show equivalent ratios.',
    final: '{value, number} {y}',
    'ask-more': [
      'How many more {y} go with {target, number} {x} than with {less, number} {x}?',
      'With {less, number} {x} there are fewer {y} than with {target, number} {x}. How many fewer?',
      'The number of {x} grows from {less, number} to {target, number}. How many {y} are added?',
      'First there are {less, number} {x}, and then {target, number}. How many {y} are added?',
    ],
    'right-more':
      'From {less, number} to {target, number} {x} the marks add {value, number} {y}, {stepY, number} at each mark.',
    'one-line-more': 'This is how many {x} are added. How many {y} does one mark add?',
    'nearest-more':
      'This is the number of {y} that the question gives. How many marks lie between the two values asked about?',
    'all-more':
      'This goes with all {target, number} {x}. The question asks only for what is added. From where on?',
    'step-x-do': 'Find what one mark adds on the line for {x}.',
    'between-do': 'Find how many {x} lie between the two values.',
    'between-why': 'Only these are added.',
    'marks-do': 'Find how many marks that is.',
    'marks-why': 'Every mark adds {stepX, number} {x}.',
    'values-do': 'Check with the two values themselves.',
    'values-why': 'Their difference must be the same number.',
  },
  draw({ level, random }) {
    const upper = random.int(2, level === 1 ? 5 : 9);
    const lower = upper + random.int(1, level === 1 ? 6 : 8);
    const given = level === 1 ? 1 : random.int(2, 3);
    const asked = given + random.int(level === 1 ? 2 : 1, 3);
    return {
      pair: random.pick(steadyPairs.list),
      upper,
      lower,
      given,
      asked,
      last: asked + (level === 3 ? 0 : 1),
      ...(level < 3 && { fits: random.chance(50) }),
    };
  },
  build({ pair, upper, lower, given, asked, last, fits = true }: Params, { level, say, step, distractor }) {
    // x is the line that is told, y the line that is asked for.
    const back = level === 3;
    const [x, y] = back ? [pair.y, pair.x] : [pair.x, pair.y];
    const [stepX, stepY] = back ? [lower, upper] : [upper, lower];
    const [value, target, p, q] = [stepY * asked, stepX * asked, stepX * given, stepY * given];
    const told = { low: lower * given, high: upper * given, lowName: pair.y, highName: pair.x };
    const misread = q + stepX * (asked - given);
    const words = { x, y, target, value, asked, stepX, stepY, claimed: fits ? value : misread };
    const labelOf = (stride: number, size: number): string =>
      stride === 0 || stride === given || !back ? String(stride * size) : '';
    const lowerLabel = (stride: number): string | null => {
      if (stride === asked) return back ? String(stride * lower) : null;
      return stride === given || stride === 0 ? String(stride * lower) : '';
    };
    return {
      words,
      question: [`${pair.key}-facts`, say('told', told), 'ask'],
      diagram: {
        kind: 'double-number-line',
        upper: pair.xTitle,
        lower: pair.yTitle,
        ticks: Array.from({ length: last + 1 }, (_, stride) => ({
          at: (stride / last) * 0.98,
          upper: back && stride === asked ? null : labelOf(stride, upper),
          lower: lowerLabel(stride),
        })),
        marked: [given],
        arrow: null,
      },
      answer: { value, unit: y },
      drawn: { make: judged(fits, { say, distractor }, words) },
      distractors: [
        distractor('adds-equal-steps-from-the-wrong-scale', misread, 'wrong-scale'),
        distractor('reads-the-nearest-labeled-mark', q, 'nearest'),
        distractor('scales-only-one-line', target, 'one-line'),
      ],
      steps: [
        step('find-pair', '', `${p} ${x} and ${q} ${y}`, 'pair'),
        back && step('find-step-x', `${p} ÷ ${given}`, stepX, { do: 'step-x-do', why: 'step-why' }),
        given === 1 ? null : step('find-step', `${q} ÷ ${given}`, stepY, 'step'),
        step('count-marks', `${target} ÷ ${stepX}`, asked, 'count'),
        step('multiply-step', `${stepY} × ${asked}`, value, 'value'),
        step(
          'check-ratio',
          `${p}:${q} and ${target}:${value}`,
          `${lowestTerms(p, q)} and ${lowestTerms(target, value)}`,
          'check',
        ),
      ],
      claims: [`${p}/${q} = ${target}/${value}`, `${q}/${given} = ${stepY}`, `${p}/${given} = ${stepX}`],
    };
  },
  stretch: {
    draw({ random }) {
      return random.until(() => {
        const [upper, given] = [random.int(2, 9), random.int(2, 3)];
        const [lower, fewer] = [upper + random.int(1, 8), given + random.int(1, 3)];
        const asked = fewer + random.int(2, 4);
        const marks = asked - fewer;
        const values = [lower * marks, upper * marks, lower * given, lower * asked];
        const pair = random.pick(steadyPairs.list);
        // The words for the picture count its marks.
        const isHidden = values[0] !== asked + 1;
        return isHidden && new Set(values).size === values.length
          ? { pair, upper, lower, given, fewer, asked }
          : null;
      });
    },
    build({ pair, upper, lower, given, fewer, asked }, { say, step, distractor }) {
      const { x, y } = pair;
      const [p, q, target, less] = [upper * given, lower * given, upper * asked, upper * fewer];
      const [between, marks] = [target - less, asked - fewer];
      const [value, all, before] = [lower * marks, lower * asked, lower * fewer];
      const told = { low: q, high: p, lowName: y, highName: x };
      return {
        words: { x, y, target, less, value, stepX: upper, stepY: lower },
        question: [`${pair.key}-facts`, say('told', told), 'ask-more'],
        diagram: {
          kind: 'double-number-line',
          upper: pair.xTitle,
          lower: pair.yTitle,
          ticks: Array.from({ length: asked + 1 }, (_, stride) => ({
            at: (stride / asked) * 0.98,
            upper: stride === 0 || stride === given ? String(stride * upper) : '',
            lower: stride === 0 || stride === given ? String(stride * lower) : '',
          })),
          marked: [given],
          arrow: null,
        },
        answer: { value, unit: y, reason: 'right-more' },
        distractors: [
          distractor('scales-only-one-line', between, 'one-line-more'),
          distractor('reads-the-nearest-labeled-mark', q, 'nearest-more'),
          distractor('slip', all, 'all-more'),
        ],
        otherWrong: 'other-more',
        steps: [
          step('find-pair', '', `${p} ${x} and ${q} ${y}`, 'pair'),
          step('find-step-x', `${p} ÷ ${given}`, upper, { do: 'step-x-do', why: 'step-why' }),
          step('find-step', `${q} ÷ ${given}`, lower, 'step'),
          step('between', `${target} − ${less}`, between),
          step('count-marks', `${between} ÷ ${upper}`, marks, 'marks'),
          step('multiply-step', `${lower} × ${marks}`, value, 'value'),
          step('check-values', `${all} − ${before}`, value, 'values'),
        ],
        claims: [
          `${p}/${q} = ${between}/${value}`,
          `${lower} * ${asked} = ${all}`,
          `${lower} * ${fewer} = ${before}`,
        ],
      };
    },
  },
});

type ArgumentKey =
  | `claim-${'fits' | 'fails'}`
  | `shows-${'steps' | 'alike'}`
  | `since-${'ratio' | 'difference' | 'first'}`
  | 'wrong-scale'
  | 'one-line'
  | 'not-first';

/** Whether two values stand at one mark is seen by the steps of both lines, each its own. */
function judged(
  fits: boolean,
  { say, distractor }: Pick<Tools<ArgumentKey>, 'say' | 'distractor'>,
  words: SentenceArgs,
) {
  const claims = [say('claim-fits'), say('claim-fails')];
  return argueFor({
    claims: fits ? claims : claims.toReversed(),
    evidence: [say('shows-steps', words), say('shows-alike', words)],
    reasons: [say('since-ratio'), say('since-difference'), say('since-first')],
    wrong: [
      {
        by: distractor('adds-equal-steps-from-the-wrong-scale', 1, say('wrong-scale', words)),
        made: [1, 1, 1],
      },
      { by: distractor('scales-only-one-line', 2, say('one-line', words)), made: [1, 1, 0] },
      { by: distractor('slip', 3, 'not-first'), made: [0, 0, 2] },
    ],
  });
}
