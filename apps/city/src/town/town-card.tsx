import { townSteps } from '@playforward/contract';
import type { CSSProperties } from 'react';
import { useGameInHand, useGameState } from '../game/use-game.ts';
import { LockIcon } from '../ui/icons.ts';
import { buildingName } from './building-name.ts';
import { townText as text } from './text.ts';
import './town.css';

/** How far the town has grown and what opens next, small beside the map; pressed, all that calls a student back. */
export function TownCard() {
  const { game } = useGameInHand();
  const { town, panel } = useGameState();
  if (!town) return null;
  const [next] = town.closed;
  return (
    <button
      type="button"
      className="hud-card town-card"
      aria-expanded={panel === 'town'}
      onClick={() => game.dispatch({ kind: 'panel', panel: panel === 'town' ? null : 'town' })}
    >
      <span className="town-row">
        <b>{town.stage}</b>
        <span>{text.step(town.step, townSteps)}</span>
      </span>
      <TownSteps step={town.step} progress={town.progress} />
      {next && (
        <span className="town-next">
          <LockIcon size={18} aria-hidden="true" />
          <span>
            <b>{buildingName(next.building)}</b>{' '}
            {next.have > 0
              ? text.opensSoon(next.have, next.need, next.skills)
              : text.opensLater(next.need, next.skills)}
          </span>
        </span>
      )}
    </button>
  );
}

const stepNumbers = Array.from({ length: townSteps }, (_, at) => at);

export function TownSteps({ step, progress }: { step: number; progress: number }) {
  return (
    <span className="town-steps" role="img" aria-label={text.stepsDone(step - 1, townSteps)}>
      {stepNumbers.map((at) => (
        <i
          key={at}
          className={at < step - 1 ? 'done' : ''}
          style={
            at === step - 1 ? ({ '--part': `${Math.round(progress * 100)}%` } as CSSProperties) : undefined
          }
        />
      ))}
    </span>
  );
}
