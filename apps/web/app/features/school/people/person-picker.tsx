import type { UserRole } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { PersonPicture } from '../../../ui/adult/person-picture.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { peopleQuery } from '../queries.ts';
import { type SchoolPerson, sayClasses, underName } from './person-parts.ts';
import { peopleText as text } from './text.ts';

const shown = 6;

type PersonPickerProps = {
  role?: UserRole;
  /** Somebody who is not offered. */
  without?: number;
  nobody: string;
  onPick: (person: SchoolPerson) => void;
};

/** Finds one person by a part of a name. */
export function PersonPicker({ role = undefined, without, nobody, onPick }: PersonPickerProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data } = useQuery({
    ...peopleQuery({ search, role: role ?? '', page: 1 }),
    enabled: search.length > 1,
  });
  const people = (data?.people ?? []).filter(({ id }) => id !== without).slice(0, shown);
  const now = new Date();
  return (
    <>
      <TextField
        label={text.search}
        type="search"
        icon={<Search size={20} aria-hidden="true" />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {search.length > 1 && data && people.length === 0 && <p role="status">{nobody}</p>}
      {search.length > 1 && people.length > 0 && (
        <ul className="lined">
          {people.map((person) => (
            <li key={person.id}>
              <button type="button" className="person person-pick" onClick={() => onPick(person)}>
                <PersonPicture name={person.name} />
                <span>
                  <strong>{person.name}</strong>
                  <span>
                    {underName(person, now)}. {sayClasses(person)}.
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
