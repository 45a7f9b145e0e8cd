import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answersOfLayers, solve } from '@playforward/math';
import { expect, test } from 'vitest';
import { sameAnswer } from '../bench/solve/same-answer.ts';

const folder = join(import.meta.dirname, '../../packages/math/corpus');

/** At night every problem is read, by day every fourth. */
const stride = process.env.WHOLE === '1' ? 1 : 4;

/** The problems of the corpora, each once. */
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
].filter((_, at) => at % stride === 0);

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

/** The one number of an answer, also with a root or π, and its decimals; null where there are several. */
function numberIn(answer: string): { readonly size: number; readonly places: number } | null {
  const share = /^(\d+)\/(\d+)$/.exec(answer);
  if (share) return { size: Number(share[1]) / Number(share[2]), places: 9 };
  const percent = /^(\d+(?:\.(\d+))?)%$/.exec(answer);
  if (percent) return { size: Number(percent[1]) / 100, places: (percent[2]?.length ?? 0) + 2 };
  const found = [...answer.matchAll(/(\d+(?:\.(\d+))?)?(?:√(\d+)|(π))?/g)].filter(([text]) => text !== '');
  const [, whole = '1', decimals = '', root, pi] = found[0] ?? [];
  if (found.length !== 1) return null;
  const size = Number(whole) * (root ? Math.sqrt(Number(root)) : 1) * (pi ? Math.PI : 1);
  return { size, places: root || pi ? 9 : decimals.length };
}

/** The same answer, or one that is rounded further or at all. */
function agree(a: string, b: string): boolean {
  if (sameAnswer(a, b) || sameAnswer(b, a)) return true;
  const [left, right] = [numberIn(a), numberIn(b)];
  const places = Math.min(left?.places ?? 0, right?.places ?? 0);
  return (
    left !== null &&
    right !== null &&
    places > 0 &&
    Math.abs(left.size - right.size) <= 0.5001 * 10 ** -places
  );
}

test('layers that answer the same problem answer the same', { timeout: 300_000 }, () => {
  let several = 0;
  const different = problems.flatMap((problem) => {
    const own = answerOf(problem);
    const answers = [...(own === null ? [] : [own]), ...answersOfLayers(problem)];
    if (answers.length > 1) several += 1;
    return answers.every((answer) => agree(answer, answers[0] ?? ''))
      ? []
      : [`${problem}: ${answers.join(', ')}`];
  });
  expect(several).toBeGreaterThan(1000 / stride);
  expect(different).toEqual([]);
});

test('an answer does not depend on capitals', { timeout: 300_000 }, () => {
  expect(problems.length).toBeGreaterThan(5000 / stride);
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
