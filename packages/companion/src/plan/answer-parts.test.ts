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
const inequality = { skill: 'm7-solve-two-step-inequality', slug: 'm7-solve-inequalities-7' };

describe('one message', () => {
  test('with a feeling before a question has one warm clause, and the answer that the question has alone', () => {
    const alone = replyTo('why does the sign flip when i divide by a negative', inequality).text;
    const felt = replyTo('im so dumb why does the sign flip when i divide by a negative', inequality).text;
    expect(felt.endsWith(alone)).toBe(true);
    expect(felt.length).toBeGreaterThan(alone.length);
    expect(felt.length - alone.length).toBeLessThan(70);
  });

  test('with two questions has the answer to both', () => {
    const [first, second] = ['when do i flip the sign', 'why does the sign flip for a negative'];
    const both = replyTo(`${first} and ${second}`, inequality).text;
    expect(both).toContain(replyTo(second, inequality).text.split('. ')[0]);
    expect(both.length).toBeGreaterThan(replyTo(second, inequality).text.length);
  });

  test('that asks the signs of an interval is told both, where the problem has one', () => {
    const domain = { skill: 'a1-domain-range-graph', slug: 'a1-domain-range' };
    expect(replyTo('whats the difference between ( and [', domain).text).not.toMatch(/pay|deduction/);
  });
});
