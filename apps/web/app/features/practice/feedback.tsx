import type { PublicProblem, TypesetMath } from '@playforward/contract';
import { timings } from '@playforward/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { MathText } from '../../ui/reading/math-text.tsx';
import { Verdict } from '../../ui/verdict.tsx';
import type { AnswerState } from './answer-state.ts';
import { Recheck } from './recheck.tsx';
import { practiceText as text } from './text.ts';
import { TimerRow } from './timer-row.tsx';
import type { AnswerController } from './use-answer.ts';
import { useHold } from './use-hold.ts';

/** What happens by itself after a right answer. */
type Advance = { after: number; go: () => void };

type FeedbackProps = {
  controller: AnswerController;
  problem: PublicProblem;
  math: TypesetMath;
  advance: Advance | null;
  /** The ways on, shown once the problem is solved. */
  actions: ReactNode;
  /** A way out shown after a wrong answer, beside Try again. */
  wrongActions?: ReactNode;
};

/** The verdict, why it is so, and what comes next. Each verdict starts anew, with its own timer. */
export function Feedback(props: FeedbackProps) {
  const { phase } = props.controller.state;
  if (phase === 'open' || phase === 'checking') return null;
  return <ShownFeedback key={phase} {...props} />;
}

/** Takes the focus when it appears after an answer. */
function ShownFeedback({ controller, problem, math, advance, actions, wrongActions }: FeedbackProps) {
  const { state, reset } = controller;
  const { phase } = state;
  const { held, handlers } = useHold();
  const verdict = useRef<HTMLDivElement>(null);

  // The focus follows what just happened: the control it was on is gone or closed.
  useEffect(() => {
    if (phase !== 'solved') verdict.current?.focus();
  }, [phase]);

  return (
    <section className="feedback" aria-label={text.feedback} {...handlers}>
      <div ref={verdict} tabIndex={-1} className="feedback-verdict">
        <VerdictWords state={state} problem={problem} math={math} />
      </div>
      {phase === 'wrong' || phase === 'unrecorded' ? (
        <div className="feedback-row">
          {wrongActions}
          <TimerRow milliseconds={timings.wrongAnswerReset} held={held} label={text.freshTry} onEnd={reset} />
          <Button onClick={reset}>{text.tryAgain}</Button>
        </div>
      ) : (
        <div className="feedback-row">
          {actions}
          {phase === 'right' && advance && (
            <TimerRow milliseconds={advance.after} held={held} label={text.nextIn} onEnd={advance.go} />
          )}
        </div>
      )}
    </section>
  );
}

type VerdictWordsProps = { state: AnswerState; problem: PublicProblem; math: TypesetMath };

function VerdictWords({ state, problem, math }: VerdictWordsProps) {
  switch (state.phase) {
    case 'open':
    case 'checking':
      return null;
    case 'solved':
      return (
        <Verdict tone="good">
          <h2>{text.solved}</h2>
          {problem.final_answer && (
            <p>
              <MathText text={problem.final_answer} math={math} />
            </p>
          )}
        </Verdict>
      );
    case 'unrecorded':
      return (
        <Verdict tone="bad">
          <h2>{state.refusal === null ? text.waiting : text.refused}</h2>
          <p>
            {state.refusal === null
              ? text.waitingHelp
              : `${text.queue.reason(state.refusal)} ${text.refusedHelp}`}
          </p>
        </Verdict>
      );
    case 'wrong':
      return (
        <Verdict tone="bad">
          <h2>
            <GivenAnswer state={state} problem={problem} math={math} />
          </h2>
          <p>
            <MathText text={state.verdict.answer_details.reason} math={state.verdict.math} />
          </p>
          {state.given.kind === 'typed' && <Recheck attemptId={state.attemptId} />}
        </Verdict>
      );
    case 'right': {
      const { message, answer_details, final_answer, math: own } = state.verdict;
      return (
        <Verdict tone="good">
          <h2>
            <MathText text={message || text.right} math={own} />
          </h2>
          {final_answer && (
            <p>
              <MathText text={final_answer} math={own} />
            </p>
          )}
          <p>
            <MathText text={answer_details.reason} math={own} />
          </p>
        </Verdict>
      );
    }
  }
}

type GivenAnswerProps = {
  state: Extract<AnswerState, { phase: 'wrong' }>;
  problem: PublicProblem;
  math: TypesetMath;
};

/** 'What 4.5 tells us'; a picture is told by its letter, and a long statement is not said twice. */
function GivenAnswer({ state: { given }, problem, math }: GivenAnswerProps) {
  if (given.kind === 'hand') return text.drawingTellsUs;
  const place = given.kind === 'typed' ? -1 : problem.answers.findIndex(({ id }) => id === given.answerId);
  if (problem.answers[place]?.diagram_image_url !== undefined) return text.tellsUs(text.picture(place));
  const words = given.kind === 'typed' ? given.answer : problem.answers[place]?.text;
  const short =
    words !== undefined && words.length <= 40 && !(given.kind === 'typed' && words.includes('\\'));
  if (!short) return text.thisTellsUs;
  return given.kind === 'typed' ? text.tellsUs(words) : <MathText text={text.tellsUs(words)} math={math} />;
}
