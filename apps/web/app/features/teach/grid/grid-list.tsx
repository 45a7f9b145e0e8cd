import type { ClassGrid } from '@playforward/contract';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { NeedFlag, StateMark } from '../state-mark.tsx';
import { teachText } from '../text.ts';
import { countAlone, orderStudents } from './order-students.ts';
import './grid-list.css';

const text = teachText.grid;
type GridStudent = ClassGrid['students'][number];

/** The grid for narrow screens: one card a student with a strip of states. */
export function GridList({ classId, grid }: { classId: number; grid: ClassGrid }) {
  const { needing, others } = orderStudents(grid.students);
  const groups = [
    { title: text.needFirst, students: needing },
    { title: text.others, students: others },
  ].filter(({ students }) => students.length > 0);
  return (
    <div className="grid-list">
      {groups.map(({ title, students }) => (
        <section key={title}>
          <h3>
            {title}, {teachText.students(students.length)}
          </h3>
          <ul>
            {students.map((student) => (
              <li key={student.id}>
                <StudentStrip {...{ classId, grid, student }} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function StudentStrip({
  classId,
  grid,
  student,
}: {
  classId: number;
  grid: ClassGrid;
  student: GridStudent;
}) {
  const place = student.cells.findIndex(({ needs_help }) => needs_help !== null);
  const reason = student.cells[place]?.needs_help;
  const alone = text.aloneCount(countAlone(student), student.cells.length);
  return (
    <Link to={paths.teachStudent(classId, student.id)} className="card student-strip">
      <span className="strip-head">
        <span>
          <strong>{student.name}</strong>
          <span className="strip-alone">{alone}</span>
        </span>
        <ChevronRight size={20} aria-hidden="true" />
      </span>
      {reason && (
        <span className="strip-need">
          <NeedFlag />
          <span>
            <strong>{reason.kind === 'same-idea' ? reason.text : text.needs}</strong>
            <span>{grid.skills[place]?.title}</span>
          </span>
        </span>
      )}
      <span className="strip-marks" aria-hidden="true">
        {student.cells.map(({ skill, state }) => (
          <StateMark key={skill} state={state} size={16} />
        ))}
      </span>
    </Link>
  );
}
