import { isSameRequest } from '@playforward/companion';
import type { OwnProblem } from '../../../curriculum/problem-store.ts';
import type { Student } from '../../../sessions/session-store.ts';
import { selectNewestUnsolved, selectOptionalUntriedSince } from '../queries.ts';
import type { OrbServices } from '../services.ts';

/** Problems of the lessons opened last that are looked through: some three lessons. */
const most = 60;
/** Shorter talk is no problem of anybody. */
const shortest = 4;

/** How long a problem that was opened and left alone counts as the one in a picture, in milliseconds. */
const pictureWindow = 60 * 60 * 1000;

type ChatMessage = { text: string; hasPictures: boolean; shown: OwnProblem | undefined };

/**
 * The unsolved problem of the student that is asked about beside another one or beside none, such as on the dashboard in
 * a second window: the one whose equation, expression or words were typed or pasted (its form, never its answer), and with a picture, which nobody here reads, the one that
 * was opened last and not tried. It then counts as the open problem: its answer is not given away there either.
 */
export async function findAskedAbout(
  services: OrbServices,
  student: Student,
  { text, hasPictures, shown }: ChatMessage,
): Promise<OwnProblem | undefined> {
  if (shown && isSameRequest(text, shown.rendered.question)) return undefined;
  const pasted = text.length < shortest ? undefined : await findPasted(services, student, text);
  if (pasted || shown || !hasPictures) return pasted;
  const { db, clock, curriculum } = services;
  const since = new Date(clock.now().getTime() - pictureWindow);
  const id = await selectOptionalUntriedSince(db, { userId: student.id, since });
  return id === undefined ? undefined : curriculum.problems.findOptional(student, id);
}

async function findPasted({ db, curriculum }: OrbServices, student: Student, text: string) {
  for (const id of await selectNewestUnsolved(db, { userId: student.id, most })) {
    const problem = await curriculum.problems.findOptional(student, id);
    if (problem && isSameRequest(text, problem.rendered.question)) return problem;
  }
  return undefined;
}
