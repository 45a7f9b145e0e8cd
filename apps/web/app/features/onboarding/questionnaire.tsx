import { type Dispatch, useId } from 'react';
import { Orb } from '../../ui/orb/orb.tsx';
import type { OnboardingEvent, OnboardingState } from './onboarding-state.ts';
import { personalityAt } from './orb-says.ts';
import { placeState } from './place-state.ts';
import { QuestionBubble } from './question-bubble.tsx';
import { StepCard } from './step-card.tsx';
import { firstStep, lastStep, steps } from './steps.ts';
import { onboardingText as text } from './text.ts';
import { Timeline } from './timeline.tsx';
import { useAnswering } from './use-answering.ts';

type Asking = Extract<OnboardingState, { phase: 'questionnaire' }>;
type QuestionnaireProps = { state: Asking; send: Dispatch<OnboardingEvent> };

/** Eleven steps: a question, the orb that asks it, and the answer. */
export function Questionnaire({ state, send }: QuestionnaireProps) {
  const { step, furthest } = state;
  const id = useId();
  const questionId = `${id}question`;
  return (
    <>
      <Timeline step={step} furthest={furthest} onJump={(to) => send({ type: 'jump', step: to })} />
      <div className="questionnaire">
        <p className="place-in-row">
          {step === firstStep ? text.before(lastStep - 1) : text.place(step - 1, lastStep - 1)}
        </p>
        <div className="relative w-full">
          {text.questions.map((question, index) => {
            const bubble = placeState(index + 1, step);
            return (
              <QuestionBubble
                key={question}
                text={question}
                state={bubble}
                {...(bubble === 'active' && { id: questionId })}
              />
            );
          })}
        </div>
        <TalkingOrb state={state} onClick={() => send({ type: 'orb-clicked', chance: Math.random() })} />
        <Cards state={state} send={send} questionId={questionId} />
      </div>
    </>
  );
}

function TalkingOrb({ state, onClick }: { state: Asking; onClick: () => void }) {
  const { step } = state;
  const isStart = step === firstStep;
  const said = state.said ?? (isStart ? text.welcome : undefined);
  const personality = personalityAt(step);
  return (
    <div className="talking-orb" data-start={isStart || undefined} data-personality={personality}>
      <button
        type="button"
        className="orb-button"
        aria-label={isStart ? text.orb.begin : text.orb.cheer}
        onClick={onClick}
      >
        <Orb mode={personality} size={250} className="h-full w-full" />
      </button>
      <div className="orb-words" role="status">
        {said && (
          <p key={said} className="bubble tail-up">
            {said}
          </p>
        )}
      </div>
    </div>
  );
}

/** The open card between the one before and the one after, which it takes its movement from. */
function Cards({ state, send, questionId }: QuestionnaireProps & { questionId: string }) {
  const next = useAnswering(state, send);
  return (
    <div className="relative w-full">
      {steps.map((step, index) => {
        const own = index + 1;
        if (step.kind === 'introduction' || Math.abs(own - state.step) > 1) return null;
        const isActive = own === state.step;
        return (
          <StepCard
            key={step.field}
            step={step}
            state={placeState(own, state.step)}
            labelledBy={questionId}
            value={state.answers[step.field] ?? ''}
            problem={isActive ? state.problem : undefined}
            isPaused={state.pause !== undefined}
            onBack={() => send({ type: 'back' })}
            onChange={(value) => send({ type: 'answer-changed', field: step.field, value })}
            onNext={next}
          />
        );
      })}
    </div>
  );
}
