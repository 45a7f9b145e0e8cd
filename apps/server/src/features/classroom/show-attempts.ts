import { classroomLimits, type StudentAttempts } from '@playforward/contract';
import { typesetMath } from '../../curriculum/typeset-math.ts';
import { answerText, findProblems } from './find-problems.ts';
import { plainIdea } from './plain-idea.ts';
import type { ClassroomServices } from './services.ts';
import { type AnswerRow, selectAnswerPage } from './work-queries.ts';

const helpOf = ({ help }: AnswerRow) => (help === null ? 'not-counted' : help ? 'helped' : 'none');

/** GET /api/teach/classes/{id}/students/{sid}/attempts: every try as typed, newest first. */
export async function showAttempts(
  services: ClassroomServices,
  { id, skills, page }: { id: number; skills: readonly string[] | null; page: number },
): Promise<StudentAttempts> {
  const size = classroomLimits.attemptsOnAPage;
  const { rows, total } = await selectAnswerPage(services.pool, { id, skills, page, size });
  const problems = await findProblems(
    services,
    rows.map(({ problemId }) => problemId),
  );
  const attempts = rows.map((row) => {
    const problem = problems.get(row.problemId);
    return {
      at: row.at.toISOString(),
      question: problem?.question ?? '',
      answer: answerText(problem, row),
      right: row.right,
      idea: row.idea === null ? null : plainIdea(row.idea),
      skill: row.skill,
      skill_title: services.curriculum.skillIndex.title(row.skill),
      help: helpOf(row),
    } as const;
  });
  const texts = attempts.flatMap(({ question, answer, skill_title }) => [question, answer, skill_title]);
  return { page, total, attempts, math: typesetMath(texts) };
}
