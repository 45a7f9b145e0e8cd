import { expect, test } from 'vitest';
import { hear } from '../hear.ts';
import { readSteps } from '../read-step.ts';
import { openProblem } from '../testing-open.ts';

const power = openProblem({
  question: 'Solve $6 \\cdot 8^{2x} + 20 = 107$. Round to three decimal places.',
  form: 'decimal',
  choices: [['0.643', null]],
  work: [
    '$6 \\cdot 8^{2x} + 20 = 107$ → $6 \\cdot 8^{2x} = 87$',
    '$6 \\cdot 8^{2x} = 87$ → $8^{2x} = \\frac{29}{2}$',
    '$8^{2x} = \\frac{29}{2}$ → $2x\\log(8) = \\log(\\frac{29}{2})$',
    '$2x\\log(8) = \\log(\\frac{29}{2})$ → x ≈ 0.643',
  ],
});

test('a line does the step that ends in it, however it is written', () => {
  const [read] = readSteps('8^(2x) = 14.5', power, { lines: ['6 * 8^(2x) = 87'] });
  expect(read).toMatchObject({ verdict: 'right', step: 1 });
});

const angles = openProblem({
  question: 'Angles of $3x$ and $2x + 17$ degrees make 77° together. How large is the second one?',
  form: 'integer',
  choices: [['41', null]],
  work: ['both parts → the whole', '$5x + 17 = 77$ → $x = 12$', '2 · 12 + 17 = 41'],
});

test('an equation that a student sets up does the step before the one that begins with it', () => {
  expect(readSteps('3x + 2x + 17 = 77', angles, { lines: [] })).toMatchObject([
    { verdict: 'right', step: 0 },
  ]);
});

const rings = openProblem({
  question: 'The first ring takes 7 beads, each ring after that 6 beads more. How many does ring 17 take?',
  form: 'integer',
  choices: [
    ['103', null],
    ['96', 'This leaves out the first ring.'],
  ],
  work: ['17 − 1 = 16', '7 + 16 × 6 = 103', '103 − 7 = 96'],
  instructions: ['Count the steps.', 'Add that many steps.', 'Check it.'],
});

test('a part of the last line is not its end, and a test behind the answer does no step', () => {
  expect(readSteps('16 * 6 = 96', rings, { lines: [] })).toMatchObject([{ step: 0, isPart: true }]);
  expect(readSteps('103 - 7 = 96', rings, { lines: [] })).toMatchObject([{ verdict: 'right', step: null }]);
});

test('a percent of a number of the problem that a step comes to is that step', () => {
  const fee = openProblem({
    question: 'A store takes a fee of 12% of the sales of $250. How much is left?',
    form: 'integer',
    choices: [['220', null]],
    work: ['250 ÷ 100 = 2.50', '2.50 × 12 = 30', '250 − 30 = 220'],
  });
  expect(readSteps('12% of 250 is 30', fee, { lines: [] })).toMatchObject([{ verdict: 'right', step: 1 }]);
});

test('what is taken away is subtracted and not moved', () => {
  expect(readSteps('so take 6 away', rings, { lines: [] })).toMatchObject([
    { operation: { act: 'subtract' } },
  ]);
});

const trigonometry = openProblem({
  question: 'Write $\\frac{3(\\csc x - \\sin x)}{\\cot x}$ with one function.',
  form: 'choice',
  choices: [['$3\\cos x$', null]],
  work: [
    '$\\frac{3(\\csc x - \\sin x)}{\\cot x}$ → $\\frac{3(1 - \\sin^2 x)}{\\sin x \\cot x}$',
    '$\\frac{3(1 - \\sin^2 x)}{\\sin x \\cot x}$ → $3\\cos x$',
  ],
});

test('the three quotients are read as functions, and half of a product as one', () => {
  expect(readSteps('csc x = 1/sin x', trigonometry, { lines: [] })).toMatchObject([{ verdict: 'holds' }]);
  const triangles = openProblem({
    question: 'Legs $d$ and $e$. What is the area of four triangles?',
    form: 'choice',
    choices: [['$2de$', null]],
    work: ['$de$ → $\\frac{1}{2}de$', 'four triangles → $2de$'],
  });
  expect(readSteps('one is half of d times e', triangles, { lines: [] })).toMatchObject([
    { verdict: 'right', step: 0 },
  ]);
});

test('the last move of a way goes on from the line before, and leads to a known wrong answer', () => {
  const beads = openProblem({
    question: 'The first ring takes 7 beads, each ring after that 6 beads more. How many does ring 17 take?',
    form: 'integer',
    choices: [
      ['103', null],
      ['109', 'This takes one step for each term, the first one too.'],
    ],
    work: ['17 − 1 = 16', '7 + 16 × 6 = 103'],
  });
  const { steps } = hear('i did 17*6 = 102 then + 7', { held: beads, shown: { lines: [] } });
  expect(steps).toMatchObject([{ verdict: 'wrong', reason: expect.stringContaining('the first one too') }]);
});

test('a value that a line before came to is no new step', () => {
  const twice = openProblem({
    question: 'A sum of 6 halves, and 5 less 2 of it. What comes out?',
    form: 'integer',
    choices: [['7', null]],
    work: ['6 ÷ 2 = 3', '3 + 4 = 7'],
  });
  expect(readSteps('6/2 = 3', twice, { lines: [] })).toMatchObject([{ verdict: 'right', step: 0 }]);
  expect(readSteps('5 - 2 = 3', twice, { lines: ['6/2 = 3'] })[0]).not.toMatchObject({ step: 0 });
});
