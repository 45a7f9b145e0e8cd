import { teachText } from '../text.ts';
import type { GridColumn, ViewStudent } from './view-grid.ts';

const text = teachText.grid;

type GridHeadProps = {
  columns: readonly GridColumn[];
  students: readonly ViewStudent[];
  /** Which number is in the tab order; null where none is. */
  tabColumn: number | null;
};

/** The lessons, their skills, and how many students do each alone. */
export function GridHead({ columns, students, tabColumn }: GridHeadProps) {
  return (
    <thead>
      <LessonHeads columns={columns} />
      <tr>
        <th scope="col">{text.student}</th>
        {columns.map(({ key, title, begins }) => (
          <th key={key} scope="col" className={begins ? 'begins' : undefined}>
            {title}
          </th>
        ))}
        <th scope="col" className="grid-alone">
          {text.alone}
        </th>
      </tr>
      <tr className="grid-totals">
        <th scope="row">{text.aloneOf(students.length)}</th>
        {columns.map(({ key, title, begins }, column) => {
          const alone = students.filter(({ cells }) => cells[column]?.state === 'alone').length;
          return (
            <td key={key} className={begins ? 'begins' : undefined}>
              <button
                type="button"
                data-place={`0 ${column}`}
                tabIndex={tabColumn === column ? 0 : -1}
                aria-label={text.whoAlone(alone, students.length, title)}
              >
                {alone}
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(100 * alone) / Math.max(1, students.length)} height="8" fill="currentColor" />
                </svg>
              </button>
            </td>
          );
        })}
        <td className="grid-alone" />
      </tr>
    </thead>
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
        <th key={own[0]?.lesson_id} scope="colgroup" colSpan={own.length} className="begins">
          {own[0]?.lesson_title}
        </th>
      ))}
      <td className="grid-alone" />
    </tr>
  );
}
