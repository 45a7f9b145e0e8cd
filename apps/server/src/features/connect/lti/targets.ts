import type { CurriculumIndex, Lesson } from '../../../curriculum/curriculum-index.ts';

/** What a link in a learning system opens. Written as text: `lesson:12`, `mission:12`. */
export type Target = { kind: 'lesson' | 'mission'; lesson: Lesson };

export function readTarget(text: string | undefined, index: CurriculumIndex): Target | undefined {
  const [, kind, id] = /^(lesson|mission):(\d{1,9})$/.exec(text ?? '') ?? [];
  const lesson = index.lesson.get(Number(id));
  return lesson && (kind === 'lesson' || kind === 'mission') ? { kind, lesson } : undefined;
}

export function writeTarget({ kind, lesson }: Target): string {
  return `${kind}:${lesson.id}`;
}

export function targetTitle({ kind, lesson }: Target): string {
  return kind === 'mission' ? `City mission: ${lesson.title}` : lesson.title;
}

/** The page of the site that a target is. */
export function pathTo(target: Target | undefined): string {
  if (!target) return '/dashboard';
  return target.kind === 'mission' ? `/lesson/${target.lesson.id}/stem-city` : `/lesson/${target.lesson.id}`;
}
