import { answerTurn, type Idea, lessonInView } from '@playforward/companion';
import { findSkill, generateProblem, listSkills, random, renderProblem } from '@playforward/curriculum';
import type { readAskContent } from '../../ask/companion-ask/read-content.ts';
import type { Row } from './row.ts';

const fewestWhys = 3;
const levels = [1, 2, 3] as const;

/** The different reasons that the steps of a skill give, and those that are written beside its idea. */
function countWhys(skill: string, idea: Idea | undefined): number {
  const version = findSkill(skill)?.version ?? 1;
  const reasons = levels.flatMap((level) =>
    renderProblem(generateProblem({ skill, version, level, seed: 1 })).steps.map(
      ({ explanation }) => explanation,
    ),
  );
  const asked = idea?.asks.filter(({ ask }) => ask.some((one) => /^why\b/i.test(one))) ?? [];
  return new Set(reasons).size + asked.length + (idea?.why ? 1 : 0);
}

/** "what is <title of a concept of the open lesson>?" for every concept there is, and what is written about each. */
export function measureTitles({ curriculum, glossary, knowledge }: ReturnType<typeof readAskContent>): Row[] {
  const lessons = curriculum.courses.flatMap(({ units }) => units.flatMap((unit) => unit.lessons));
  const asked = lessons.flatMap((lesson) => lesson.concepts.map(({ title }) => ({ lesson, title })));
  const known = asked.filter(({ lesson, title }) => {
    const context = { recent: [], lesson: lessonInView(lesson) };
    const means = { glossary, knowledge, random: random(1) };
    const { reply, state } = answerTurn(`what is ${title.toLowerCase()}?`, { context, means });
    return reply.move === 'explain-idea' && state.explained.at(-1)?.startsWith(`${lesson.slug}/`);
  });
  const ideas = lessons.flatMap(({ slug }) => knowledge.ideasOfLesson(slug));
  const whole = ideas.filter(({ simply, why, isnt, asks }) => simply && why && isnt && asks.length > 0);
  const skills = listSkills().map(({ id }) => id);
  const reasoned = skills.filter((skill) => countWhys(skill, knowledge.ideaOfSkill(skill)) >= fewestWhys);
  return [
    { name: 'titles of lesson concepts known', part: known.length, whole: asked.length, goal: 'all' },
    { name: 'ideas written from all sides', part: whole.length, whole: ideas.length, goal: 'all' },
    {
      name: 'ideas with a picture',
      part: ideas.filter(({ picture }) => picture).length,
      whole: ideas.length,
      goal: 'most',
    },
    { name: 'skills with three whys', part: reasoned.length, whole: skills.length, goal: 'all' },
  ];
}
