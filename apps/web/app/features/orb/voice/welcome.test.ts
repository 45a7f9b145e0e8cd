import { describe, expect, test } from 'vitest';
import { screenKindOf } from '../screen-kind.ts';
import { type WelcomeFlag, welcomeFor } from './welcome.ts';

const visitor = { name: 'Maya', career: null, flags: new Set<WelcomeFlag>(), greeted: false };
const flags = (...names: WelcomeFlag[]) => new Set(names);

describe('greetings [L-225]', () => {
  test.each([
    ['onboarding', "Welcome! I'm so glad you're here. Let's get to know each other."],
    ['lesson', 'Ready for this lesson? Start with the introduction and call me anytime.'],
    ['default', "Hi there! 👋 I'm your learning companion. Click on me anytime you need help!"],
  ] as const)('%s has its own, after 1500 ms [L-331]', (screen, text) => {
    const welcome = welcomeFor({ ...visitor, screen });
    expect(welcome?.message).toMatchObject({ text, interaction_type: 'welcome' });
    expect(welcome?.after).toBe(1500);
  });

  test('a lesson greets in the words of its open part', () => {
    const words = 'We take this one step by step.';
    const welcome = welcomeFor({ ...visitor, screen: 'lesson', words });
    expect(welcome?.message).toMatchObject({ text: words, interaction_type: 'welcome' });
    expect(welcome?.marks).toEqual(['lesson_visited']);
  });

  test('the dashboard greets after 1000 ms, once a sign-in [L-226] [L-332]', () => {
    const welcome = welcomeFor({ ...visitor, screen: 'dashboard', flags: flags('dashboard_visited') });
    expect(welcome?.message.text).toBe("Welcome back, Maya! Pick a lesson and let's keep going.");
    expect(welcome?.after).toBe(1000);
    expect(welcome?.marks).toContain('dashboard_welcome_message_shown');
    const again = flags('dashboard_visited', 'dashboard_welcome_message_shown');
    expect(welcomeFor({ ...visitor, screen: 'dashboard', flags: again })).toBeNull();
  });

  test('the first dashboard after onboarding names the career, once ever [L-178]', () => {
    const career = 'Film Editor';
    const first = welcomeFor({ ...visitor, screen: 'dashboard', career });
    expect(first?.message.text).toBe('Hello, future Film Editor! Your learning path starts here.');
    expect(first?.marks).toContain('dashboard_onboarding_welcome_shown');
    const later = flags('dashboard_onboarding_welcome_shown', 'dashboard_visited');
    expect(welcomeFor({ ...visitor, screen: 'dashboard', career, flags: later })?.message.text).toMatch(
      /^Welcome back, Maya!/,
    );
  });

  test('nobody is welcomed back on a first visit', () => {
    expect(welcomeFor({ ...visitor, screen: 'dashboard' })?.message.text).toMatch(/^Welcome, Maya!/);
  });

  test('a visit has one greeting [L-224]', () => {
    for (const screen of ['onboarding', 'dashboard', 'lesson', 'problem', 'default'] as const) {
      expect(welcomeFor({ ...visitor, screen, greeted: true })).toBeNull();
    }
  });
});

test.each([
  ['/onboarding', 'onboarding', 'L-032'],
  ['/dashboard', 'dashboard', 'L-033'],
  ['/lesson/1/introduction', 'lesson', 'L-034'],
  ['/lesson/1/practice-problems/problem/5', 'lesson', 'L-035'],
  ['/problem/5', 'problem', 'L-035'],
  ['/test/orb-dialog', 'default', 'L-036'],
  ['/', 'default', 'L-036'],
])('%s is the screen %s [%s]', (path, kind) => {
  expect(screenKindOf(path)).toBe(kind);
});
