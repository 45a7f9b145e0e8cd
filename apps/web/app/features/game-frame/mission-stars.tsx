import { Star } from 'lucide-react';
import { useEffect } from 'react';
import type { GameState } from '../../game/game-state.ts';
import { openLesson, useGame } from '../../game/game-store.ts';
import { recallMissions } from '../../game/recall-missions.ts';
import { gameFrameText as text } from './text.ts';
import './mission-stars.css';

const mostStars = [1, 2, 3] as const;

/** The missions of a lesson with the stars the server has recorded; nothing where a lesson has none. */
export function MissionStars({ lesson }: { lesson: { id: number; title: string } }) {
  const game = useGame();
  const { id, title } = lesson;

  // Missions and what was reached in them are the server's.
  useEffect(() => {
    void openLesson({ id, title }).then(() => recallMissions(id));
  }, [id, title]);

  const missions = game.currentLessonId === id ? game.missions : [];
  if (missions.length === 0) return null;
  const earlier = starsOfOthers(game, id);
  return (
    <ul className="mission-stars" aria-label={text.missions}>
      {missions.map((mission) => (
        <li key={mission.id}>
          <span>{mission.title}</span>
          <Reached progress={game.missionProgress[mission.id]} />
        </li>
      ))}
      {earlier > 0 && (
        <li>
          <span>{text.earlier}</span>
          <span className="mission-stars-row">{text.earned(earlier)}</span>
        </li>
      )}
    </ul>
  );
}

/** Stars of missions of the lesson that have given way to new ones; an id names its lesson. */
function starsOfOthers({ missions, missionProgress }: GameState, lessonId: number): number {
  const listed = new Set(missions.map(({ id }) => id));
  return Object.entries(missionProgress)
    .filter(([id]) => id.startsWith(`mission-${lessonId}-`) && !listed.has(id))
    .reduce((sum, [, { stars }]) => sum + stars, 0);
}

function Reached({ progress }: { progress: GameState['missionProgress'][string] | undefined }) {
  const stars = progress?.stars ?? 0;
  return (
    <span className="mission-stars-row" role="img" aria-label={text.stars(stars, progress !== undefined)}>
      {mostStars.map((star) => (
        <Star key={star} size={20} className={star <= stars ? 'earned' : undefined} aria-hidden="true" />
      ))}
    </span>
  );
}
