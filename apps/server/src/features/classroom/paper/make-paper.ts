import { classroomLimits, type NewPaperBody } from '@playforward/contract';
import type { RenderedProblem } from '@playforward/curriculum';
import type { CheckItem } from '@playforward/mastery';
import { composeExitTicket } from '../../../checks/compose.ts';
import { drawProblems, sameProblemKey } from '../../../checks/draw-problems.ts';
import { problemSet } from '../../../checks/problem-set.ts';
import type { AssignmentTask } from '../../../db/schema/assignments.ts';
import { Refusal } from '../../../http/errors.ts';
import type { Random } from '../../../random.ts';
import { readTask } from '../assignments/task-of.ts';
import type { ClassroomServices } from '../services.ts';
import { insertPaper, type PaperRow } from './queries.ts';
import { paperText as text } from './text.ts';

const codeLength = 7;
const lessonProblems = 8;

/** A worksheet: in every version the same skills at the same levels, with other numbers. */
export async function makePaper(
  services: ClassroomServices,
  { userId, body, source }: { userId: number; body: NewPaperBody; source: string },
): Promise<PaperRow> {
  const { db, random, clock, curriculum } = services;
  const { task, title } = readTask(curriculum, body.task);
  const items = itemsOf(services, task);
  const rendered = drawVersions(random, { items, versions: body.versions });
  if (!rendered[0]?.length) throw new Refusal(422, text.nothing);
  for (;;) {
    const row = { code: drawPaperCode(random), userId, title, source, rendered, createdAt: clock.now() };
    const made = await insertPaper(db, row);
    if (made) return made;
  }
}

/** Versions of the same length, without a problem that stands in an earlier one as far as a skill has enough of them. */
function drawVersions(
  random: Random,
  { items, versions }: { items: readonly CheckItem[]; versions: number },
): RenderedProblem[][] {
  const drawn: RenderedProblem[][] = [];
  for (let nth = 0; nth < versions; nth += 1) {
    const met = new Set(drawn.flat().map(sameProblemKey));
    const fresh = drawProblems(random, { items, met });
    const isWhole = fresh.length === (drawn[0]?.length ?? fresh.length);
    drawn.push(isWhole ? fresh : drawProblems(random, { items, met: new Set() }));
  }
  return drawn;
}

function itemsOf({ curriculum }: ClassroomServices, task: AssignmentTask): CheckItem[] {
  if (task.kind !== 'lesson') return problemSet(curriculum, task)?.items ?? [];
  const lesson = curriculum.index.lesson.get(task.lessonId);
  return lesson ? composeExitTicket(curriculum, lesson, lessonProblems) : [];
}

function drawPaperCode(random: Random): string {
  const { codeSigns } = classroomLimits;
  return Array.from({ length: codeLength }, () => codeSigns[random.int(codeSigns.length)]).join('');
}
