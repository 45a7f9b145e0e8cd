import { describe, expect, test } from 'vitest';
import { plainMath } from '../../hints/plain-math.ts';
import { makeProblem, storedEquation, tell } from '../../testing-turn.ts';

const equation = storedEquation();
const product = makeProblem('m7-expand-rational-factor', { level: 1 });

describe('whether two things are the same', () => {
  test.each([
    ['is 3/4 the same as 6/8', 'Yes'],
    ['does 0.50 count as 1/2', 'Yes'],
    ['is 41% the same as 0.41', '\\frac{41}{100}'],
    ['are 34 and 43 the same', 'not the same'],
    ['is 2^3 just 6', '2 \\cdot 2 \\cdot 2'],
    ['is 14:10 the same as 7:5', 'In lowest terms both are 7:5'],
    ['is 7:5 the same as 8:6', '8:6 is 4:3'],
    ['isnt 7w + 7 just 14w', 'With $w = 3$ the first comes to 28 and the second to 42'],
    ['is 2(k + 3) the same as 2k + 6', 'it is so for every number'],
  ])('is judged by algebra beside an open problem: %s', (text, says) => {
    const { reply } = tell(text, equation);
    expect(reply.move).toBe('check-truth');
    expect(reply.text).toContain(says);
  });
});

/** What is said, without what was said before. */
const shapeOf = (text: string): string => text.replace(/\$[^$]*\$/g, '#').replace(/-?\d+(?:\.\d+)?/g, '#');

describe('what the problem itself asks for', () => {
  const [formula = ''] = /(?<=\$)[^$]+(?=\$)/.exec(product.question) ?? [];

  test('is answered alike for each choice: put a number in', () => {
    expect(product.choices.length).toBeGreaterThan(1);
    const said = product.choices.map(
      (choice) => tell(`is ${plainMath(formula)} the same as ${plainMath(choice)}`, product).reply,
    );
    expect(new Set(said.map(({ text }) => shapeOf(text))).size).toBe(1);
    expect(said[0]?.text).toMatch(/[Nn]umber/);
  });

  test.each(['can p be -3', 'can p be 4', 'can p be 71'])('is tested in its equation: %s', (text) => {
    const { reply } = tell(text, equation);
    expect(reply.move).toBe('ask-how');
    expect(reply.step_verdict).toBeUndefined();
    expect(reply.text).toContain('16');
  });
});

test('what the question gives is held beside another form of it, also where a choice has its number', () => {
  const lamps = makeProblem('m6-percent-of-benchmark', { level: 1, seed: 1 });
  const percent = /(\d+)%/.exec(lamps.question)?.[1] ?? '';
  expect(lamps.choices.join()).toContain(`${percent} `);
  const { reply } = tell(`is ${percent}% the same as ${percent}/100`, lamps);
  expect(reply.text).toMatch(/^Yes/);
});

test('a calculation that the way does not have is not confirmed for one of its numbers', () => {
  const power = makeProblem('m6-power-expression-evaluate', { level: 1, seed: 3 });
  const [first = '', second = ''] = plainMath(power.question).match(/\d+/g) ?? [];
  const { reply } = tell(`do i add ${first} and ${second} first`, power);
  expect(reply.text).not.toMatch(/^(?:Yes|Right)/);
});

test('of two moves the one that comes first is spoken of', () => {
  const { reply } = tell('do i subtract 10 or divide by -2 first', equation);
  const steps = equation.rendered?.steps ?? [];
  const named = steps.findIndex(({ instruction }) => reply.text.includes(instruction));
  const doing = steps.findIndex(({ instruction }) => /[Ss]ubtract|[Dd]ivide/.test(instruction));
  expect(named).toBe(doing);
});

describe('of two things', () => {
  test.each([
    ['is 9% 0.9 or 0.09', '9\\% = 0.09'],
    ['is -4w + 2w 6w or -2w', '-4w + 2w = -2w'],
    ['is -3 * -6 18 or -18', 'Two negative factors make a positive product'],
  ])('the one that a third thing is, is told: %s', (text, says) =>
    expect(tell(text, equation).reply.text).toContain(says),
  );

  const change = makeProblem('m7-percent-change-find', { level: 1, seed: 3 });
  const [from = '', to = ''] = plainMath(change.question).match(/\d+(?:\.\d+)?/g) ?? [];

  test('the one that a step works with, where it does what is asked about', () => {
    const { reply } = tell(`do i divide by ${from} or ${to}`, change);
    expect(reply.text).toMatch(new RegExp(`is \\$${from}\\$`));
    expect(reply.text).toContain('Divide');
  });

  test('nothing is told where the way has both and nothing is said to be done', () => {
    expect(tell(`do i use ${from} or ${to}`, change).reply.text).not.toMatch(/^(?:It|Here it) is/);
  });

  test('neither choice is told', () => {
    const [one, other] = equation.choices.map(plainMath);
    const { reply } = tell(`is it ${one} or ${other}`, equation);
    expect(reply.step_verdict).toBeUndefined();
    expect(reply.text).not.toMatch(/^(?:It|Here it) is/);
  });
});

describe('what a step decides', () => {
  const circle = makeProblem('m7-circle-area-find', { level: 2, seed: 7 });
  const [first] = circle.rendered?.steps ?? [];
  const [across = '', radius = ''] =
    plainMath(first?.work ?? '')
      .match(/\d+/g)
      ?.flatMap((one, at) => (at === 1 ? [] : [one])) ?? [];

  test('of two numbers is the one that the step makes, with its reason', () => {
    const { reply } = tell(`do i use ${across} or ${radius}`, circle);
    expect(reply.text).toContain(`$${radius}$`);
    expect(reply.text).toContain(first?.instruction);
  });

  test('is what a number comes from', () => {
    const { reply } = tell(`where does the ${radius} come from`, circle);
    expect(reply.move).toBe('point-to-part');
    expect(reply.text).toContain(first?.instruction);
  });
});

test('a number that counts something else than the problem is no step', () => {
  const circle = makeProblem('m7-circle-area-find', { level: 2, seed: 7 });
  const [, radius = ''] = /= (\d+)/.exec(plainMath(circle.rendered?.steps[0]?.work ?? '')) ?? [];
  expect(tell(radius, circle).reply.move).toBe('confirm-step');
  expect(tell(`my sister checked this ${radius} times already`, circle).reply.move).not.toBe('confirm-step');
});

test('a wrong rewriting is shown with a number', () => {
  const { reply } = tell(
    `${plainMath(/(?<=\$)[^$]+(?=\$)/.exec(product.question)?.[0] ?? '')} = 99y`,
    product,
  );
  expect(reply.text).toMatch(/With \$[a-z] = \d\$/);
});

test('a number of the problem is told to be used or not, and one that only a choice has is not spoken of', () => {
  const parallel = makeProblem('geo-side-splitter-length', { seed: 2 });
  expect(parallel.question).toContain('XY is 36 ft');
  expect(tell('do i need the 36', parallel).reply.text).toContain('goes without $36$');
  expect(tell('do i need the 15', parallel).reply.text).toMatch(/\$15\$ (?:has its place|is there for)/);
  const shapes = parallel.choices
    .filter((choice) => !plainMath(parallel.question).includes(plainMath(choice)))
    .map((choice) => shapeOf(tell(`do i need the ${plainMath(choice)}`, parallel).reply.text));
  expect(shapes.length).toBeGreaterThan(1);
  expect(new Set(shapes).size).toBe(1);
});
