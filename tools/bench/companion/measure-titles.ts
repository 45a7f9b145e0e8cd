import { answerTurn, lessonInView } from '@playforward/companion';
import { random } from '@playforward/curriculum';
import type { readAskContent } from '../../ask/companion-ask/read-content.ts';
import type { Row } from './row.ts';

/** "what is <title of a concept of the open lesson>?" for every concept there is; and how many are written from all sides. */
export function measureTitles({ curriculum, glossary, knowledge }: ReturnType<typeof readAskContent>): Row[] {
  const lessons = curriculum.courses.flatMap(({ units }) => units.flatMap((unit) => unit.lessons));
  const asked = lessons.flatMap((lesson) => lesson.concepts.map(({ title }) => ({ lesson, title })));
  const known = asked.filter(({ lesson, title }) => {
    const context = { recent: [], lesson: lessonInView(lesson) };
    const { reply } = answerTurn(`what is ${title.toLowerCase()}?`, {
      context,
      means: { glossary, knowledge, random: random(1) },
    });
    return reply.move === 'explain-idea' && reply.text.toLowerCase().startsWith(title.toLowerCase());
  });
  const ideas = lessons.flatMap(({ slug }) => knowledge.ideasOfLesson(slug));
  const whole = ideas.filter(
    ({ simply, why, isnt, picture, asks }) => simply && why && isnt && picture && asks.length > 0,
  );
  return [
    { name: 'titles of lesson concepts known', part: known.length, whole: asked.length, goal: 'all' },
    { name: 'ideas written from all sides', part: whole.length, whole: ideas.length, goal: 'all' },
  ];
}
