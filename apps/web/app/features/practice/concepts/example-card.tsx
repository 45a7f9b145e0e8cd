import { ChevronLeft } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { AnswerArea } from '../answer-area.tsx';
import { type AnswerState, startMode } from '../answer-state.ts';
import { Feedback } from '../feedback.tsx';
import type { LessonWork } from '../lesson-work.ts';
import { ProblemQuestion } from '../problem-question.tsx';
import { practiceText as text } from '../text.ts';
import { type SubmissionOutcome, useAnswer } from '../use-answer.ts';
import {
  type Answered,
  type ConceptStep,
  type ConceptView,
  isLastExample,
  offeredSteps,
} from './concept-view.ts';

type ExampleCardProps = {
  work: LessonWork;
  view: Extract<ConceptView, { kind: 'problem' }>;
  onStep: (step: ConceptStep) => void;
  ref: Ref<HTMLHeadingElement>;
};

const labels: Record<ConceptStep, string> = {
  back: text.back,
  next: text.next,
  'view-example': text.viewExample,
  'next-problem': text.nextProblem,
  'next-concept': text.nextConcept,
  'back-to-concept': text.backToConcept,
  'back-to-concepts': text.backToConcepts,
};

/** One example of a concept. The ways on appear with the right answer (D-73). */
export function ExampleCard({ work, view, onStep, ref }: ExampleCardProps) {
  const { lesson, onOutcome, onSectionDone } = work;
  const problems = lesson.concepts[view.concept]?.problems ?? [];
  const place = problems.findIndex(({ id }) => id === view.problemId);
  const problem = problems[place];
  if (!problem) throw new Error('The view names a problem that the concept does not have');
  const report = (outcome: SubmissionOutcome) => {
    onOutcome(outcome);
    if (outcome.kind === 'right' && isLastExample(lesson.concepts, problem.id)) onSectionDone();
  };
  const controller = useAnswer({
    problem,
    lessonId: lesson.id,
    mode: startMode(problem, 'choices'),
    onOutcome: report,
  });
  const offered = offeredSteps(lesson.concepts, view, answeredOf(controller.state));
  const buttons = offered.filter((step) => step !== 'back');

  return (
    <>
      <div className="card-head">
        <Chip>{text.exampleOf(place + 1, problems.length)}</Chip>
        <Button kind="quiet" small onClick={() => onStep('back')}>
          <ChevronLeft size={18} aria-hidden="true" />
          {text.back}
        </Button>
      </div>
      <ProblemQuestion ref={ref} problem={problem} math={lesson.math} />
      <AnswerArea
        problem={problem}
        math={lesson.math}
        controller={controller}
        mayType={false}
        Hand={work.Hand}
      />
      <Feedback
        controller={controller}
        problem={problem}
        math={lesson.math}
        advance={null}
        wrongActions={<StepButtons steps={buttons} onStep={onStep} quiet />}
        actions={<StepButtons steps={buttons} onStep={onStep} />}
      />
    </>
  );
}

type StepButtonsProps = { steps: ConceptStep[]; onStep: (step: ConceptStep) => void; quiet?: boolean };

/** The last button is the way on; the others lead back. */
function StepButtons({ steps, onStep, quiet = false }: StepButtonsProps) {
  return steps.map((step, index) => (
    <Button
      key={step}
      {...((quiet || index < steps.length - 1) && { kind: 'quiet' as const })}
      onClick={() => onStep(step)}
    >
      {labels[step]}
    </Button>
  ));
}

function answeredOf({ phase }: AnswerState): Answered {
  if (phase === 'right' || phase === 'solved') return 'right';
  return phase === 'wrong' || phase === 'unrecorded' ? 'wrong' : 'not-yet';
}
