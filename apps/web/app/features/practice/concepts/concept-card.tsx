import { type PublicConcept, splitParagraphs, type TypesetMath } from '@playforward/contract';
import { ArrowRight, ChevronLeft } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Dots } from '../../../ui/dots.tsx';
import { LessonText } from '../../../ui/reading/lesson-text.tsx';
import { MathText } from '../../../ui/reading/math-text.tsx';
import { DiagramFigure } from '../diagram-figure.tsx';
import { practiceText as text } from '../text.ts';
import type { ConceptStep } from './concept-view.ts';

type ConceptCardProps = {
  concept: PublicConcept;
  place: number;
  count: number;
  math: TypesetMath;
  onStep: (step: ConceptStep) => void;
  ref: Ref<HTMLHeadingElement>;
};

/** One concept: title, definition, diagram, and the ways on. */
export function ConceptCard({ concept, place, count, math, onStep, ref }: ConceptCardProps) {
  const label = text.conceptOf(place + 1, count);
  const hasExample = concept.problems.length > 0;
  return (
    <>
      <div className="card-head">
        <Chip>{label}</Chip>
        {count > 1 && (
          <Dots
            label={label}
            states={Array.from({ length: count }, (_, dot) =>
              dot === place ? 'current' : dot < place ? 'done' : 'open',
            )}
          />
        )}
      </div>
      <h1 ref={ref} tabIndex={-1} className="concept-title">
        {concept.title}
      </h1>
      <div className="definition">
        {splitParagraphs(concept.definition).map((paragraph, index) => (
          <div key={paragraph} className="definition-part">
            <LessonText text={paragraph} math={math} place={{ text: place + 1, paragraph: index }} />
          </div>
        ))}
      </div>
      <DiagramFigure
        url={concept.diagram_image_url}
        alt={concept.diagram_alt}
        caption={concept.diagram_caption && <MathText text={concept.diagram_caption} math={math} />}
      />
      <div className="concept-row">
        <Button kind="quiet" onClick={() => onStep('back')}>
          <ChevronLeft size={20} aria-hidden="true" />
          {text.back}
        </Button>
        <Button {...(hasExample && { kind: 'quiet' as const })} onClick={() => onStep('next')}>
          {text.next}
        </Button>
        {hasExample && (
          <Button onClick={() => onStep('view-example')}>
            {text.viewExample}
            <ArrowRight size={20} aria-hidden="true" />
          </Button>
        )}
      </div>
    </>
  );
}
