import { expect, test } from 'vitest';
import { findCycles } from './find-cycles.ts';
import { importsOf } from './imports-of.ts';

test('imports of types count like those of values, on one line and on many', () => {
  const code = [
    "import type { A } from './a.ts';",
    "import {\n  type B,\n  c,\n} from '../b.ts';",
    "export type { D } from './d.ts';",
    "import './e.css.ts';",
    "type F = import('./f.ts').F;",
    "type G = () => Promise<typeof import('./g.ts')>;",
    "const later = () => import('./later.ts');",
    "import { z } from 'zod';",
    'const text = "import { x } from \'./no.ts\'";',
  ].join('\n');
  expect(importsOf(code)).toEqual(['./a.ts', '../b.ts', './d.ts', './e.css.ts', './g.ts', './f.ts']);
});

test('a circle of two, one of three and a file that imports itself are found, a diamond is none', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d']],
    ['d', []],
    ['two', ['other']],
    ['other', ['two', 'a']],
    ['x', ['y']],
    ['y', ['z']],
    ['z', ['x']],
    ['self', ['self']],
  ]);
  expect(findCycles(graph)).toEqual([['other', 'two'], ['x', 'y', 'z'], ['self']]);
});
