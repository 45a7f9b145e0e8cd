import type { TaughtClasses } from '@playforward/contract';
import { Check, ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { PersonPicture } from '../../../ui/adult/person-picture.tsx';
import { NeedFlag } from '../state-mark.tsx';
import { teachText } from '../text.ts';

const text = teachText.card;
type Taught = TaughtClasses['classes'][number];
type Need = Taught['needs'][number];

/** One line a person, whatever the number of skills: the first is what matters most. */
function peopleInNeed({ needs }: Taught): Need[] {
  return [...Map.groupBy(needs, ({ id }) => id).values()].flatMap((own) => own.slice(0, 1));
}

/** How many of these people are flagged for the idea that most of them show. */
function mostSharing(people: readonly Need[]): number {
  const ideas = people.flatMap(({ why }) => (why.kind === 'same-idea' ? [why.idea] : []));
  return Math.max(0, ...[...Map.groupBy(ideas, (idea) => idea).values()].map((same) => same.length));
}

type NeedNames = { isOpen: boolean; listId: string; onToggle: () => void };

/** Whether the names are open, and the button's and the list's common id. */
export function useNeedNames(): NeedNames {
  const [isOpen, setOpen] = useState(false);
  return { isOpen, listId: useId(), onToggle: () => setOpen(!isOpen) };
}

/** How many need the teacher; the names are one tap away. */
export function NeedButton({ one, names }: { one: Taught; names: NeedNames }) {
  const people = peopleInNeed(one);
  if (one.students === 0) return text.empty;
  if (people.length === 0)
    return (
      <span className="need-none">
        <Check size={20} aria-hidden="true" />
        {text.nobody}
      </span>
    );
  return (
    <>
      <button
        type="button"
        className="need-button"
        aria-expanded={names.isOpen}
        aria-controls={names.listId}
        onClick={names.onToggle}
      >
        <NeedFlag />
        {teachText.students(people.length)}
        <ChevronDown size={20} aria-hidden="true" />
      </button>
      {people.length > 1 && <p className="need-share">{text.share(mostSharing(people), people.length)}</p>}
    </>
  );
}

export function NeedList({ one, names }: { one: Taught; names: NeedNames }) {
  return (
    <ul className="need-list" id={names.listId} hidden={!names.isOpen}>
      {peopleInNeed(one).map(({ id, name, skill_title: skill, why }) => (
        <li key={id}>
          <Link to={paths.teachStudent(one.id, id)}>
            <PersonPicture name={name} />
            <span>
              <strong>{name}</strong>
              <span className="need-skill">{why.kind === 'same-idea' ? why.text : skill}</span>
            </span>
            <ChevronRight size={18} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
