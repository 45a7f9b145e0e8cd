import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CalculatorEvent,
  emptyCalculator,
  longestHistory,
  longestSum,
  nextCalculator,
} from './calculator-state.ts';
import { displaySum } from './display-sum.ts';
import { pressedKey } from './pressed-key.ts';

const event = (character: string): CalculatorEvent => {
  if (character === '=') return { kind: 'equals' };
  if (character === 'C') return { kind: 'clear' };
  return character === '<' ? { kind: 'backspace' } : { kind: 'character', character };
};
const press = (keys: string, from = emptyCalculator) =>
  [...keys].reduce((state, character) => nextCalculator(state, event(character)), from);

describe('pressing', () => {
  test.each([
    ['12+3', { kind: 'typing', sum: '12+3' }],
    ['7×8=', { kind: 'solved', sum: '7×8', result: '56' }],
    ['12<', { kind: 'typing', sum: '1' }],
    ['1<<', { kind: 'typing', sum: '' }],
    ['12C', { kind: 'typing', sum: '' }],
    ['=', { kind: 'typing', sum: '' }],
    ['5÷÷=', { kind: 'failed', sum: '5÷÷' }],
    ['+=', { kind: 'failed', sum: '+' }],
    ['5÷0=', { kind: 'failed', sum: '5÷0' }],
    ['7×8=4', { kind: 'typing', sum: '4' }],
    ['7×8=.', { kind: 'typing', sum: '.' }],
    ['7×8=+', { kind: 'typing', sum: '56+' }],
    ['7×8==', { kind: 'solved', sum: '7×8', result: '56' }],
    ['7×8=<', { kind: 'typing', sum: '7×' }],
    ['7×8=C', { kind: 'typing', sum: '' }],
    ['+=5', { kind: 'typing', sum: '5' }],
    ['+=−', { kind: 'typing', sum: '−' }],
    ['5÷0=<4=', { kind: 'solved', sum: '5÷4', result: '1.25' }],
    ['5÷0==', { kind: 'failed', sum: '5÷0' }],
  ])('%s leads to %o [L-113] [L-114] [D-86]', (keys, screen) => {
    expect(press(keys).screen).toEqual(screen);
  });

  test('keys beyond the longest sum change nothing', () => {
    const full = press('1'.repeat(longestSum));
    expect(press('2', full)).toBe(full);
  });
});

describe('the history', () => {
  test('has the newest sum first, without plain numbers and errors, and an end', () => {
    expect(press('1+1=C5=C÷=2×3=').history).toEqual([
      { sum: '2×3', result: '6' },
      { sum: '1+1', result: '2' },
    ]);
    const many = Array.from({ length: longestHistory + 5 }, (_, index) => `C1+${index}=`).join('');
    expect(press(many).history).toHaveLength(longestHistory);
    expect(press('1+1=C2+2=C1+1=').history.map(({ sum }) => sum)).toEqual(['1+1', '2+2']);
  });

  test('gives a result back where a number is due, and as a new sum elsewhere', () => {
    const recall = { kind: 'recall', result: '56' } as const;
    expect(nextCalculator(press('3+'), recall).screen.sum).toBe('3+56');
    expect(nextCalculator(press('3'), recall).screen.sum).toBe('56');
    expect(nextCalculator(press('3+4='), recall).screen).toEqual({ kind: 'typing', sum: '56' });
  });

  test('can be forgotten, and stays when the screen is cleared', () => {
    expect(press('1+1=C').history).toHaveLength(1);
    expect(nextCalculator(press('1+1='), { kind: 'forget' }).history).toEqual([]);
  });
});

test('no row of keys throws or makes a sum that is too long', () => {
  const keys = fc.array(fc.constantFrom(...'0123456789.+−×÷=C<'), { maxLength: 200 });
  fc.assert(
    fc.property(keys, (row) => {
      expect(press(row.join('')).screen.sum.length).toBeLessThanOrEqual(longestSum);
    }),
  );
});

test.each([
  ['', ''],
  ['450÷5', '450 ÷ 5'],
  ['−5', '−5'],
  ['5×−3', '5 × −3'],
  ['5−−3', '5 − −3'],
  ['5÷÷', '5 ÷ ÷'],
  ['5.+', '5. +'],
  ['9.9999998e15', '9.9999998·10¹⁵'],
  ['1e−7×2', '1·10⁻⁷ × 2'],
])('%s is shown as "%s"', (sum, shown) => {
  expect(displaySum(sum)).toBe(shown);
});

describe('a key of the keyboard', () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false };
  test.each([
    ['7', { kind: 'character', character: '7' }],
    ['*', { kind: 'character', character: '×' }],
    ['x', { kind: 'character', character: '×' }],
    ['/', { kind: 'character', character: '÷' }],
    ['-', { kind: 'character', character: '−' }],
    [',', { kind: 'character', character: '.' }],
    ['Enter', { kind: 'equals' }],
    ['=', { kind: 'equals' }],
    ['Backspace', { kind: 'backspace' }],
    ['Delete', { kind: 'clear' }],
    ['c', { kind: 'clear' }],
    ['Tab', null],
    ['q', null],
  ])('%s means %o', (key, meaning) => {
    expect(pressedKey({ key, ...plain })).toEqual(meaning);
  });

  test('with Ctrl, Alt or Meta belongs to the browser', () => {
    for (const held of ['ctrlKey', 'altKey', 'metaKey']) {
      expect(pressedKey({ key: 'c', ...plain, [held]: true })).toBeNull();
    }
  });
});
