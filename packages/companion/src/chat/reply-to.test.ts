import { generateProblem, measureReadability, random } from '@playforward/curriculum';
import { describe, expect, test } from 'vitest';
import type { CompanionContext } from '../companion-context.ts';
import { testGlossary } from '../concepts/testing-glossary.ts';
import { statesKey } from '../hints/states-key.ts';
import { openProblemOf } from '../open-problem.ts';
import { replyTo } from './reply-to.ts';
import { studentUtterances } from './student-utterances.ts';

const means = (seed = 1) => ({ glossary: testGlossary, random: random(seed) });
const free: CompanionContext = { recent: [], career: 'nurse', city: 'Dayton' };

/** 7 buckets of cement with 9 of sand; how much sand goes with 49 of cement? The key is 63. */
const cement = generateProblem({ skill: 'm6-ratio-table-missing', version: 2, level: 2, seed: 4 });
const open: CompanionContext = { ...free, openProblem: openProblemOf(cement) };
const solved: CompanionContext = {
  ...free,
  openProblem: openProblemOf(cement, { attempts: [{ answer: '63', isCorrect: true }] }),
};

describe('what students type', () => {
  test('the table holds at least 150 different utterances', () => {
    expect(cement.answer.value).toBe('63');
    expect(
      new Set(studentUtterances.map(([text, place]) => `${place}: ${text}`)).size,
    ).toBeGreaterThanOrEqual(150);
  });

  const rows = studentUtterances.map((row) => [`"${row[0]}" (${row[1]})`, row] as const);

  test.each(rows)('%s gets the reply of the table', (_, [text, place, interaction, source, words]) => {
    const context = place === 'free' ? free : open;
    for (const seed of [1, 2, 3]) {
      const reply = replyTo(text, context, means(seed));
      expect({ text: reply.text, interaction: reply.interaction_type, source: reply.source }).toMatchObject({
        interaction,
        source,
      });
      if (words !== undefined) expect(reply.text).toMatch(words);
      if (place === 'open') expect(statesKey(reply.text, openProblemOf(cement))).toBe(false);
    }
  });
});

test('a false statement between numbers is told to be false, not called unsolvable', () => {
  expect(replyTo('2 + 2 = 5', free, means()).text).toBe('That does not hold. Compare both sides again.');
});

test('steps stand on lines of their own: the reason, then the mathematics, so that they show as steps', () => {
  const worked = replyTo('2x + 5 = 13', free, means()).text;
  expect(worked).toContain('\n2. Divide both sides by 2; the two sides stay balanced.\n   $x = 4$.\n');
  const moves = replyTo('how do I divide fractions', free, means()).text;
  expect(moves).toMatch(/\n1\. [^\n]+\n2\. [^\n]+\n(?:3\. [^\n]+\n)?An example\./);
});

describe('an open problem', () => {
  test('a pasted question is coached with the next hint', () => {
    const question = open.openProblem?.question ?? '';
    expect(replyTo(question, open, means())).toMatchObject({ interaction_type: 'hint', hint_rung: 1 });
  });

  test('a hint that was seen is followed by the next', () => {
    const openProblem = openProblemOf(cement, { unlockedHints: 2 });
    expect(replyTo('hint', { ...free, openProblem }, means()).hint_rung).toBe(3);
  });

  test('an answer that was tried before is met with its reason', () => {
    const wrong = cement.distractors[0]?.value ?? '';
    const openProblem = openProblemOf(cement, { attempts: [{ answer: wrong, isCorrect: false }] });
    const reply = replyTo(`is it ${wrong}?`, { ...free, openProblem }, means());
    expect(reply.text).toMatch(/tried that one already/);
    expect(reply.source).toBe('skill');
  });

  test('after a right answer typed mathematics is worked out again', () => {
    expect(replyTo('x/49 = 9/7', solved, means())).toMatchObject({ source: 'solver' });
    expect(replyTo('whats the answer', solved, means()).text).toMatch(/solved this one already/);
  });
});

