import { random } from '@playforward/curriculum';
import { describe, expect, test } from 'vitest';
import { createKnowledge } from '../../know/knowledge.ts';
import { testGlossary } from '../../know/testing-glossary.ts';
import { testLessons as lessons } from '../../know/testing-lessons.ts';
import { answerTurn } from '../../plan/answer-turn.ts';
import { makeProblem } from '../../testing-turn.ts';

const knowledge = createKnowledge(testGlossary, lessons);
const stacked = makeProblem('m7-complex-fraction-simplify');
const lesson = lessons.find(({ slug }) => slug === 'm7-unit-rates-fractions');
if (!lesson) throw new Error('no lesson');
const context = { recent: [], openProblem: stacked, lesson };
const tell = (text: string) =>
  answerTurn(text, { context, means: { glossary: testGlossary, knowledge, random: random(1) } }).reply;
const questions = new Set(
  [...testGlossary.askedFiles, ...testGlossary.ideaFiles].flatMap(([, file]) =>
    Object.values('ideas' in file ? (file.ideas as object) : file).flatMap(
      (one: { asks?: { question: string }[] } | { question: string }[]) =>
        (Array.isArray(one) ? one : (one.asks ?? [])).map(({ question }) => question),
    ),
  ),
);

describe('questions below a reply', () => {
  test('a question is answered, and up to three others that may be meant stand on buttons', () => {
    const { suggested_actions: buttons = [] } = tell('how do i know which one goes on top');
    expect(buttons.length).toBeGreaterThan(0);
    expect(buttons.length).toBeLessThanOrEqual(3);
    expect(buttons.filter((one) => !questions.has(one))).toEqual([]);
  });

  test('a press is answered with what was written for it', () => {
    const { suggested_actions: buttons = [] } = tell('does flipping both work');
    for (const question of buttons) {
      const note = knowledge.written(question, { lesson: lesson.slug, skill: stacked.skill });
      expect(tell(question).text.replaceAll('$', '')).toContain(
        note?.says.split('. ')[0]?.replaceAll('$', ''),
      );
    }
  });

  test('beside a choice of the problem none is offered, whichever it is', () => {
    for (const { text } of stacked.rendered?.choices ?? [])
      expect(tell(`is it ${text}`).suggested_actions?.filter((one) => questions.has(one))).toEqual([]);
  });

  test('a yes or no that may answer another question stands behind its own', () => {
    const told = ['can it stay so', 'is that always', 'do i have to', 'may i turn both', 'is bigger ok'].map(
      tell,
    );
    const verdicts = told.filter(({ text }) => /^(?:yes|no)\b/i.test(text));
    expect(verdicts.map(({ text }) => text)).toEqual([]);
  });
});
