import { describe, expect, test } from 'vitest';
import { splitContentText } from './content-text.ts';

describe('splitContentText', () => {
  test('splits words from formulas in all four kinds of marks', () => {
    expect(splitContentText('a $x$ b $$y$$ c \\(z\\) d \\[w\\]')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'math', tex: 'x', display: false },
      { kind: 'text', text: ' b ' },
      { kind: 'math', tex: 'y', display: true },
      { kind: 'text', text: ' c ' },
      { kind: 'math', tex: 'z', display: false },
      { kind: 'text', text: ' d ' },
      { kind: 'math', tex: 'w', display: true },
    ]);
  });

  test('reads an escaped dollar as money, also inside a formula', () => {
    expect(splitContentText('It costs \\$5 and \\$6.')).toEqual([
      { kind: 'text', text: 'It costs $5 and $6.' },
    ]);
    expect(splitContentText('$\\$5$')).toEqual([{ kind: 'math', tex: '\\$5', display: false }]);
  });

  test.each([
    'corners (−4, −5), (0, 6.5) and V′(x + 3, −y)',
    'so A (1, 2) becomes A′ (−2, 1)',
    'the rule (x, y) → (x + 3, y − 2) moves it',
    'the interval (−∞, 4] ∪ [8, ∞)',
    'across the line y = −4, then x = 2',
  ])('breaks no line inside what is read as one thing: %s', (text) => {
    const [part] = splitContentText(text);
    const written = part?.kind === 'text' ? part.text : '';
    expect(written.replaceAll('\u00A0', ' ')).toBe(text);
    for (const line of written.split(' ')) {
      expect(line).not.toMatch(/^A′?$/);
      expect(line.split(/[([]/).length).toBe(line.split(/[)\]]/).length);
      expect(line).not.toMatch(/^[=→]|[=→]$/);
    }
  });

  test('gives a formula the signs that end its sentence, and the words after them to the text', () => {
    expect(splitContentText('If $x = 2$, then ($y$). So $$z$$.')).toEqual([
      { kind: 'text', text: 'If ' },
      { kind: 'math', tex: 'x = 2', display: false, ends: ',' },
      { kind: 'text', text: ' then (' },
      { kind: 'math', tex: 'y', display: false, ends: ').' },
      { kind: 'text', text: ' So ' },
      { kind: 'math', tex: 'z', display: true },
      { kind: 'text', text: '.' },
    ]);
  });

  test('lets a line break between words, also in parentheses', () => {
    const text = 'a (big, wide) house = two rooms, a yard (see b and c)';
    expect(splitContentText(text)).toEqual([{ kind: 'text', text }]);
  });

  test.each([
    ['is 2 $\\frac{1}{2}$ feet', 'is ', '2\\frac{1}{2}', ' feet'],
    ['costs \\$2 $\\frac{1}{2}$ more', 'costs $', '2\\frac{1}{2}', ' more'],
    ['at −12 $\\frac{3}{16}$.', 'at ', '−12\\frac{3}{16}', '.'],
  ])('makes one formula of the mixed number in %s', (text, before, tex, after) => {
    expect(splitContentText(text)).toEqual([
      { kind: 'text', text: before },
      { kind: 'math', tex, display: false, ...(after === '.' && { ends: after }) },
      ...(after === '.' ? [] : [{ kind: 'text', text: after }]),
    ]);
  });

  test.each(['1.5 $\\frac{1}{2}$', '2 $\\frac{5}{3}$', 'B2 $\\frac{1}{2}$'])(
    'leaves what is no mixed number apart: %s',
    (text) => {
      expect(splitContentText(text)).toHaveLength(2);
    },
  );

  test('leaves an unclosed or empty mark as written', () => {
    expect(splitContentText('only $5')).toEqual([{ kind: 'text', text: 'only $5' }]);
    expect(splitContentText('$ $')).toEqual([{ kind: 'text', text: '$ $' }]);
  });

  test('reads long texts of marks in linear work', () => {
    const text = '\\('.repeat(20_000);
    expect(splitContentText(text)).toEqual([{ kind: 'text', text }]);
  });
});