describe('the student’s world', () => {
  const careers = [
    ['game developer', 'software studio'],
    ['pediatric nurse', 'clinic'],
    ['soccer player', 'training center'],
    ['marine biologist', 'research lab'],
    ['police officer', 'city office'],
    ['I do not know yet', 'workplace'],
  ] as const;

  test.each(careers)('an example for "%s" is set in a %s of the city', (career, place) => {
    const reply = replyTo(
      'give me a real example of a ratio',
      { recent: [], career, city: 'Omaha' },
      means(),
    );
    expect(reply.text).toContain(place);
    expect(reply.text).toContain('Omaha');
  });

  test.each(['nurse <script>', 'x'.repeat(200), '12345', '{city}'])(
    'the career "%s" is not repeated',
    (career) => {
      const reply = replyTo(
        'give me a real example of a ratio',
        { recent: [], career, city: career },
        means(),
      );
      expect(reply.text).not.toContain(career);
    },
  );

  test('a concept of the lesson is explained in the words of the lesson', () => {
    const lesson = {
      title: 'Unit Rates',
      goals: ['I can find a unit rate.'],
      concepts: [
        {
          slug: 'finding-a-unit-rate',
          title: 'Finding a unit rate',
          definition: 'A unit rate is a rate for one.\n\nMore.',
        },
      ],
    };
    const reply = replyTo('what is a unit rate', { ...free, lesson }, means());
    expect(reply).toMatchObject({ source: 'lesson', interaction_type: 'key_concept' });
    expect(reply.text).toMatch(/A unit rate is a rate for one\./);
    expect(replyTo('what lesson is this', { ...free, lesson }, means()).text).toContain('Unit Rates');
    expect(replyTo("What's the bigger picture?", { ...free, lesson }, means()).text).toContain(
      'I can find a unit rate.',
    );
  });

  test('"explain it differently" goes on with the idea of the last reply', () => {
    const recent = [{ role: 'assistant', text: 'Slope tells how steep a line is.' }] as const;
    expect(replyTo('can you say it another way', { recent }, means()).text).toMatch(/step to the right/);
  });
});

describe('every reply', () => {
  test('a sentence with covered personal data does not stand in the way of the question beside it', () => {
    const { source, text } = replyTo('My number is [phone number]. What is 3/4 + 1/8?', free, means());
    expect([source, text.includes('\\frac{7}{8}')]).toEqual(['solver', true]);
    expect(replyTo('My name is [name].', free, means()).text).not.toBe('');
  });

  test('another problem whose result comes close to the answer is put off, and not called the open problem', () => {
    const key = open.openProblem?.key.value ?? '';
    const { text } = replyTo(`${Number(key) - 1} + 1`, open, means());
    expect(text).toMatch(/^That comes very close to the answer of your open problem/);
    expect(text).not.toContain('That is the problem you have open');
  });

  test('the same seed gives the same words, another seed may give others', () => {
    const texts = [1, 2, 3, 4, 5, 6].map((seed) => replyTo('hi', free, means(seed)).text);
    expect(replyTo('hi', free, means(1)).text).toBe(texts[0]);
    expect(new Set(texts).size).toBeGreaterThan(1);
  });

  test('authored replies read at grade 8 at most, with short sentences', () => {
    for (const [text, place] of studentUtterances) {
      const reply = replyTo(text, place === 'free' ? free : open, means());
      if (reply.source !== 'authored') continue;
      expect(measureReadability(reply.text).grade, reply.text).toBeLessThanOrEqual(8);
      expect(measureReadability(reply.text).longestSentence, reply.text).toBeLessThanOrEqual(22);
    }
  });

  test('long and hostile texts are answered', () => {
    for (const text of [
      '('.repeat(5000),
      'a '.repeat(50_000),
      '=<>'.repeat(900),
      '2x+'.repeat(700),
      '\ud800',
      '🤔🤔🤔',
    ]) {
      expect(replyTo(text, open, means()).text.length).toBeGreaterThan(0);
    }
  });
});
