import { classroomLimits, type StudentAttempts } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../ui/adult/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { MathText } from '../../../ui/reading/math-text.tsx';
import { whenText } from '../../../ui/when-text.ts';
import { GivenAnswer } from '../given-answer.tsx';
import { triesQuery } from '../queries.ts';
import { studentText } from './text.ts';

const text = studentText;

/** Every answer as it was given, newest first, a page at a time. */
export function StudentTries({ classId, studentId }: { classId: number; studentId: number }) {
  const [page, setPage] = useState(1);
  const query = useQuery(triesQuery(classId, { studentId, page }));
  return (
    <Card className="student-card">
      <h2>{text.every}</h2>
      <Loaded query={query}>
        {(shown) => (
          <>
            {shown.total === 0 ? <p>{text.noTries}</p> : <TriesTable shown={shown} />}
            <div className="mt-4 flex flex-wrap gap-3 no-print">
              {page > 1 && (
                <Button kind="quiet" small onClick={() => setPage(page - 1)}>
                  {text.newer}
                </Button>
              )}
              {page * classroomLimits.attemptsOnAPage < shown.total && (
                <Button kind="quiet" small onClick={() => setPage(page + 1)}>
                  {text.more}
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
    </Card>
  );
}

function TriesTable({ shown }: { shown: StudentAttempts }) {
  const heads = [text.when, text.problem, text.typed, text.tells, text.help];
  return (
    <table className="tries">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.attempts.map((one) => (
          <tr key={one.at + one.question}>
            <td data-head={text.when}>
              <time dateTime={one.at}>{whenText(one.at)}</time>
            </td>
            <td data-head={text.problem}>
              <MathText text={one.question} math={shown.math} />
              <span className="tries-skill">{one.skill_title}</span>
            </td>
            <td data-head={text.typed}>
              <GivenAnswer answer={one.answer} right={one.right} math={shown.math} />
            </td>
            <td data-head={text.tells}>{one.idea ?? (one.right ? text.rightWord : text.slip)}</td>
            <td data-head={text.help}>{text.helps[one.help]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
