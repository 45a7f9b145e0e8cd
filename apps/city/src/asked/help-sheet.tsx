import { useGameInHand } from '../game/use-game.ts';
import { Sheet } from '../ui/sheet.tsx';
import { helpText as text } from './text.ts';
import './settings.css';

/** How the city is played, and every key. */
export function HelpSheet() {
  const { game } = useGameInHand();
  return (
    <Sheet
      title={text.heading}
      closeLabel={text.close}
      onClose={() => game.dispatch({ kind: 'panel', panel: null })}
    >
      <ol className="help-how">
        {text.how.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <dl className="help-keys">
        {text.keys.map(([key, what]) => (
          <div key={key} className="help-key">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
