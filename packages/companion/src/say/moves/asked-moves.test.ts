import { expect, test } from 'vitest';
import { makeProblem, tell } from '../../testing-turn.ts';

test('dividing by a letter is not taken for a step that divides by a number', () => {
  const product = makeProblem('a1-zero-product-solve', { level: 2, seed: 1 });
  for (const text of ['can i divide by x instead', 'can i just divide by x', 'do i divide by x'])
    expect(tell(text, product).reply.text).not.toMatch(/^(?:Yes|Right|Exactly)\b/);
});
