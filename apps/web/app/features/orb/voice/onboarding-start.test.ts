import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { forgetTold, tellOnboardingStart } from './onboarding-start.ts';

const path = 'POST /api/orb/trigger/onboarding_start';

beforeEach(() => {
  sessionStorage.clear();
  forgetTold();
});

describe('the start of the onboarding [L-227] [D-101]', () => {
  it('is told once, however often the page is drawn or loaded', () => {
    const { calls } = fakeServer({ [path]: { body: { messages: [] } } });
    tellOnboardingStart('maya');
    tellOnboardingStart('maya');
    forgetTold();
    tellOnboardingStart('maya');
    expect(calls.map((call) => `${call.method} ${call.path}`)).toEqual([path]);
  });

  it('is told for each account', () => {
    const { calls } = fakeServer({ [path]: { body: { messages: [] } } });
    tellOnboardingStart('maya');
    tellOnboardingStart('leo');
    expect(calls).toHaveLength(2);
  });

  it('is told once a page where storage is closed, and a failure stops nothing', () => {
    const { calls } = fakeServer({});
    const closed = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    tellOnboardingStart('maya');
    tellOnboardingStart('maya');
    closed.mockRestore();
    expect(calls).toHaveLength(1);
  });
});
