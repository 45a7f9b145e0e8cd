import { random } from '@playforward/curriculum';
import { expect, test } from 'vitest';
import { openProblem } from '../../hear/testing-open.ts';
import { createKnowledge } from '../../know/knowledge.ts';
import { testGlossary } from '../../know/testing-glossary.ts';
import { answerTurn } from '../../plan/answer-turn.ts';
import { newDialogue } from '../../plan/dialogue-state.ts';

const bends = openProblem({
  question: 'Let $f(x) = 2x^4 + 8x^3 + 12$. At which inputs does the graph have inflection points?',
  form: 'set',
  choices: [
    ['-2, 0', null],
    ['0, 2', 'Look at the sign of the factor.'],
    ['-2', 'This is one of them.'],
  ],
  work: ['$8x^3 + 24x^2$', '$24x^2 + 48x = 24x(x + 2)$', '$24x(x + 2) = 0$ → $x$ is −2, 0'],
  instructions: ['Find the first derivative.', 'Find the second one.', 'Find its zeros.'],
});
const lines = ['24x^2 + 48x', '24x(x + 2) = 0'];
const said = (text: string) =>
  answerTurn(text, {
    context: { recent: [], openProblem: bends },
    state: { ...newDialogue, lines, done: 2 },
    means: { glossary: testGlossary, knowledge: createKnowledge(testGlossary, []), random: random(1) },
  }).reply;

test('all values of an answer are right in any order', () =>
  expect(said('so x = 0 and x = -2').text).toMatch(/0, -2/));

test('a right value is told apart from one that does not fit, by the line that shows it', () => {
  const { text, step_verdict } = said('so x = 0 and x = 2');
  expect(step_verdict).toBe('not-yet');
  expect(text).toMatch(/^\$0\$ (?:fits|is right).*\$2\$.*24x/);
});

test('a value that is said not to be it is not judged', () =>
  expect(said('x + 2 = 0 so its -2 not 2').text).not.toContain('$2$'));
