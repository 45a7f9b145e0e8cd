import type { CityMission } from '@playforward/contract';
import { describe, expect, test } from 'vitest';
import { checkInputs, predictionField, stepped } from './check-inputs.ts';
import { unitLine } from './unit-line.ts';

const unknown = (symbol: string, kind: 'int' | 'dec' | 'point' | 'line') => ({
  symbol,
  kind,
  label: symbol,
  unit: '',
  min: 0,
  max: 100,
  step: 1,
});
const mission = (unknowns: ReturnType<typeof unknown>[], line = '{n} panels') =>
  ({ unknowns, unit_line: line }) as unknown as CityMission;

describe('before a run', () => {
  const one = mission([unknown('n', 'int')]);
  test('every number and the prediction are there, whatever they are worth', () => {
    expect(checkInputs(one, {}, '5')).toMatchObject({ symbol: 'n' });
    expect(checkInputs(one, { n: 'many' }, '5')).toMatchObject({ symbol: 'n' });
    expect(checkInputs(one, { n: '9999' }, '')).toMatchObject({ symbol: predictionField });
    expect(checkInputs(one, { n: '9999' }, '5')).toBeNull();
  });

  test('what is no number is told apart from nothing at all', () => {
    const sentence = (n: string, prediction: string) => checkInputs(one, { n }, prediction)?.sentence;
    expect(sentence('', '5')).toBe('Type a number here first.');
    expect(sentence('4', ' ')).toBe('Type a number here first.');
    expect(sentence('many', '5')).toContain('cannot read that');
    expect(sentence('4', 'a lot')).toContain('cannot read that');
  });

  test('points and lines say how they are typed', () => {
    expect(checkInputs(mission([unknown('P', 'point')]), {}, '1')?.sentence).toContain('(3, 4)');
    expect(checkInputs(mission([unknown('f', 'line')]), {}, '1')?.sentence).toContain('y = 2x + 1');
    expect(checkInputs(mission([unknown('P', 'point')]), { P: '(1, 2)' }, '1')).toBeNull();
  });
});

test('a step goes up and down on its grid and stays within its bounds', () => {
  const grid = { min: 0.5, max: 4, step: 0.1 };
  expect([stepped(grid, '', 1), stepped(grid, '0.7', 1), stepped(grid, '0.7', -1)]).toEqual([
    '0.5',
    '0.8',
    '0.6',
  ]);
  expect([stepped(grid, '4', 1), stepped(grid, '0.5', -1)]).toEqual(['4', '0.5']);
});

describe('the unit line', () => {
  test('echoes the number as it is typed, and says nothing while it is none', () => {
    const one = mission([unknown('n', 'int')]);
    expect(unitLine(one, { n: '1200' })).toBe('1,200 panels');
    expect(unitLine(one, { n: '' })).toBeNull();
    expect(unitLine(one, { n: 'x' })).toBeNull();
  });

  test('works out products, and leaves alone what it does not know', () => {
    expect(unitLine(mission([unknown('n', 'int')], '{n} × 400 W = {n*400} W at {place}'), { n: '9' })).toBe(
      '9 × 400 W = 3,600 W at {place}',
    );
    expect(unitLine(mission([unknown('P', 'point')], 'The stop is at {P}'), { P: '(3, 4)' })).toBe(
      'The stop is at (3, 4)',
    );
  });
});
