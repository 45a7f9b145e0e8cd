import { schoolLimits, type UserRole } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { Search, UserPlus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Loaded } from '../../../ui/adult/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Pager } from '../pager.tsx';
import { peopleQuery } from '../queries.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PeopleTable } from './people-table.tsx';
import { PersonDialog } from './person-dialog.tsx';
import type { SchoolPerson } from './person-parts.ts';
import { peopleText as text } from './text.ts';
import './people.css';

const roles = ['', 'teacher', 'student', 'guardian', 'admin'] as const;

/** Everybody of the school: found, invited, and what an admin does with one or with many. */
export function PeopleCard() {
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<UserRole | ''>('');
  const [page, setPage] = useState(1);
  const [inviting, setInviting] = useState(false);
  const [one, setOne] = useState<SchoolPerson>();
  const [chosen, setChosen] = useState<ReadonlyMap<number, SchoolPerson>>(new Map());
  const search = useDeferredValue(typed);
  const query = useQuery(peopleQuery({ search, role, page }));
  const choose = (person: SchoolPerson, isChosen: boolean) => {
    const next = new Map(chosen);
    if (isChosen) next.set(person.id, person);
    else next.delete(person.id);
    setChosen(next);
  };
  return (
    <Card className="school-card">
      <div className="school-head">
        <h2>{text.title}</h2>
        <Button kind="quiet" small onClick={() => setInviting(true)}>
          <UserPlus size={18} aria-hidden="true" />
          {text.invite.open}
        </Button>
      </div>
      <div className="people-find">
        <TextField
          label={text.search}
          type="search"
          icon={<Search size={20} aria-hidden="true" />}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setPage(1);
          }}
        />
        <fieldset className="people-roles">
          <legend className="sr-only">{text.roles.label}</legend>
          {roles.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === role}
              onClick={() => {
                setRole(each);
                setPage(1);
              }}
            >
              {text.roles[each]}
            </button>
          ))}
        </fieldset>
      </div>
      <Loaded query={query}>
        {({ people, total }) => (
          <>
            <p role="status" className="school-note">
              {total === 0 ? text.nobody : text.found(total)}
            </p>
            {people.length > 0 && (
              <PeopleTable people={people} chosen={chosen} onChoose={choose} onOpen={setOne} />
            )}
            <Pager page={page} total={total} size={schoolLimits.peopleOnAPage} onPage={setPage} />
          </>
        )}
      </Loaded>
      {chosen.size > 0 && <ChosenBar chosen={[...chosen.values()]} onDone={() => setChosen(new Map())} />}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {one && <PersonDialog person={one} onClose={() => setOne(undefined)} />}
    </Card>
  );
}
