import { describe, expect, test } from 'vitest';
import type { WireChallenge } from '../challenge.ts';
import { checkAnswer } from '../check-answer.ts';
import { raceRules } from '../race-rules.ts';
import { readChallenge } from '../read-challenge.ts';
import { seededChance } from '../seeded-chance.ts';
import { topicSkills } from '../topics/skills-of-topics.ts';
import { topicIds } from '../topics/topic-ids.ts';
import { topicsOfGrade, topicTitle } from '../topics/topic-table.ts';
import { generateChallenge } from './generate-challenge.ts';
import { isFair } from './is-fair.ts';
import { sumSource } from './testing-source.ts';

/** As many sources as the table has topics and grades, each with short questions and stories. */
const sources = [...new Set(topicSkills().map(({ topic, grade }) => `${topic} ${grade}`))].flatMap((row) => {
  const [topic, grade] = row.split(' ');
  const id = topicIds.find((known) => known === topic) ?? 'fractions';
  return [sumSource(id, Number(grade)), sumSource(id, Number(grade), { type: 'applied' })];
});
const wish = { grade: '8', topic: '', goal: '', recent: [], results: [], chance: seededChance(1), sources };
const easy = { correct: true, wrongTries: 0, hints: 0 };
const hard = { correct: false, wrongTries: 2, hints: 3 };
const stumbled = { correct: true, wrongTries: 1, hints: 0 };

