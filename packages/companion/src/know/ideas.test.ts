import { findFalseEquations, measureReadability } from '@playforward/curriculum';
import { checkClaim } from '@playforward/math';
import { describe, expect, test } from 'vitest';
import { createKnowledge } from './knowledge.ts';
import { testGlossary } from './testing-glossary.ts';
import { testLessons as lessons } from './testing-lessons.ts';
import { topicWords } from './words.ts';

const bySlug = new Map(lessons.map((lesson) => [lesson.slug, lesson]));
const written = [...testGlossary.ideaFiles].flatMap(([lesson, { ideas }]) =>
  Object.entries(ideas).map(([concept, idea]) => ({ lesson, concept, idea })),
);
const asked = [...testGlossary.askedFiles].flatMap(([lesson, file]) =>
  Object.entries(file).map(([skill, asks]) => ({ lesson, skill, asks })),
);
const mostWords = 60;
const hardestGrade = 8;
const longestSentence = 24;

const textsOf = ({ simply, why, isnt, asks }: (typeof written)[number]['idea']): string[] => [
  simply,
  why,
  isnt,
  ...asks.map(({ say }) => say),
];

const faultsOf = (text: string): string[] => {
  // What cannot be read is a wording such as "y = that".
  const found = findFalseEquations(text).filter((fault) => !fault.startsWith('an equation cannot'));
  if ((text.match(/(?<!\\)\$/g) ?? []).length % 2 === 1) found.push('opens a formula and does not close it');
  if (text.split(/\s+/).length > mostWords) found.push('is too long');
  if (measureReadability(text).longestSentence > longestSentence) found.push('has a long sentence');
  return found;
};

describe('what is written beside lessons', () => {
  test('stands beside a lesson and a concept that exist', () => {
    const lost = written.filter(
      ({ lesson, concept }) => !bySlug.get(lesson)?.concepts.some(({ slug }) => slug === concept),
    );
    expect(lost.map(({ lesson, concept }) => `${lesson}/${concept}`)).toEqual([]);
  });

  test('covers nine of ten concepts of all lessons, each with a direct answer to a question', () => {
    const concepts = lessons.reduce((sum, lesson) => sum + lesson.concepts.length, 0);
    expect(written.length).toBeGreaterThanOrEqual(0.9 * concepts);
  });

  test('is short, plain and without a false equation', () => {
    const faults = written.flatMap(({ lesson, concept, idea }) =>
      textsOf(idea).flatMap((text) =>
        faultsOf(text).map((fault) => `${lesson}/${concept}: ${fault}: ${text}`),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('is easier to read in its simple words than a textbook', () => {
    const hard = written.filter(({ idea }) => measureReadability(idea.simply).grade > hardestGrade);
    expect(hard.map(({ lesson, concept, idea }) => `${lesson}/${concept}: ${idea.simply}`)).toEqual([]);
  });

  test('proves its claims', () => {
    const claims = written.flatMap(({ idea }) => [
      ...(idea.claims ?? []),
      ...idea.asks.flatMap((answer) => answer.claims ?? []),
    ]);
    expect(claims.filter((claim) => checkClaim(claim) !== 'true')).toEqual([]);
  });

  test('is found by the title of its concept, or another name where the title is everyday words', () => {
    const knowledge = createKnowledge(testGlossary, lessons);
    const lost = written.filter(({ lesson, concept }) => {
      const { title = '', names = [] } = knowledge.idea(`${lesson}/${concept}`) ?? {};
      const name = [title, ...names].find((one) => topicWords(one).length > 0);
      const [told] = knowledge.answers(`what is ${name}?`, { lesson });
      return told?.found.idea?.lesson?.slug !== lesson;
    });
    expect(lost.map(({ lesson, concept }) => `${lesson}/${concept}`)).toEqual([]);
  });
});

describe('what is written beside skills', () => {
  test('stands beside a skill of its lesson', () => {
    const lost = asked.filter(
      ({ lesson, skill }) => !bySlug.get(lesson)?.concepts.some(({ skills }) => skills.includes(skill)),
    );
    expect(lost.map(({ lesson, skill }) => `${lesson}: ${skill}`)).toEqual([]);
  });

  test('is short, plain and without a false equation, and proves its claims', () => {
    const faults = asked.flatMap(({ skill, asks }) =>
      asks.flatMap(({ say, claims = [] }) => [
        ...faultsOf(say).map((fault) => `${skill}: ${fault}: ${say}`),
        ...claims.filter((claim) => checkClaim(claim) !== 'true').map((claim) => `${skill}: ${claim}`),
      ]),
    );
    expect(faults).toEqual([]);
  });

  test('is asked in the same words once in a lesson', () => {
    const twice = [...testGlossary.askedFiles].flatMap(([lesson, file]) => {
      const all = Object.values(file).flatMap((asks) => asks.flatMap(({ ask }) => ask));
      return [...new Set(all.filter((one, at) => all.indexOf(one) !== at))].map((one) => `${lesson}: ${one}`);
    });
    expect(twice).toEqual([]);
  });

  test('has questions for buttons that differ within a skill and within an idea', () => {
    const lists = [...written.map(({ idea }) => idea.asks), ...asked.map(({ asks }) => asks)];
    const twice = lists.flatMap((asks) => {
      const questions = asks.map(({ question }) => question);
      return questions.filter((one, at) => questions.indexOf(one) !== at);
    });
    expect(twice).toEqual([]);
  });

  test('is told where its question is pressed in its lesson', () => {
    const knowledge = createKnowledge(testGlossary, lessons);
    const lost = asked.flatMap(({ lesson, skill, asks }) =>
      asks.filter(({ question, say }) => knowledge.written(question, { lesson, skill })?.says !== say),
    );
    expect(lost.map(({ question }) => question)).toEqual([]);
  });
});
