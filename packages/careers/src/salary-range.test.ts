import { describe, expect, test } from 'vitest';
import { salaryRange } from './salary-range.ts';
import { realOccupations } from './testing/real-occupations.ts';

const payOf = (title: string): string => {
  const one = realOccupations.find((occupation) => occupation.title === title);
  if (!one) throw new Error(`no ${title}`);
  return salaryRange(one);
};

describe('pay', () => {
  test('is the middle half of workers with source, month and year', () => {
    expect(payOf('Film and Video Editor')).toBe(
      '$52,720 – $105,310 a year (middle half of workers, U.S. BLS, May 2025)',
    );
  });

  test('of a broader group names the group', () => {
    expect(payOf('Video Game Designer')).toBe(
      '$73,290 – $158,820 a year (middle half of workers, U.S. BLS, May 2025. Pay of the broader group “Web and Digital Interface Designers”)',
    );
  });

  test('that is published by the hour only says so', () => {
    expect(payOf('Actor')).toBe(
      '$20.34 – $97.95 an hour (middle half of workers, U.S. BLS, May 2025). BLS has no yearly figure for this job',
    );
  });

  test('that is not published is not invented', () => {
    expect(payOf('Legislator')).toBe('No pay figure from the U.S. BLS for this job');
  });

  test('has a figure or says there is none, for every occupation', () => {
    for (const one of realOccupations) {
      expect(salaryRange(one)).toMatch(
        /^(?:\$[\d,.]+ – \$[\d,.]+ an? (?:year|hour) \(.*May 2025.*|No pay figure .*)$/,
      );
    }
  });
});
