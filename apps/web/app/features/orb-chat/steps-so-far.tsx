import './steps-so-far.css';
import { useQuery } from '@tanstack/react-query';
import { Check, CircleDashed } from 'lucide-react';
import { useId } from 'react';
import { MathText } from '../../ui/reading/math-text.tsx';
import { stepsText as text } from './chat-text.ts';
import { openThread } from './open-thread.ts';
import { stepsQuery } from './steps-query.ts';

/** The lines of the open problem that the companion has found right, beside the problem; nothing before the first one. */
export function StepsSoFar({ problemId, solved }: { problemId: number; solved: boolean }) {
  const id = useId();
  // Who has not talked in this tab has shown no step.
  const { data } = useQuery({ ...stepsQuery(problemId), enabled: openThread.read() !== null });
  const steps = data?.steps;
  if (!steps || steps.lines.length === 0) return null;
  const { given, lines, math } = steps;
  const rows = [
    ...given.map((line) => ({ line, from: text.fromProblem })),
    ...lines.map((line) => ({ line, from: text.yours })),
  ];
  return (
    <section className="steps-so-far" aria-labelledby={id}>
      <h2 id={id}>{text.title}</h2>
      <ol>
        {rows.map(({ line, from }) => (
          <li key={`${from} ${line}`}>
            <span className="steps-mark">
              <Check size={14} strokeWidth={3} aria-hidden="true" />
            </span>
            <span>
              <MathText text={line} math={math} />
            </span>
            <span className="steps-from">{from}</span>
          </li>
        ))}
        {!solved && (
          <li>
            <CircleDashed className="steps-open" size={22} aria-hidden="true" />
            <span>{text.next}</span>
          </li>
        )}
      </ol>
    </section>
  );
}
