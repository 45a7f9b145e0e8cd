import type { PublicConcept } from '@playforward/contract';

/** What the Key Concept tab shows. The address holds it; concepts count from 0 (D-70). */
export type ConceptView =
  | { kind: 'concept'; concept: number }
  | { kind: 'problem'; concept: number; problemId: number };

/** Where a step leads: another view of the tab, or the neighbouring tab. */
export type ConceptTarget = ConceptView | { kind: 'tab'; tab: 'introduction' | 'stem-city' };

export type ConceptStep =
  | 'back'
  | 'next'
  | 'view-example'
  | 'next-problem'
  | 'next-concept'
  | 'back-to-concept'
  | 'back-to-concepts';

export type Answered = 'not-yet' | 'wrong' | 'right';

type Concepts = readonly Pick<PublicConcept, 'problems'>[];

/** Reads the rest of the address. `exact` is false when it has to be replaced by the view's own address (D-69). */
export function readConceptView(rest: string, concepts: Concepts): { view: ConceptView; exact: boolean } {
  const [indexText = '', word, idText = ''] = rest.split('/');
  const index = Number.parseInt(indexText, 10);
  const concept = concepts[index];
  if (!concept) return { view: { kind: 'concept', concept: 0 }, exact: false };
  if (word === undefined || word === '') return { view: { kind: 'concept', concept: index }, exact: true };
  const problemId = Number.parseInt(idText, 10);
  const found = word === 'problem' && concept.problems.some(({ id }) => id === problemId);
  return found
    ? { view: { kind: 'problem', concept: index, problemId }, exact: true }
    : { view: { kind: 'concept', concept: index }, exact: false };
}

/** The buttons a view offers, in their order (D-73). */
export function offeredSteps(concepts: Concepts, view: ConceptView, answered: Answered): ConceptStep[] {
  const problems = problemsOf(concepts, view.concept);
  if (view.kind === 'concept') {
    return problems.length > 0 ? ['back', 'next', 'view-example'] : ['back', 'next'];
  }
  if (answered === 'not-yet') return ['back'];
  if (answered === 'wrong') return ['back', 'back-to-concept'];
  if (hasNextProblem(concepts, view)) return ['back', 'back-to-concept', 'next-problem'];
  if (view.concept < concepts.length - 1) return ['back', 'back-to-concept', 'next-concept'];
  return ['back', 'back-to-concept', 'back-to-concepts'];
}

/** Where a step leads from a view. */
export function moveConceptView(concepts: Concepts, view: ConceptView, step: ConceptStep): ConceptTarget {
  const { concept } = view;
  switch (step) {
    case 'back':
      return goBack(concepts, view);
    case 'next':
      return concept < concepts.length - 1
        ? { kind: 'concept', concept: concept + 1 }
        : { kind: 'tab', tab: 'stem-city' };
    case 'next-concept':
      return { kind: 'concept', concept: Math.min(concept + 1, concepts.length - 1) };
    case 'view-example':
      return problemView(concepts, concept, 0);
    case 'next-problem':
      return problemView(concepts, concept, placeOf(concepts, view) + 1);
    case 'back-to-concept':
      return { kind: 'concept', concept };
    case 'back-to-concepts':
      return { kind: 'concept', concept: 0 };
  }
}

/** True where the section ends: Next on a last concept without an example of its own (D-78). */
export function endsWithoutExample(concepts: Concepts, view: ConceptView): boolean {
  return (
    view.kind === 'concept' &&
    view.concept === concepts.length - 1 &&
    problemsOf(concepts, view.concept).length === 0
  );
}

/** True for the last example of the last concept (D-78). */
export function isLastExample(concepts: Concepts, problemId: number): boolean {
  return concepts.at(-1)?.problems.at(-1)?.id === problemId;
}

function goBack(concepts: Concepts, view: ConceptView): ConceptTarget {
  const { concept } = view;
  if (view.kind === 'problem') {
    const place = placeOf(concepts, view);
    return place > 0 ? problemView(concepts, concept, place - 1) : { kind: 'concept', concept };
  }
  return concept > 0 ? { kind: 'concept', concept: concept - 1 } : { kind: 'tab', tab: 'introduction' };
}

function problemView(concepts: Concepts, concept: number, place: number): ConceptView {
  const problem = problemsOf(concepts, concept)[place];
  return problem ? { kind: 'problem', concept, problemId: problem.id } : { kind: 'concept', concept };
}

function hasNextProblem(concepts: Concepts, view: ConceptView): boolean {
  return placeOf(concepts, view) < problemsOf(concepts, view.concept).length - 1;
}

function placeOf(concepts: Concepts, view: ConceptView): number {
  if (view.kind === 'concept') return -1;
  return problemsOf(concepts, view.concept).findIndex(({ id }) => id === view.problemId);
}

function problemsOf(concepts: Concepts, concept: number) {
  return concepts[concept]?.problems ?? [];
}
