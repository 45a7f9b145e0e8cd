import { describe, expect, test } from 'vitest';
import type { OpenProblem } from '../../companion-context.ts';
import { makeProblem, tell } from '../../testing-turn.ts';

const store = makeProblem('m6-unit-price-compare', { level: 1, seed: 1 });

/** A problem of a skill with another question put in its place. */
const asking = (question: string, more: Partial<OpenProblem> = {}): OpenProblem => ({
  ...store,
  question,
  ...more,
});
const steps = (...lines: readonly (readonly [string, string])[]): Pick<OpenProblem, 'rendered'> => ({
  rendered: store.rendered && {
    ...store.rendered,
    steps: lines.map(([instruction, work]) => ({ instruction, explanation: '', work, diagram: null })),
  },
});
/** Each problem needs a key of its own, since its way is kept by it. */
const keyed = (value: string): Pick<OpenProblem, 'key' | 'choices' | 'shownAnswer'> => ({
  key: { value, form: 'number', misconceptions: [] },
  choices: [value, '901', '902'],
  shownAnswer: value,
});
const said = (text: string, problem: OpenProblem): string => tell(text, problem).reply.text;

describe('a number of the problem', () => {
  const spread = asking(
    'X and Y are two independent times. Their means are 30 and 25. Their standard deviations are 6 and 8. What is the standard deviation of $X - Y$?',
    {
      ...keyed('903'),
      ...steps(
        ['Square both standard deviations.', '6^2 = 36, 8^2 = 64'],
        ['Add the squares.', '36 + 64 = 100'],
      ),
    },
  );

  test('that no move uses is told as such, and one that a move uses with this move', () => {
    expect(said('do i need the 30 and 25? they confuse me', spread)).toMatch(/\$?30\$? or \$?25/);
    expect(said('do i need the 6 and the 8', spread)).toContain('Square both');
  });

  test('is not told as unused where a step speaks of what it counts', () => {
    const compared = asking(
      'The mean of one group is 249 and the mean of the other is 172. Which group is ahead?',
      { ...keyed('904'), ...steps(['Compare the means.', 'the first mean is greater']) },
    );
    expect(said('do i need the 249', compared)).not.toMatch(/No move|goes without/);
  });

  test('is not told as unused where the steps name no other number of the question', () => {
    const added = asking('The value 27 was missing. It is added now. What happens to the range?', {
      ...keyed('923'),
      ...steps(['Look where it lies.', 'above all others']),
    });
    expect(said('do i need the 27', added)).not.toMatch(/No move|goes without/);
  });

  const library = asking('A library has 400 books. 244 are novels. How many are no novels?', {
    ...keyed('905'),
    ...steps(['Take the novels away.', '400 - 244 = 156']),
  });

  test('is told by its own sentence', () => {
    expect(said('what does the 244 stand for', library)).toContain('“244 are novels.”');
    const reply = said('is 400 the novels or all the books', library);
    expect(reply).toContain('“A library has 400 books.”');
    expect(reply).toContain('about all the books, not about the novels');
  });

  test('that is asked about is no step and no value', () => {
    const { reply } = tell('is 15 the temperature or the cups', library);
    expect(reply.step_verdict).toBeUndefined();
    expect(reply.move).not.toBe('confirm-step');
  });

  test('is not told where the problem asks what it stands for', () => {
    const bike = asking('A bike costs $6 + 12d$ dollars for $d$ days. What does 12 stand for?', keyed('906'));
    expect(said('what does the 12 stand for', bike)).not.toContain('That is what');
  });
});

describe('a bound', () => {
  const cards = asking('You draw one of the cards 1 to 6. How likely is a number less than 4?', keyed('907'));

  test.each([
    ['less than 4 is that with the 4 or without', /[Ww]ithout/],
    ['is the 4 included', /[Ww]ithout/],
    ['at most 4 is that with 4 or without', /[Ww]ith\b/],
    ['is 0 counted', /1 to 6.*not among/],
    ['is 6 included', /with both ends/],
  ])('is told from the words that name it: %s', (text, says) => expect(said(text, cards)).toMatch(says));

  test('is left open where the words leave it open', () => {
    const between = asking('Mark all numbers between 3 and 7.', keyed('908'));
    expect(said('is the 3 included', between)).not.toMatch(/ends|[Ww]ithout|is with/);
  });
});

describe('a word of the problem', () => {
  const boxes = asking(
    'A school packs 21 novels and 28 comics. All gift boxes must be alike. How many boxes are there?',
    keyed('909'),
  );

  test('is told in plain words, with its sentence', () => {
    const reply = said('what does alike mean here', boxes);
    expect(reply).toContain('all of them have the same in them');
    expect(reply).toContain('“All gift boxes must be alike.”');
  });

  test('is told only in the sense that it has there', () => {
    const plot = asking('The two sides of the box plot look alike. Which measure fits?', keyed('910'));
    expect(said('what does alike mean', plot)).not.toContain('all of them have the same in them');
  });
});

describe('two choices', () => {
  const limits = asking('Which inequality fits?', {
    ...keyed('911'),
    choices: ['$x + y ≥ 30$, $x ≥ 0$', '$x + y ≤ 30$, $x ≥ 0$', '$3x ≥ 2$, $y ≥ 0$'],
  });

  test('are held side by side where they differ, those that are named or most alike', () => {
    for (const text of [
      'two answers look the same to me',
      'difference between the first and second choice',
    ]) {
      const reply = said(text, limits);
      expect(reply).toContain('≥ 30');
      expect(reply).toContain('≤ 30');
      expect(reply).not.toMatch(/\b(?:right|wrong|correct)\b/);
    }
  });

  test('are the same two whichever is right', () => {
    const told = limits.choices.map((choice, at) =>
      said('two answers look the same to me', {
        ...limits,
        shownAnswer: choice,
        key: { ...limits.key, value: `${912 + at}` },
      }),
    );
    expect(new Set(told).size).toBe(1);
  });
});

describe('what is wanted', () => {
  const ramp = asking(
    'A ramp is 3 feet high. How many inches is that? Round to the nearest tenth.',
    keyed('920'),
  );

  test.each([
    ['which unit do they want', 'in inches'],
    ['do i have to round', '“Round to the nearest tenth.”'],
  ])('is told from the question: %s', (text, says) => expect(said(text, ramp)).toContain(says));

  test('says nothing against rounding where the result may be about right', () => {
    const circle = asking('About how long is the way around? Use 3.14 for π.', keyed('921'));
    expect(said('do i have to round', circle)).not.toMatch(/nothing about rounding|No word of rounding/);
  });
});

test('a what-if with a number of the problem is not taken for the problem typed again', () => {
  const problem = asking('A shop sells 12 cans for 18 dollars. How much is one can?', {
    ...keyed('922'),
    ...steps(['Divide the price by the cans.', '18 / 12 = 1.50']),
  });
  const { heard, reply } = tell('what if it was 10 cans instead of 12 for 18', problem);
  expect(heard.isOwnProblem).toBe(false);
  expect(reply.move).not.toBe('solve-shown');
  expect(said('what if it was 10 instead of 12', problem)).toContain('Divide the price');
});
