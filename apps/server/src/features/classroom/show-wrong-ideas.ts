import type { WrongIdea, WrongIdeas } from '@playforward/contract';
import type { RenderedProblem } from '@playforward/curriculum';
import type { Lesson } from '../../curriculum/curriculum-index.ts';
import { typesetMath } from '../../curriculum/typeset-math.ts';
import { type ClassWork, readClassWork } from './find-needs.ts';
import { answerText, findProblems } from './find-problems.ts';
import { plainIdea } from './plain-idea.ts';
import { type ClassRow, selectStudents } from './queries.ts';
import type { ClassroomServices } from './services.ts';
import { type AnswerRow, selectAnswers } from './work-queries.ts';
import { writeTalk } from './write-talk.ts';

const dayMs = 86_400_000;
const mostIdeas = 12;
const mostSamples = 3;

type LessonInClass = { row: ClassRow; lesson: Lesson; days: number };
type Member = { id: number; name: string };
type Draw = (diagram: RenderedProblem['diagram']) => WrongIdeaPicture;
type WrongIdeaPicture = Pick<WrongIdea['problem'], 'diagram_image_url' | 'diagram_alt'>;

/** What building one idea needs to know. */
type View = {
  students: readonly Member[];
  problems: ReadonlyMap<number, RenderedProblem>;
  work: ClassWork;
  draw: Draw;
  title: (skill: string) => string;
};

/** GET /api/teach/classes/{id}/wrong-ideas: the named wrong ideas of a lesson, by how many students show them. */
export async function showWrongIdeas(
  services: ClassroomServices,
  { row, lesson, days }: LessonInClass,
): Promise<WrongIdeas> {
  const { db, pool, clock, curriculum } = services;
  const skills = curriculum.skillIndex.own(lesson);
  const students = await selectStudents(db, row.id);
  const ids = students.map(({ id }) => id);
  const since = new Date(clock.now().getTime() - days * dayMs);
  const [answers, work] = await Promise.all([
    selectAnswers(pool, { ids, since, skills }),
    readClassWork(services, { ids, skills }),
  ]);
  const wrong = answers.filter(({ right }) => !right);
  const groups = groupIdeas(wrong);
  const problems = await findProblems(
    services,
    groups.flatMap((group) => group.map(({ problemId }) => problemId)),
  );
  const { draw, keep } = curriculum.diagrams.openBatch();
  const view = {
    students,
    problems,
    work,
    draw,
    title: (skill: string) => curriculum.skillIndex.title(skill),
  };
  const ideas = groups.map((group) => toIdea(group, view)).filter((idea) => idea !== undefined);
  await keep();
  return {
    lesson_id: lesson.id,
    days,
    students: students.length,
    answers: answers.length,
    wrong: wrong.length,
    slips: wrong.filter(({ idea }) => idea === null).length,
    ideas,
    math: typesetMath(ideas.flatMap(textsOf)),
  };
}

/** The answers of each idea, newest first; the idea that most students show comes first. */
function groupIdeas(wrong: readonly AnswerRow[]): AnswerRow[][] {
  const named = wrong.filter(({ idea }) => idea !== null);
  const groups = [...Map.groupBy(named, ({ idea }) => idea).values()];
  return groups
    .toSorted((a, b) => countStudents(b) - countStudents(a) || b.length - a.length)
    .slice(0, mostIdeas);
}

export function countStudents(answers: readonly AnswerRow[]): number {
  return new Set(answers.map(({ userId }) => userId)).size;
}

function toIdea(group: AnswerRow[], view: View): WrongIdea | undefined {
  const shown = group.find(({ problemId }) => view.problems.has(problemId));
  const problem = shown && view.problems.get(shown.problemId);
  if (!shown?.idea || !problem) return undefined;
  const ids = new Set(group.map(({ userId }) => userId));
  const who = view.students.filter(({ id }) => ids.has(id)).map(({ id, name }) => ({ id, name }));
  return {
    misconception: shown.idea,
    text: plainIdea(shown.idea),
    skill: shown.skill,
    skill_title: view.title(shown.skill),
    students: who.length,
    answers: group.length,
    share: who.length / view.students.length,
    needing_help: who.filter(({ id }) => view.work.need(id, shown.skill)).length,
    who,
    problem: { question: problem.question, ...view.draw(problem.diagram) },
    samples: listSamples(group, view),
    talk: writeTalk(problem, { misconception: shown.idea, answer: answerText(problem, shown) }),
  };
}

/** Up to three real answers, each with the question it was given to and how many gave it. */
function listSamples(group: readonly AnswerRow[], { problems }: View): WrongIdea['samples'] {
  const told = group.map((row) => {
    const problem = problems.get(row.problemId);
    return { answer: answerText(problem, row), question: problem?.question ?? '', userId: row.userId };
  });
  const same = Map.groupBy(told, ({ answer, question }) => `${answer}\n${question}`);
  return [...same.values()]
    .flatMap((rows) => {
      const [first] = rows;
      if (!first) return [];
      const students = new Set(rows.map(({ userId }) => userId)).size;
      return [{ answer: first.answer, question: first.question, students }];
    })
    .toSorted((a, b) => b.students - a.students)
    .slice(0, mostSamples);
}

function textsOf({ skill_title, problem, samples, talk }: WrongIdea): string[] {
  const spoken = talk
    ? [...talk.answers, talk.listen_for, talk.follow_up.question, talk.follow_up.answer]
    : [];
  return [
    skill_title,
    problem.question,
    ...samples.flatMap(({ answer, question }) => [answer, question]),
    ...spoken,
  ];
}
