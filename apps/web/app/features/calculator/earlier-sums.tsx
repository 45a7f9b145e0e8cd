import type { SolvedSum } from './calculator-state.ts';
import { displaySum } from './display-sum.ts';
import { calculatorText as text } from './text.ts';

type EarlierSumsProps = { history: SolvedSum[]; onRecall: (result: string) => void; onForget: () => void };

/** What was worked out before, newest first; a tap brings the result back. */
export function EarlierSums({ history, onRecall, onForget }: EarlierSumsProps) {
  if (history.length === 0) return <p className="calculator-earlier empty">{text.noEarlier}</p>;
  return (
    <div className="calculator-earlier">
      <ul>
        {history.map(({ sum, result }) => (
          <li key={sum}>
            <button type="button" onClick={() => onRecall(result)}>
              {text.equals(displaySum(sum), displaySum(result))}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="link" onClick={onForget}>
        {text.forget}
      </button>
    </div>
  );
}
