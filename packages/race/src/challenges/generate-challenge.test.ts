import { checkClaim } from '@playforward/math';
import { describe, expect, test } from 'vitest';
import type { WireChallenge } from '../challenge.ts';
import { checkAnswer } from '../check-answer.ts';
import { raceRules } from '../race-rules.ts';
import { readChallenge } from '../read-challenge.ts';
import { seededChance } from '../seeded-chance.ts';
import { topicIds } from '../topics/topic-ids.ts';
import { topicsOfGrade } from '../topics/topic-table.ts';
import { type ChallengeSource, generateChallenge } from './generate-challenge.ts';
import { isFair } from './is-fair.ts';

const wish = { grade: '8', topic: '', goal: '', recent: [], results: [], chance: seededChance(1) };
const easy = { correct: true, wrongTries: 0, hints: 0 };
const hard = { correct: false, wrongTries: 2, hints: 3 };

/** 10,000 challenges over all grades, topics and levels, each with the ids of the three before it. */
function drawMany(): { challenge: WireChallenge; recent: readonly string[] }[] {
  const chance = seededChance(42);
  let recent: readonly string[] = [];
  return Array.from({ length: 10_000 }, (_, at) => {
    const topic = at % 3 === 0 ? '' : (topicIds[at % topicIds.length] ?? '');
    const results = at % 2 === 0 ? Array.from({ length: at % 6 }, () => easy) : [hard];
    const challenge = generateChallenge({
      grade: String(6 + (at % 7)),
      topic,
      goal: '',
      recent,
      results,
      chance,
    });
    const entry = { challenge, recent };
    recent = [...recent, challenge.id].slice(-raceRules.recentChallenges);
    return entry;
  });
}

describe('10,000 generated challenges', () => {
  const drawn = drawMany();

  test('each takes its own key when it is typed, so its key is right and can be typed [D-142]', () => {
    const refused = drawn.filter(({ challenge }) => {
      const read = readChallenge(challenge);
      return !read || checkAnswer(challenge.answer, read).kind !== 'right';
    });
    expect(refused.map(({ challenge }) => challenge.question)).toEqual([]);
  });

  test('none repeats one of the last three [R-103] [R-160]', () => {
    expect(drawn.filter(({ challenge, recent }) => recent.includes(challenge.id))).toEqual([]);
  });

  test('each has three different hints that do not state the key, and takes no slip for right', () => {
    const bad = drawn.filter(({ challenge }) => {
      const read = readChallenge(challenge);
      const [one = '', two = '', three = ''] = challenge.hints;
      const right = read?.slips.some(({ value }) => checkAnswer(value, read).kind === 'right');
      return (
        right || new Set(challenge.hints).size !== 3 || !isFair({ ...challenge, hints: [one, two, three] })
      );
    });
    expect(bad.map(({ challenge }) => [challenge.question, ...challenge.hints])).toEqual([]);
  });

  test('types are mixed about 50/30/20 with their documented moves [D-124] [R-150] [R-151] [R-152]', () => {
    const share = (type: string) => drawn.filter(({ challenge }) => challenge.type === type).length / 10_000;
    expect(share('equation')).toBeGreaterThan(0.45);
    expect(share('coordinate')).toBeGreaterThan(0.25);
    expect(share('applied')).toBeGreaterThan(0.15);
    for (const { challenge } of drawn) {
      expect(challenge.moveValue).toBe({ equation: 1, coordinate: 2, applied: 3 }[challenge.type]);
    }
  });

  test('a wrong number is not taken for the key', () => {
    const fooled = drawn.filter(({ challenge }) => {
      const read = readChallenge(challenge);
      return read && challenge.answer !== '987654' && checkAnswer('987654', read).kind === 'right';
    });
    expect(fooled).toEqual([]);
  });
});

