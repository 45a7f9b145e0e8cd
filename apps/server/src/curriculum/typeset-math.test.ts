import { describe, expect, test } from 'vitest';
import { typesetMath } from './typeset-math.ts';

describe('typesetMath', () => {
  test('answers one entry for each formula of the texts, by its TeX [L-015]', () => {
    const math = typesetMath(['Half is $\\frac{1}{2}$ and \\(x\\).', '$$y$$ and $x$', null, 'no math']);
    expect(Object.keys(math)).toEqual(['\\frac{1}{2}', 'x', 'y']);
    expect(math.x).toContain('<math');
    expect(math.x).toContain('class="katex-html"');
  });

  test('leaves prices, malformed and over-long formulas as text', () => {
    expect(typesetMath(['\\$5 or \\$6', '$\\frac{1$', `$${'x'.repeat(501)}$`])).toEqual({});
  });

  test.each([
    '\\href{javascript:alert(1)}{x}',
    '\\htmlStyle{color:red}{x}',
    '\\includegraphics{https://example.org/x.png}',
    '\\htmlData{a=b}{x}',
  ])('never builds a link, a style or an image from %s', (tex) => {
    const html = typesetMath([`$${tex}$`])[tex] ?? '';
    expect(html).not.toMatch(/<a |<img|href=|src=|data-a=|color:red;?">x/);
  });

  test('stops a formula that expands without end', () => {
    expect(typesetMath(['$\\def\\a{\\a\\a}\\a$'])).toEqual({});
  });
});
