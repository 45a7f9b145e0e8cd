import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { solve } from '@playforward/math';
import { expect, test } from 'vitest';
import { sameAnswer } from '../bench/solve/same-answer.ts';

const folder = join(import.meta.dirname, '../../packages/math/corpus');

/** Every problem of the corpora once. */
const problems = [
  ...new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.jsonl'))
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
      .flatMap((line) => {
        const { problem, answer } = JSON.parse(line) as { problem?: string; answer?: unknown };
        return problem !== undefined && answer !== undefined ? [problem] : [];
      }),
  ),
];

const answerOf = (text: string): string | null => {
  const result = solve(text);
  return 'answer' in result ? result.answer : null;
};

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
/** Small and capital letters as hurried and as careful students type them; letters that name something stay. */
const variants: readonly ((text: string) => string)[] = [
  (text) => text.replace(/(?:^|[.?!] +)[a-z]{3,}/g, (begin) => begin.replace(/[a-z]+/, capital)),
  (text) =>
    text.replace(
      /\b(?:area|perimeter|width|length|volume|radius|diameter|height|base|price|interest|mean|median|speed|distance|how|find|half|twice)\b/g,
      capital,
    ),
  (text) => (/\b[A-Z]\b|[A-Z]{2}|[A-Z][a-z]*\s*[=(]/.test(text) ? text : text.toLowerCase()),
];

test('an answer does not depend on capitals', { timeout: 300_000 }, () => {
  expect(problems.length).toBeGreaterThan(5000);
  const turned = problems.flatMap((problem) => {
    const own = answerOf(problem);
    return variants.flatMap((variant) => {
      const text = variant(problem);
      const other = text === problem ? null : answerOf(text);
      return other === null || (own !== null && (own === other || sameAnswer(own, other)))
        ? []
        : [`${text}: ${own ?? 'refused'} → ${other}`];
    });
  });
  expect(turned).toEqual([]);
});
