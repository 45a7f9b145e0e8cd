/**
 * A skill that works and passes every check as it stands: scaling a recipe. An author changes its words and numbers
 * one by one and runs the check after each.
 */
export function skillTemplate(slug: string): string {
  return `import { defineSkill, drawName, takeDistractors } from '../../src/authoring.ts';

/** Level 1 and 2 scale up, level 3 asks for the other ingredient. Say here what each level asks. */
export const ${camel(slug)} = defineSkill({
  id: '${slug}',
  version: 1,
  form: 'integer',
  text: {
    en: {
      headline: 'Scale a recipe',
      told: '{name} mixes {a} cups of oats with {b} cups of milk.',
      grow: '{name} makes more. It now has {target} cups of {known}.',
      ask: 'How many cups of {asked} go in?',
      right: 'Both amounts grow by the same factor, {factor}.',
      added:
        'This adds the same {more} cups to both amounts. A recipe tastes the same when both are multiplied. What turns {from} into {target}?',
      scaled: 'This uses {wrong} as the factor. Look again: what times {from} gives {target}?',
      unchanged: 'This keeps the first amount of {asked}. There is more {known} now. What must happen to the other amount?',
      target: 'This repeats the amount of {known}. The question asks about {asked}. How did the first amounts compare?',
      other: 'Find what turns {from} into {target}. Then do the same to the other amount.',
      'factor-do': 'Find what turns {from} into {target}.',
      'factor-why': 'Equal recipes multiply both amounts by one number.',
      'scale-do': 'Do the same to {start}.',
      'scale-why': 'Only then does the recipe taste the same.',
      'check-do': 'Divide to check the factor.',
      'check-why': 'The same factor must come back.',
      final: '{name} needs {answer} cups of {asked}.',
    },
  },
  draw({ level, random }) {
    const most = level === 1 ? 9 : 12;
    const a = random.int(2, most);
    const b = random.int(2, most - 1);
    return { name: drawName(random), a, b: b >= a ? b + 1 : b, factor: random.int(2, level === 1 ? 5 : 9) };
  },
  build({ name, a, b, factor }, { level, say }) {
    const turned = level === 3;
    const [from, start] = turned ? [b, a] : [a, b];
    const [known, asked] = turned ? ['milk', 'oats'] : ['oats', 'milk'];
    const target = from * factor;
    const answer = start * factor;
    const more = target - from;
    const words = { known, asked, from, target };
    return {
      headline: say('headline'),
      question: [say('told', { name, a, b }), say('grow', { name, ...words }), say('ask', words)],
      diagram: null,
      answer: { form: 'integer', value: String(answer), unit: 'cups', reason: say('right', { factor }) },
      distractors: takeDistractors(answer, [
        {
          misconception: 'continues-with-a-constant-difference',
          value: start + more,
          reason: say('added', { more, ...words }),
        },
        {
          misconception: 'uses-the-wrong-scale-factor',
          value: start * (factor + 1),
          reason: say('scaled', { wrong: factor + 1, ...words }),
        },
        { misconception: 'slip', value: start, reason: say('unchanged', words) },
        { misconception: 'slip', value: target, reason: say('target', words) },
      ]),
      otherWrong: say('other', words),
      steps: [
        {
          rule: 'find-factor',
          before: \`\${target} ÷ \${from}\`,
          after: String(factor),
          instruction: say('factor-do', words),
          explanation: say('factor-why'),
        },
        {
          rule: 'scale',
          before: \`\${start} × \${factor}\`,
          after: String(answer),
          instruction: say('scale-do', { start }),
          explanation: say('scale-why'),
        },
        {
          rule: 'check',
          before: \`\${answer} ÷ \${start}\`,
          after: String(factor),
          instruction: say('check-do'),
          explanation: say('check-why'),
        },
      ],
      finalAnswer: say('final', { name, answer, asked }),
      claims: [\`\${from} * \${factor} = \${target}\`, \`\${start} * \${factor} = \${answer}\`, \`\${target} - \${from} = \${more}\`],
    };
  },
});
`;
}

function camel(slug: string): string {
  return slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
