import type { ProblemStep, TypesetMath } from '@playforward/contract';
import { Check, ChevronDown, Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { MathText } from '../../../ui/reading/math-text.tsx';
import { DiagramFigure } from '../diagram-figure.tsx';
import { practiceText as text } from '../text.ts';
import { type Guidance, type StepState, stepState } from './guided-state.ts';

type GuidedStepsProps = {
  steps: readonly ProblemStep[];
  math: TypesetMath;
  guidance: Guidance;
  onContinue: () => void;
};

/** The steps on a rail, ending in the final answer; a new step is read out when it opens. */
export function GuidedSteps({ steps, math, guidance, onContinue }: GuidedStepsProps) {
  const last = guidance.shown >= steps.length;
  return (
    <>
      <ol className="steps" aria-live="polite">
        {steps.map((step, place) => (
          <GuidedStep
            key={step.id}
            step={step}
            place={place}
            state={stepState(guidance, place)}
            math={math}
          />
        ))}
        <li className={guidance.final ? 'current' : 'closed'}>
          <span className="step-mark">
            <Flag size={18} aria-hidden="true" />
          </span>
          <h2>{text.finalAnswer}</h2>
        </li>
      </ol>
      {!guidance.final && (
        <div className="steps-row">
          <Button onClick={onContinue}>
            {last ? text.finalAnswer : text.nextStep}
            <ChevronDown size={20} aria-hidden="true" />
          </Button>
        </div>
      )}
    </>
  );
}

type GuidedStepProps = { step: ProblemStep; place: number; state: StepState; math: TypesetMath };

function GuidedStep({ step, place, state, math }: GuidedStepProps) {
  if (state === 'closed') {
    return (
      <StepItem state={state} mark={place + 1}>
        <h2>{text.step(place + 1)}</h2>
      </StepItem>
    );
  }
  const mark = state === 'done' ? <Check size={20} aria-hidden="true" /> : place + 1;
  return (
    <StepItem state={state} mark={mark}>
      <h2>
        <span className="sr-only">{text.step(place + 1)}: </span>
        <MathText text={step.instruction} math={math} />
      </h2>
      <div className={step.work ? 'step-box' : 'step-box words'}>
        {step.work && (
          <span className="step-work">
            <MathText text={step.work} math={math} />
          </span>
        )}
        <p>
          <MathText text={step.explanation} math={math} />
        </p>
      </div>
      <DiagramFigure url={step.diagram_image_url} alt={step.diagram_alt} plain />
    </StepItem>
  );
}

function StepItem({ state, mark, children }: { state: StepState; mark: ReactNode; children: ReactNode }) {
  return (
    <li className={state}>
      <span className="step-mark">{mark}</span>
      <div className="min-w-0">{children}</div>
    </li>
  );
}
