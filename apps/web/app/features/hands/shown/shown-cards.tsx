import type { TypesetMath } from '@playforward/contract';
import type { HandTask } from '@playforward/diagram';
import { MathText } from '../../../ui/reading/math-text.tsx';
import { handsText as text } from '../text.ts';
import '../board-hands.css';

type CardList = { name: string; words: readonly string[]; pictures?: readonly unknown[] | undefined };

/** The cards, places and lines of a task, to be read before anything can be moved; none where it is a figure or a table. */
export function cardLists(task: HandTask): readonly CardList[] {
  switch (task.kind) {
    case 'order-cards':
      return [{ name: text.pool, words: task.cards }];
    case 'match-cards':
      return [
        { name: text.places, words: task.places },
        { name: text.pool, words: task.cards, pictures: task.pictures },
      ];
    case 'sort-cards':
      return [
        { name: text.boxes, words: task.boxes },
        { name: text.pool, words: task.cards, pictures: task.pictures },
      ];
    case 'find-error':
      return [{ name: text.workOf(task.who), words: task.lines }];
    case 'argue':
      return [
        { name: text.claim, words: task.claims },
        { name: text.evidence, words: task.evidence },
      ];
    default:
      return [];
  }
}

/** What can be read of a task as plain lists: nothing in it is a control yet. */
export function ShownCards({ lists, math }: { lists: readonly CardList[]; math: TypesetMath }) {
  return lists.map(({ name, words, pictures }) => (
    <section key={name} aria-label={name} className="hand-shown">
      <p className="hand-card-end">{name}</p>
      <ul>
        {words.map((one, at) => {
          const picture = pictures?.[at];
          return (
            <li key={one} className="hand-card hand-small-card">
              {typeof picture === 'string' ? (
                <img src={picture} alt={one} />
              ) : (
                <MathText text={one} math={math} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
