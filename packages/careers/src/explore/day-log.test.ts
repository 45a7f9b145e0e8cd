import { expect, test } from 'vitest';
import { realOccupations } from '../testing/real-occupations.ts';
import { readDayLog } from './day-log.ts';

const log = (task: string, career = 'Chef') => `
career: ${career}
moments:
${['8:00', '10:00', '1:00']
  .map(
    (at) => `  - at: '${at}'
    title: At the stove
    task: ${task}
    text: You taste the soup, and then you ask everybody what it is missing today.
`,
  )
  .join('')}`;

test('a day tells of tasks that the data name', () => {
  const { moments } = readDayLog(log('Check the quality of raw'), realOccupations);
  expect(moments.map(({ at }) => at)).toEqual(['8:00', '10:00', '1:00']);
});

test('a day that claims another task, or a job that is not there, is refused with its name', () => {
  expect(() => readDayLog(log('Sing to the guests'), realOccupations)).toThrow(/Chef, 8:00: no task/);
  expect(() => readDayLog(log('Check the quality', 'Wizard'), realOccupations)).toThrow(/"Wizard"/);
});
