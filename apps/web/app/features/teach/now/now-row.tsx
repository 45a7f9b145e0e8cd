import type { NowRow } from '@playforward/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { MathText } from '../../../ui/reading/math-text.tsx';
import { GivenAnswer } from '../given-answer.tsx';
import { waitedText } from './group-rows.ts';
import { nowText } from './text.ts';

const text = nowText;

type RowProps = {
  classId: number;
  row: NowRow;
  nameOf: (row: NowRow) => string;
};

/** One student who needs somebody: what is open, the last three answers, how long it has been. */
export function NowRowLine({
  classId,
  row,
  nameOf,
  now,
  children,
}: RowProps & { now: number; children: ReactNode }) {
  const waiting = row.hand_at ?? row.since;
  return (
    <li className="now-row">
      <span className="now-who">
        <Link to={paths.teachStudent(classId, row.id)} className="link">
          {nameOf(row)}
        </Link>
        <span>{placeText(row)}</span>
      </span>
      <span className="now-question">
        {row.open?.question && <MathText text={row.open.question} math={row.math} />}
      </span>
      <span className="now-answers">
        {row.answers.map(({ answer, right, at }) => (
          <GivenAnswer key={`${at} ${answer}`} answer={answer} right={right} math={row.math} />
        ))}
        {row.idea && (
          <span className="now-idea">
            {row.hand_at === null ? text.miss(row.idea.misses) : row.idea.text}
          </span>
        )}
      </span>
      <span className="now-waited">
        {waiting && (
          <>
            <strong>{waitedText(waiting, now)}</strong> {text.waiting}
          </>
        )}
      </span>
      <span className="now-button">{children}</span>
    </li>
  );
}

/** One student who moves along, is done or away. */
export function SmallRow({ classId, row, nameOf }: RowProps) {
  const last = row.answers.at(-1);
  return (
    <li>
      <span className="now-who">
        <Link to={paths.teachStudent(classId, row.id)} className="link">
          {nameOf(row)}
        </Link>
        <span>{row.on ? (row.done ? text.isDone : placeText(row)) : text.isAway}</span>
      </span>
      {row.on && last && <GivenAnswer answer={last.answer} right={last.right} math={row.math} />}
    </li>
  );
}

function placeText({ open }: NowRow): string {
  return open ? text.parts[open.part](open.number, open.of) : text.nothing;
}
