import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CareerAnswers } from './career-answers.ts';
import { matchCareers } from './match-careers.ts';
import { exclusionsText, realOccupations } from './testing/real-occupations.ts';
import { quietStudent, teenStudents } from './testing/teen-students.ts';

const excluded = new Set([...exclusionsText.matchAll(/soc: (\d\d-\d{4}\.\d\d)/g)].map(([, soc]) => soc));
const match = (answers: Partial<CareerAnswers>) =>
  matchCareers(realOccupations, { ...quietStudent, ...answers });

describe('careers for students as they write', () => {
  test.each(teenStudents)(
    '$answers.career_or_job_interest is shown $title and $cluster',
    ({ answers, title, cluster }) => {
      const matches = matchCareers(realOccupations, answers);
      expect(matches.slice(0, 4).map((one) => one.title)).toContain(title);
      expect(matches.map((one) => one.cluster)).toContain(cluster);
      expect(new Set(matches.map((one) => one.cluster)).size).toBeGreaterThanOrEqual(4);
      expect(matches.some((one) => one.discovery)).toBe(true);
    },
  );

  test('forgives a slip of the pen', () => {
    expect(match({ career_or_job_interest: 'vetinarian' })[0]?.title).toBe('Veterinarian');
    expect(match({ career_or_job_interest: 'electrcian' })[0]?.title).toBe('Electrician');
    expect(match({ career_or_job_interest: 'arcitect' })[0]?.title).toBe('Architect');
  });

  test('reads the most common answers in Spanish too', () => {
    expect(match({ career_or_job_interest: 'quiero ser enfermera' })[0]?.title).toBe('Registered Nurse');
    expect(
      match({ career_or_job_interest: 'no sé', enjoy_during_free_time: 'dibujar y cocinar' })[0]?.reasons,
    ).toEqual(expect.arrayContaining([expect.objectContaining({ answer: 'enjoy_during_free_time' })]));
  });

  test('does not suggest what a student says they do not want', () => {
    const titles = match({
      career_or_job_interest: 'not a dentist',
      enjoy_during_free_time: 'drawing, music',
    }).map(({ title }) => title);
    expect(titles).not.toContain('Dentist');
  });

  test('gives different students without a plan different, varied careers', () => {
    const answers = ['idk', 'asdf', 'nothing', 'dunno', 'no clue', 'n/a', '???', 'qwerty'].map((word) =>
      match({ career_or_job_interest: word, enjoy_during_free_time: word, favorite_subjects: word }),
    );
    for (const matches of answers) {
      expect(matches).toHaveLength(8);
      expect(new Set(matches.map(({ cluster }) => cluster)).size).toBeGreaterThanOrEqual(6);
    }
    expect(new Set(answers.flat().map(({ title }) => title)).size).toBeGreaterThan(30);
  });

  test('says which answers counted for a career, the strongest first', () => {
    const [first] = match({ career_or_job_interest: 'nurse', favorite_subjects: 'health' });
    expect(first?.reasons[0]).toMatchObject({ answer: 'career_or_job_interest', words: 'nurse' });
    expect(first?.reasons.map(({ answer }) => answer)).toContain('favorite_subjects');
    const weights = first?.reasons.map(({ weight }) => weight) ?? [];
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(1.03);
  });

  test('names the brand in a reason, as the brand is written', () => {
    const matches = match({ brands_or_companies_admired: 'i like nasa and john deere' });
    const words = matches.flatMap(({ reasons }) => reasons.map((reason) => reason.words));
    expect(words).toEqual(expect.arrayContaining(['NASA', 'John Deere']));
  });

  test('[A-204] reads 1 as the most confident for AI and technology, 5 as the most confident for math', () => {
    const sure = match({ math_confidence: 5, ai_and_technology_confidence: 1 });
    const unsure = match({ math_confidence: 1, ai_and_technology_confidence: 3 });
    const confidence = (matches: typeof sure) =>
      matches.flatMap(({ reasons }) => reasons.filter(({ why }) => why === 'confidence')).length;
    expect(confidence(sure)).toBeGreaterThan(0);
    expect(confidence(unsure)).toBe(0);
  });

  test('knows jobs that only an alternate title names', () => {
    expect(match({ career_or_job_interest: 'ethnic studies professor' })[0]?.title).toBe(
      'College Cultural Studies Teacher',
    );
  });
});

const anyAnswers = fc.record({
  grade: fc.integer({ min: 6, max: 12 }),
  city_state: fc.string({ unit: 'binary' }),
  favorite_subjects: fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('math', 'art, pe', 'scince')),
  enjoy_during_free_time: fc.oneof(
    fc.lorem(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('tiktok', 'chess'),
  ),
  math_confidence: fc.integer({ min: 1, max: 5 }),
  ai_and_technology_confidence: fc.integer({ min: 1, max: 3 }),
  career_or_job_interest: fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('casino dealer', 'bartender', 'doctor'),
  ),
  brands_or_companies_admired: fc.string(),
  proud_accomplishments: fc.string({ unit: 'grapheme' }),
  what_makes_a_great_math_teacher: fc.string(),
});

describe('any ten answers', () => {
  test('[A-210] give six to eight careers with four texts each, no title twice, none unfit for minors, at least one not named', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const matches = matchCareers(realOccupations, answers);
        expect(matches.length).toBeGreaterThanOrEqual(6);
        expect(matches.length).toBeLessThanOrEqual(8);
        expect(new Set(matches.map(({ title }) => title)).size).toBe(matches.length);
        expect(matches.some(({ soc }) => excluded.has(soc))).toBe(false);
        expect(matches.some(({ discovery }) => discovery)).toBe(true);
        for (const { title, description, salary_range, story } of matches) {
          for (const text of [title, description, salary_range, story]) expect(text.trim()).not.toBe('');
        }
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  test('give the same careers again', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(matchCareers(realOccupations, answers)).toEqual(
          matchCareers([...realOccupations], { ...answers }),
        );
      }),
      { numRuns: 4 },
    );
  }, 60_000);

  test('are read within their first words, however long they are', () => {
    const long = 'i like drawing and soccer and '.repeat(170).slice(0, 5000);
    expect(match({ enjoy_during_free_time: long, career_or_job_interest: long })).toHaveLength(8);
  });

  test('match a short list of occupations as well', () => {
    expect(matchCareers(realOccupations.slice(0, 3), quietStudent)).toHaveLength(3);
  });
});
