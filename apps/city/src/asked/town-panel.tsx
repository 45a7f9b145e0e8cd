import type { TownAnswer } from '@playforward/contract';
import { townSteps } from '@playforward/contract';
import { useGameInHand, useGameState } from '../game/use-game.ts';
import { buildingName } from '../town/building-name.ts';
import { townText as text } from '../town/text.ts';
import { TownSteps } from '../town/town-card.tsx';
import { CheckIcon, EventIcon, LockIcon, PartyIcon } from '../ui/icons.ts';

/** Growth, the day's event, what the city does together, and what opens with which skills. */
export function TownPanel() {
  const { town } = useGameState();
  if (!town) return null;
  return (
    <div className="town-panel">
      <div>
        <p className="town-row">
          <b>{town.stage}</b>
          <span>{text.step(town.step, townSteps)}</span>
        </p>
        <TownSteps step={town.step} progress={town.progress} />
      </div>
      {town.event && <DailyEvent event={town.event} />}
      {town.project && <Project project={town.project} />}
      {town.closed.length > 0 && (
        <ul className="town-closed">
          {town.closed.map(({ building, skills, have, need }) => (
            <li key={building}>
              <LockIcon size={18} aria-hidden="true" />
              <span>
                {buildingName(building)}
                <small>{text.opensWith(need, skills)}</small>
              </span>
              <b>{text.haveOf(have, need)}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What happens today, from what is due for review. */
export function DailyEvent({ event }: { event: NonNullable<TownAnswer['event']> }) {
  const { game, missions } = useGameInHand();
  const { mission, title, words, skill, lesson_title: lesson, done } = event;
  const open = () => {
    game.dispatch({ kind: 'panel', panel: null });
    missions.open(mission.id);
  };
  return (
    <section className={done ? 'town-event done' : 'town-event'} aria-label={`${text.today}: ${title}`}>
      <h3>
        {done ? <CheckIcon size={20} aria-hidden="true" /> : <EventIcon size={20} aria-hidden="true" />}
        {text.today}: {title}
      </h3>
      <p>{done ? text.done : words}</p>
      <p className="quiet-words">{text.due(skill, lesson)}</p>
      {!done && (
        <button type="button" className="btn small" onClick={open}>
          {text.play}
        </button>
      )}
    </section>
  );
}

function Project({
  project: { title, stars, goal, helpers },
}: {
  project: NonNullable<TownAnswer['project']>;
}) {
  return (
    <section className="town-project" aria-label={title}>
      <h3>
        <PartyIcon size={20} aria-hidden="true" />
        {title}
      </h3>
      <progress value={Math.min(stars, goal)} max={goal} aria-label={text.stars(stars, goal)} />
      <p className="quiet-words">
        {text.stars(stars, goal)}. {text.together(helpers)}.
      </p>
    </section>
  );
}
