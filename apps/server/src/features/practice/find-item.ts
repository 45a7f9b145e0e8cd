import type { ProgressKind } from '@playforward/contract';
import type { Lesson, Unit } from '../../curriculum/curriculum-index.ts';
import type { OwnProblem } from '../../curriculum/problem-store.ts';
import { readRowId } from '../../curriculum/row-id.ts';
import type { Student } from '../../sessions/session-store.ts';
import type { PracticeServices } from './services.ts';

/** Something a student makes progress in; having it proves that it is open to the student. */
export type Item =
  | { kind: 'problem'; id: number; problem: OwnProblem }
  | { kind: 'lesson'; id: number; lesson: Lesson }
  | { kind: 'unit'; id: number; unit: Unit };

/** The item under an id as it stands in a path; foreign and unknown ids find nothing. */
export async function findOptionalItem(
  { curriculum }: PracticeServices,
  student: Student,
  { kind, id: text }: { kind: ProgressKind; id: string },
): Promise<Item | undefined> {
  const id = readRowId(text);
  if (id === undefined) return undefined;
  switch (kind) {
    case 'problem': {
      const problem = await curriculum.problems.findOptional(student, id);
      return problem && { kind, id, problem };
    }
    case 'lesson': {
      const lesson = curriculum.index.lesson.get(id);
      return lesson && { kind, id, lesson };
    }
    case 'unit': {
      const unit = curriculum.index.unit.get(id);
      return unit && { kind, id, unit };
    }
  }
}

/** The lesson whose page shows this item's state. */
export function lessonOfItem(item: Item): number | undefined {
  if (item.kind === 'problem') return item.problem.slot.lessonId;
  return item.kind === 'lesson' ? item.id : undefined;
}
