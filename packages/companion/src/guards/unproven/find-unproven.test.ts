import { describe, expect, test } from 'vitest';
import { guardReply } from '../reply-guard.ts';

const reviewed = 'A ratio compares two quantities.';
const shown = (text: string, studentText = '') =>
  guardReply(text, { studentText, isReviewed: (sentence) => sentence.trim() === reviewed }).release.trim();

describe('of a language model, mathematics is shown only if it is proven, reviewed or asked [issue 5.6]', () => {
  test.each([
    ['talk', 'Great question! I like how you keep trying.'],
    ['where to look', 'Look at the two denominators.'],
    ['a plain question', 'What happens when you multiply both sides by 3?'],
    ['two questions in one', 'What could you do to the 20, and which number belongs to the whole?'],
    ['a proven calculation', 'So $3 \\cdot 4 = 12$.'],
    ['a proven fact in words', 'Half of 30 is 15.'],
    ['fractions around a division sign', 'So 3/4 ÷ 1/2 = 3/2.'],
    ['a reviewed sentence', reviewed],
    ['a made-up situation', 'Imagine you have 12 cookies and 4 friends.'],
    ['a count of talk', 'There are two things to try in step 3.'],
  ])('%s is shown: %s', (_, text) => {
    expect(shown(text)).toBe(text);
  });

  test.each([
    ['a rule in words', 'The mode is the number in the middle.'],
    ['a true rule that nobody reviewed', 'A rhombus has four equal sides.'],
    ['a result in words', 'Everyone gets four cookies.'],
    ['a rule as an order', 'Just add the tops and then add the bottoms.'],
    ['a rule inside a question', 'Why is the mode the middle value?'],
    ['a rule after a dash', 'What is the mode - the middle one?'],
    ['a rule after a comma', 'What is the mode, the value in the middle?'],
    ['a rule that is asked to be known', 'Did you know that six times seven makes 48?'],
    ['a story with its end', 'Imagine four friends share twelve cookies and everyone gets four.'],
    ['another language', 'La moda es el valor del medio.'],
    ['letters apart', 'S i x is o d d.'],
    ['roman numerals', 'VI plus VI is XIII.'],
    ['an equation from nowhere', 'So x = 7.'],
    ['a power of i', 'So i⁶ = 1.'],
    ['a false division', 'So 3/4 ÷ 1/2 = 3/8.'],
    ['a table', 'square | 5 sides'],
    ['praise', 'Good that you know 6 times 7 makes 48!'],
  ])('%s is left out: %s', (_, text) => {
    expect(shown(text)).toBe('');
  });

  test('what stands around a sentence that was left out is shown', () => {
    expect(shown('Nice try! The mode is the middle value. What does the question ask for?')).toBe(
      'Nice try! What does the question ask for?',
    );
  });

  test('the equation that was asked about is solved in proven lines; a wrong line of the student proves nothing', () => {
    const asked = 'How do I solve 2x + 5 = 13? I got x = 9.';
    expect(shown('Then $2x = 8$.', asked)).toBe('Then $2x = 8$.');
    expect(shown('So $x = 4$.', asked)).toBe('So $x = 4$.');
    expect(shown('So $x = 9$.', asked)).toBe('');
    expect(shown('So $2(x + 3) = 2x + 3$.', 'is 2(x + 3) = 2x + 3 right?')).toBe('');
  });
});
