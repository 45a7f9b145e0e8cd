import { type Distractor, defineSkill, drawLetter, signed } from '../../src/authoring.ts';

const scenes = ['trail', 'cider', 'wire', 'seeds', 'relay', 'music'] as const;

/** The equation is x / d = halves / 2. */
type Params = { scene: (typeof scenes)[number]; letter: string; d: number; halves: number; turned: boolean };

/** Level 1 solves x/d = q, level 2 tells it as a story, level 3 has a quotient with a half. */
export const m6SolveDivideEquation = defineSkill({
  id: 'm6-solve-divide-equation',
  version: 1,
  form: 'integer',
  text: {
    en: {
      headline: 'Undo a division',
      solve: 'Solve {equation}. Which value of {x} makes it true?',
      trail:
        'A trail of {x} miles has {d, number} equal parts. Each part is {q} miles long, so {equation}. What is {x}?',
      cider:
        '{x} cups of cider fill {d, number} jars equally. Each jar holds {q} cups, so {equation}. What is {x}?',
      wire: 'A wire of {x} inches is cut into {d, number} equal parts. Each part is {q} inches long, so {equation}. What is {x}?',
      seeds:
        '{x} ounces of seeds are shared by {d, number} gardens. Each gets {q} ounces, so {equation}. What is {x}?',
      relay:
        '{d, number} runners share a course of {x} miles equally. Each runs {q} miles, so {equation}. What is {x}?',
      music:
        '{x} minutes of music fill {d, number} equal parts of a show. Each part is {q} minutes long, so {equation}. What is {x}?',
      right: 'This value divided by {d, number} is {q}.',
      divides: 'This divides by {d, number} once more. What undoes dividing?',
      subtracts: 'This takes {d, number} away. But {x} was divided by {d, number}. What undoes dividing?',
      adds: 'This adds {d, number}. That would undo taking {d, number} away. What was done to {x} here?',
      result: 'This is one of the equal parts. What were all of them together?',
      other: 'See what {x} is divided by. Then undo it on both sides.',
      'see-do': 'See what was done to {x}.',
      'see-why': 'The bar of a fraction means to divide.',
      'undo-do': 'Multiply both sides by {d, number}.',
      'undo-why': 'Multiplying undoes dividing, and both sides stay equal.',
      'work-do': 'Work out the value of {x}.',
      'work-why': 'Now {x} stands alone.',
      'check-do': 'Put the value in for {x}.',
      'check-why': 'Both sides have to be equal.',
      final: 'The value of {x} is {value}.',
    },
  },
  draw({ level, random }): Params {
    const common = {
      scene: random.pick(scenes),
      letter: drawLetter(random),
      turned: level === 1 && random.chance(40),
    };
    if (level === 3) {
      const d = random.pick([2, 4, 6, 8]);
      return { ...common, d, halves: 2 * (leastQuotient(d) + random.int(0, 12)) + 1 };
    }
    const d = random.int(2, 9);
    // Up to four, dividing once more still gives a believable whole number.
    const q = d <= 4 ? d * random.int(2, 9) : leastQuotient(d) + random.int(0, 12);
    return { ...common, d, halves: 2 * q };
  },
  build({ scene, letter, d, halves, turned }: Params, { level, say }) {
    const q = halves / 2;
    const x = q * d;
    const fraction = `\\frac{${letter}}{${d}}`;
    const equation = turned ? `$${q} = ${fraction}$` : `$${fraction} = ${q}$`;
    const words = { x: `$${letter}$`, d, q: String(q), value: String(x), equation };
    const entry = (key: 'divides' | 'subtracts' | 'adds' | 'result', value: number) => ({
      value: signed(value),
      reason: say(key, words),
    });
    const divides = Number.isInteger(q / d) && d <= 4;
    const wrong: readonly Distractor[] = [
      ...(divides
        ? ([{ misconception: 'divides-by-the-number-again', ...entry('divides', q / d) }] as const)
        : []),
      { misconception: 'subtracts-the-number', ...entry('subtracts', q - d) },
      { misconception: 'adds-the-number', ...entry('adds', q + d) },
      { misconception: 'slip', ...entry('result', q) },
    ];
    const step = (name: 'see' | 'undo' | 'work' | 'check', before: string, after: string) => ({
      ...{ rule: name, before, after },
      instruction: say(`${name}-do`, words),
      explanation: say(`${name}-why`, words),
    });
    return {
      headline: say('headline'),
      question: say(level === 1 ? 'solve' : scene, words),
      diagram: null,
      answer: { form: 'integer', value: String(x), reason: say('right', words) },
      distractors: wrong,
      steps: [
        step('see', `$${fraction}$`, `$${letter} \\div ${d}$`),
        step('undo', equation, `$${letter} = ${q} \\times ${d}$`),
        step('work', `${q} × ${d}`, String(x)),
        step('check', `${x} ÷ ${d}`, String(q)),
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other', words),
      claims: [`${q} * ${d} = ${x}`],
    };
  },
});

/** From here on, q − d is no less than a twentieth of q · d. */
function leastQuotient(d: number): number {
  return Math.ceil((20 * d) / (20 - d));
}
