import { describe, expect, test } from 'vitest';
import { redirectPathFor } from './redirect-path.ts';

const done = { onboarding_completed: true };

describe('redirectPathFor [D-01] [A-046] [A-311]', () => {
  test('leads a new student to the questions, whatever was kept', () => {
    expect(redirectPathFor({ onboarding_completed: false }, '/lesson/2')).toBe('/onboarding');
  });

  test.each([
    '/dashboard',
    '/dashboard?game=race',
    '/lesson/2',
    '/lesson/2/key-concept',
    '/lesson/2/practice-problems/problem/7?x=1#step',
  ])('leads back to %s', (kept) => {
    expect(redirectPathFor(done, kept)).toBe(kept);
  });

  test.each([
    undefined,
    '',
    '/',
    '/login',
    '/onboarding',
    '/newsroom',
    '/lesson',
    '/lesson/',
    'dashboard',
    'https://evil.example/dashboard',
    '//evil.example/dashboard',
    '/\\evil.example/dashboard',
    '\\\\evil.example',
    '/\t/evil.example/dashboard',
    'javascript:alert(1)',
    '/lesson/../login',
    '/lesson/2/../../../login',
    '/dashboard/../login',
    '/dashboardx',
    'data:text/html,x',
  ])('leads to the dashboard instead of %j', (kept) => {
    expect(redirectPathFor(done, kept)).toBe('/dashboard');
  });
});
