import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfidenceAnswer } from './confidence-answer.tsx';
import { GradeAnswer } from './grade-answer.tsx';
import type { PlaceState } from './place-state.ts';
import type { AnsweredStep } from './steps.ts';
import { onboardingText as text } from './text.ts';
import { TextAnswer } from './text-answer.tsx';

export type StepCardProps = {
  step: AnsweredStep;
  state: PlaceState;
  labelledBy: string;
  value: string;
  problem: string | undefined;
  /** The orb is replying: the answer stands, and nothing is asked twice. */
  isPaused: boolean;
  /** Without one there is no way back. */
  onBack?: (() => void) | undefined;
  onChange: (value: string) => void;
  onNext: () => void;
};

/** The answer of one step with Back and Next. Cards of other steps wait beside it, out of reach. */
export function StepCard(props: StepCardProps) {
  const { step, state, value, problem, isPaused, onBack, onNext } = props;
  const form = useRef<HTMLFormElement>(null);
  const isActive = state === 'active';
  const isToMend = problem !== undefined;

  // The step before took the focus with it; and what is to be mended should be at hand.
  useEffect(() => {
    if (!isActive && !isToMend) return;
    form.current?.querySelector<HTMLElement>('[data-answer]')?.focus({ preventScroll: true });
    if (isToMend) form.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive, isToMend]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isPaused && (value !== '' || step.kind === 'text')) onNext();
  }

  return (
    <form
      ref={form}
      noValidate
      inert={!isActive}
      aria-hidden={isActive ? undefined : true}
      data-state={state}
      data-kind={step.kind}
      className="step-card"
      onSubmit={submit}
    >
      <StepAnswer {...props} />
      <div className="flex justify-center gap-4">
        {onBack && (
          <Button kind="quiet" onClick={onBack}>
            {text.back}
          </Button>
        )}
        <Button type="submit" kind="sun" disabled={value === '' || isPaused}>
          {text.next}
        </Button>
      </div>
    </form>
  );
}

function StepAnswer({ step, labelledBy, value, problem, isPaused, onChange, onNext }: StepCardProps) {
  const given = { labelledBy, value, readOnly: isPaused, onChange };
  switch (step.kind) {
    case 'grade':
      return <GradeAnswer {...given} options={step.options} />;
    case 'confidence':
      return <ConfidenceAnswer {...given} options={step.options} />;
    case 'text':
      return (
        <TextAnswer
          {...given}
          problem={problem}
          onEnter={() => {
            if (!isPaused) onNext();
          }}
        />
      );
  }
}
