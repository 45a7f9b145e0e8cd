import { type FocusEvent, type KeyboardEvent, type MouseEvent, memo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { NeedFlag } from '../state-mark.tsx';
import { teachText } from '../text.ts';
import { CellPeek } from './cell-peek.tsx';
import type { OpenCell } from './evidence.tsx';
import { GridHead } from './grid-head.tsx';
import { cellOfTarget, type GridPlace, moveInGrid } from './move-in-grid.ts';
import { countAlone, needsHelp } from './order-students.ts';
import { useRest } from './use-rest.ts';
import type { GridColumn, GridView, ViewStudent } from './view-grid.ts';

const text = teachText.grid;
/** Over the students stands the row that counts who does what alone. */
const firstStudent = 1;

type SkillGridProps = GridView & {
  classId: number;
  onOpen: (asked: OpenCell) => void;
  onOpenColumn: (column: number) => void;
};

/**
 * The grid for wide screens. A table whose cells are reached by arrow keys has the role of a grid: one cell is in the tab order, arrow keys move it, Enter
 * opens what is behind it: of a number the students, of a state the tries, of a student's count the student's page.
 */
export function SkillGrid({ classId, columns, groups, onOpen, onOpenColumn }: SkillGridProps) {
  const students = groups.flatMap((group) => group.students);
  const [at, setAt] = useState<GridPlace>({ row: firstStudent, column: 0 });
  const table = useRef<HTMLTableElement>(null);
  const rest = useRest();
  const size = { rows: students.length + firstStudent, columns: columns.length + 1 };
  const columnAt = (row: number) => (at.row === row ? at.column : null);

  function askedAt({ row, column }: GridPlace): OpenCell | undefined {
    const student = students[row - firstStudent];
    const [cell, of] = [student?.cells[column], columns[column]];
    return student && cell && of && { student, cell, column: of };
  }

  function openAt(place: GridPlace): void {
    const asked = askedAt(place);
    rest.leave();
    if (asked) onOpen(asked);
    else if (place.row < firstStudent && place.column < columns.length) onOpenColumn(place.column);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // The link at the end of a row leads on by itself.
    if ((event.key === 'Enter' || event.key === ' ') && at.column < columns.length) {
      event.preventDefault();
      openAt(at);
    }
    const next = moveInGrid(at, event.key, size);
    if (!next) return;
    event.preventDefault();
    setAt(next);
    table.current?.querySelector<HTMLElement>(`[data-place="${next.row} ${next.column}"]`)?.focus();
  }

  function onFocus({ target }: FocusEvent): void {
    const place = cellOfTarget(target);
    if (place) setAt(place);
  }

  function onClick({ target }: MouseEvent): void {
    const place = cellOfTarget(target);
    if (place) openAt(place);
  }

  const peeked = rest.rested && askedAt(rest.rested);

  return (
    <>
      <div className="grid-scroll">
        <table
          role="grid"
          aria-label={text.label}
          className="skill-grid"
          ref={table}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onClick={onClick}
          onPointerOver={rest.onPointerOver}
          onPointerLeave={rest.leave}
        >
          <GridHead tabColumn={columnAt(0)} columns={columns} students={students} />
          {groups.map((group) => (
            <tbody key={group.kind}>
              {group.kind === 'others' && groups.length > 1 && (
                <tr className="grid-group">
                  <th scope="rowgroup" colSpan={columns.length + 2}>
                    <span>{text.groups.others}</span>
                  </th>
                </tr>
              )}
              {group.students.map((student) => (
                <GridRow
                  key={student.id}
                  row={students.indexOf(student) + firstStudent}
                  tabColumn={columnAt(students.indexOf(student) + firstStudent)}
                  classId={classId}
                  student={student}
                  columns={columns}
                />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {rest.rested && peeked && peeked.cell.tries > 0 && (
        <CellPeek classId={classId} asked={peeked} at={rest.rested} onStay={rest.stay} onLeave={rest.leave} />
      )}
    </>
  );
}

type GridRowProps = {
  classId: number;
  student: ViewStudent;
  columns: readonly GridColumn[];
  row: number;
  /** Which cell of the row is in the tab order; null where none is. */
  tabColumn: number | null;
};

/**
 * Remembered as it stands: a step by an arrow key draws two rows anew. A cell is one element with its mark as a picture;
 * drawn as elements, the marks of 40 students by 60 skills made scrolling stutter.
 */
const GridRow = memo(function GridRow({ classId, student, columns, row, tabColumn }: GridRowProps) {
  const alone = countAlone(student);
  return (
    <tr>
      <th scope="row">
        <span className="grid-name">
          {student.name}
          {needsHelp(student) && <NeedFlag />}
        </span>
      </th>
      {columns.map(({ key, begins }, column) => {
        const cell = student.cells[column];
        if (!cell) return null;
        const needs = cell.needs_help !== null;
        const name = text.cell(cell.state, cell.tries, needs);
        return (
          <td
            key={key}
            role="gridcell"
            className={['cell', cell.state, begins && 'begins', needs && 'needs'].filter(Boolean).join(' ')}
            data-place={`${row} ${column}`}
            tabIndex={tabColumn === column ? 0 : -1}
            aria-label={name}
          />
        );
      })}
      <td className="grid-alone">
        <Link
          to={paths.teachStudent(classId, student.id)}
          data-place={`${row} ${columns.length}`}
          tabIndex={tabColumn === columns.length ? 0 : -1}
          aria-label={text.aloneCount(alone, columns.length)}
        >
          <strong>{alone}</strong> {text.ofAll(columns.length)}
        </Link>
      </td>
    </tr>
  );
});
