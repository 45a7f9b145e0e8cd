import { describe, expect, test } from 'vitest';
import { secondPerson } from './second-person.ts';

const verbs = new Set(['prepare', 'season', 'bake', 'confer', 'direct', 'analyze', 'inspect', 'manually']);

describe('an imperative statement after "you"', () => {
  test.each([
    ['Prepare budgets for approval.', 'prepare budgets for approval'],
    ['Prepare, season, or bake fish.', 'prepare or bake fish'],
    ['Prepare or direct the preparation of plans.', 'prepare or direct the preparation of plans'],
    ['Analyze Geographic Information Systems (GIS) data.', 'analyze Geographic Information Systems data'],
    ['Inspect parts and/or tools.', 'inspect parts or tools'],
    ['May direct others.', 'may direct others'],
  ])('%s reads "%s"', (statement, text) => {
    expect(secondPerson(statement, verbs)).toBe(text);
  });

  test('loses its examples only when it is long, and never the end of a list', () => {
    const long =
      'Confer with parents, teachers, and other school personnel in the whole district about the needs of children, such as hearing, seeing, and reading, using forms.';
    expect(secondPerson(long, verbs)).toBe(
      'confer with parents, teachers, and other school personnel in the whole district about the needs of children',
    );
    expect(secondPerson('Inspect pumps, such as water pumps.', verbs)).toBe(
      'inspect pumps, such as water pumps',
    );
  });

  test.each(['The following tasks: mix and pour.', 'Input/output checks.', 'Prepare "as is" reports.'])(
    'is not made from %j',
    (statement) => {
      expect(secondPerson(statement, verbs)).toBeNull();
    },
  );
});
