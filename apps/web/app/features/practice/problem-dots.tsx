import type { PublicProblem } from '@playforward/contract';
import { Link } from 'react-router';
import { isReachable } from './problem-place.ts';
import { practiceText as text } from './text.ts';

type ProblemDotsProps = {
  problems: readonly PublicProblem[];
  /** Behind them and apart: nobody needs it. */
  stretch?: PublicProblem | undefined;
  place: number;
  to: (problemId: number) => string;
};

/** One dot a problem; the ones that may be opened are links. */
export function ProblemDots({ problems, stretch, place, to }: ProblemDotsProps) {
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
        {stretch && (
          <li>
            <Dot
              problem={stretch}
              index={problems.length}
              current={place === problems.length}
              to={to}
              open={isReachable([...problems, stretch], problems.length)}
            />
          </li>
        )}
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
  const { id, type, state, review_of: review } = problem;
  const solved = state === 'completed';
  const look = current ? 'current' : solved ? 'done' : open ? 'open' : 'locked';
  const isStretch = type === 'stretch';
  const said = text.dotStates[look];
  const label = isStretch ? text.stretchDot(said) : text.dot(index + 1, said, review);
  const kind = isStretch ? ' stretch' : review === undefined ? '' : ' review';
  const className = `problem-dot ${look}${kind}`;
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
