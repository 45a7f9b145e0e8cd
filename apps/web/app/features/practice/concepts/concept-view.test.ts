import type { PublicProblem } from '@playforward/contract';
import { describe, expect, test } from 'vitest';
import {
  endsWithoutExample,
  isLastExample,
  moveConceptView,
  offeredSteps,
  readConceptView,
} from './concept-view.ts';

const concept = (...ids: number[]) => ({ problems: ids.map((id) => ({ id }) as PublicProblem) });
const concepts = [concept(11, 12), concept(), concept(31)];
const at = (index: number) => ({ kind: 'concept', concept: index }) as const;
const problem = (index: number, problemId: number) =>
  ({ kind: 'problem', concept: index, problemId }) as const;

describe('the address of the Key Concept tab', () => {
  test('names a concept, counted from 0 [L-023] [D-70]', () => {
    expect(readConceptView('2', concepts)).toEqual({ view: at(2), exact: true });
    expect(readConceptView('', concepts)).toEqual({ view: at(0), exact: false });
  });

  test('names an example, with ids read as integers [L-024] [L-027]', () => {
    expect(readConceptView('0/problem/12', concepts)).toEqual({ view: problem(0, 12), exact: true });
    expect(readConceptView('00/problem/012x', concepts)).toEqual({ view: problem(0, 12), exact: true });
  });

  test.each(['9', '-1', 'abc', 'abc/problem/11'])('%s leads to the first concept [D-69]', (rest) => {
    expect(readConceptView(rest, concepts)).toEqual({ view: at(0), exact: false });
  });

  test.each(['2/problem/99', '2/problem/abc', '2/problem', '2/problm/31'])(
    '%s leads to its concept',
    (rest) => {
      expect(readConceptView(rest, concepts)).toEqual({ view: at(2), exact: false });
    },
  );
});

describe('the buttons [D-73]', () => {
  test('a concept offers Back and Next, and View Example when it has one [L-089]', () => {
    expect(offeredSteps(concepts, at(0), 'not-yet')).toEqual(['back', 'next', 'view-example']);
    expect(offeredSteps(concepts, at(1), 'not-yet')).toEqual(['back', 'next']);
  });

  test('an example offers Back, and after an answer Back to Concept [L-090] [L-093]', () => {
    expect(offeredSteps(concepts, problem(0, 11), 'not-yet')).toEqual(['back']);
    expect(offeredSteps(concepts, problem(0, 11), 'wrong')).toEqual(['back', 'back-to-concept']);
  });

  test('a solved example offers the next problem, else the next concept, else the way to the first one', () => {
    expect(offeredSteps(concepts, problem(0, 11), 'right')).toEqual([
      'back',
      'back-to-concept',
      'next-problem',
    ]);
    expect(offeredSteps(concepts, problem(0, 12), 'right')).toEqual([
      'back',
      'back-to-concept',
      'next-concept',
    ]);
    expect(offeredSteps(concepts, problem(2, 31), 'right')).toEqual([
      'back',
      'back-to-concept',
      'back-to-concepts',
    ]);
  });
});

describe('moving [L-091]', () => {
  const cases = [
    ['back', at(0), { kind: 'tab', tab: 'introduction' }],
    ['back', at(2), at(1)],
    ['next', at(0), at(1)],
    ['next', at(2), { kind: 'tab', tab: 'stem-city' }],
    ['view-example', at(0), problem(0, 11)],
    ['view-example', at(1), at(1)],
    ['back', problem(0, 12), problem(0, 11)],
    ['back', problem(0, 11), at(0)],
    ['next-problem', problem(0, 11), problem(0, 12)],
    ['next-concept', problem(0, 12), at(1)],
    ['back-to-concept', problem(2, 31), at(2)],
    ['back-to-concepts', problem(2, 31), at(0)],
  ] as const;
  test.each(cases)('%s from %o leads to %o', (step, from, to) => {
    expect(moveConceptView(concepts, from, step)).toEqual(to);
  });
});

test('the section ends with the last example, or on a last concept without one [D-78]', () => {
  expect(isLastExample(concepts, 31)).toBe(true);
  expect(isLastExample(concepts, 12)).toBe(false);
  expect(endsWithoutExample(concepts, at(2))).toBe(false);
  expect(endsWithoutExample([concept(1), concept()], at(1))).toBe(true);
  expect(endsWithoutExample([concept(1), concept()], at(0))).toBe(false);
});
