import { type PublicProblem, timings } from '@playforward/contract';
import { ChevronLeft, ChevronRight, RotateCcw, Sparkles } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { readPreferences } from '../../preferences/preferences.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { StateCard } from '../../ui/state-card.tsx';
import { AnswerArea } from './answer-area.tsx';
import { startMode } from './answer-state.ts';
import { CompleteAddress } from './complete-address.tsx';
import { Feedback } from './feedback.tsx';
import type { LessonWork } from './lesson-work.ts';
import { ProblemDots } from './problem-dots.tsx';
import { completesRow, readProblemPlace } from './problem-place.ts';
import { ProblemQuestion } from './problem-question.tsx';
import { practiceText as text } from './text.ts';
import { type SubmissionOutcome, useAnswer } from './use-answer.ts';
import { useArrival } from './use-arrival.ts';

type PracticeTabProps = LessonWork & {
  /** 'Back to Curriculum', which also reports what is complete. */
  leave: ReactNode;
  /** What stands below once every problem is solved. */
  ending: ReactNode;
};

/** Practice problems, one after another. */
export function PracticeTab({ leave, ending, ...work }: PracticeTabProps) {
  const { lesson, rest, onOpen } = work;
  const problems = lesson.problems.filter(({ type }) => type === 'practice');
  const { stretch } = lesson;
  const row = stretch ? [...problems, stretch] : problems;
  const { place, exact } = readProblemPlace(rest, row);
  const problem = row[place];
  const heading = useArrival(exact ? problem?.id : undefined, onOpen);
  const to = (id: number) => paths.lessonProblem(lesson.id, 'practice-problems', id);

  if (!problem) return <StateCard mode="fulfilled" {...text.noPractice} action={leave} />;
  const isStretch = problem.type === 'stretch';
  const card = (
    <Card className="problem-card">
      {!exact && <CompleteAddress to={to(problem.id)} />}
      <div className="card-head">
        <span className="problem-chips">
          <Chip tone={isStretch ? 'sun' : 'accent'}>
            {isStretch ? text.stretch : text.problemOf(place + 1, problems.length)}
          </Chip>
          {isStretch && <span className="problem-review">{text.stretchHelp}</span>}
          {problem.review_of !== undefined && (
            <span className="problem-review" data-testid="review-of">
              <RotateCcw size={16} aria-hidden="true" />
              {text.reviewOf(problem.review_of)}
            </span>
          )}
        </span>
        <ProblemDots problems={problems} stretch={stretch} place={place} to={to} />
      </div>
      <PracticeProblem
        key={problem.id}
        work={work}
        problems={problems}
        problem={problem}
        place={place}
        leave={leave}
        to={to}
        heading={heading}
      />
    </Card>
  );
  return (
    <>
      {card}
      {ending}
    </>
  );
}

type PracticeProblemProps = {
  work: LessonWork;
  problems: PublicProblem[];
  problem: PublicProblem;
  place: number;
  leave: ReactNode;
  to: (problemId: number) => string;
  heading: Ref<HTMLHeadingElement>;
};

function PracticeProblem({ work, problems, problem, place, leave, to, heading }: PracticeProblemProps) {
  const { lesson, onOutcome, onSectionDone } = work;
  const navigate = useNavigate();
  const { stretch } = lesson;
  const next = problems[place + 1];
  const before = problems[place - 1];
  const mayStretch = stretch && stretch.id !== problem.id && next === undefined;
  const back = before ? to(before.id) : paths.lessonTab(lesson.id, 'guided-problem');
  const report = (outcome: SubmissionOutcome) => {
    onOutcome(outcome);
    const isLast = problem.type === 'practice' && completesRow(problems, problem.id);
    if (outcome.kind === 'right' && isLast) onSectionDone();
  };
  const mode = startMode(problem, readPreferences().answerMode);
  const controller = useAnswer({ problem, lessonId: lesson.id, mode, onOutcome: report });
  const advance = next ? { after: timings.practiceAdvance, go: () => void navigate(to(next.id)) } : null;

  return (
    <>
      <ProblemQuestion ref={heading} problem={problem} math={lesson.math} quietHeadline />
      <work.Steps problemId={problem.id} solved={problem.state === 'completed'} />
      <AnswerArea
        problem={problem}
        math={lesson.math}
        controller={controller}
        mayType
        Hand={work.Hand}
        placed={work.placed?.problem_id === problem.id ? work.placed : null}
      />
      <Feedback
        controller={controller}
        problem={problem}
        math={lesson.math}
        advance={advance}
        actions={
          <>
            <Button kind="quiet" onClick={() => void navigate(back)}>
              <ChevronLeft size={20} aria-hidden="true" />
              {text.back}
            </Button>
            {next ? (
              <Button onClick={() => void navigate(to(next.id))}>
                {text.next}
                <ChevronRight size={20} aria-hidden="true" />
              </Button>
            ) : (
              <>
                {mayStretch && (
                  <Button kind="quiet" onClick={() => void navigate(to(stretch.id))}>
                    <Sparkles size={20} aria-hidden="true" />
                    {text.tryStretch}
                  </Button>
                )}
                {leave}
              </>
            )}
          </>
        }
      />
    </>
  );
}
