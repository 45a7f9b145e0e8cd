import { expect, test } from 'vitest';
import { findSkill } from '../../src/generate-problem.ts';
import { random } from '../../src/random.ts';

const skill = findSkill('m6-ratio-table-compare');

test.each([1, 2, 3] as const)(
  'makes the larger, the smaller and neither mixture right at level %i',
  (level) => {
    const source = random(`stronger/${level}`);
    const counts = { small: 0, large: 0, same: 0 };
    for (let draw = 0; draw < 600; draw += 1) {
      const params = skill?.attempt(level, source).params as { stronger: keyof typeof counts } | undefined;
      if (params) counts[params.stronger] += 1;
    }
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(150);
  },
);
