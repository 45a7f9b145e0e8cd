import { Ellipsis } from 'lucide-react';
import { PersonPicture } from '../../../ui/adult/person-picture.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ChooseCell, ChooseHead } from '../choose-cell.tsx';
import { type SchoolPerson, sayClasses, sayLastHere, underName } from './person-parts.ts';
import { peopleText } from './text.ts';

const text = peopleText;
const { columns } = text;

type PeopleTableProps = {
  people: readonly SchoolPerson[];
  chosen: ReadonlyMap<number, SchoolPerson>;
  onChoose: (person: SchoolPerson, isChosen: boolean) => void;
  onOpen: (person: SchoolPerson) => void;
};

/** A table on a wide screen; on a narrow one each row folds into a short card. */
export function PeopleTable({ people, chosen, onChoose, onOpen }: PeopleTableProps) {
  const now = new Date();
  return (
    <table className="school-table people-table">
      <thead>
        <tr>
          <ChooseHead label={columns.choose} />
          <th>{columns.name}</th>
          <th>{columns.role}</th>
          <th>{columns.classes}</th>
          <th>{columns.seen}</th>
          <th>
            <span className="sr-only">{columns.acts}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <ChooseCell
              label={text.choose(person.name)}
              isChosen={chosen.has(person.id)}
              onChosen={(isChosen) => onChoose(person, isChosen)}
            />
            <td>
              <div className="person">
                <PersonPicture name={person.name} />
                <span>
                  <strong>{person.name}</strong>
                  <span>{underName(person, now)}</span>
                </span>
                {!person.is_active && <Chip tone="bad">{text.locked}</Chip>}
              </div>
            </td>
            <td>{text.role[person.invited_as ?? person.role]}</td>
            <td>{sayClasses(person)}</td>
            <td data-name={columns.seen}>{sayLastHere(person.last_seen_at, now)}</td>
            <td>
              <IconButton label={text.open(person.name)} onClick={() => onOpen(person)}>
                <Ellipsis size={20} aria-hidden="true" />
              </IconButton>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
