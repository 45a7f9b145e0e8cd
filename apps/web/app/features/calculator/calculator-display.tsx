import type { Ref } from 'react';
import type { Screen } from './calculator-state.ts';
import { displaySum } from './display-sum.ts';
import { calculatorText as text } from './text.ts';

type CalculatorDisplayProps = { screen: Screen; ref: Ref<HTMLElement> };

/** The sum above, what came out of it large. It takes the focus when the calculator opens, so that typing works. */
export function CalculatorDisplay({ screen, ref }: CalculatorDisplayProps) {
  const sum = displaySum(screen.sum);
  const large = largeLine(screen, sum);
  return (
    <section ref={ref} className="calculator-display" aria-label={text.display} tabIndex={-1}>
      <p className="calculator-sum">{screen.kind === 'typing' ? '' : sum}</p>
      <p
        role="status"
        className="calculator-result"
        data-length={large.length > 22 ? 'longest' : large.length > 12 ? 'long' : 'short'}
      >
        {large}
      </p>
    </section>
  );
}

function largeLine(screen: Screen, sum: string): string {
  if (screen.kind === 'failed') return text.error;
  if (screen.kind === 'solved') return displaySum(screen.result);
  return sum || text.empty;
}
