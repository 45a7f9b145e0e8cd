import type { FeedbackReport, RaceState } from '@playforward/race';
import { ArrowRight, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Certificate } from './certificate.tsx';
import { raceText as text } from './text.ts';

type RaceReportProps = { report: FeedbackReport; state: RaceState; name: string };

/** The report after a race, made from what was really played; it can be printed as a certificate. */
export function RaceReport({ report, state, name }: RaceReportProps) {
  const percent = Math.round(report.conceptual_understanding * 100);
  const [step, ...others] = report.next_lessons;
  return (
    <article className="race-report" aria-label={text.report}>
      <h4>{text.report}</h4>
      <div className="race-figure">
        <span>{text.understanding}</span>
        <strong>{`${percent}%`}</strong>
        <ProgressBar value={percent} max={100} label={text.understanding} tone="accent" />
      </div>
      {step && (
        <Link className="race-step" to={paths.lesson(step.id)}>
          <span>{text.nextStep}</span>
          <strong>{step.title}</strong>
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      )}
      <Part title={text.strengths} lines={report.strength_areas} />
      <Part title={text.improvements} lines={report.improvement_areas} />
      <Part title={text.misconceptions} lines={report.misconception_detection} />
      <Part title={text.recommendations} lines={report.personalized_recommendations} />
      {others.length > 0 && (
        <section>
          <h5>{text.nextLessons}</h5>
          <ul>
            {others.map(({ id, title }) => (
              <li key={id}>
                <Link className="link" to={paths.lesson(id)}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Button kind="quiet" small onClick={() => window.print()}>
        <Printer size={18} aria-hidden="true" />
        {text.print}
      </Button>
      <Certificate report={report} state={state} name={name} />
    </article>
  );
}

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h5>{title}</h5>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
