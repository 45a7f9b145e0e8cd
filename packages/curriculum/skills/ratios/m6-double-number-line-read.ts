import { defineSkill, type SteadyPair, steadyPairs, steadyPairText } from '../../src/authoring.ts';

/** The marks are 0 to `last` steps; `given` steps carry both labels, `asked` steps carry one. */
type Params = { pair: SteadyPair; upper: number; lower: number; given: number; asked: number; last: number };

/** Level 1 labels one step, level 2 a later mark, level 3 labels few marks and asks beyond them. */
export const m6DoubleNumberLineRead = defineSkill({
  id: 'm6-double-number-line-read',
  version: 1,
  form: 'integer',
  text: {
    en: {
      ...steadyPairText,
      headline: 'Read the double number line',
      ask: 'How many {y} belong to {target, number} {x}?',
      told: 'There are {q, number} {y} for {p, number} {x}.',
      right:
        'One mark stands for {stepX, number} {x} and {stepY, number} {y}, and {asked, number} marks give this value.',
      'wrong-scale':
        'This goes on in steps of the {x}. The line for {y} has steps of its own. How much does one mark add there?',
      nearest:
        'This is the value at the labeled mark. The question is about another mark. How many steps lie between?',
      'one-line': 'This reads the line for {x}. Go straight across to the line for {y}. What stands there?',
      'one-step': 'This stops one mark away. Count the marks from zero again. How many steps are there?',
      other: 'Find what one mark adds on the line for {y}. Then count the marks from zero.',
      'pair-do': 'Find two values that stand at the same mark.',
      'pair-why': 'Values at the same mark belong together.',
      'step-do': 'Find what one mark adds on the line for {y}.',
      'step-why': 'All marks on a line are the same distance apart.',
      'count-do': 'Count the marks from zero to {target, number} {x}.',
      'count-why': 'The marks on both lines stand at the same places.',
      'value-do': 'Multiply the step by the number of marks.',
      'value-why': 'Every mark adds the same amount.',
      final: '{value, number} {y}',
    },
  },
  draw({ level, random }) {
    const upper = random.int(2, level === 1 ? 5 : 9);
    const lower = upper + random.int(1, level === 1 ? 6 : 8);
    const given = level === 1 ? 1 : random.int(2, 3);
    const asked = given + random.int(level === 1 ? 2 : 1, 3);
    return {
      pair: random.pick(steadyPairs),
      upper,
      lower,
      given,
      asked,
      last: asked + (level === 3 ? 0 : 1),
    };
  },
  build({ pair, upper, lower, given, asked, last }: Params, { level, say }) {
    const value = lower * asked;
    const target = upper * asked;
    const [p, q] = [upper * given, lower * given];
    const words = { x: pair.x, y: pair.y, target, value, p, q, asked, stepX: upper, stepY: lower };
    const labelOf = (step: number, size: number): string => {
      if (step === 0 || step === given || level < 3) return String(step * size);
      return '';
    };
    return {
      headline: say('headline'),
      question: [say(`${pair.key}-facts`), say('told', words), say('ask', words)],
      diagram: {
        kind: 'double-number-line',
        upper: pair.xTitle,
        lower: pair.yTitle,
        ticks: Array.from({ length: last + 1 }, (_, step) => ({
          at: (step / last) * 0.98,
          upper: step === asked ? String(target) : labelOf(step, upper),
          lower: step === asked ? null : step === given || step === 0 ? String(step * lower) : '',
        })),
        marked: [given],
        arrow: null,
      },
      answer: { form: 'integer', value: String(value), unit: pair.y, reason: say('right', words) },
      distractors: [
        {
          misconception: 'adds-equal-steps-from-the-wrong-scale',
          value: String(q + upper * (asked - given)),
          reason: say('wrong-scale', words),
        },
        { misconception: 'reads-the-nearest-labeled-mark', value: String(q), reason: say('nearest') },
        { misconception: 'scales-only-one-line', value: String(target), reason: say('one-line', words) },
      ],
      steps: [
        {
          rule: 'find-pair',
          before: '',
          after: `${p} ${pair.x} and ${q} ${pair.y}`,
          instruction: say('pair-do'),
          explanation: say('pair-why'),
        },
        {
          rule: 'find-step',
          before: `${q} ÷ ${given}`,
          after: String(lower),
          instruction: say('step-do', words),
          explanation: say('step-why'),
        },
        {
          rule: 'count-marks',
          before: `${target} ÷ ${upper}`,
          after: String(asked),
          instruction: say('count-do', words),
          explanation: say('count-why'),
        },
        {
          rule: 'multiply-step',
          before: `${lower} × ${asked}`,
          after: String(value),
          instruction: say('value-do'),
          explanation: say('value-why'),
        },
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other', words),
      claims: [`${p}/${q} = ${target}/${value}`, `${q}/${given} = ${lower}`],
    };
  },
});
