import { Star, Target } from 'lucide-react';
import type { GameState } from '../../game/game-state.ts';
import { raceText as text } from './text.ts';

type MissionListProps = { game: GameState; onChoose: (missionId: string) => void };

/** The lesson of the race and its missions: which one is current, which are done. */
export function MissionList({ game, onChoose }: MissionListProps) {
  if (game.currentLessonId === null) return null;
  const { missions, currentMission, missionsError, missionsLoading } = game;
  const news = missionsLoading
    ? text.missionsLoading
    : missionsError === 'failed'
      ? text.missionsFailed
      : missionsError === 'invalid'
        ? text.missionsInvalid
        : null;
  return (
    <div className="race-missions">
      <p className="race-lesson">{text.lesson(game.currentLessonTitle)}</p>
      {news && (
        <p role="status" data-testid="missions-news">
          {news}
        </p>
      )}
      {missions.length > 0 && (
        <details>
          <summary>
            <Target size={16} aria-hidden="true" />
            {`${text.missions} ${game.completedMissions.length}/${missions.length}`}
          </summary>
          <ul>
            {missions.map(({ id, title }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-current={id === currentMission || undefined}
                  onClick={() => onChoose(id)}
                >
                  <span>{title}</span>
                  <MissionState game={game} id={id} />
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function MissionState({ game, id }: { game: GameState; id: string }) {
  const progress = game.missionProgress[id];
  return (
    <small>
      {text.missionStatus[progress?.status ?? 'open']}
      {progress && progress.stars > 0 && (
        <>
          <Star size={14} aria-hidden="true" />
          {progress.stars}
        </>
      )}
    </small>
  );
}
