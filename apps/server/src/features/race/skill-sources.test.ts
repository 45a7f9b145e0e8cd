import {
  checkAnswer,
  classifyMessage,
  generateChallenge,
  readChallenge,
  seededChance,
  topicIds,
} from '@playforward/race';
import { describe, expect, test } from 'vitest';
import { skillSources } from './skill-sources.ts';

const sources = skillSources();
const levels = [1, 2, 3] as const;

/** A few problems of every skill in the topic table at every level. */
const drawn = sources.flatMap((source, at) => {
  const chance = seededChance(at);
  return levels.flatMap((level) =>
    Array.from({ length: 4 }, () => ({ source, draft: source.draw(level, chance) })),
  );
});
const drafts = drawn.flatMap(({ source, draft }) => (draft ? [{ source, draft }] : []));

describe('the skills of the topic table', () => {
  test('each exists and gives problems that a chat can ask', () => {
    const asked = new Set(drafts.map(({ source }) => source.id));
    expect(sources.filter(({ id }) => !asked.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test('their sentences are plain, and their formulas stand in the content texts', () => {
    const odd = drafts.filter(({ draft }) =>
      [draft.question, ...draft.hints].some((text) => /\\|undefined|NaN| [.,;?]/.test(text)),
    );
    expect(odd.map(({ draft }) => [draft.question, ...draft.hints])).toEqual([]);
  });

  test('their keys are heard as answers and judged right', () => {
    const faults = drafts.flatMap(({ source, draft }) => {
      const { question, type, answer, form, asked } = draft;
      const read = readChallenge({ id: 'x', question, type, answer, answer_form: form, answer_asked: asked });
      const heard = classifyMessage(answer);
      const right = [answer, heard.extracted_answer ?? ''].some(
        (text) => read && checkAnswer(text, read).kind === 'right',
      );
      return heard.primary_intent === 'ANSWER' && right ? [] : [`${source.id}: ${answer}`];
    });
    expect(faults).toEqual([]);
  });
});

test('500 challenges that name a topic are on it, for every grade and topic', () => {
  const chance = seededChance(3);
  const missed = Array.from({ length: 500 }, (_, at) => {
    const topic = topicIds[at % topicIds.length] ?? 'fractions';
    const wish = {
      grade: String(6 + (at % 7)),
      topic: `I want to practice ${topic}`,
      goal: '',
      recent: [],
      results: [],
    };
    const { challenge } = generateChallenge({ ...wish, chance, sources });
    return { topic, got: challenge.topic };
  }).filter(({ topic, got }) => topic !== got && topic !== 'factors');
  expect(missed.length).toBeLessThan(10);
});
