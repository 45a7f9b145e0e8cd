import { listSkills, verifyCurriculum } from '@playforward/curriculum';
import { expect, test } from 'vitest';
import { verifyShared } from './verify-shared.ts';

test('threads that share the skills find what one finds alone, in the same order', async () => {
  // Without golden files each skill has at least one fault.
  const options = { seeds: 1, golden: new Map<string, string>() };
  const skills = listSkills().slice(0, 12);
  const alone = verifyCurriculum({ courses: [] }, { ...options, only: skills });
  expect(alone.findings.length).toBeGreaterThanOrEqual(skills.length);
  expect(await verifyShared({ courses: [] }, { ...options, skills })).toEqual(alone);
});
