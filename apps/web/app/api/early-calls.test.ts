import { afterEach, expect, test, vi } from 'vitest';
import { askEarly, earlyAnswersAreHere, takeEarly, takeEarlyBody } from './early-calls.ts';
import { storeToken } from './token.ts';

afterEach(() => localStorage.clear());

const answer = () => Promise.resolve(new Response('{}'));

test.each([
  ['/lesson/4/practice-problems', ['/user/me', '/api/lessons/4/full']],
  ['/lesson/4', ['/user/me', '/api/lessons/4/full']],
  ['/lesson/abc', ['/user/me']],
  ['/dashboard', ['/user/me', '/api/courses/with-units']],
  ['/onboarding', ['/user/me']],
])('%s asks %j at once', (pathname, paths) => {
  storeToken('abc');
  const ask = vi.fn(answer);
  askEarly(pathname, ask);
  expect(ask.mock.calls.flat()).toEqual(paths);
  for (const path of paths) expect(takeEarly(path)).toBeDefined();
});

test('an answer is taken once', async () => {
  storeToken('abc');
  askEarly('/dashboard', answer);
  expect(await takeEarly('/user/me')).toBeInstanceOf(Response);
  expect(takeEarly('/user/me')).toBeUndefined();
});

test('an answer is not taken by another sign-in, nor much later', () => {
  vi.useFakeTimers();
  storeToken('abc');
  askEarly('/dashboard', answer);
  storeToken('def');
  expect(takeEarly('/user/me')).toBeUndefined();
  storeToken('abc');
  vi.advanceTimersByTime(20_000);
  expect(takeEarly('/user/me')).toBeUndefined();
  vi.useRealTimers();
});

test('nothing is asked for a visitor, and a failure nobody takes stays quiet', async () => {
  const ask = vi.fn(() => Promise.reject(new TypeError('offline')));
  askEarly('/dashboard', ask);
  expect(ask).not.toHaveBeenCalled();
  storeToken('abc');
  askEarly('/dashboard', ask);
  await expect(takeEarly('/user/me')).rejects.toThrow('offline');
});

test('what came before the page was drawn is there at once, and once', async () => {
  storeToken('abc');
  askEarly('/lesson/4', (path) =>
    Promise.resolve(
      path === '/user/me' ? Response.json({ name: 'Maya' }) : new Response(null, { status: 500 }),
    ),
  );
  await earlyAnswersAreHere();
  expect(takeEarlyBody('/user/me')).toEqual({ name: 'Maya' });
  expect(takeEarlyBody('/user/me')).toBeUndefined();
  expect(takeEarly('/user/me')).toBeUndefined();
  expect(takeEarlyBody('/api/lessons/4/full')).toBeUndefined();
  expect(await takeEarly('/api/lessons/4/full')).toMatchObject({ status: 500 });
});
