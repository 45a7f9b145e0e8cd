import type { SkillState } from '@playforward/contract';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { NeedFlag, StateMark } from '../state-mark.tsx';
import { teachText } from '../text.ts';
import type { GridColumn, ViewStudent } from './view-grid.ts';

const text = teachText.grid;
const states: readonly SkillState[] = ['alone', 'with-help', 'started', 'new'];

type ColumnEvidenceProps = {
  classId: number;
  column: GridColumn;
  /** The students with their cell of the column. */
  students: readonly { student: ViewStudent; cell: ViewStudent['cells'][number] }[];
  onClose: () => void;
};

/** Who stands behind the number over a column, and where everybody else is. */
export function ColumnEvidence({ classId, column, students, onClose }: ColumnEvidenceProps) {
  return (
    <Dialog title={column.title} open onClose={onClose} className="adult-dialog evidence">
      {states.map((state) => {
        const who = students.filter(({ cell }) => cell.state === state);
        if (who.length === 0) return null;
        return (
          <section key={state} className="evidence-group">
            <h3>
              <StateMark state={state} />
              {text.states[state]}, {teachText.students(who.length)}
            </h3>
            <ul>
              {who.map(({ student: { id, name }, cell }) => (
                <li key={id}>
                  <Link to={paths.teachStudent(classId, id)} className="link">
                    {name}
                  </Link>
                  {cell.needs_help && (
                    <>
                      <NeedFlag />
                      <span className="sr-only">{text.needs}</span>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Dialog>
  );
}
