import type { OrbMessage } from '../queue/orb-message.ts';
import type { ScreenKind } from '../screen-kind.ts';
import { orbText as text } from '../text.ts';

/** Documented times of greetings in milliseconds. */
export const welcomeAfter = { bubble: 1500, dashboard: 1000 } as const;

/** Documented flags of local storage; their value is "true" once it has happened (D-21). */
export const welcomeFlags = [
  'dashboard_visited',
  'lesson_visited',
  'dashboard_welcome_message_shown',
  'login_welcome_message_shown',
  'dashboard_onboarding_welcome_shown',
] as const;
export type WelcomeFlag = (typeof welcomeFlags)[number];

export type Welcome = { message: OrbMessage; after: number; marks: readonly WelcomeFlag[] };

type WelcomeInput = {
  screen: ScreenKind;
  /** Words that fit the open part of a lesson, in place of those for its beginning. */
  words?: string | undefined;
  /** What the student is called. */
  name: string;
  career: string | null | undefined;
  flags: ReadonlySet<WelcomeFlag>;
  /** Whether this visit has had its greeting (L-224). */
  greeted: boolean;
};

/** The greeting a screen owes its visitor, if any: one a visit, the dashboard's one a sign-in, its first one once ever. */
export function welcomeFor(input: WelcomeInput): Welcome | null {
  if (input.greeted) return null;
  if (input.screen === 'dashboard') return dashboardWelcome(input);
  const kind = input.screen === 'problem' ? 'lesson' : input.screen;
  return {
    message: greeting(input.words ?? text.welcome[kind]),
    after: welcomeAfter.bubble,
    marks: kind === 'lesson' ? ['lesson_visited'] : [],
  };
}

function dashboardWelcome({ name, career, flags }: WelcomeInput): Welcome | null {
  const after = welcomeAfter.dashboard;
  if (career && !flags.has('dashboard_onboarding_welcome_shown')) {
    return {
      message: greeting(text.dashboardWelcome.afterOnboarding(career)),
      after,
      marks: ['dashboard_onboarding_welcome_shown', 'dashboard_welcome_message_shown', 'dashboard_visited'],
    };
  }
  if (flags.has('dashboard_welcome_message_shown')) return null;
  const words = flags.has('dashboard_visited') ? text.dashboardWelcome.again : text.dashboardWelcome.first;
  return {
    message: greeting(words(name)),
    after,
    marks: ['dashboard_welcome_message_shown', 'dashboard_visited'],
  };
}

function greeting(words: string): OrbMessage {
  return { text: words, interaction_type: 'welcome', personality_mode: 'excited' };
}
