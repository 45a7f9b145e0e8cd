import { expect, test } from 'vitest';
import { feltMeters } from './felt-meters.ts';

const sentences = (series: Record<string, number[]>) => feltMeters(series).map(({ sentence }) => sentence);

test('dark homes, dry taps and an empty treasury come first, in words', () => {
  expect(
    sentences({
      people: [40, 42],
      money: [120.5, -53.25],
      brownOuts: [0, 3, 5],
      waterShort: [0, 0, 120],
    }),
  ).toEqual([
    'Homes were dark: 8 block-hours, on 2 days.',
    'Taps were dry: 120 L were missing, on 1 day.',
    'The treasury is in debt: −$53 after 2 days.',
    'People: 40 on day 1, 42 on day 2.',
  ]);
});

test('what did not move, or is not there, is not told', () => {
  expect(sentences({ people: [40, 40], brownOuts: [0, 0], happiness: [75.04, 75.03] })).toEqual([]);
  expect(sentences({})).toEqual([]);
});

test('each opens as a chart of its days', () => {
  const [felt] = feltMeters({ money: [17_700, 17_623.75] });
  expect(felt?.chart).toMatchObject({
    title: 'Treasury',
    type: 'line',
    data: { labels: ['1', '2'], datasets: [{ label: 'Treasury ($)', data: [17_700, 17_623.75] }] },
  });
});
