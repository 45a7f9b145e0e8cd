import { random } from '@playforward/curriculum';
import { describe, expect, test } from 'vitest';
import type { CompanionContext } from '../../companion-context.ts';
import { createKnowledge } from '../../know/knowledge.ts';
import { testGlossary } from '../../know/testing-glossary.ts';
import { testLessons as lessons } from '../../know/testing-lessons.ts';
import { answerTurn } from '../../plan/answer-turn.ts';
import { makeProblem } from '../../testing-turn.ts';

const knowledge = createKnowledge(testGlossary, lessons);
const powers = makeProblem('m6-power-expression-evaluate');

function tell(text: string, slug: string, openProblem?: CompanionContext['openProblem']) {
  const taught = lessons.find((one) => one.slug === slug);
  if (!taught) throw new Error(`no lesson ${slug}`);
  const context: CompanionContext = { recent: [], ...(openProblem && { openProblem }), lesson: taught };
  return answerTurn(text, { context, means: { glossary: testGlossary, knowledge, random: random(1) } }).reply;
}

describe('which written text is told', () => {
  test('an idea asked for by its title is told, also where its words are everyday ones', () => {
    expect(tell('what is the difference of squares', 'a1-factor-special').text).toMatch(
      /^Difference of squares/,
    );
  });

  test('an idea that speaks of a picture brings its own along', () => {
    const { text, picture } = tell('what is composing and subtracting', 'm6-area-polygons');
    expect(text).toMatch(/picture/);
    expect(picture).toBeDefined();
  });

  test('an operation that a text decides is told before the steps of the problem', () => {
    const { move, text } = tell('can i just go left to right with the power in it', 'm6-exponents', powers);
    expect(move).toBe('explain-idea');
    expect(text).toMatch(/powers and products come first|power is a short way/);
  });

  test('no yes or no stands beside a value that is offered', () => {
    for (const value of ['12', '45', '3'])
      expect(tell(`${value} and i went left to right is that ok`, 'm6-exponents', powers).text).not.toMatch(
        /^(?:Yes|No)\b/,
      );
  });

  test('beside a problem an idea and its paragraphs keep the numbers of their own story to themselves', () => {
    const rates = makeProblem('m7-find-k-table');
    for (const text of [
      'what is the constant of proportionality',
      'charger A and charger B miles which is faster',
    ])
      expect(tell(text, 'm7-constant-of-proportionality', rates).text).not.toMatch(/For charger/);
  });

  test('of texts that are about as likely the one that was written for just this question is told', () => {
    const displays = makeProblem('m7-overlap-judge');
    expect(tell('what is the line in the middle of the box', 'm7-visual-overlap', displays).text).toMatch(
      /median, the middle value/,
    );
  });
});

test('a yes or no stands behind the question that it was written for, where another one was asked', () => {
  expect(tell('is log the same as log 10', 'a2-logarithms-intro').text).not.toMatch(/^(?:yes|no)\b/i);
});
