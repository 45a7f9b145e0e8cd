import type { TeachersToday } from '@playforward/contract';
import { showSkill } from '@playforward/mastery';
import { answerText, findProblems } from '../find-problems.ts';
import { plainIdea } from '../plain-idea.ts';
import type { ClassroomServices } from '../services.ts';
import { countStudents } from '../show-wrong-ideas.ts';
import { type AnswerRow, selectAnswers, selectClassEstimates } from '../work-queries.ts';
import { writeTalk } from '../write-talk.ts';
import type { ClassToday } from './class-today.ts';

/** What one student alone thinks is talked about with that student, not with the class. */
const fewestStudents = 2;
/** As many days as the list of wrong ideas shows first. */
const days = 7;
const dayMs = 86_400_000;
/** Of ideas without two answers to show, so many are passed over. */
const mostLooks = 5;

type Talk = NonNullable<TeachersToday['talk']>;
type Shared = { lessonId: number; answers: AnswerRow[]; students: number };

/** The idea on which most students of one class still are; of the own classes first, then of the demo class. */
export async function findTalk(
  services: ClassroomServices,
  classes: readonly ClassToday[],
): Promise<Talk | undefined> {
  for (const isDemo of [false, true]) {
    const found = [];
    for (const one of classes.filter(({ row }) => row.isDemo === isDemo))
      for (const shared of await findShared(services, one)) found.push({ one, shared });
    const most = found.toSorted((a, b) => b.shared.students - a.shared.students).slice(0, mostLooks);
    for (const { one, shared } of most) {
      const talk = await writeToday(services, { one, shared });
      if (talk) return talk;
    }
  }
  return undefined;
}

/** The ideas of a class, lesson by lesson as its list shows them; who can do it alone by now is not counted. */
async function findShared(
  { pool, clock, curriculum: { index, skillIndex } }: ClassroomServices,
  { row, ids }: ClassToday,
): Promise<Shared[]> {
  const lessons = index.course.get(row.courseId)?.units.flatMap((unit) => unit.lessons) ?? [];
  const lessonOf = new Map(
    lessons.flatMap((lesson) => skillIndex.own(lesson).map((skill) => [skill, lesson.id] as const)),
  );
  const skills = [...lessonOf.keys()];
  const now = clock.now().getTime();
  const since = new Date(now - days * dayMs);
  const [answers, estimates] = await Promise.all([
    selectAnswers(pool, { ids, since, skills }),
    selectClassEstimates(pool, { ids, skills }),
  ]);
  const alone = new Set(
    estimates
      .filter((one) => showSkill(one, now).state === 'alone')
      .map(({ userId, skill }) => `${userId} ${skill}`),
  );
  const named = answers.filter(({ right, idea }) => !right && idea !== null);
  const groups = Map.groupBy(named, ({ idea, skill }) => `${lessonOf.get(skill)} ${idea}`);
  return [...groups.values()]
    .map((group) => ({
      lessonId: lessonOf.get(group[0]?.skill ?? '') ?? 0,
      answers: group,
      students: countStudents(group.filter(({ userId, skill }) => !alone.has(`${userId} ${skill}`))),
    }))
    .filter(({ students }) => students >= fewestStudents);
}

async function writeToday(
  services: ClassroomServices,
  { one: { row }, shared }: { one: ClassToday; shared: Shared },
): Promise<Talk | undefined> {
  const problems = await findProblems(
    services,
    shared.answers.map(({ problemId }) => problemId),
  );
  const answer = shared.answers.find(({ problemId }) => problems.has(problemId));
  const problem = answer && problems.get(answer.problemId);
  if (!answer?.idea || !problem) return undefined;
  const talk = writeTalk(problem, { misconception: answer.idea, answer: answerText(problem, answer) });
  if (!talk) return undefined;
  const { draw, keep } = services.curriculum.diagrams.openBatch();
  const picture = draw(problem.diagram);
  await keep();
  return {
    class_id: row.id,
    class_name: row.name,
    lesson_id: shared.lessonId,
    misconception: answer.idea,
    text: plainIdea(answer.idea),
    students: shared.students,
    question: problem.question,
    ...picture,
    answers: talk.answers,
  };
}
