import { random } from '@playforward/curriculum';
import { describe, expect, test } from 'vitest';
import type { CompanionReply } from '../companion-context.ts';
import { createKnowledge } from '../know/knowledge.ts';
import { testGlossary } from '../know/testing-glossary.ts';
import { testLessons } from '../know/testing-lessons.ts';
import { answerTurn } from './answer-turn.ts';
import { type DialogueState, newDialogue } from './dialogue-state.ts';

const knowledge = createKnowledge(testGlossary, testLessons);

/** A talk without a problem and without a lesson: what is answered to each message. */
function talk(...messages: readonly string[]): readonly CompanionReply[] {
  const means = { glossary: testGlossary, knowledge, random: random(1) };
  const recent: { role: 'user' | 'assistant'; text: string }[] = [];
  let state: DialogueState = newDialogue;
  return messages.map((text) => {
    const said = answerTurn(text, { context: { recent: [...recent] }, state, means });
    state = said.state;
    recent.push({ role: 'user', text }, { role: 'assistant', text: said.reply.text });
    return said.reply;
  });
}
const last = (...messages: readonly string[]): CompanionReply | undefined => talk(...messages).at(-1);

describe('what goes on from a talk', () => {
  test.each([
    ['whats a y intercept', 'and if its negative', /intercept/i],
    ['what does a derivative even mean', 'so its just the slope?', /derivative/],
    ['why is a negative times a negative positive', 'i still dont get it', /negative/],
    ['what is a limit', 'like when you get closer and closer', /limit/],
  ])('is answered about its topic: %s, %s', (first, next, topic) => {
    expect(last(first, next)).toMatchObject({ move: 'explain-idea', text: expect.stringMatching(topic) });
  });

  test('is told anew each time', () => {
    const texts = talk('what is a logarithm', 'another example', 'huh', 'what do you mean').map(
      ({ text }) => text,
    );
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('leaves the topic where another one is named', () => {
    expect(last('explain slope like im 10', 'ok and what is a logarithm')?.text).toMatch(/logarithm/i);
  });
});

describe('a statement about an idea', () => {
  test('is decided by the question that it answers', () => {
    expect(last('a negative plus a negative is positive')?.text).toMatch(
      /“Is a negative plus a negative positive\?” No\./,
    );
    expect(last('so a square root is half of the number i think')?.text).toMatch(/half the number\?” No\./);
  });

  test('is told no yes or no that was written for other words', () => {
    for (const said of ['every square is a rectangle', 'every rectangle is a square'])
      expect(last(said)?.text).not.toMatch(/^(?:yes|no)\b|(?<!”) (?:Yes|No)\./i);
  });

  test.each(['i have soccer today', 'diff between mean and median', 'school is boring'])(
    'is none of mathematics: %s',
    (said) => {
      expect(last(said)?.text).not.toMatch(/test that|beside this/);
    },
  );
});

describe('what compares, plans or wishes', () => {
  test('two things are told side by side', () => {
    expect(last('whats the difference between a ratio and a fraction')?.text).toMatch(
      /^Ratio: .*\nFraction: /,
    );
  });

  test('of which kind mathematics is, is told, also of the next one', () => {
    expect(last('is 3x + 2 = 8 an equation')?.text).toMatch(/^Yes, .* is an equation\./);
    expect(last('is 3x + 2 = 8 an equation', 'and 3x + 2?')?.text).toMatch(/^No, .* is not an equation\./);
  });

  test('digits that go on without end are not taken for those that stand there', () => {
    expect(last('is 0.999... equal to 1')?.text).not.toMatch(/not the same/);
  });

  test('a test on a topic is answered with the topic, and a yes behind it deals a problem of it', () => {
    expect(last('i have a test friday on slope')?.text).toMatch(/steep/);
    expect(last('i have a test friday on slope', 'yes')?.move).toBe('deal-practice');
  });

  test('a wish without a topic is asked for one', () => {
    expect(last('can u give me an example')?.text).toMatch(/idea/);
  });
});

describe('practice', () => {
  test('is dealt of the topic that is named, or was talked about', () => {
    expect(last('quiz me on slope')).toMatchObject({
      move: 'deal-practice',
      text: expect.stringMatching(/slope/i),
    });
    expect(last('explain slope like im 10', 'ok quiz me')?.text).toMatch(/slope/i);
  });

  test('that is wished to be easy is none of the hardest kind', () => {
    expect(last('give me an easy one')?.text).not.toMatch(/hard/);
  });
});

test('a topic that was asked for is taken up', () => {
  expect(last('im so bad at math', 'fractions i guess')).toMatchObject({
    move: 'explain-idea',
    text: expect.stringMatching(/fraction/i),
  });
});

test('a nod is offered ways to go on, and no question what was meant', () => {
  expect(last('what is a limit', 'ok lol')?.text).not.toMatch(/not sure|other words|understand/);
});

test('what is not known is said of the student’s own words, in other words each time', () => {
  const texts = talk('what is blorp', 'no really what is blorp?').map(({ text }) => text);
  expect(texts[0]).toContain('blorp');
  expect(new Set(texts).size).toBe(2);
});
