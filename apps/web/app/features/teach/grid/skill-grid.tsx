import { type KeyboardEvent, useRef, useState } from 'react';
import { NeedFlag, StateMark } from '../state-mark.tsx';
import { teachText } from '../text.ts';
import type { Asked } from './evidence.tsx';
import { type GridPlace, moveInGrid } from './move-in-grid.ts';
import { countAlone, needsHelp } from './order-students.ts';
import type { GridColumn, GridView, ViewStudent } from './view-grid.ts';

const text = teachText.grid;
type SkillGridProps = GridView & { onOpen: (asked: Asked) => void };

/**
 * The grid for wide screens. A table whose cells are reached by arrow keys has the role of a grid: one cell is in the tab order, arrow keys move it, Enter
 * opens its evidence.
 */
export function SkillGrid({ columns, groups, onOpen }: SkillGridProps) {
  const students = groups.flatMap((group) => group.students);
  const [at, setAt] = useState<GridPlace>({ row: 0, column: 0 });
  const table = useRef<HTMLTableElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const next = moveInGrid(at, event.key, { rows: students.length, columns: columns.length });
    if (!next) return;
    event.preventDefault();
    setAt(next);
    table.current?.querySelector<HTMLElement>(`[data-place="${next.row} ${next.column}"]`)?.focus();
  }

  return (
    <div className="grid-scroll">
      <table role="grid" aria-label={text.label} className="skill-grid" ref={table} onKeyDown={onKeyDown}>
        <thead>
          <LessonHeads columns={columns} />
          <tr>
            <th scope="col">{text.student}</th>
            {columns.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
          <tr className="grid-totals">
            <th scope="row">{text.aloneOf(students.length)}</th>
            {columns.map(({ key }, column) => (
              <td key={key}>{students.filter(({ cells }) => cells[column]?.state === 'alone').length}</td>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.kind}>
            {group.students.map((student) => (
              <GridRow
                key={student.id}
                row={students.indexOf(student)}
                onFocusCell={setAt}
                {...{ student, columns, at, onOpen }}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** The lessons over their skills; nothing where the columns are lessons themselves. */
function LessonHeads({ columns }: { columns: readonly GridColumn[] }) {
  const lessons = [...Map.groupBy(columns, ({ lesson_id }) => lesson_id).values()];
  if (columns.every(({ skill }) => skill === null)) return null;
  return (
    <tr className="grid-lessons">
      <td />
      {lessons.map((own) => (
        <th key={own[0]?.lesson_id} scope="colgroup" colSpan={own.length}>
          {own[0]?.lesson_title}
        </th>
      ))}
    </tr>
  );
}

type GridRowProps = {
  student: ViewStudent;
  columns: readonly GridColumn[];
  row: number;
  at: GridPlace;
  onFocusCell: (place: GridPlace) => void;
  onOpen: (asked: Asked) => void;
};

function GridRow({ student, columns, row, at, onFocusCell, onOpen }: GridRowProps) {
  return (
    <tr>
      <th scope="row" title={text.aloneCount(countAlone(student), student.cells.length)}>
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
          <td key={one.key} className={cell.needs_help ? 'needs' : undefined}>
            <button
              type="button"
              data-place={`${row} ${column}`}
              tabIndex={at.row === row && at.column === column ? 0 : -1}
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
    </tr>
  );
}
