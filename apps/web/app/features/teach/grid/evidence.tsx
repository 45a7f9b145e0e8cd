import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { explain } from '../../../ui/adult/explain.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { MathText } from '../../../ui/reading/math-text.tsx';
import { whenText } from '../../../ui/when-text.ts';
import { GiveMore } from '../assignments/give-more.tsx';
import { GivenAnswer } from '../given-answer.tsx';
import { triesQuery } from '../queries.ts';
import { NeedFlag, StateMark } from '../state-mark.tsx';
import { teachText } from '../text.ts';
import type { GridColumn, ViewCell, ViewStudent } from './view-grid.ts';

const text = teachText.evidence;
const mostShown = 4;

/** The cell somebody opened. */
export type OpenCell = { student: ViewStudent; cell: ViewCell; column: GridColumn };

/** What a cell of the grid rests on: the reason of the flag, and the last tries as they were given. */
export function Evidence({
  classId,
  student,
  cell,
  column,
  onClose,
}: OpenCell & { classId: number; onClose: () => void }) {
  const { data, error } = useQuery(
    triesQuery(classId, {
      studentId: student.id,
      page: 1,
      ...(column.skill === null ? { lessonId: column.lesson_id } : { skill: column.skill }),
    }),
  );
  const reason = cell.needs_help;
  return (
    <Dialog
      title={student.name}
      open
      onClose={onClose}
      className="adult-dialog evidence"
      actions={
        <>
          <ButtonLink kind="quiet" to={paths.teachStudent(classId, student.id)}>
            {text.all(student.name)}
          </ButtonLink>
          {cell.skillInNeed && (
            <GiveMore kind="accent" classId={classId} skill={cell.skillInNeed} studentIds={[student.id]} />
          )}
        </>
      }
    >
      <p>{column.title}</p>
      {cell.parts.length > 0 && (
        <ul className="evidence-skills">
          {cell.parts.map(({ title, state }) => (
            <li key={title}>
              <StateMark state={state} />
              <span>
                {title}: {teachText.grid.states[state].toLowerCase()}
              </span>
            </li>
          ))}
        </ul>
      )}
      {reason && (
        <>
          <p className="chip bad mt-3">
            <NeedFlag />
            {reason.kind === 'same-idea' ? reason.text : teachText.grid.needs}
          </p>
          <p className="mt-2">{text.why(reason)}</p>
        </>
      )}
      {error && <p role="alert">{explain(error)}</p>}
      {!data && !error && <p role="status">{text.loading}</p>}
      {data && (
        <>
          <p className="mt-2">{data.total === 0 ? text.none : text.tries(data.total)}</p>
          <ul className="evidence-tries" tabIndex={0} aria-label={text.tries(data.total)}>
            {data.attempts.slice(0, mostShown).map((one) => (
              <li key={one.at}>
                <time dateTime={one.at}>{whenText(one.at)}</time>
                <span>
                  <MathText text={one.question} math={data.math} />
                </span>
                <GivenAnswer answer={one.answer} right={one.right} math={data.math} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
