/**
 * What becomes of the rows of one account when it is merged into another.
 * - `move`: they go over. Where `unique` names columns, a row that the kept account has already under the same ones stays
 *   and the other's goes.
 * - `fill`: one row a person, which goes over where the kept account has none.
 * - `made-anew`: it follows from what has moved.
 * - `of-parent`: goes with the rows it hangs on.
 * - `ends`: belongs to the other account alone, and ends with it.
 */
export type MergeRule =
  | { how: 'move'; columns: readonly string[]; unique?: readonly string[] }
  | { how: 'fill'; column: string }
  | { how: 'made-anew' | 'of-parent' | 'ends' };

const move = (unique?: readonly string[], columns: readonly string[] = ['user_id']): MergeRule => ({
  how: 'move',
  columns,
  ...(unique && { unique }),
});
const fill: MergeRule = { how: 'fill', column: 'user_id' };
const ends: MergeRule = { how: 'ends' };
const ofParent: MergeRule = { how: 'of-parent' };

/** In this order, because rows hang on others. A test compares it with every table that holds rows of a person. */
export const mergeRules: Readonly<Record<string, MergeRule>> = {
  users: ends,
  credentials: ends,
  account_tokens: ends,
  sessions: ends,
  handovers: ends,
  card_sheets: ends,
  city_ticket: ends,
  outbox: ends,
  class_signals: ends,
  orb_token_use: ends,
  person_privacy: fill,
  learner_profiles: fill,
  race_profiles: fill,
  questionnaires: fill,
  career_matches: fill,
  linked_identities: move(),
  roster_links: move(),
  roster_enrollments: move(),
  class_students: move(['class_id']),
  class_teachers: move(['class_id']),
  assignments: move(undefined, ['created_by']),
  assignment_students: move(['assignment_id']),
  papers: move(),
  lti_grades: move(['platform_id', 'line_item']),
  family_codes: move(undefined, ['child_id']),
  guardian_links: move(['child_id', 'guardian_id'], ['child_id', 'guardian_id']),
  problem_instances: move(),
  attempts: move(['attempt_id']),
  unjudged_answers: move(['attempt_id']),
  answer_reviews: move(['attempt_id']),
  progress: move(['kind', 'item_id']),
  launch_guesses: move(['lesson_id']),
  mastery: { how: 'made-anew' },
  check_sittings: move(),
  check_answers: ofParent,
  mission_attempt: move(['attempt_id']),
  orb_helps: move(),
  orb_threads: move(),
  orb_messages: ofParent,
  races: move(['update_id']),
  favorite_careers: move(['slug']),
  city: move(['kind'], ['owner_id']),
  city_plot: move(['kind']),
  city_event: move(),
  city_like: move(['city_id', 'plot_no']),
  city_gift: move(['city_id', 'plot_no', 'day']),
  city_report: move(),
  safety_events: move(),
  audit_log: move(),
  analytics_events: ends,
};
