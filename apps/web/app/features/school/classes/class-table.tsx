import type { SchoolClasses } from '@playforward/contract';
import { classesText } from './text.ts';

const text = classesText;
const { columns } = text;
const dayFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });

type ClassTableProps = {
  classes: readonly SchoolClasses['classes'][number][];
  chosen: ReadonlySet<number>;
  onChosen: (chosen: ReadonlySet<number>) => void;
};

export function ClassTable({ classes, chosen, onChosen }: ClassTableProps) {
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChosen(next);
  };
  return (
    <table className="school-table class-table">
      <thead>
        <tr>
          <th>
            <span className="sr-only">{columns.choose}</span>
          </th>
          <th>{columns.name}</th>
          <th>{columns.teachers}</th>
          <th>{columns.students}</th>
          <th>{columns.work}</th>
        </tr>
      </thead>
      <tbody>
        {classes.map(({ id, name, course, semester, teachers, students, last_work_at: work }) => (
          <tr key={id}>
            <td>
              <input
                type="checkbox"
                className="school-tick"
                aria-label={text.choose(name)}
                checked={chosen.has(id)}
                onChange={({ target }) => choose(id, target.checked)}
              />
            </td>
            <td>
              <strong>{name}</strong>
              <span className="school-note">{[course, semester].filter(Boolean).join(', ')}</span>
            </td>
            <td data-name={columns.teachers}>{teachers.join(', ') || text.noTeacher}</td>
            <td data-name={columns.students}>{students}</td>
            <td data-name={columns.work}>{work === null ? text.noWork : dayFormat.format(new Date(work))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
