export const screenKinds = ['onboarding', 'dashboard', 'lesson', 'problem', 'default'] as const;
export type ScreenKind = (typeof screenKinds)[number];

/** Where the learner is, by the documented order of words in the path (D-92). */
export function screenKindOf(path: string): ScreenKind {
  return screenKinds.find((kind) => path.includes(kind)) ?? 'default';
}
