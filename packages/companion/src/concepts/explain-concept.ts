import type { CompanionContext, CompanionReply, LessonConcept, OpenProblem } from '../companion-context.ts';
import type { Means } from '../means.ts';
import { firstSentences, joinParts } from '../say/join-parts.ts';
import { showMath } from '../solve/show-math.ts';
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

function exampleOf({ example: { story, lines, end } }: GlossaryConcept): string {
  return [explainText.example(story), ...lines.map((line) => `${showMath(line.replaceAll('*', '×'))}.`), end]
    .filter((part) => part !== undefined)
    .join(' ');
}

/** Of an idea that the lesson alone explains: its example, its end, or its picture in words. */
function laterParts({ title, definition }: LessonConcept, register: Register): string[] {
  const paragraphs = definition.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  const withNumbers = paragraphs.find((part, at) => at > 0 && /\d/.test(part));
  const last = paragraphs.at(-1) ?? definition;
  const chosen =
    register === 'example'
      ? (withNumbers ?? last)
      : register === 'why' || register === 'differently'
        ? last
        : definition;
  return [explainText.means(title, firstSentences(chosen))];
}

function partsOf(
  register: Register,
  topic: Topic,
  context: CompanionContext,
  means: Means,
): (string | null)[] {
  const { inLesson, known } = topic;
  const definition =
    inLesson === null ? null : explainText.means(inLesson.title, firstSentences(inLesson.definition));
  if (known === null)
    return register === 'means' || inLesson === null ? [definition] : laterParts(inLesson, register);
  const tie = careerTie(means.glossary, known.area, context);
  const means_ = definition ?? explainText.means(known.title, known.means);
  switch (register) {
    case 'means':
      return inLesson === null ? [means_, known.simply] : [means_];
    case 'simply':
      return [explainText.simply(known.title, known.simply), exampleOf(known)];
    case 'why':
      return [explainText.why(known.why), tie];
    case 'example':
      return [exampleOf(known), tie];
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

/** Explains an idea in the asked register. What is written there is fixed, so it cannot tell the answer of a problem. */
export function explainConcept(
  register: Register,
  topic: Topic,
  context: CompanionContext,
  means: Means,
): CompanionReply {
  const parts = partsOf(register, topic, context, means);
  const text = joinParts(parts);
  return {
    text: text === '' ? explainText.noConcept : text,
    personality_mode: 'guiding',
    emotional_state: 'curious',
    interaction_type: register === 'steps' ? 'step_by_step_guidance' : 'key_concept',
    suggested_actions: topicSuggestions,
    source: topic.inLesson ? 'lesson' : 'glossary',
  };
}
