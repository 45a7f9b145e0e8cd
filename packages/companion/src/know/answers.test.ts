import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { finish } from './in-steps.ts';
import { indexKnowledge } from './knowledge.ts';
import { testGlossary } from './testing-glossary.ts';
import { testLessons as lessons } from './testing-lessons.ts';

let pauses = 0;
function* counted(): ReturnType<typeof indexKnowledge> {
  const work = indexKnowledge(testGlossary, lessons);
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    pauses += 1;
    yield;
  }
}
const knowledge = finish(counted());
const corpus = join(import.meta.dirname, '../../corpus/pairs');

test('indexing pauses hundreds of times, so that whoever shares the process is served in between', () => {
  expect(pauses).toBeGreaterThan(300);
});

describe('which text answers a question', () => {
  test.each([
    ['why does the sign flip, that makes no sense', 'm7-solve-inequalities-7', /swap/],
    ['why divide by 7 to get one day', 'm6-unit-conversion', /week/],
    ['can i see it from the graph instead', 'a1-half-planes', /picture/],
    ['do i need the long way or is synthetic ok', 'a2-polynomial-division', /divisor/],
  ])('"%s" finds what its lesson has for it', (question, lesson, says) => {
    const [first] = knowledge.answers(question, { lesson });
    expect(first?.chance).toBeGreaterThan(0.1);
    expect(first?.found.kind === 'idea' ? first.found.idea.what : first?.found.note.says).toMatch(says);
  });

  test.each([
    ['whats a vertex', 'a1-quadratic-graphs', /Its vertex is the point/],
    ['wat is axis of symmetry', 'a1-quadratic-graphs', /upright line through the vertex/],
  ])('"%s" is answered with its meaning, before the idea of that name', (question, lesson, says) => {
    const [first] = knowledge.answers(question, { lesson });
    expect(first?.found.kind === 'idea' ? first.found.idea.what : first?.found.note.says).toMatch(says);
  });

  test('words of no lesson are answered with nothing likely', () => {
    for (const text of ['my cat sits on the keyboard', 'who won the game last night', 'zzz'])
      expect(knowledge.answers(text, { lesson: 'm6-unit-conversion' })[0]?.chance ?? 0).toBeLessThan(0.1);
  });

  test('everyday words that stand in many lessons tell nothing', () => {
    const far = knowledge
      .answers('why cant i just add them', { lesson: 'm6-ratio-language' })
      .filter(({ isNear }) => !isNear);
    expect(far.every(({ telling }) => telling === 0)).toBe(true);
    const [secant] = knowledge.answers('what is a secant', { lesson: 'calc-mean-value' });
    expect(secant?.telling).toBeGreaterThan(4.4);
  });

  test('a text of the open lesson goes before the same words elsewhere', () => {
    const question = 'what does the slope mean';
    const [here] = knowledge.answers(question, { lesson: 'm8-slope-similar-triangles' });
    expect(here?.found.lesson).toBe('m8-slope-similar-triangles');
  });
});

test('every text that the corpus of pairs names is written', () => {
  const lines = readdirSync(corpus).flatMap((name) =>
    readFileSync(join(corpus, name), 'utf8').trim().split('\n'),
  );
  const ids = lines.flatMap((line) => {
    const { good, ok } = JSON.parse(line) as { good: string[]; ok: string[] };
    return [...good, ...ok];
  });
  const written = new Set(
    lessons.flatMap(({ slug }) => knowledge.pairs('', { lesson: slug }).map(({ found }) => found.id)),
  );
  const general = /^(?:note|glossary)\//;
  expect(ids.length).toBeGreaterThan(300);
  expect([...new Set(ids)].filter((id) => !general.test(id) && !written.has(id))).toEqual([]);
});
