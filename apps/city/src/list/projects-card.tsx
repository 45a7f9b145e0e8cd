import { cityProjects } from '@playforward/contract';
import { useGameInHand } from '../game/use-game.ts';
import { shownMoney } from '../ui/numbers.ts';
import { Card } from './card.tsx';
import { listText as text } from './text.ts';

const giftCents = 10_000;

/** The monuments that everybody builds together. */
export function ProjectsCard() {
  const { game, city } = useGameInHand();
  const { projects } = game.session.place();
  return (
    <Card id="projects" title={text.projects}>
      <ul className="projects">
        {projects.map(({ id, total, target, built }) => {
          const name = cityProjects.find((project) => project.id === id)?.text ?? id;
          return (
            <li key={id}>
              <span>
                <b>{name}</b>
                <small>{built ? text.finished : text.collected(shownMoney(total), shownMoney(target))}</small>
              </span>
              <progress value={total} max={target} aria-label={name} />
              {!built && (
                <button
                  type="button"
                  className="btn quiet small"
                  aria-label={text.giveTo(name)}
                  onClick={() => void city.contribute(id, giftCents)}
                >
                  {text.giveMoney}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