/** 10,000 challenges over all grades, topics and levels, each with the ids of the three before it. */
function drawMany(): { challenge: WireChallenge; recent: readonly string[] }[] {
  const chance = seededChance(42);
  let recent: readonly string[] = [];
  return Array.from({ length: 10_000 }, (_, at) => {
    const topic = at % 3 === 0 ? '' : (topicIds[at % topicIds.length] ?? '');
    const results = at % 2 === 0 ? [] : Array.from({ length: at % 6 }, () => stumbled);
    const { challenge } = generateChallenge({
      ...wish,
      grade: String(6 + (at % 7)),
      topic,
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

  test('each has a note on how to write the answer [D-143]', () => {
    expect(drawn.filter(({ challenge }) => !challenge.expected_answer_format?.startsWith('Answer '))).toEqual(
      [],
    );
  });

  test('a wrong number is not taken for the key', () => {
    const fooled = drawn.filter(({ challenge }) => {
      const read = readChallenge(challenge);
      return read && challenge.answer !== '987654' && checkAnswer('987654', read).kind === 'right';
    });
    expect(fooled).toEqual([]);
  });
});

test.each([6, 7, 8, 9, 10, 11, 12])('grade %d has a race of topics that its courses teach', (grade) => {
  const chance = seededChance(grade);
  const topics = Array.from(
    { length: 200 },
    () => generateChallenge({ ...wish, grade: `${grade}th grade`, chance }).challenge.topic,
  );
  const taught = new Set<string | null>([
    ...topicSkills()
      .filter((row) => row.grade === grade)
      .map(({ topic }) => topic),
    ...topicsOfGrade(grade),
  ]);
  expect(topics.filter((topic) => !taught.has(topic))).toEqual([]);
});

const thin = [...new Set(topicSkills().map(({ topic, grade }) => `${topic} ${grade}`))].filter((pair) => {
  const [topic, grade] = pair.split(' ');
  return topicSkills().filter((row) => row.topic === topic && row.grade === Number(grade)).length < 3;
});

test.each(thin)('%s has few skills of its own, and a race still asks at least three', (pair) => {
  const [topic = '', grade = ''] = pair.split(' ');
  const chance = seededChance(5);
  const own = topicSkills().map((row) => ({ ...sumSource(row.topic, row.grade), id: row.skill }));
  const skills = Array.from({ length: 60 }, () =>
    generateChallenge({ ...wish, grade, topic: topicTitle(topic) ?? topic, chance, sources: own }),
  );
  expect(new Set(skills.map(({ challenge }) => challenge.topic))).toEqual(new Set([topic]));
  expect(new Set(skills.map(({ skill }) => skill)).size).toBeGreaterThanOrEqual(3);
  // Half and half: the grade's own course stays in it.
  expect(skills.filter((made) => made.grade === Number(grade)).length).toBeGreaterThan(15);
});

test('the topic asked for, even misspelt, is the topic of every question', () => {
  const chance = seededChance(7);
  const draw = () => generateChallenge({ ...wish, topic: 'fracshuns', chance }).challenge;
  const drawn = Array.from({ length: 100 }, draw);
  expect(new Set(drawn.map(({ topic }) => topic))).toEqual(new Set(['fractions']));
  expect(new Set(drawn.map(({ type }) => type)).size).toBe(3);
});

test('the skills of the grade are asked, else those of the nearest grade, an earlier one first', () => {
  const few = [6, 6, 6, 8, 8, 8, 12, 12, 12].map((grade) => sumSource('fractions', grade));
  const gradesFor = (grade: number) => {
    const chance = seededChance(grade);
    const draw = () =>
      generateChallenge({ ...wish, grade: `${grade}`, topic: 'fractions', chance, sources: few });
    return new Set(Array.from({ length: 40 }, () => draw().grade));
  };
  expect(gradesFor(8)).toEqual(new Set([8]));
  expect(gradesFor(7)).toEqual(new Set([6]));
  expect(gradesFor(10)).toEqual(new Set([8]));
  expect(gradesFor(11)).toEqual(new Set([12]));
});

test('a nearer grade whose skills suit no chat gives way to the next', () => {
  const silent = { ...sumSource('fractions', 8), draw: () => null };
  const made = generateChallenge({
    ...wish,
    topic: 'fractions',
    sources: [silent, sumSource('fractions', 6)],
  });
  expect(made.grade).toBe(6);
  expect(() => generateChallenge({ ...wish, topic: 'fractions', sources: [silent] })).toThrow(/fractions/);
});

test('two short problems of the topic make a point, with the formulas of both', () => {
  const source = sumSource('ratios', 8, { texts: {} });
  const chance = seededChance(4);
  const draw = () => generateChallenge({ ...wish, topic: 'ratios', chance, sources: [source] });
  const point = Array.from({ length: 40 }, draw).find(({ challenge }) => challenge.type === 'coordinate');
  expect(point?.challenge.question).toMatch(
    /^The next waypoint is \(x, y\)\. For x: ratios .* For y: ratios/,
  );
  expect(point?.challenge.answer).toMatch(/^\(\d+, \d+\)$/);
  expect(Object.keys(point?.texts ?? {})).toContain(point?.challenge.question);
});

test('a point of two problems tells the way to each', () => {
  const ways = ['Count on.', 'Count back.'];
  const plain = sumSource('ratios', 8, {});
  const source = {
    ...plain,
    draw: (...given: Parameters<typeof plain.draw>) => withWay(plain.draw(...given)),
  };
  const withWay = (drawn: ReturnType<typeof plain.draw>) =>
    drawn && { ...drawn, way: ways[drawn.question.length % 2] ?? '' };
  const chance = seededChance(4);
  const draw = () => generateChallenge({ ...wish, topic: 'ratios', chance, sources: [source] }).challenge;
  const points = Array.from({ length: 60 }, draw).filter(({ type }) => type === 'coordinate');
  expect(points.length).toBeGreaterThan(5);
  for (const { learning } of points)
    expect(learning).toMatch(/ One way: (?:Count (?:on|back)\.|For x: Count \w+\. For y: Count \w+\.)$/);
});

test('who asks for word problems gets more of them', () => {
  const count = (topic: string) => {
    const chance = seededChance(3);
    const draw = () => generateChallenge({ ...wish, topic, chance }).challenge.type;
    return Array.from({ length: 300 }, draw).filter((type) => type === 'applied').length;
  };
  expect(count('percents word problems')).toBeGreaterThan(1.5 * count('percents'));
});

test('right first tries bring longer moves, a skip brings shorter ones', () => {
  const meanAfter = (results: (typeof easy)[]) => {
    const chance = seededChance(9);
    const draw = () => generateChallenge({ ...wish, topic: 'percents', results, chance }).challenge.moveValue;
    return Array.from({ length: 300 }, draw).reduce((sum, move) => sum + move, 0) / 300;
  };
  expect(meanAfter([easy, easy])).toBeGreaterThan(meanAfter([]) + 0.4);
  expect(meanAfter([easy, hard])).toBeLessThan(meanAfter([]));
});

test('a topic without stories still has long moves, one level harder and with a story of the flight', () => {
  const chance = seededChance(5);
  const plain = [sumSource('ratios', 8)];
  const draw = () => generateChallenge({ ...wish, topic: 'ratios', chance, sources: plain }).challenge;
  const applied = Array.from({ length: 60 }, draw).filter(({ type }) => type === 'applied');
  expect(applied.length).toBeGreaterThan(3);
  expect(applied.filter((one) => one.game_narrative_element === null)).toEqual([]);
});

test('difficulty follows the last five results', () => {
  const levelAfter = (results: (typeof easy)[]) =>
    generateChallenge({ ...wish, topic: 'percents', results }).challenge.level;
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
    const { challenge } = generateChallenge({ ...wish, topic: odd, goal: odd, grade: odd });
    expect(challenge.question.length).toBeGreaterThan(5);
  }
});

test('refuses a key that cannot be read and says where it was made', () => {
  const source = sumSource('fractions', 8, { question: 'What is left?', answer: '3/', form: 'fraction' });
  const draw = () =>
    generateChallenge({ ...wish, topic: 'fractions', chance: seededChance(3), sources: [source] });
  expect(draw).toThrow(/race fractions-8-equation \w+ level \d.*"3\/"/);
});

test('takes no challenge from elsewhere whose key cannot be read in its form', () => {
  const raw = { question: 'What is left?', answer: '3/', answer_form: 'fraction' };
  expect(readChallenge(raw)).toBeNull();
  expect(readChallenge({ ...raw, answer: '3/4' })).toMatchObject({ answer: '3/4' });
});
