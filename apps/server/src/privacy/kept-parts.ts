import type { DataPart } from '@playforward/contract';

/** The part of *My data* that tells of a table, and the days after which its rows go by themselves. */
type KeptTable = { part: DataPart; days?: number | 'CHAT_DAYS' };

/** Every table that holds rows of a person. A test compares it with the schema, so that none is left out. */
export const keptTables: Readonly<Record<string, KeptTable>> = {
  users: { part: 'account' },
  credentials: { part: 'account' },
  account_tokens: { part: 'account', days: 1 },
  person_privacy: { part: 'account' },
  outbox: { part: 'account', days: 30 },
  learner_profiles: { part: 'profile' },
  questionnaires: { part: 'profile' },
  career_matches: { part: 'profile' },
  problem_instances: { part: 'answers' },
  attempts: { part: 'answers' },
  unjudged_answers: { part: 'answers' },
  answer_reviews: { part: 'answers' },
  progress: { part: 'answers' },
  launch_guesses: { part: 'answers' },
  mastery: { part: 'answers' },
  mission_attempt: { part: 'answers' },
  orb_helps: { part: 'answers' },
  orb_threads: { part: 'conversations', days: 'CHAT_DAYS' },
  orb_messages: { part: 'conversations', days: 'CHAT_DAYS' },
  orb_token_use: { part: 'conversations', days: 90 },
  city: { part: 'city' },
  city_plot: { part: 'city' },
  city_event: { part: 'city' },
  city_like: { part: 'city' },
  city_gift: { part: 'city' },
  city_report: { part: 'safety', days: 90 },
  city_ticket: { part: 'sign-ins', days: 1 },
  race_profiles: { part: 'race' },
  races: { part: 'race' },
  favorite_careers: { part: 'profile' },
  class_students: { part: 'classes' },
  class_signals: { part: 'classes' },
  class_teachers: { part: 'classes' },
  family_codes: { part: 'classes', days: 30 },
  guardian_links: { part: 'classes' },
  assignments: { part: 'classes' },
  assignment_students: { part: 'classes' },
  papers: { part: 'classes' },
  check_sittings: { part: 'answers' },
  check_answers: { part: 'answers' },
  card_sheets: { part: 'classes', days: 1 },
  lti_grades: { part: 'classes' },
  roster_links: { part: 'classes' },
  roster_enrollments: { part: 'classes' },
  linked_identities: { part: 'account' },
  handovers: { part: 'sign-ins', days: 1 },
  safety_events: { part: 'safety', days: 90 },
  sessions: { part: 'sign-ins', days: 90 },
  audit_log: { part: 'sign-ins', days: 90 },
  analytics_events: { part: 'answers', days: 90 },
};

/** The tables that a part of *My data* tells of. */
export function tablesOfPart(part: DataPart): string[] {
  return Object.keys(keptTables).filter((table) => keptTables[table]?.part === part);
}

/** Days until an entry of a part goes by itself: a part goes when all of it does, with its longest-lived rows. */
export function daysKept(part: DataPart, { chatDays }: { chatDays: number }): number | null {
  const days = tablesOfPart(part).map((table) => {
    const kept = keptTables[table]?.days;
    return kept === 'CHAT_DAYS' ? chatDays : (kept ?? Number.POSITIVE_INFINITY);
  });
  const longest = Math.max(...days);
  return Number.isFinite(longest) ? longest : null;
}
