import { generateProblem, listSkills, type RenderedProblem, renderProblem } from '@playforward/curriculum';
import { expect, test } from 'vitest';
import { columnPlaces } from './write-problems.ts';

function problemOf(skill: string, level: 1 | 2 | 3 = 1): RenderedProblem {
  const version = listSkills().find(({ id }) => id === skill)?.version ?? 0;
  return renderProblem(generateProblem({ skill, version, level, seed: 1 }));
}

const typed = problemOf('m6-ratio-simplify');
const graphs = problemOf('a1-half-plane-graph');

test('two problems stand in a row, and the last of an odd number has its row for itself', () => {
  expect(columnPlaces([typed, typed, typed])).toEqual(['left', 'right', 'wide']);
});

test('graphs to choose from take the width of the sheet, and so does what is alone before them', () => {
  expect(graphs.choices.every(({ diagram }) => diagram !== null)).toBe(true);
  expect(columnPlaces([typed, graphs, typed, typed])).toEqual(['wide', 'wide', 'left', 'right']);
});
