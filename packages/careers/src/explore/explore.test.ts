import { describe, expect, test } from 'vitest';
import { indexOccupations } from '../match/index-occupations.ts';
import { mathInside } from '../math-inside/math-inside.ts';
import { realJobTitles, realOccupations } from '../testing/real-occupations.ts';
import { askedCareer, jobAskedAbout } from './asked-career.ts';
import { careerCard } from './career-card.ts';
import { careerSlug } from './career-slug.ts';
import { composeDay } from './compose-day.ts';
import { findNeighbours } from './find-neighbours.ts';
import { readJobTitles } from './job-titles.ts';
import { islands } from './place-clusters.ts';
import { createCareerSearch } from './search-careers.ts';

const search = createCareerSearch(realOccupations, realJobTitles);
const titled = (title: string) => {
  const one = realOccupations.find((occupation) => occupation.title === title);
  if (!one) throw new Error(`no ${title}`);
  return one;
};

describe('finding a career', () => {
  test('every career is the first one found by its own title', () => {
    const missed = realOccupations.filter(({ title }) => search(title).found[0]?.title !== title);
    expect(missed.map(({ title }) => title)).toEqual([]);
  });

  test.each(['', '   ', '!!!', '?'])('%j shows all careers', (words) => {
    expect(search(words).found).toHaveLength(realOccupations.length);
  });

  test.each(['<script>alert(1)</script>', 'a'.repeat(5_000), '\u0000', "'; drop table users", '🦄🦄🦄'])(
    'hostile words %j are only words',
    (words) => {
      expect(search(words).found.length).toBeLessThanOrEqual(realOccupations.length);
    },
  );
});

describe('names that the data know besides', () => {
  test.each([
    ['tattoo artist', /Artist/],
    ['congresswoman', /^Legislator$/],
    ['sheet metal roofer', /^Roofer$/],
    ['lunch lady', /Cafeteria|Food/],
    ['soda jerk', /Food|Barista|Server|Attendant/],
    ['pipe organ tuner', /Musical Instrument/],
  ])('%j has its job among the first three', (words, job) => {
    const titles = search(words)
      .found.slice(0, 3)
      .map(({ title }) => title);
    expect(titles.some((title) => job.test(title))).toBe(true);
  });

  test('none is a joke to find or a slur', () => {
    const unfit = /\b(?:strippers?|hookers?|escort|nude|sexer|boner|casino|tobacco|retarded|oriental)\b/i;
    expect(realJobTitles.filter(({ title }) => unfit.test(title))).toEqual([]);
  });

  test('a line of another form is refused', () => {
    expect(() => readJobTitles('17-2051.00 Bridge Engineer')).toThrow('A line of the job titles is none');
    expect(() => readJobTitles('')).toThrow();
  });
});

describe('free words for a job', () => {
  const firstThree = (words: string): string[] =>
    search(words)
      .found.slice(0, 3)
      .map(({ title }) => title);

  test.each([
    ['i wanna be the person who fixes peoples teeth', 'Dentist'],
    ['mechanic for airplanes', 'Aircraft Mechanic'],
    ['the person who plans weddings', 'Event Planner'],
    ['my dad drives the metro', 'Subway and Streetcar Operator'],
    ['help teenagers choose college at school', 'School and Career Counselor'],
    ['mi papa pinta casas', 'House and Building Painter'],
  ])('%j has the %s among the first three', (words, title) => {
    expect(firstThree(words)).toContain(title);
  });

  test('are asked back with three kinds of work where they name no job', () => {
    const { found, isSure } = search('person who draws things before they get built');
    expect(isSure).toBe(false);
    expect(new Set(found.slice(0, 3).map(({ soc }) => soc.slice(0, 6))).size).toBe(3);
  });

  test.each(['nurse', 'Civil Engineer', 'nurce', 'bridge engineer'])(
    '%j is a name and not asked back',
    (name) => {
      expect(search(name).isSure).toBe(true);
    },
  );
});

describe('what is told of every career', () => {
  test('stands under an address of its own', () => {
    const slugs = realOccupations.map(({ title }) => careerSlug(title));
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.every((slug) => /^[a-z0-9-]+$/.test(slug))).toBe(true);
  });

  test('pay and schooling are the figures of the source', () => {
    for (const one of realOccupations) {
      const { pay } = careerCard(one);
      const wage = one.wage ?? one.hourlyWage;
      expect(pay && [pay.low, pay.middle, pay.high, pay.year]).toEqual(
        wage && [wage.p25, wage.median, wage.p75, wage.year],
      );
    }
  });

  test('names three pieces of mathematics and at least two moments of a day', () => {
    const thin = realOccupations.filter(
      (one) => mathInside(one).ideas.length < 3 || composeDay(realOccupations, one).length < 2,
    );
    expect(thin.map(({ title }) => title)).toEqual([]);
  });

  test('every cluster has its island, and every island careers', () => {
    const clusters = new Set(realOccupations.map(({ cluster }) => cluster));
    expect(new Set(islands.map(({ cluster }) => cluster))).toEqual(clusters);
  });
});

test('a neighbour says how it differs, and the difference is true', () => {
  const engineer = titled('Civil Engineer');
  const neighbours = findNeighbours(realOccupations, engineer);
  expect(neighbours).toHaveLength(4);
  const shorter = neighbours.find(({ but }) => but === 'shorter schooling');
  expect(careerCard(shorter?.occupation ?? engineer).schooling).toBeLessThan(
    careerCard(engineer).schooling ?? 0,
  );
  expect(indexOccupations(realOccupations).byTitle.size).toBe(realOccupations.length);
});

describe('a question about a job', () => {
  test.each([
    ['What is a civil engineer?', 'Civil Engineer'],
    ['what does a vet do', 'Veterinarian'],
    ['how much does a nurse make', 'Registered Nurse'],
    ['how do i become a pilot', 'Airline Pilot'],
    ['Tell me about being a chef', 'Chef'],
    ['what is a lawer', 'Lawyer'],
    ['how much does a civil enginer make', 'Civil Engineer'],
  ])('%s is about a %s', (question, title) => {
    expect(askedCareer(search, question)?.title).toBe(title);
  });

  test.each([
    'what is a ratio',
    'what is a mean',
    'what is the slope of a line',
    'what is 3 + 4',
    'how do i solve 2x = 8',
    'tell me about fractions',
    'what is a variable',
    'what is a model',
  ])('%s is about no job', (question) => {
    expect(askedCareer(search, question)).toBeUndefined();
  });

  test('the name is taken out of the question', () => {
    expect(jobAskedAbout('How much money does a welder earn in a year?')).toBe('welder');
  });
});
