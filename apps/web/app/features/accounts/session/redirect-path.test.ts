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

describe('redirectPathFor for adults [D-158]', () => {
  test.each([
    ['teacher', '/teach'],
    ['guardian', '/family'],
    ['admin', '/school'],
  ] as const)('leads a %s home to %s, without the questions for students', (role, home) => {
    expect(redirectPathFor({ onboarding_completed: false }, undefined, role)).toBe(home);
  });

  test.each([
    ['teacher', '/teach/class/3/now', '/teach/class/3/now'],
    ['teacher', '/family', '/family'],
    ['teacher', '/school', '/teach'],
    ['guardian', '/teach', '/family'],
    ['guardian', '/lesson/2', '/lesson/2'],
    ['admin', '/school/connect', '/school/connect'],
    ['student', '/teach', '/dashboard'],
    ['student', '/join/ABC234', '/join/ABC234'],
  ] as const)('leads a %s who came for %s to %s', (role, kept, path) => {
    expect(redirectPathFor(done, kept, role)).toBe(path);
  });
});
