import { expect, test } from 'vitest';
import { todaysPasswordCost } from '../../password-cost.ts';
import { createPasswordHasher } from './password-hasher.ts';

const hasher = createPasswordHasher({
  pepper: 'a-fixed-value-for-tests-0123456789-xyz',
  passwordCost: todaysPasswordCost,
});

test('the right password of a hash opens, another one and an address without a hash do not', async () => {
  const kept = await hasher.hash('violet-harbor-92');
  expect(await hasher.verify(kept, 'violet-harbor-92')).toBe(true);
  expect(await hasher.verify(kept, 'violet-harbor-93')).toBe(false);
  expect(await hasher.verify(undefined, 'violet-harbor-92')).toBe(false);
});

test('an unknown address takes the same work as a wrong password', async () => {
  const kept = await hasher.hash('violet-harbor-92');
  const [known, unknown] = [await leastWork(kept), await leastWork(undefined)];
  expect(Math.min(known, unknown) / Math.max(known, unknown)).toBeGreaterThan(0.5);
});

/** In processor time, which a busy machine stretches less than the clock's; the least of several. */
async function leastWork(passwordHash: string | undefined): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 9; round += 1) {
    const before = process.cpuUsage();
    await hasher.verify(passwordHash, 'wrong-harbor-92');
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
}
