import { type PublicProblem, timings } from '@playforward/contract';
import { ArrowRight, ChevronRight } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { StateCard } from '../../../ui/state-card.tsx';
import { AnswerArea } from '../answer-area.tsx';
import { startMode } from '../answer-state.ts';
import { CompleteAddress } from '../complete-address.tsx';
import { Feedback } from '../feedback.tsx';
import type { LessonWork } from '../lesson-work.ts';
import { ProblemDots } from '../problem-dots.tsx';
import { completesRow, readProblemPlace } from '../problem-place.ts';
import { ProblemQuestion } from '../problem-question.tsx';
import { practiceText as text } from '../text.ts';
import { type SubmissionOutcome, useAnswer } from '../use-answer.ts';
import { useArrival } from '../use-arrival.ts';
import { nextGuidance, startGuidance } from './guided-state.ts';
import { GuidedSteps } from './guided-steps.tsx';
import { tellsMore } from './tells-more.ts';

/** Guided problems: the steps first, the choices last. */
export function GuidedTab(work: LessonWork) {
  const { lesson, rest, onOpen } = work;
  const problems = lesson.problems.filter(({ type }) => type === 'guided');
  const { place, exact } = readProblemPlace(rest, problems);
  const problem = problems[place];
  const heading = useArrival(exact ? problem?.id : undefined, onOpen);
  const to = (id: number) => paths.lessonProblem(lesson.id, 'guided-problem', id);

  if (!problem)
    return <StateCard mode="determined" {...text.noGuided} action={<ToPractice lessonId={lesson.id} />} />;
  return (
    <Card className="problem-card">
      {!exact && <CompleteAddress to={to(problem.id)} />}
      <div className="card-head">
        <Chip>{text.guidedOf(place + 1, problems.length)}</Chip>
        <ProblemDots problems={problems} place={place} to={to} />
      </div>
      <GuidedProblem
        key={problem.id}
        work={work}
        problems={problems}
        problem={problem}
        place={place}
        to={to}
        heading={heading}
      />
    </Card>
  );
}

type GuidedProblemProps = {
  work: LessonWork;
  problems: PublicProblem[];
  problem: PublicProblem;
  place: number;
  to: (problemId: number) => string;
  heading: Ref<HTMLHeadingElement>;
};

function GuidedProblem({ work, problems, problem, place, to, heading }: GuidedProblemProps) {
  const { lesson, onOutcome, onSectionDone, onStep } = work;
  const navigate = useNavigate();
  const next = problems[place + 1];
  const steps = problem.steps.length;
  const [guidance, setGuidance] = useState(() =>
    startGuidance({ steps, solved: problem.state === 'completed' }),
  );
  const step = Math.max(0, guidance.shown - 1);
  // The companion helps with the step on the screen.
  useEffect(() => onStep?.(step), [onStep, step]);
  const report = (outcome: SubmissionOutcome) => {
    onOutcome(outcome);
    if (outcome.kind === 'right' && completesRow(problems, problem.id)) onSectionDone();
  };
  const controller = useAnswer({
    problem,
    lessonId: lesson.id,
    mode: startMode(problem, 'choices'),
    onOutcome: report,
  });
  const advance = next ? { after: timings.guidedAdvance, go: () => void navigate(to(next.id)) } : null;

  return (
    <>
      <ProblemQuestion ref={heading} problem={problem} math={lesson.math} />
      {problem.hand && !guidance.final && tellsMore(problem.hand) && (
        <work.Hand task={problem.hand} math={lesson.math} phase="shown" />
      )}
      <GuidedSteps
        steps={problem.steps}
        math={lesson.math}
        guidance={guidance}
        onContinue={() => setGuidance(nextGuidance(guidance, steps))}
      />
      {guidance.final && (
        <AnswerArea
          problem={problem}
          math={lesson.math}
          controller={controller}
          mayType={false}
          Hand={work.Hand}
        />
      )}
      <Feedback
        controller={controller}
        problem={problem}
        math={lesson.math}
        advance={advance}
        actions={
          next ? (
            <Button onClick={() => void navigate(to(next.id))}>
              {text.next}
              <ChevronRight size={20} aria-hidden="true" />
            </Button>
          ) : (
            <ToPractice lessonId={lesson.id} />
          )
        }
      />
    </>
  );
}

function ToPractice({ lessonId }: { lessonId: number }) {
  return (
    <ButtonLink to={paths.lessonTab(lessonId, 'practice-problems')}>
      {text.toPractice}
      <ArrowRight size={20} aria-hidden="true" />
    </ButtonLink>
  );
}
