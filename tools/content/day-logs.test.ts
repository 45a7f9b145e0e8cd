import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchCareers, readDayLog, readOccupations } from '@playforward/careers';
import { checkClaim } from '@playforward/math';
import { expect, test } from 'vitest';

const careers = join(import.meta.dirname, '../../content/careers');
const text = (name: string) => readFileSync(join(careers, name), 'utf8');
const occupations = readOccupations(text('occupations.json'), text('not-for-minors.yaml'));
const logs = readdirSync(join(careers, 'days')).map((name) => readDayLog(text(`days/${name}`), occupations));

test('twelve days are written by hand, each for a job that is shown', () => {
  expect(new Set(logs.map(({ career }) => career)).size).toBe(12);
});

test.each(logs)('the numbers in the day of $career are right, and the text names them', ({ moments }) => {
  const told = moments.filter(({ math }) => math !== undefined);
  expect(told.length).toBeGreaterThan(0);
  for (const { math = '', text: words } of told) {
    expect(checkClaim(math), math).toBe('true');
    const said = words.replaceAll(',', '');
    const result = /= ([\d.]+)/.exec(math)?.[1] ?? '?';
    expect(said, words).toContain(result);
  }
});

test('hours of a day go forward', () => {
  for (const { career, moments } of logs) {
    const hours = moments.map(({ at }) => {
      const [hour = 0, minute = 0] = at.split(':').map(Number);
      return hour * 60 + minute;
    });
    // Noon passes once at most: a smaller hour begins the afternoon.
    const turns = hours.filter((hour, place) => hour <= (hours[place - 1] ?? -1)).length;
    expect(turns, career).toBeLessThanOrEqual(1);
  }
});

test.each(logs)(
  'who wishes to be a $career hears that day, with the own words in it',
  ({ career, moments }) => {
    const days = new Map(logs.map((log) => [log.career, log.moments]));
    for (const own of ['I built a treehouse', '']) {
      const answers = {
        grade: 8,
        city_state: 'Columbus, OH',
        favorite_subjects: '',
        enjoy_during_free_time: own,
        math_confidence: 3,
        ai_and_technology_confidence: 2,
        career_or_job_interest: career,
        brands_or_companies_admired: '',
        proud_accomplishments: own,
        what_makes_a_great_math_teacher: '',
      };
      const story =
        matchCareers(occupations, answers, { days }).find(({ title }) => title === career)?.story ?? '';
      const parts = story.split('\n\n');
      expect(parts.map((part) => part.split('\n')[0])).toEqual(
        moments.map(({ at, title }) => `${at} ${title}`),
      );
      for (const [place, { text: told }] of moments.entries()) expect(parts[place]).toContain(told);
      expect(story.includes('“I built a treehouse.”')).toBe(own !== '');
      const words = story.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(150);
      expect(words).toBeLessThanOrEqual(260);
    }
  },
);
