import { random } from '@playforward/curriculum';
import { describe, expect, test } from 'vitest';
import { createKnowledge } from '../know/knowledge.ts';
import { testGlossary } from '../know/testing-glossary.ts';
import { testLessons as lessons } from '../know/testing-lessons.ts';
import { makeProblem } from '../testing-turn.ts';
import { answerTurn } from './answer-turn.ts';

const knowledge = createKnowledge(testGlossary, lessons);
const replyTo = (text: string, { skill, slug }: { skill: string; slug: string }) => {
  const lesson = lessons.find((one) => one.slug === slug);
  if (!lesson) throw new Error(`no lesson ${slug}`);
  const context = { recent: [], openProblem: makeProblem(skill), lesson };
  return answerTurn(text, { context, means: { glossary: testGlossary, knowledge, random: random(1) } }).reply;
};

describe('one message', () => {
  test('that asks the signs of an interval is told both, where the problem has one', () => {
    const domain = { skill: 'a1-domain-range-graph', slug: 'a1-domain-range' };
    const { text } = replyTo('whats the difference between ( and [', domain);
    expect(text).toMatch(/bracket|parenthes/i);
    expect(text).not.toMatch(/pay|deduction/);
  });
});
