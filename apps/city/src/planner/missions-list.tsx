import { useGameInHand, useGameState } from '../game/use-game.ts';
import { CheckIcon, TargetIcon } from '../ui/icons.ts';
import { Stars, starWords } from '../ui/stars.tsx';
import { missionsText as text } from './text.ts';

function NotLoaded() {
  const { game } = useGameInHand();
  return (
    <div role="alert" className="missions">
      <p className="quiet-words">{text.failed}</p>
      <button type="button" className="btn quiet" onClick={game.askForMissions}>
        {text.again}
      </button>
    </div>
  );
}

/** The missions of the lesson; the open one is marked. */
export function MissionsList({ onOpen }: { onOpen?: () => void }) {
  const { missions } = useGameInHand();
  const state = useGameState();
  const { list, loaded, failed } = state.missions;
  if (failed) return <NotLoaded />;
  if (list.length === 0) return <p className="quiet-words">{loaded ? text.none : text.loading}</p>;
  return (
    <ul className="missions">
      {list.map(({ id, title, level }) => {
        const record = state.planner.records[id];
        return (
          <li key={id}>
            <button
              type="button"
              aria-current={state.planner.missionId === id}
              onClick={() => {
                missions.open(id);
                onOpen?.();
              }}
            >
              {record?.committed ? (
                <CheckIcon size={22} aria-hidden="true" />
              ) : (
                <TargetIcon size={22} aria-hidden="true" />
              )}
              <span className="mission-title">{title}</span>
              {record ? (
                <>
                  <Stars count={record.stars} size={18} />
                  <span className="unseen">
                    {starWords(record.stars)}
                    {record.committed && `, ${text.built}`}
                  </span>
                </>
              ) : (
                <small>{text.level(level)}</small>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
