import { onboardingText as text } from './text.ts';

type TimelineProps = { step: number; furthest: number; onJump: (step: number) => void };

/** One dot a question; those already reached lead back to it. On narrow screens the labels are only heard. */
export function Timeline({ step, furthest, onJump }: TimelineProps) {
  return (
    <nav className="timeline" aria-label={text.timeline}>
      <ol>
        {text.labels.map((label, index) => {
          const own = index + 1;
          return (
            <li key={label}>
              <button
                type="button"
                aria-current={own === step ? 'step' : undefined}
                disabled={own > furthest}
                data-reached={own <= furthest || undefined}
                onClick={() => onJump(own)}
              >
                <span className="label">{label}</span>
                <span className="dot" aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
