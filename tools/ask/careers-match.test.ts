import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const student = {
  grade: 8,
  city_state: 'Dayton, OH',
  favorite_subjects: 'science',
  enjoy_during_free_time: 'dogs',
  math_confidence: 3,
  ai_and_technology_confidence: 1,
  career_or_job_interest: 'vet',
  brands_or_companies_admired: 'petco',
  proud_accomplishments: 'i trained my dog',
  what_makes_a_great_math_teacher: 'patient',
};
/** Starting the program takes seconds on a busy machine. */
const patience = 60_000;
const careersMatch = (input: string) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'careers-match.ts')], { input, encoding: 'utf8' });

test(
  'prints six to eight careers with pay, story and the answers that counted',
  () => {
    const { status, stdout } = careersMatch(JSON.stringify(student));
    expect(status).toBe(0);
    const matches: { title: string; salary_range: string; story: string; reasons: { answer: string }[] }[] =
      JSON.parse(stdout);
    expect(matches).toHaveLength(8);
    expect(matches[0]?.title).toBe('Veterinarian');
    for (const { salary_range, story, reasons } of matches) {
      expect(salary_range).toContain('BLS');
      expect(story).toContain('Dayton, Ohio');
      expect(reasons.length).toBeGreaterThan(0);
    }
  },
  patience,
);

test.each([
  ['{oops', 'The input is not JSON. Send one object with the ten answers on standard input.\n'],
  ['', 'The input is not JSON. Send one object with the ten answers on standard input.\n'],
  [JSON.stringify({ ...student, grade: 3 }), /^The answers cannot be read \(grade: [^\n]+\)\.\n$/],
  [JSON.stringify({ ...student, career_or_job_interest: undefined }), /career_or_job_interest/],
  ['[]', /^The answers cannot be read \(the input: /],
])(
  'refuses %s in one clear sentence',
  (input, sentence) => {
    const { status, stdout, stderr } = careersMatch(input);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(sentence);
  },
  patience,
);