test.each([6, 7, 8, 9, 10, 11, 12])('grade %d has a race of its own topics', (grade) => {
  expect(topicsOfGrade(grade).length).toBeGreaterThanOrEqual(6);
  const chance = seededChance(grade);
  const topics = Array.from(
    { length: 200 },
    () => generateChallenge({ ...wish, grade: `${grade}th grade`, chance }).topic,
  );
  const own = new Set<string | null>([...topicsOfGrade(grade), 'coordinates']);
  expect(topics.filter((topic) => !own.has(topic))).toEqual([]);
});

test('the topic asked for, even misspelt, is the topic of the questions', () => {
  const chance = seededChance(7);
  const topics = Array.from(
    { length: 100 },
    () => generateChallenge({ ...wish, topic: 'fracshuns', chance }).topic,
  );
  expect(new Set(topics)).toEqual(new Set(['fractions', 'coordinates']));
});

test('who asks for word problems gets more of them', () => {
  const count = (topic: string) => {
    const chance = seededChance(3);
    const types = Array.from({ length: 300 }, () => generateChallenge({ ...wish, topic, chance }).type);
    return types.filter((type) => type === 'applied').length;
  };
  expect(count('word problems')).toBeGreaterThan(1.5 * count('percents'));
});

test('a generator from outside is used where it fits the topic', () => {
  const source: ChallengeSource = {
    id: 'outside',
    topic: 'ratios',
    draw: () => ({
      question: 'Outside: 2 + 2?',
      answer: '4',
      form: 'integer',
      type: 'equation',
      claims: [],
      hints: ['One', 'Two', 'Three'],
    }),
  };
  const chance = seededChance(5);
  const questions = Array.from(
    { length: 40 },
    () => generateChallenge({ ...wish, topic: 'ratios', chance, sources: [source] }).question,
  );
  expect(questions).toContain('Outside: 2 + 2?');
  expect(checkClaim('2 + 2 = 4')).toBe('true');
});

test('difficulty follows the last five results', () => {
  const levelAfter = (results: (typeof easy)[]) => generateChallenge({ ...wish, results }).level;
  expect(levelAfter([])).toBe(1);
  expect(levelAfter([easy, easy])).toBe(2);
  expect(levelAfter([easy, easy, easy, easy, easy])).toBe(3);
  expect(levelAfter([easy, easy, hard, hard, hard])).toBe(1);
});

test('the same chance gives the same challenge', () => {
  const draw = () => generateChallenge({ ...wish, topic: 'slope', chance: seededChance(11) });
  expect(draw()).toEqual(draw());
});

test('text of any kind and length as topic, goal and grade still gives a challenge', () => {
  for (const odd of [
    '',
    'x'.repeat(10_000),
    '<script>alert(1)</script>',
    'كسور',
    '🚀🚀',
    '0',
    '-1',
    '99999999',
  ]) {
    const challenge = generateChallenge({ ...wish, topic: odd, goal: odd, grade: odd });
    expect(challenge.question.length).toBeGreaterThan(5);
  }
});

test('refuses a key that cannot be read and says where it was made', () => {
  const source: ChallengeSource = {
    id: 'broken',
    topic: 'fractions',
    draw: () => ({
      type: 'applied',
      question: 'What is left?',
      answer: '3/',
      form: 'fraction',
      hints: ['One.', 'Two.', 'Three.'],
      claims: [],
    }),
  };
  const chance = seededChance(3);
  const draw = () => generateChallenge({ ...wish, topic: 'fractions', chance, sources: [source] });
  expect(() => Array.from({ length: 100 }, draw)).toThrow(/race fractions applied level \d.*"3\/"/);
});

test('takes no challenge from elsewhere whose key cannot be read in its form', () => {
  const raw = { question: 'What is left?', answer: '3/', answer_form: 'fraction' };
  expect(readChallenge(raw)).toBeNull();
  expect(readChallenge({ ...raw, answer: '3/4' })).toMatchObject({ answer: '3/4' });
});
