import type { SchoolClasses } from '@playforward/contract';
import { ChooseCell, ChooseHead } from '../choose-cell.tsx';
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
          <ChooseHead label={columns.choose} />
          <th>{columns.name}</th>
          <th>{columns.teachers}</th>
          <th>{columns.students}</th>
          <th>{columns.work}</th>
        </tr>
      </thead>
      <tbody>
        {classes.map(({ id, name, course, semester, teachers, students, last_work_at: work }) => (
          <tr key={id}>
            <ChooseCell
              label={text.choose(name)}
              isChosen={chosen.has(id)}
              onChosen={(isChosen) => choose(id, isChosen)}
            />
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
