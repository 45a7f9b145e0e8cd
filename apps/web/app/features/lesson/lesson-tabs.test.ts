import { describe, expect, test } from 'vitest';
import {
  isLessonTab,
  isOpenable,
  type LessonTab,
  lessonTabs,
  neighbourTab,
  type SectionsDone,
  type TouchedTabs,
  tabLooks,
} from './lesson-tabs.ts';
import { lessonText } from './text.ts';

const done = (...names: (keyof SectionsDone)[]): SectionsDone => ({
  key_concept: names.includes('key_concept'),
  guided_problem: names.includes('guided_problem'),
  practice_problems: names.includes('practice_problems'),
});
type Names = (keyof SectionsDone)[];
const looksWith = (touched: TouchedTabs, current: LessonTab, ...names: Names) =>
  lessonTabs.map((tab) => tabLooks(current, { done: done(...names), touched })[tab]);
const looks = (current: LessonTab, ...names: Names) =>
  looksWith({ introduction: true, 'stem-city': false }, current, ...names);

test('five tabs with their labels in order [L-007] [L-075]', () => {
  expect(lessonTabs.map((tab) => lessonText.tabs[tab])).toEqual([
    'Introduction',
    'Key Concept',
    'Stem City Game',
    'Guided Problem',
    'Practice Problems',
  ]);
  expect(isLessonTab('stem-city')).toBe(true);
  expect(isLessonTab('foo')).toBe(false);
  expect(isLessonTab(undefined)).toBe(false);
});

describe('sequential navigation [L-078] [D-71]', () => {
  test('a fresh lesson opens its introduction and the key concept', () => {
    expect(looks('introduction')).toEqual(['current', 'next', 'locked', 'locked', 'locked']);
  });

  test('Stem City and Introduction hold nobody up', () => {
    expect(looks('key-concept', 'key_concept')).toEqual(['done', 'current', 'next', 'open', 'locked']);
  });

  test('a direct address to a later tab opens everything before it, not behind it', () => {
    expect(looks('guided-problem')).toEqual(['done', 'open', 'open', 'current', 'locked']);
    expect(isOpenable('practice-problems', 'guided-problem', done())).toBe(false);
  });

  test('a done section stays open from anywhere', () => {
    expect(isOpenable('practice-problems', 'introduction', done('practice_problems'))).toBe(true);
    expect(looks('introduction', 'key_concept', 'guided_problem', 'practice_problems')).toEqual([
      'current',
      'done',
      'open',
      'done',
      'done',
    ]);
  });

  test('only what was read or entered is marked as done', () => {
    const nothing = { introduction: false, 'stem-city': false };
    const city = { introduction: false, 'stem-city': true };
    expect(looksWith(nothing, 'practice-problems')).toEqual(['open', 'open', 'open', 'open', 'current']);
    expect(looksWith(city, 'guided-problem', 'key_concept')).toEqual([
      'open',
      'done',
      'done',
      'current',
      'locked',
    ]);
    expect(looks('practice-problems', 'key_concept')[0]).toBe('done');
  });

  test('a city nobody entered does not call back from further on', () => {
    expect(looks('key-concept', 'key_concept', 'guided_problem')).toEqual([
      'done',
      'current',
      'open',
      'done',
      'next',
    ]);
  });

  test('the neighbour is the nearest tab that may be opened', () => {
    expect(neighbourTab('introduction', 1, done())).toBe('key-concept');
    expect(neighbourTab('key-concept', 1, done())).toBeUndefined();
    expect(neighbourTab('introduction', -1, done())).toBeUndefined();
    expect(neighbourTab('guided-problem', -1, done())).toBe('stem-city');
  });
});
