import { useEffect } from 'react';
import { SignalPanel } from '../asked/parts.ts';
import { openMission } from '../game/game-state.ts';
import { useGameInHand, useGameState } from '../game/use-game.ts';
import { closeWord } from '../link/game-words.ts';
import { MissionsList } from '../planner/missions-list.tsx';
import { MissionOutcome, PlannerPanel } from '../planner/planner-panel.tsx';
import { missionsText } from '../planner/text.ts';
import { FareForm, hasStop } from '../plot/fare-form.tsx';
import { plotText } from '../plot/text.ts';
import { FindClass } from '../ui/find-class.tsx';
import { CheckIcon, CloseIcon, HelpIcon, MapIcon, SettingsIcon } from '../ui/icons.ts';
import { dayAndHour, shownHour } from '../ui/numbers.ts';
import { Orb } from '../ui/orb.tsx';
import { StatusRegion } from '../ui/status-region.tsx';
import { BuildCard } from './build-card.tsx';
import { Card } from './card.tsx';
import { LogCard } from './log-card.tsx';
import { MetersCard } from './meters-card.tsx';
import { NeedsCard } from './needs-card.tsx';
import { NeighboursCard } from './neighbours-card.tsx';
import { PlotCard } from './plot-card.tsx';
import { ProjectsCard } from './projects-card.tsx';
import { listText as text } from './text.ts';
import './list.css';

/** The whole game in words, forms and tables; nothing that the map can do is missing here. */
export function ListView() {
  const { game, missions } = useGameInHand();
  const state = useGameState();
  const isLapse = state.planner.phase === 'lapse';
  // Nothing is played here: what happened is there at once.
  useEffect(() => {
    if (isLapse) missions.showOutcome();
  }, [isLapse, missions]);
  const city = game.session.city();
  const mission = openMission(state);
  return (
    <div className="list-view">
      <ListTop />
      <main className="list-columns">
        <div className="list-column">
          <Card id="missions" title={missionsText.heading}>
            <MissionsList />
          </Card>
          {mission && (
            <div className="card list-card">
              <PlannerPanel mission={mission} planner={state.planner} />
            </div>
          )}
          <BuildCard city={city} />
          {hasStop(city, game.session.plot) && (
            <Card id="fare" title={plotText.fare}>
              <FareForm city={city} />
            </Card>
          )}
          <Card id="signals" title={text.signals}>
            <SignalPanel />
          </Card>
        </div>
        <div className="list-column">
          <div className="list-status">
            <CheckIcon size={22} aria-hidden="true" />
            <StatusRegion lines={game.lines} className="" />
          </div>
          {mission && state.planner.run && (
            <div className="card list-card">
              <MissionOutcome mission={mission} planner={state.planner} />
            </div>
          )}
          <MetersCard city={city} />
          <PlotCard city={city} />
          <NeedsCard city={city} />
          <div className="list-pair">
            <NeighboursCard city={city} />
            <LogCard />
          </div>
          <ProjectsCard />
        </div>
      </main>
    </div>
  );
}

function ListTop() {
  const { game } = useGameInHand();
  const { noMap } = useGameState();
  const { name, alias } = game.session.place();
  const { day, hour } = dayAndHour(game.session.city().tick);
  const who = game.session.kind === 'room' ? text.youAre(alias) : '';
  return (
    <header className="list-top on-sky">
      <Orb mood="speaking" size={48} />
      <div className="list-names">
        <h1>{name}</h1>
        <p>{text.summary(text.when(day, shownHour(hour)), who)}</p>
        <FindClass />
      </div>
      <div className="list-keys">
        {!noMap && (
          <button
            type="button"
            className="btn quiet"
            onClick={() => game.dispatch({ kind: 'view', view: 'map' })}
          >
            <MapIcon size={20} aria-hidden="true" />
            {text.map}
          </button>
        )}
        <button
          type="button"
          className="btn quiet square"
          aria-label={text.settings}
          onClick={() => game.dispatch({ kind: 'panel', panel: 'settings' })}
        >
          <SettingsIcon size={20} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="btn quiet square"
          aria-label={text.help}
          onClick={() => game.dispatch({ kind: 'panel', panel: 'help' })}
        >
          <HelpIcon size={20} aria-hidden="true" />
        </button>
        {game.link.state().phase === 'hosted' && (
          <button
            type="button"
            className="btn quiet square"
            aria-label={text.close}
            onClick={() => game.link.say(closeWord)}
          >
            <CloseIcon size={20} aria-hidden="true" />
          </button>
        )}
      </div>
    </header>
  );
}
