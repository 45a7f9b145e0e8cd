import type { CompanionContext } from '../companion-context.ts';
import type { Idea } from '../know/idea.ts';
import type { Knowledge } from '../know/knowledge.ts';

type Talk = {
  readonly context: Pick<CompanionContext, 'lesson' | 'openProblem'>;
  readonly means: { readonly knowledge: Knowledge };
  readonly state?: { readonly explained: readonly string[] };
};

/** The idea of which something was told: `<lesson>/<concept>` stands before what was told of it. */
const ideaOf = (told: string): string => told.replace(/#.*$/, '').split('/').slice(0, 2).join('/');

/** The idea that is talked about without its name: told last, on the screen, of the open problem, first of the lesson. */
export function ideaHere({ context, means, state }: Talk): Idea | null {
  const { knowledge } = means;
  const told = knowledge.idea(ideaOf(state?.explained.at(-1) ?? ''));
  const { lesson, openProblem } = context;
  // Beside a problem, what was told of another lesson is left again.
  if (told && (!openProblem || told.lesson?.slug === lesson?.slug)) return told;
  const ideas = lesson ? knowledge.ideasOfLesson(lesson.slug) : [];
  const onScreen = lesson?.conceptIndex === undefined ? undefined : ideas[lesson.conceptIndex];
  const ofProblem = openProblem && knowledge.ideaOfSkill(openProblem.skill, lesson?.slug);
  return onScreen ?? ofProblem ?? ideas[0] ?? null;
}
