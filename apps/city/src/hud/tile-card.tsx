import { type BuildingType, buildings, placementAt, plotOfTile } from '@playforward/city-sim';
import { cityReportReasons } from '@playforward/contract';
import { isMuted } from '../game/game-state.ts';
import { useGameInHand, useGameState } from '../game/use-game.ts';
import { NeighbourDo } from '../list/neighbour-do.tsx';
import { FareForm } from '../plot/fare-form.tsx';
import { plotRows } from '../plot/plot-rows.ts';
import { RemoveIcon } from '../ui/icons.ts';
import { describeSpot } from './describe-spot.ts';
import { SidePanel } from './side-panel.tsx';
import { hudText as text } from './text.ts';

/** The tile that was pressed: what stands there, and what can be done with it or for its owner. */
export function TileCard({ tile }: { tile: number }) {
  const { game, city: actions } = useGameInHand();
  const state = useGameState();
  const { session } = game;
  const city = session.city();
  const placement = placementAt(city, tile);
  const plot = plotOfTile(tile);
  const isOwn = plot === session.plot;
  const row = placement && plot !== null && plotRows(city, plot).find(({ id }) => id === placement.id);
  const close = () => game.dispatch({ kind: 'look', tile: null });
  return (
    <SidePanel
      title={placement ? buildings[placement.type].name : describeTitle(plot, isOwn, game.aliasOf(plot))}
      onClose={close}
    >
      <p className="quiet-words">{describeSpot(city, tile, { own: session.plot, aliasOf: game.aliasOf })}</p>
      {placement && <p>{buildings[placement.type].about}</p>}
      {row && (
        <p className="tile-status">
          <span className={`chip ${row.status.tone}`}>{row.status.words}</span>
          {row.output}
        </p>
      )}
      {isOwn && placement && isStop(placement.type) && <FareForm city={city} />}
      {isOwn && placement && (
        <button
          type="button"
          className="btn quiet"
          onClick={() => {
            close();
            void actions.remove(placement.id);
          }}
        >
          <RemoveIcon size={18} aria-hidden="true" />
          {text.remove}
        </button>
      )}
      {plot !== null && !isOwn && (
        <NeighbourDo
          who={game.aliasOf(plot)}
          plot={plot}
          muted={isMuted(state, plot)}
          liked={session.place().liked.includes(plot)}
          reasons={city.plots[plot]?.isNeighbour === false ? cityReportReasons : []}
        />
      )}
    </SidePanel>
  );
}

function isStop(type: BuildingType): boolean {
  return type === 'bus-stop' || type === 'tram-stop';
}

function describeTitle(plot: number | null, isOwn: boolean, alias: string): string {
  if (plot === null) return text.centre;
  return isOwn ? text.home : alias;
}
