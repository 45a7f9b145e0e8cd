import { Check, Hand } from 'lucide-react';
import { MathText } from '../../../ui/reading/math-text.tsx';
import type { Round } from './catch-state.ts';
import { catchText as text } from './text.ts';

/** The lines of the solution; each is a button until the wrong one is found. */
export function GameLines({ round, onPick }: { round: Round; onPick: (at: number) => void }) {
  const { game, phase, missed } = round;
  const isFound = phase !== 'line';
  return (
    <ol className="catch-lines" aria-label={text.lines}>
      {numbered(game.lines).map(({ at, ...line }) => {
        const isWrong = isFound && at === game.wrong_line;
        const isAfter = isFound && line.follows;
        const wasTried = missed.includes(at);
        const note = noteOf({
          isWrong,
          isAfter,
          holds: wasTried && !line.follows,
          wrongLine: game.wrong_line,
        });
        const look = isWrong ? 'found' : isAfter ? 'after' : wasTried ? 'tried' : '';
        return (
          <li key={at}>
            <button type="button" className={look} disabled={isFound} onClick={() => onPick(at)}>
              <span className="catch-number">
                <span className="sr-only">{text.line(at + 1)}</span>
                {isWrong ? <Hand size={20} aria-hidden="true" /> : <span aria-hidden="true">{at + 1}</span>}
              </span>
              <span>
                {line.work === '' && !line.instruction.endsWith('.') && `${text.so} `}
                <MathText text={line.instruction} math={game.math} />{' '}
                <span className="catch-work">
                  <MathText text={line.work} math={game.math} />
                </span>
              </span>
              {note && (
                <em>
                  {isWrong && <Check size={18} aria-hidden="true" />}
                  {note}
                </em>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

const numbered = (lines: Round['game']['lines']) => lines.map((line, at) => ({ ...line, at }));

type Noted = { isWrong: boolean; isAfter: boolean; holds: boolean; wrongLine: number };

function noteOf({ isWrong, isAfter, holds, wrongLine }: Noted): string | null {
  if (isWrong) return text.isWrong;
  if (isAfter) return text.follows(wrongLine + 1);
  return holds ? text.isTrue : null;
}
