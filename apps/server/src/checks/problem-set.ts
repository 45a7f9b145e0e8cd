import type { CheckItem } from '@playforward/mastery';
import type { Curriculum } from '../curriculum/open-curriculum.ts';
import type { AssignmentTask } from '../db/schema/assignments.ts';
import type { SittingKind } from '../db/schema/checks.ts';
import { composeExitTicket, composePractice, composeUnitCheck } from './compose.ts';

export type ProblemSet = { kind: SittingKind; about: string; items: CheckItem[] };

/** The problems an assignment asks for; none where it asks for something else, or for what is gone. */
export function problemSet(curriculum: Curriculum, task: AssignmentTask): ProblemSet | undefined {
  switch (task.kind) {
    case 'unit-check': {
      const unit = curriculum.index.unit.get(task.unitId);
      return unit && { kind: 'unit', about: String(unit.id), items: composeUnitCheck(curriculum, unit) };
    }
    case 'exit-ticket': {
      const lesson = curriculum.index.lesson.get(task.lessonId);
      const items = lesson && composeExitTicket(curriculum, lesson, task.count);
      return items && { kind: 'exit-ticket', about: String(task.lessonId), items };
    }
    case 'practice':
      return { kind: 'practice', about: task.skill, items: composePractice(task.skill, task.count) };
    default:
      return undefined;
  }
}
