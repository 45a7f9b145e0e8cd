import type { AssignmentTaskBody } from '@playforward/contract';
import { findSkill } from '@playforward/curriculum';
import type { Lesson } from '../../../curriculum/curriculum-index.ts';
import type { Curriculum } from '../../../curriculum/open-curriculum.ts';
import type { AssignmentTask } from '../../../db/schema/assignments.ts';
import { Refusal } from '../../../http/errors.ts';
import { assignmentSentences as sentences } from './sentences.ts';

type Named = { task: AssignmentTask; title: string };

/** What was asked for as it is stored, with the name students read; refuses what this server does not have. */
export function readTask(curriculum: Curriculum, body: AssignmentTaskBody): Named {
  const { title } = sentences;
  switch (body.kind) {
    case 'lesson': {
      const lesson = lessonOf(curriculum, body.lesson_id);
      return { task: { kind: 'lesson', lessonId: lesson.id }, title: title.lesson(lesson.title) };
    }
    case 'mission': {
      const lesson = lessonOf(curriculum, body.lesson_id);
      const name = curriculum.missions.titleOf(lesson.slug) ?? lesson.title;
      return { task: { kind: 'mission', lessonId: lesson.id }, title: title.mission(name) };
    }
    case 'exit-ticket': {
      const lesson = lessonOf(curriculum, body.lesson_id);
      const task = { kind: 'exit-ticket', lessonId: lesson.id, count: body.count } as const;
      return { task, title: title['exit-ticket'](lesson.title) };
    }
    case 'unit-check': {
      const unit = curriculum.index.unit.get(body.unit_id);
      if (!unit) throw new Refusal(404, sentences.noUnit);
      return { task: { kind: 'unit-check', unitId: unit.id }, title: title['unit-check'](unit.title) };
    }
    case 'practice': {
      const { skill, count } = body;
      if (!findSkill(skill)) throw new Refusal(404, sentences.noSkill);
      return {
        task: { kind: 'practice', skill, count },
        title: title.practice(curriculum.skillIndex.title(skill)),
      };
    }
    case 'race':
      return { task: { kind: 'race', topic: body.topic }, title: title.race(body.topic) };
  }
}

function lessonOf({ index }: Curriculum, id: number): Lesson {
  const lesson = index.lesson.get(id);
  if (!lesson) throw new Refusal(404, sentences.noLesson);
  return lesson;
}

/** The task as the contract writes it. */
export function showTask(task: AssignmentTask): AssignmentTaskBody {
  switch (task.kind) {
    case 'lesson':
    case 'mission':
      return { kind: task.kind, lesson_id: task.lessonId };
    case 'exit-ticket':
      return { kind: task.kind, lesson_id: task.lessonId, count: task.count };
    case 'unit-check':
      return { kind: task.kind, unit_id: task.unitId };
    default:
      return task;
  }
}
