import type { CompanionContext } from '../companion-context.ts';
import { topicOfTalk } from '../hear/question/topic-before.ts';
import type { Idea } from '../know/idea.ts';
import type { Knowledge } from '../know/knowledge.ts';
import { withoutTalk } from '../know/words.ts';

type Talk = {
  readonly context: Pick<CompanionContext, 'lesson' | 'openProblem' | 'recent'>;
  readonly means: { readonly knowledge: Knowledge };
  readonly state?: { readonly explained: readonly string[] };
};

/** The idea of which something was told: `<lesson>/<concept>` stands before what was told of it. */
const ideaOf = (told: string): string => told.replace(/#.*$/, '').split('/').slice(0, 2).join('/');

/** How likely an idea has to be what was asked about in talk without a problem. */
const leastNamed = 0.05;

/** The idea that is talked about without its name: told last, on the screen, of the open problem, first of the lesson. */
export function ideaHere({ context, means, state }: Talk): Idea | null {
  const { knowledge } = means;
  const told = knowledge.idea(ideaOf(state?.explained.at(-1) ?? ''));
  const { lesson, openProblem } = context;
  // Beside a problem, what was told of another lesson is left again.
  if (told && (!openProblem || told.lesson?.slug === lesson?.slug)) return told;
  const topic = lesson || openProblem ? null : topicOfTalk(context.recent);
  const [named] = topic === null ? [] : knowledge.answers(withoutTalk(topic), {}, ['idea']);
  if (named?.found.kind === 'idea' && named.chance >= leastNamed) return named.found.idea;
  const ideas = lesson ? knowledge.ideasOfLesson(lesson.slug) : [];
  const onScreen = lesson?.conceptIndex === undefined ? undefined : ideas[lesson.conceptIndex];
  const ofProblem = openProblem && knowledge.ideaOfSkill(openProblem.skill, lesson?.slug);
  return onScreen ?? ofProblem ?? ideas[0] ?? null;
}
