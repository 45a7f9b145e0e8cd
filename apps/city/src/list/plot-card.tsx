import type { City } from '@playforward/city-sim';
import { useGameInHand } from '../game/use-game.ts';
import { plotRows } from '../plot/plot-rows.ts';
import { CheckIcon, ClockIcon, UndoIcon, WarnIcon } from '../ui/icons.ts';
import { Card } from './card.tsx';
import { listText as text } from './text.ts';

const toneIcons = { good: CheckIcon, sun: ClockIcon, bad: WarnIcon };

/** What stands on the own plot, how it does, and the way to take it down. */
export function PlotCard({ city }: { city: City }) {
  const { game, city: actions } = useGameInHand();
  const rows = plotRows(city, game.session.plot);
  return (
    <Card id="my-plot" title={text.myPlot}>
      {rows.length === 0 ? (
        <p className="quiet-words">{text.emptyPlot}</p>
      ) : (
        <div className="table-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{text.building}</th>
                <th scope="col">{text.tile}</th>
                <th scope="col">{text.output}</th>
                <th scope="col">{text.status}</th>
                <th scope="col">{text.actions}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, what, tile, output, status }) => {
                const Icon = toneIcons[status.tone];
                return (
                  <tr key={id}>
                    <th scope="row">{what}</th>
                    <td>{tile}</td>
                    <td>{output}</td>
                    <td>
                      <span className={`chip ${status.tone}`}>
                        <Icon size={15} aria-hidden="true" />
                        {status.words}
                      </span>
                    </td>
                    <td>
                      <button
                        type="button"
                        className="btn quiet small"
                        aria-label={text.removeThis(what, tile)}
                        onClick={() => void actions.remove(id)}
                      >
                        {text.remove}
                      </button>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      <button type="button" className="link" onClick={() => void actions.undo()}>
        <UndoIcon size={18} aria-hidden="true" />
        {text.undo}
      </button>
    </Card>
  );
}
