import type { City } from '@playforward/city-sim';
import { cityReportReasons } from '@playforward/contract';
import { useState } from 'react';
import { isMuted } from '../game/game-state.ts';
import { useGameInHand, useGameState } from '../game/use-game.ts';
import { placementsOn } from '../plot/plot-rows.ts';
import { Card } from './card.tsx';
import { NeighbourDo } from './neighbour-do.tsx';
import { listText as text } from './text.ts';

const fewAtFirst = 6;

/** Who lives around, with what can be done for them and against what disturbs. */
export function NeighboursCard({ city }: { city: City }) {
  const { game } = useGameInHand();
  const state = useGameState();
  const [all, setAll] = useState(false);
  const place = game.session.place();
  const others = place.plots
    .filter(({ plot, hidden }) => plot !== game.session.plot && !hidden)
    .sort((a, b) => Number(isReal(city, b.plot)) - Number(isReal(city, a.plot)) || b.likes - a.likes);
  const shown = all ? others : others.slice(0, fewAtFirst);
  return (
    <Card id="neighbours" title={text.neighbours}>
      <div className="table-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{text.who}</th>
              <th scope="col">{text.builds}</th>
              <th scope="col">{text.likes}</th>
              <th scope="col">{text.actions}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ plot, likes }) => (
              <tr key={plot}>
                <th scope="row">{game.aliasOf(plot)}</th>
                <td data-label={text.builds}>{placementsOn(city, plot).length}</td>
                <td data-label={text.likes}>{likes}</td>
                <td>
                  <NeighbourDo
                    who={game.aliasOf(plot)}
                    plot={plot}
                    muted={isMuted(state, plot)}
                    liked={place.liked.includes(plot)}
                    reasons={isReal(city, plot) ? cityReportReasons : []}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {others.length > fewAtFirst && (
        <button type="button" className="link" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text.fewNeighbours : text.allNeighbours(others.length)}
        </button>
      )}
    </Card>
  );
}

function isReal(city: City, plot: number): boolean {
  return city.plots[plot]?.isNeighbour === false;
}
