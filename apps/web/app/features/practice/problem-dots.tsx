import type { PublicProblem } from '@playforward/contract';
import { Link } from 'react-router';
import { isReachable } from './problem-place.ts';
import { practiceText as text } from './text.ts';

type ProblemDotsProps = {
  problems: readonly PublicProblem[];
  place: number;
  to: (problemId: number) => string;
};

/** One dot a problem; the ones that may be opened are links. */
export function ProblemDots({ problems, place, to }: ProblemDotsProps) {
  return (
    <nav className="problem-dots" aria-label={text.problems}>
      <ol>
        {problems.map((problem, index) => (
          <li key={problem.id}>
            <Dot
              problem={problem}
              index={index}
              current={index === place}
              to={to}
              open={isReachable(problems, index)}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type DotProps = {
  problem: PublicProblem;
  index: number;
  current: boolean;
  open: boolean;
  to: (problemId: number) => string;
};

function Dot({ problem, index, current, open, to }: DotProps) {
  const { id, state, review_of: review } = problem;
  const solved = state === 'completed';
  const look = current ? 'current' : solved ? 'done' : open ? 'open' : 'locked';
  const label = text.dot(index + 1, text.dotStates[look], review);
  const className = `problem-dot ${look}${review === undefined ? '' : ' review'}`;
  if (!open)
    return (
      <span className={className}>
        <span className="sr-only">{label}</span>
      </span>
    );
  return (
    <Link to={to(id)} className={className} aria-current={current ? 'step' : undefined} aria-label={label} />
  );
}
