import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { StateCard } from '../../../ui/state-card.tsx';
import { CompleteAddress } from '../complete-address.tsx';
import type { LessonWork } from '../lesson-work.ts';
import { practiceText as text } from '../text.ts';
import { useArrival } from '../use-arrival.ts';
import { ConceptCard } from './concept-card.tsx';
import {
  type ConceptStep,
  type ConceptView,
  endsWithoutExample,
  moveConceptView,
  readConceptView,
} from './concept-view.ts';
import { ExampleCard } from './example-card.tsx';

/** Concepts and their examples. The address says which one is open; moving replaces it (L-028). */
export function KeyConceptTab(work: LessonWork) {
  const { lesson, rest, onOpen, onSectionDone } = work;
  const { concepts } = lesson;
  const navigate = useNavigate();
  const { view, exact } = readConceptView(rest, concepts);
  const heading = useArrival(arrivalOf(view, exact), (id) => id > 0 && onOpen(id));
  const concept = concepts[view.concept];

  const addressOf = (place: ConceptView) =>
    place.kind === 'concept'
      ? paths.keyConcept(lesson.id, place.concept)
      : paths.keyConceptProblem(lesson.id, place.concept, place.problemId);
  const go = (step: ConceptStep) => {
    if (step === 'next' && endsWithoutExample(concepts, view)) onSectionDone();
    const target = moveConceptView(concepts, view, step);
    if (target.kind === 'tab') void navigate(paths.lessonTab(lesson.id, target.tab));
    else void navigate(addressOf(target), { replace: true });
  };

  if (!concept) return <StateCard mode="determined" {...text.noConcepts} />;
  return (
    <Card className="problem-card">
      {!exact && <CompleteAddress to={addressOf(view)} />}
      {view.kind === 'concept' ? (
        <ConceptCard
          key={view.concept}
          ref={heading}
          concept={concept}
          place={view.concept}
          count={concepts.length}
          math={lesson.math}
          onStep={go}
        />
      ) : (
        <ExampleCard key={view.problemId} ref={heading} work={work} view={view} onStep={go} />
      )}
    </Card>
  );
}

/** A number for each view, so that arriving is told from staying: a problem's id, or a negative place of a concept. */
function arrivalOf(view: ConceptView, exact: boolean): number | undefined {
  if (!exact) return undefined;
  return view.kind === 'problem' ? view.problemId : -1 - view.concept;
}
