import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { whenText } from '../../../ui/when-text.ts';
import { GivenAnswer } from '../given-answer.tsx';
import { triesQuery } from '../queries.ts';
import { teachText } from '../text.ts';
import type { OpenCell } from './evidence.tsx';
import type { Rested } from './use-rest.ts';

const text = teachText.evidence;

type CellPeekProps = {
  classId: number;
  asked: OpenCell;
  at: Rested;
  onStay: () => void;
  onLeave: () => void;
};

/** What a cell says to a pointer that rests on it: the tries, the last answer as given, and when. Enter opens all of it. */
export function CellPeek({ classId, asked: { student, cell, column }, at, onStay, onLeave }: CellPeekProps) {
  const of = column.skill === null ? { lessonId: column.lesson_id } : { skill: column.skill };
  const { data } = useQuery(triesQuery(classId, { studentId: student.id, page: 1, ...of }));
  const last = data?.attempts[0];
  return (
    <div
      className="cell-peek"
      role="tooltip"
      style={{ '--peek-x': `${at.x}px`, '--peek-y': `${at.y}px` } as CSSProperties}
      onPointerEnter={onStay}
      onPointerLeave={onLeave}
    >
      <strong>{student.name}</strong>
      <p>{teachText.grid.cell(cell.state, cell.tries, cell.needs_help !== null)}</p>
      {data && last && (
        <p className="peek-last">
          <span>{text.last(whenText(last.at))}</span>
          <GivenAnswer answer={last.answer} right={last.right} math={data.math} />
        </p>
      )}
    </div>
  );
}
