import { describe, expect, test } from 'vitest';
import { showMath } from './show-math.ts';

describe('mathematics of a reply is written as formulas', () => {
  test.each([
    ['3x + 5 = 26', '$3x + 5 = 26$'],
    ['3/4 + 5/6 = 19/12', '$\\frac{3}{4} + \\frac{5}{6} = \\frac{19}{12}$'],
    ['(x + 1)/((x - 1)(x + 1))', '$\\frac{x + 1}{(x - 1)(x + 1)}$'],
    ['3x/4', '$\\frac{3x}{4}$'],
    ['1/sin x + 2', '$\\frac{1}{\\sin x} + 2$'],
    ['2 1/4', '$2\\frac{1}{4}$'],
    ['V = πr²h', '$V = \\pi r^{2}h$'],
    ['12 / 4 = 3', '$12 \\div 4 = 3$'],
    ['x^2 - 4 > 0', '$x^{2} - 4 > 0$'],
    ['x² − 4', '$x^{2} - 4$'],
    ['2^-3 · 5^(n + 1)', '$2^{-3} \\cdot 5^{n + 1}$'],
    ['√50 = 5√2', '$\\sqrt{50} = 5\\sqrt{2}$'],
    ['√(25 · 2)', '$\\sqrt{25 \\cdot 2}$'],
    ['d/dx(3x⁴ − x/2)', '$\\frac{d}{dx} (3x^{4} - \\frac{x}{2})$'],
    ['x = 2 or x = 1/2', '$x = 2$ or $x = \\frac{1}{2}$'],
    ['9π square units', '$9\\pi$ square units'],
    ['5 km = 3.1 mi', '$5$ km $= 3.1$ mi'],
    ['45%', '$45\\%$'],
    ['1,500', '$1{,}500$'],
    ['12 : 18 = 2 : 3', '$12 : 18 = 2 : 3$'],
    ['(-2, -5)', '$(-2, -5)$'],
    ['2xy', '$2xy$'],
    ['90°', '$90^{\\circ}$'],
    ['∛27 = 3', '$\\sqrt[3]{27} = 3$'],
    ['$36', '$\\$36$'],
    ['no solution', 'no solution'],
    ['27 cm^2', '$27$ cm²'],
    ['(a) 27 cm^2; (b) x = 2 or x = 3', '(a) $27$ cm²; (b) $x = 2$ or $x = 3$'],
  ])('%s', (typed, shown) => {
    expect(showMath(typed)).toBe(shown);
  });

  test('what is no formula stays as it is', () => {
    expect(showMath('3 🍎 + 4')).toBe('3 🍎 + 4');
    expect(showMath('(x + 1')).toBe('(x + 1');
    expect(showMath('1/')).toBe('1/');
    expect(showMath('')).toBe('');
  });
});
