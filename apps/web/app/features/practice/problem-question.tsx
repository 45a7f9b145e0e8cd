import type { PublicProblem, TypesetMath } from '@playforward/contract';
import type { Ref } from 'react';
import { MathText } from '../../ui/reading/math-text.tsx';
import { DiagramFigure } from './diagram-figure.tsx';

type ProblemQuestionProps = {
  problem: PublicProblem;
  math: TypesetMath;
  /** Practice shows the question alone; its headline is there for those who listen. */
  quietHeadline?: boolean;
  ref?: Ref<HTMLHeadingElement>;
};

/** Headline, question and diagram of a problem. */
export function ProblemQuestion({ problem, math, quietHeadline = false, ref }: ProblemQuestionProps) {
  return (
    <>
      <h1 ref={ref} tabIndex={-1} className={quietHeadline ? 'sr-only' : 'problem-headline'}>
        <MathText text={problem.headline} math={math} />
      </h1>
      <p className="question" data-testid="question">
        <MathText text={problem.question} math={math} />
      </p>
      <DiagramFigure url={problem.diagram_image_url} alt={problem.diagram_alt} plain />
    </>
  );
}
