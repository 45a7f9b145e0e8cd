import { useGameState } from '../game/use-game.ts';
import { dayAndHour, shownHour } from '../ui/numbers.ts';
import { Card } from './card.tsx';
import { listText as text } from './text.ts';

const shownLines = 12;

/** What happened, newest first. */
export function LogCard() {
  const { log } = useGameState();
  return (
    <Card id="log" title={text.happened}>
      {log.length === 0 ? (
        <p className="quiet-words">{text.nothingYet}</p>
      ) : (
        <ul className="log">
          {log.slice(0, shownLines).map(({ id, tick, sentence }) => {
            const { day, hour } = dayAndHour(tick);
            return (
              <li key={id}>
                <span className="when">{text.when(day, shownHour(hour))}</span>
                <span>{sentence}</span>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
