import { expect, test } from 'vitest';
import { testGlossary } from './testing-glossary.ts';

const { questionWords } = testGlossary;
const mostWords = 40;

test.each(questionWords.map((one) => [one.names[0], one] as const))(
  '%s is told in one or two short sentences, and its sense can be looked for',
  (_, { names, where, says }) => {
    expect(names.every((name) => name === name.toLowerCase())).toBe(true);
    expect(says).toMatch(/^[A-Z].*\.$/s);
    expect(says.split(/\s+/).length).toBeLessThanOrEqual(mostWords);
    expect(() => new RegExp(where ?? '')).not.toThrow();
  },
);

test('of two senses of one name the one without a pattern comes last, so that both can be told', () => {
  const plain = questionWords.flatMap(({ names, where }, at) =>
    where === undefined ? [[names[0], at] as const] : [],
  );
  for (const [name, at] of plain)
    expect(
      questionWords.slice(at + 1).some(({ names }) => names[0] === name),
      name,
    ).toBe(false);
});
