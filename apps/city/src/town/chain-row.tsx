import { useGameState } from '../game/use-game.ts';
import { CheckIcon } from '../ui/icons.ts';
import { townText as text } from './text.ts';

/** The story of the unit over an open mission: which of its goals are done, and where this one stands. */
export function ChainRow({ lessonId }: { lessonId: number }) {
  const { town } = useGameState();
  const chain = town?.chain;
  if (!chain?.goals.some((goal) => goal.lesson_id === lessonId)) return null;
  const at = chain.goals.findIndex((goal) => goal.lesson_id === lessonId);
  return (
    <div className="chain">
      <span>{chain.title}</span>
      <ol aria-label={text.goal(at + 1, chain.goals.length)}>
        {chain.goals.map(({ lesson_id: id, title, stars }, index) => {
          const isHere = id === lessonId;
          const state = isHere ? text.goalHere : stars > 0 ? text.goalDone : text.goalOpen;
          return (
            <li key={id} className={isHere ? 'here' : stars > 0 ? 'done' : ''} title={title}>
              {stars > 0 && !isHere ? (
                <CheckIcon size={14} aria-hidden="true" />
              ) : (
                <span aria-hidden="true">{index + 1}</span>
              )}
              <span className="unseen">
                {title}: {state}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
