import type { ImportedItem } from './imported-item.ts';

type DraftOptions = { slug: string; source: string; items: readonly ImportedItem[] };

/** A skill whose level draws one of the imported items. What the source did not say stands as `{FILL: …}`. */
export function skillDraft({ slug, source, items }: DraftOptions): string {
  const form = formOf(items);
  const size = items.length;
  const kind = form === 'choice' ? 'choiceSkill' : 'numberSkill';
  return `import { ${kind} } from '../../src/kit/index.ts';

/**
 * Imported from ${source}. Each FILL mark says what the source did not: fill it in, sort the items into levels, and name
 * at least two misconceptions an item (src/misconceptions.ts) where it says 'slip'.
 */
const items = [
${items.map(itemText).join('\n')}
] as const;

export const ${camel(slug)} = ${kind}('${slug}', {
  version: 1,
  ${form === 'choice' ? '' : `form: '${form}',`}
  finite: { 1: ${size}, 2: ${size}, 3: ${size} },
  text: {
    headline: '{FILL: two to four words that say what is done}',
    question: '{text}',
    choice: '{text}',
    reason: '{text}',
    step: '{text}',
    other: '{FILL: the next thing to look at}',
    final: 'The answer is {answer}.',
  },
  draw: ({ random }) => ({ item: random.int(0, items.length - 1) }),
  build({ item }, { say, step, distractor }) {
    const { question, answer, right, wrong, steps } = items[item] ?? items[0];
    return {
      words: { answer: answer.text },
      question: say('question', { text: question }),
      answer: {
        value: answer.value,
        ${form === 'choice' ? "text: say('choice', { text: answer.text })," : ''}
        reason: say('reason', { text: right }),
      },
      distractors: wrong.map(({ misconception, value, ${form === 'choice' ? 'text, ' : ''}reason }) =>
        distractor(misconception, value, say('reason', { text: reason })${form === 'choice' ? ", say('choice', { text })" : ''}),
      ),
      steps: steps.map(({ before, after, instruction, explanation }) =>
        step('step', before, after, {
          do: say('step', { text: instruction }),
          why: say('step', { text: explanation }),
        }),
      ),
      claims: [],
    };
  },
});
`;
}

/** A bank holds choices or numbers; the command writes one draft for each. */
function formOf(items: readonly ImportedItem[]): 'choice' | 'integer' | 'decimal' {
  if (items.some(({ answer }) => answer.kind === 'choice')) return 'choice';
  const whole = items.every(({ answer }) => answer.kind === 'numeric' && !answer.value.includes('.'));
  return whole ? 'integer' : 'decimal';
}

const leastWrong = 3;

function itemText({ title, question, answer, wrong, feedback, line }: ImportedItem): string {
  const shown = answer.kind === 'choice' ? answer.text : answer.value;
  const value = answer.kind === 'choice' ? 'right' : answer.value;
  const given = wrong.map(({ text, feedback: said }, at) => ({
    value: answer.kind === 'choice' ? `wrong-${at + 1}` : text,
    text,
    misconception: 'slip',
    reason: said ?? '{FILL: what this answer suggests was done, then what to look at next}',
  }));
  const missing = Array.from({ length: Math.max(0, leastWrong - given.length) }, () => ({
    value: '{FILL: the value a named misconception leads to}',
    text: '{FILL: the same value as it is shown}',
    misconception: 'slip',
    reason: '{FILL: what this answer suggests was done, then what to look at next}',
  }));
  const step = (place: string, after: string) => ({
    before: '',
    after,
    instruction: `{FILL: ${place}: what to do}`,
    explanation: '{FILL: why it is allowed}',
  });
  const item = {
    question,
    answer: { value, text: shown },
    right: feedback ?? '{FILL: one sentence on why it is right}',
    wrong: [...given, ...missing],
    steps: [step('first step', '{FILL: what it becomes}'), step('second step', shown), step('check', shown)],
  };
  return `  // ${title.replace(/\s+/g, ' ')} (line ${line})\n  ${JSON.stringify(item, null, 2)},`;
}

function camel(slug: string): string {
  return slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
