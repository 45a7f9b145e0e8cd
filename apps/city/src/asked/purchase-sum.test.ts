import { type BuildingType, type City, costOf, createCity } from '@playforward/city-sim';
import { beforeEach, expect, test } from 'vitest';
import { readParams, startParams } from '../plot/build-params.ts';
import { buildable } from '../plot/plot-rows.ts';
import { changesByPurchase, sumFor } from './purchase-sum.ts';

const plot = 13;
let city: City;
beforeEach(() => {
  city = createCity({ seed: 5 });
});
function paramsOf(type: BuildingType): Record<string, number> {
  const read = readParams(type, startParams(type));
  if ('problem' in read) throw new Error(`${type} starts without a number`);
  return read.params;
}
const numbersIn = (words: string) =>
  [...words.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));

test('every building asks a sum whose answer is in the line that shows the way, and is typed in at most two decimals', () => {
  for (const type of buildable()) {
    for (let turn = 0; turn < 8; turn += 1) {
      const sum = sumFor({ type, params: paramsOf(type), city, plot, turn });
      expect(numbersIn(sum.way), `${type}: ${sum.question}`).toContain(sum.answer);
      expect(Math.round(sum.answer * 100) / 100).toBe(sum.answer);
      // What is asked for is not told in the question.
      expect(numbersIn(sum.question), sum.question).not.toContain(sum.answer);
      expect(sum.question).toMatch(/\?$/);
      // Nor by the lines that stay in sight.
      const seen = changesByPurchase({ type, params: paramsOf(type), city, plot }).filter(
        ({ label }) => label !== sum.tells,
      );
      const told = seen.flatMap(({ after }) => numbersIn(after));
      expect(told, `${type}: ${sum.question}`).not.toContain(sum.answer);
    }
  }
});

test('a park and a solar array are reckoned by their parts, and the parts make the price that is paid', () => {
  for (const [type, params] of [
    ['park', { w: 3, h: 5 }],
    ['solar-array', { n: 17 }],
  ] as const) {
    const sum = sumFor({ type, params, city, plot, turn: 0 });
    expect(sum.answer * 100).toBeCloseTo(costOf(type, params));
    const [total, ...parts] = numbersIn(sum.way).reverse();
    expect(total).toBe(sum.answer);
    const [first = 0, second = 0, third = 0] = parts.reverse();
    expect(type === 'park' ? first + second + third : first + second * third).toBeCloseTo(sum.answer);
  }
});

test('one purchase after another asks something else', () => {
  const asked = [0, 1, 2, 3].map((turn) => sumFor({ type: 'flats', params: {}, city, plot, turn }).question);
  expect(new Set(asked).size).toBe(4);
});

test('what a purchase changes is shown before and after', () => {
  const rows = changesByPurchase({ type: 'row-houses', params: {}, city, plot });
  const of = (label: string) => rows.find((row) => row.label === label);
  expect(Number(of('Beds')?.after)).toBeGreaterThan(Number(of('Beds')?.before));
  expect(of('Money')?.before).not.toBe(of('Money')?.after);
  expect(of('Power needed, at most')).toBeTruthy();
});
