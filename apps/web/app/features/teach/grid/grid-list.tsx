import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { PersonPicture } from '../../../ui/adult/person-picture.tsx';
import { NeedFlag, StateMark } from '../state-mark.tsx';
import { teachText } from '../text.ts';
import { countAlone } from './order-students.ts';
import type { GridColumn, GridView, ViewStudent } from './view-grid.ts';
import './grid-list.css';

const text = teachText.grid;

type GridListProps = GridView & { classId: number };

/** The grid for narrow screens: one card a student with a strip of states. */
export function GridList({ classId, columns, groups }: GridListProps) {
  return (
    <div className="grid-list">
      {groups.map(({ kind, students }) => (
        <section key={kind}>
          <h3>
            {text.groups[kind]}, {teachText.students(students.length)}
          </h3>
          <ul>
            {students.map((student) => (
              <li key={student.id}>
                <StudentStrip classId={classId} columns={columns} student={student} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type StudentStripProps = { classId: number; columns: readonly GridColumn[]; student: ViewStudent };

function StudentStrip({ classId, columns, student }: StudentStripProps) {
  const place = student.cells.findIndex(({ needs_help }) => needs_help !== null);
  const reason = student.cells[place]?.needs_help;
  const alone = text.aloneCount(countAlone(student), student.cells.length);
  return (
    <Link to={paths.teachStudent(classId, student.id)} className="card student-strip">
      <span className="strip-head">
        <PersonPicture name={student.name} />
        <span className="strip-name">
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
            <span>{columns[place]?.title}</span>
          </span>
        </span>
      )}
      <span className="strip-marks" aria-hidden="true">
        {byLesson(columns).map((places) => (
          <span key={places[0]}>
            {places.map((nth) => (
              <StateMark key={nth} state={student.cells[nth]?.state ?? 'new'} size={16} />
            ))}
          </span>
        ))}
      </span>
    </Link>
  );
}

/** The places of the columns, those of one lesson together. */
function byLesson(columns: readonly GridColumn[]): number[][] {
  const places = columns.map((_, nth) => nth);
  return [...Map.groupBy(places, (nth) => columns[nth]?.lesson_id).values()];
}
