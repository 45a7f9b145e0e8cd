import { describe, expect, test } from 'vitest';
import type { CareerAnswers } from '../career-answers.ts';
import { describeOccupation } from '../describe-occupation.ts';
import { indexOccupations } from '../match/index-occupations.ts';
import { readProfile } from '../read-profile.ts';
import { realOccupations } from '../testing/real-occupations.ts';
import { quietStudent } from '../testing/teen-students.ts';
import { composeStory } from './compose-story.ts';

const index = indexOccupations(realOccupations);
const talkative: CareerAnswers = {
  ...quietStudent,
  enjoy_during_free_time: 'basketball and drawing',
  favorite_subjects: 'math and art',
  math_confidence: 5,
  proud_accomplishments: 'i won the science fair in 6th grade',
  what_makes_a_great_math_teacher: 'explains things',
};
const silent: CareerAnswers = { ...quietStudent, city_state: 'asdf', math_confidence: 1 };

const tell = (title: string, answers: CareerAnswers): string => {
  const occupation = realOccupations.find((one) => one.title === title);
  if (!occupation) throw new Error(`no ${title}`);
  return composeStory(occupation, { profile: readProfile(answers, index), answers, index, reasons: [] });
};

const heading = /^\d{1,2}:\d{2} \p{Lu}[\p{L}’ ]+$/u;
const broken =
  / {2}| [,.]|,,|\.\.|,\.|[(){}[\]]|\b(?:or or|and and|you you|the the|undefined|null)\b|\b(?:the|a|an|of|to|in|for|with|and|or|on|by|at|as|such|into|their)[.]/;
const sentences = (line: string): string[] => line.split(/(?<=[.?!]”?) (?=[\p{Lu}“])/u);

describe('a day in every occupation', () => {
  test.each([
    ['a student of few words', silent],
    ['a talkative student', talkative],
  ])('for %s has four timed parts of whole sentences and 150 to 260 words', (_, answers) => {
    const problems: string[] = [];
    for (const { title } of realOccupations) {
      const story = tell(title, answers);
      const words = story.split(/\s+/).length;
      if (words < 150 || words > 260) problems.push(`${title}: ${words} words`);
      const parts = story.split('\n\n');
      if (parts.length !== 4) problems.push(`${title}: ${parts.length} parts`);
      for (const part of parts) {
        const [head = '', text = '', ...more] = part.split('\n');
        if (!heading.test(head) || more.length > 0) problems.push(`${title}: ${head}`);
        for (const sentence of sentences(text)) {
          const isWhole = /^[\p{Lu}“]/u.test(sentence) && /[.?!”]$/.test(sentence);
          if (!isWhole || broken.test(sentence)) problems.push(`${title}: ${sentence}`);
        }
      }
    }
    expect(problems).toEqual([]);
  });

  test('tells no task that is unfit for minors', () => {
    for (const { title } of realOccupations) {
      expect(tell(title, talkative)).not.toMatch(
        /\b(?:gambl|liquor|firearm|slaughter|euthan|corpse|autops|suicid|erectile)/i,
      );
    }
  });
});

describe('the student in the story', () => {
  test('is met in their town, with what they enjoyed, their own proud words and their kind of teacher', () => {
    const story = tell('Architect', talkative);
    expect(story).toContain('In Austin, Texas, your day as an Architect begins.');
    expect(story).toContain('you wrote about your free time: “Basketball and drawing.”');
    expect(story).toContain('“I won the science fair in 6th grade.”');
    expect(story).toContain('You once said that you feel confident in math');
    expect(story).toContain('The math in it has names: scale drawings, percents, and decimals.');
  });

  test('hears nothing back that was not written: no label of the lexicon stands for the own words', () => {
    const story = tell('Carpenter', { ...talkative, enjoy_during_free_time: 'building bridges and chess' });
    expect(story).toContain('“Building bridges and chess.”');
    expect(story).not.toContain('carpentry and');
  });

  test('who says nothing is met kindly', () => {
    const story = tell('Chef', silent);
    expect(story).toContain('Your day as a Chef begins. Back in grade 8 you could not have guessed');
    expect(story).not.toMatch(/idk|asdf/);
  });

  test.each([
    'idk',
    'asdf qwer zxcv',
    '<script>alert(1)</script>',
    'i am **** good',
    'nothing at all',
    'my dog died last year',
  ])('is not quoted with %j', (proud_accomplishments) => {
    expect(tell('Chef', { ...talkative, proud_accomplishments })).not.toContain('You once wrote');
  });

  test('hears how much math the job takes, with the source of the figure', () => {
    expect(tell('Actuary', talkative)).toContain(
      'O*NET, the national job database, rates math 4.9 out of 5 in importance for this job',
    );
  });
});

describe('the description of every occupation', () => {
  test('is whole sentences that fit a card', () => {
    const problems = realOccupations
      .map((one) => ({ title: one.title, text: describeOccupation(one) }))
      .filter(
        ({ text }) =>
          !/^\p{Lu}.*\.$/su.test(text) || text.length > 390 || /e\.g\.|and\/or|Includes|Excludes/.test(text),
      );
    expect(problems).toEqual([]);
  });
});
