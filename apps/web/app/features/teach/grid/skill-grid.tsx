import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { NeedFlag, StateMark } from '../state-mark.tsx';
import { teachText } from '../text.ts';
import type { Asked } from './evidence.tsx';
import { GridHead } from './grid-head.tsx';
import { type GridPlace, moveInGrid } from './move-in-grid.ts';
import { countAlone, needsHelp } from './order-students.ts';
import type { GridColumn, GridView, ViewStudent } from './view-grid.ts';

const text = teachText.grid;
/** Over the students stands the row that counts who does what alone. */
const firstStudent = 1;

type SkillGridProps = GridView & {
  classId: number;
  onOpen: (asked: Asked) => void;
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
  const size = { rows: students.length + firstStudent, columns: columns.length + 1 };
  const columnAt = (row: number) => (at.row === row ? at.column : null);

  function onKeyDown(event: KeyboardEvent): void {
    const next = moveInGrid(at, event.key, size);
    if (!next) return;
    event.preventDefault();
    setAt(next);
    table.current?.querySelector<HTMLElement>(`[data-place="${next.row} ${next.column}"]`)?.focus();
  }

  return (
    <div className="grid-scroll">
      <table role="grid" aria-label={text.label} className="skill-grid" ref={table} onKeyDown={onKeyDown}>
        <GridHead tabColumn={columnAt(0)} onFocusCell={setAt} {...{ columns, students, onOpenColumn }} />
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
                onFocusCell={setAt}
                {...{ classId, student, columns, onOpen }}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

type GridRowProps = {
  classId: number;
  student: ViewStudent;
  columns: readonly GridColumn[];
  row: number;
  /** Which cell of the row is in the tab order; null where none is. */
  tabColumn: number | null;
  onFocusCell: (place: GridPlace) => void;
  onOpen: (asked: Asked) => void;
};

/** Remembered as it stands: a step by an arrow key draws two rows anew and not two thousand cells. */
const GridRow = memo(function GridRow(props: GridRowProps) {
  const { classId, student, columns, row, tabColumn, onFocusCell, onOpen } = props;
  const alone = countAlone(student);
  return (
    <tr>
      <th scope="row">
        <span className="grid-name">
          {student.name}
          {needsHelp(student) && <NeedFlag />}
        </span>
      </th>
      {columns.map((one, column) => {
        const cell = student.cells[column];
        if (!cell) return null;
        const name = text.cell(cell.state, cell.tries, cell.needs_help !== null);
        return (
          <td key={one.key} className={classOf(one, cell.needs_help !== null)}>
            <button
              type="button"
              data-place={`${row} ${column}`}
              tabIndex={tabColumn === column ? 0 : -1}
              aria-label={name}
              title={name}
              onFocus={() => onFocusCell({ row, column })}
              onClick={() => onOpen({ student, cell, column: one })}
            >
              <StateMark state={cell.state} />
            </button>
          </td>
        );
      })}
      <td className="grid-alone">
        <Link
          to={paths.teachStudent(classId, student.id)}
          data-place={`${row} ${columns.length}`}
          tabIndex={tabColumn === columns.length ? 0 : -1}
          aria-label={text.aloneCount(alone, columns.length)}
          onFocus={() => onFocusCell({ row, column: columns.length })}
        >
          <strong>{alone}</strong> {text.ofAll(columns.length)}
        </Link>
      </td>
    </tr>
  );
});

function classOf({ begins }: GridColumn, needs: boolean): string | undefined {
  return [begins && 'begins', needs && 'needs'].filter(Boolean).join(' ') || undefined;
}
