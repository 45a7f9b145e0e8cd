import { heldProblem, joinParts } from '../chat/hold-back.ts';
import { showMath } from '../chat/show-math.ts';
import type { CompanionContext, CompanionReply, LessonConcept, OpenProblem } from '../companion-context.ts';
import type { Means } from '../means.ts';
import { careerTie } from './career-tie.ts';
import type { GlossaryConcept } from './concept.ts';
import { explainText } from './explain-text.ts';
import { conceptOfLesson, findConcept } from './find-concept.ts';

/** How an idea is to be explained. */
export type Register = 'means' | 'simply' | 'why' | 'example' | 'steps' | 'differently' | 'picture';

/** What is to be explained: an idea of the lesson, of the glossary, or both. */
export type Topic = { readonly inLesson: LessonConcept | null; readonly known: GlossaryConcept | null };

const topicSuggestions = [
  "Explain this like I'm in 5th grade",
  'Give me a real example',
  'Why does this matter?',
];

function isSame(concept: LessonConcept, known: GlossaryConcept, { glossary }: Means): boolean {
  return conceptOfLesson(glossary, concept)?.slug === known.slug;
}

function conceptOfProblem({ rendered, skill }: OpenProblem, { glossary }: Means): GlossaryConcept | null {
  const slug = skill.replace(/^[a-z]+\d*-/, '').replaceAll('-', ' ');
  return findConcept(glossary, slug) ?? findConcept(glossary, rendered?.headline ?? '');
}

/**
 * The idea a text names; else that of the open problem; else the one on screen or the first of the lesson; else the
 * last one talked about.
 */
export function findTopic(
  text: string,
  { lesson, openProblem, recent }: CompanionContext,
  means: Means,
): Topic | null {
  const concepts = lesson?.concepts ?? [];
  const named = findConcept(means.glossary, text);
  if (named) return { inLesson: concepts.find((one) => isSame(one, named, means)) ?? null, known: named };
  const ofProblem = openProblem && conceptOfProblem(openProblem, means);
  if (ofProblem && lesson?.conceptIndex === undefined) return { inLesson: null, known: ofProblem };
  const onScreen = concepts[lesson?.conceptIndex ?? 0];
  if (onScreen) return { inLesson: onScreen, known: conceptOfLesson(means.glossary, onScreen) };
  for (const turn of recent.toReversed()) {
    const before = findConcept(means.glossary, turn.text);
    if (before) return { inLesson: null, known: before };
  }
  return null;
}

/** The first paragraph of a lesson's definition without its Markdown; formulas stay as they are written. */
const opening = (definition: string): string =>
  definition
    .split(/\n\s*\n/)[0]
    ?.replace(/[*_]{2}/g, '')
    .replace(/\s+/g, ' ')
    .trim() ?? '';

function exampleOf({ example: { story, lines, end } }: GlossaryConcept): string {
  return [explainText.example(story), ...lines.map((line) => `${showMath(line.replaceAll('*', '×'))}.`), end]
    .filter((part) => part !== undefined)
    .join(' ');
}

function partsOf(
  register: Register,
  topic: Topic,
  context: CompanionContext,
  means: Means,
): (string | null)[] {
  const { inLesson, known } = topic;
  const definition =
    inLesson === null ? null : explainText.means(inLesson.title, opening(inLesson.definition));
  if (known === null) return [definition];
  const tie = careerTie(means.glossary, known.area, context);
  const means_ = definition ?? explainText.means(known.title, known.means);
  switch (register) {
    case 'means':
      return [means_, known.simply, exampleOf(known)];
    case 'simply':
      return [explainText.simply(known.title, known.simply), exampleOf(known)];
    case 'why':
      return [explainText.why(known.why), tie];
    case 'example':
      return [tie, exampleOf(known)];
    case 'steps':
      return [explainText.moves(known.title, known.moves), exampleOf(known)];
    case 'differently':
      return [known.simply, exampleOf(known), known.why];
    case 'picture':
      return [
        ...(context.lesson?.goals ?? []).slice(0, 1).map(explainText.picture),
        context.lesson ? explainText.lesson(context.lesson.title) : null,
        explainText.why(known.why),
        tie,
      ];
  }
}

/** Explains an idea in the asked register. Parts that would give the open problem's answer away are left out. */
export function explainConcept(
  register: Register,
  topic: Topic,
  context: CompanionContext,
  means: Means,
): CompanionReply {
  const parts = partsOf(register, topic, context, means);
  const text = joinParts(parts, heldProblem(context));
  return {
    text: text === '' ? explainText.noConcept : text,
    personality_mode: 'guiding',
    emotional_state: 'curious',
    interaction_type: register === 'steps' ? 'step_by_step_guidance' : 'key_concept',
    suggested_actions: topicSuggestions,
    source: topic.inLesson ? 'lesson' : 'glossary',
  };
}
