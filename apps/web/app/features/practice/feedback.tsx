import type { PublicProblem, TypesetMath } from '@playforward/contract';
import { timings } from '@playforward/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { MathText } from '../../ui/math-text.tsx';
import { Verdict } from '../../ui/verdict.tsx';
import type { AnswerState } from './answer-state.ts';
import { practiceText as text } from './text.ts';
import { TimerRow } from './timer-row.tsx';
import type { AnswerDesk } from './use-answer.ts';
import { useHold } from './use-hold.ts';

/** What happens by itself after a right answer. */
export type Advance = { after: number; go: () => void };

type FeedbackProps = {
  desk: AnswerDesk;
  problem: PublicProblem;
  math: TypesetMath;
  advance: Advance | null;
  /** The ways on, shown once the problem is solved. */
  actions: ReactNode;
  /** A way out shown after a wrong answer, beside Try again. */
  wrongActions?: ReactNode;
};

/** The verdict, why it is so, and what comes next. It takes the focus when it appears. */
export function Feedback({ desk, problem, math, advance, actions, wrongActions }: FeedbackProps) {
  const { state, reset } = desk;
  const { held, handlers } = useHold();
  const verdict = useRef<HTMLDivElement>(null);
  const { phase } = state;

  // The focus follows what just happened: the control it was on is gone or closed.
  useEffect(() => {
    if (phase === 'right' || phase === 'wrong' || phase === 'unrecorded') verdict.current?.focus();
  }, [phase]);

  if (phase === 'open' || phase === 'checking') return null;
  const isWrong = phase === 'wrong' || phase === 'unrecorded';
  return (
    <section className="feedback" aria-label={text.answer} {...handlers}>
      <div ref={verdict} tabIndex={-1} className="feedback-verdict">
        <VerdictWords state={state} problem={problem} math={math} />
      </div>
      {isWrong ? (
        <div className="feedback-row">
          {wrongActions}
          <TimerRow
            key="fresh"
            milliseconds={timings.wrongAnswerReset}
            held={held}
            label={text.freshTry}
            onEnd={reset}
          />
          <Button onClick={reset}>{text.tryAgain}</Button>
        </div>
      ) : (
        <>
          {phase === 'right' && advance && (
            <TimerRow
              key="next"
              milliseconds={advance.after}
              held={held}
              label={text.nextIn}
              onEnd={advance.go}
            />
          )}
          <div className="feedback-row">{actions}</div>
        </>
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
          <h3>{text.solved}</h3>
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
          <h3>{text.unrecorded}</h3>
          <p>{text.unrecordedHelp}</p>
        </Verdict>
      );
    case 'wrong':
      return (
        <Verdict tone="bad">
          <h3>
            <GivenAnswer state={state} problem={problem} math={math} />
          </h3>
          <p>
            <MathText text={state.verdict.answer_details.reason} math={state.verdict.math} />
          </p>
        </Verdict>
      );
    case 'right': {
      const { message, answer_details, final_answer, math: own } = state.verdict;
      return (
        <Verdict tone="good">
          <h3>
            <MathText text={message || text.right} math={own} />
          </h3>
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

/** 'What 4.5 tells us'; a long statement is not said twice. */
function GivenAnswer({ state: { given }, problem, math }: GivenAnswerProps) {
  const words =
    given.kind === 'typed' ? given.answer : problem.answers.find(({ id }) => id === given.answerId)?.text;
  const short = words !== undefined && words.length <= 40;
  if (!short) return text.thisTellsUs;
  return given.kind === 'typed' ? text.tellsUs(words) : <MathText text={text.tellsUs(words)} math={math} />;
}
