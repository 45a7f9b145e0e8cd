import {
  defineSkill,
  lowestTerms,
  type SteadyPair,
  steadyPairs,
  steadyPairText,
} from '../../src/authoring.ts';

/** The marks are 0 to `last` steps; `given` steps carry both labels, `asked` steps carry one. */
type Params = { pair: SteadyPair; upper: number; lower: number; given: number; asked: number; last: number };

/** Level 1 labels the first mark, level 2 a later one, level 3 asks back from the lower line with few labels. */
export const m6DoubleNumberLineRead = defineSkill({
  id: 'm6-double-number-line-read',
  version: 2,
  form: 'integer',
  text: {
    en: {
      ...steadyPairText,
      headline: 'Read the double number line',
      ask: 'How many {y} go with {target, number} {x}?',
      told: 'There are {low, number} {lowName} for {high, number} {highName}.',
      right:
        'One mark stands for {stepX, number} {x} and {stepY, number} {y}, and {asked, number} marks give this value.',
      'wrong-scale':
        'This goes on in steps of the {x}. The line for {y} has steps of its own. How much does one mark add there?',
      nearest:
        'This is the value at the labeled mark. The question is about another mark. How many steps lie between?',
      'one-line': 'This reads the line for {x}. Go straight across to the line for {y}. What stands there?',
      'one-step': 'This stops one mark away. Count the marks from zero again. How many steps are there?',
      other: 'Find what one mark adds on each line. Then count the marks from zero.',
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
    // x is the line that is told, y the line that is asked for.
    const back = level === 3;
    const [x, y] = back ? [pair.y, pair.x] : [pair.x, pair.y];
    const [stepX, stepY] = back ? [lower, upper] : [upper, lower];
    const [value, target, p, q] = [stepY * asked, stepX * asked, stepX * given, stepY * given];
    const told = { low: lower * given, high: upper * given, lowName: pair.y, highName: pair.x };
    const words = { x, y, target, value, asked, stepX, stepY };
    const labelOf = (step: number, size: number): string =>
      step === 0 || step === given || !back ? String(step * size) : '';
    const lowerLabel = (step: number): string | null => {
      if (step === asked) return back ? String(step * lower) : null;
      return step === given || step === 0 ? String(step * lower) : '';
    };
    return {
      headline: say('headline'),
      question: [say(`${pair.key}-facts`), say('told', told), say('ask', words)],
      diagram: {
        kind: 'double-number-line',
        upper: pair.xTitle,
        lower: pair.yTitle,
        ticks: Array.from({ length: last + 1 }, (_, step) => ({
          at: (step / last) * 0.98,
          upper: back && step === asked ? null : labelOf(step, upper),
          lower: lowerLabel(step),
        })),
        marked: [given],
        arrow: null,
      },
      answer: { form: 'integer', value: String(value), unit: y, reason: say('right', words) },
      distractors: [
        {
          misconception: 'adds-equal-steps-from-the-wrong-scale',
          value: String(q + stepX * (asked - given)),
          reason: say('wrong-scale', words),
        },
        { misconception: 'reads-the-nearest-labeled-mark', value: String(q), reason: say('nearest') },
        { misconception: 'scales-only-one-line', value: String(target), reason: say('one-line', words) },
      ],
      steps: [
        {
          rule: 'find-pair',
          before: '',
          after: `${p} ${x} and ${q} ${y}`,
          instruction: say('pair-do'),
          explanation: say('pair-why'),
        },
        ...(given === 1
          ? []
          : [
              {
                rule: 'find-step',
                before: `${q} ÷ ${given}`,
                after: String(stepY),
                instruction: say('step-do', words),
                explanation: say('step-why'),
              },
            ]),
        {
          rule: 'count-marks',
          before: `${target} ÷ ${stepX}`,
          after: String(asked),
          instruction: say('count-do', words),
          explanation: say('count-why'),
        },
        {
          rule: 'multiply-step',
          before: `${stepY} × ${asked}`,
          after: String(value),
          instruction: say('value-do'),
          explanation: say('value-why'),
        },
        {
          rule: 'check-ratio',
          before: `${p}:${q} and ${target}:${value}`,
          after: `${lowestTerms(p, q)} and ${lowestTerms(target, value)}`,
          instruction: say('check-do'),
          explanation: say('check-why'),
        },
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other', words),
      claims: [`${p}/${q} = ${target}/${value}`, `${q}/${given} = ${stepY}`, `${p}/${given} = ${stepX}`],
    };
  },
});
