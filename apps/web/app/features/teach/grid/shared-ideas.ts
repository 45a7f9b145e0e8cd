import type { ClassGrid } from '@playforward/contract';

type GridStudent = ClassGrid['students'][number];
/** `skill` is the one in which most of these students show the idea. */
type SharedIdea = { idea: string; text: string; skill: string; who: GridStudent[] };

/** The wrong ideas behind the flags of a class, with who shows them, the most shared first. */
export function sharedIdeas(students: readonly GridStudent[]): SharedIdea[] {
  const shown = students.flatMap((student) =>
    student.cells.flatMap(({ skill, needs_help: why }) =>
      why?.kind === 'same-idea' ? [{ student, skill, idea: why.idea, text: why.text }] : [],
    ),
  );
  return [...Map.groupBy(shown, ({ idea }) => idea)]
    .map(([idea, flags]) => ({
      idea,
      text: flags[0]?.text ?? '',
      skill: mostFrequent(flags.map(({ skill }) => skill)),
      who: [...new Set(flags.map(({ student }) => student))],
    }))
    .toSorted((a, b) => b.who.length - a.who.length);
}

function mostFrequent(skills: readonly string[]): string {
  const groups = [...Map.groupBy(skills, (skill) => skill)].toSorted(([, a], [, b]) => b.length - a.length);
  return groups[0]?.[0] ?? '';
}
