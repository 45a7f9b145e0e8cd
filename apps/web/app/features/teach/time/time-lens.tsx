import type { ClassTime, TaughtClassDetail } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Loaded } from '../../../ui/adult/loaded.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { StateCard } from '../../../ui/state-card.tsx';
import { saveCsv, toCsv } from '../csv.ts';
import { timeQuery } from '../queries.ts';
import { timeText } from './text.ts';
import './time-lens.css';

const text = timeText;

/** How long the class has worked: by student and day, and by lesson. No order but that of names and lessons. */
export function TimeLens({ one }: { one: TaughtClassDetail }) {
  const query = useQuery(timeQuery(one.id));
  return (
    <Loaded query={query}>
      {(time) =>
        time.students.length === 0 ? (
          <StateCard mode="idle" title={text.empty.title} text={text.empty.text} />
        ) : (
          <>
            <Students classId={one.id} time={time} />
            <Lessons classId={one.id} lessons={time.lessons} />
          </>
        )
      }
    </Loaded>
  );
}

const sum = (minutes: readonly number[]) => minutes.reduce((all, each) => all + each, 0);
/** Days are counted by the server's calendar. */
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const dayText = (day: string) => weekday.format(new Date(day));

function Students({ classId, time: { days, students } }: { classId: number; time: ClassTime }) {
  const save = () =>
    saveCsv(
      'time',
      toCsv([
        [text.student, ...days, text.week, text.answers],
        ...students.map(({ name, minutes, answers }) => [
          name,
          ...minutes.map(String),
          String(sum(minutes)),
          String(answers),
        ]),
      ]),
    );
  return (
    <Card className="time-card">
      <div className="time-head">
        <h2>{text.students}</h2>
        <IconButton label={text.csv} className="no-print" onClick={save}>
          <Download size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <p>{text.lead}</p>
      <table className="time-table">
        <thead>
          <tr>
            <th scope="col">{text.student}</th>
            {days.map((day) => (
              <th key={day} scope="col" className="time-day">
                {dayText(day)}
              </th>
            ))}
            <th scope="col">{text.week}</th>
            <th scope="col">{text.answers}</th>
          </tr>
        </thead>
        <tbody>
          {students.map(({ id, name, minutes, answers }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={paths.teachStudent(classId, id)} className="link">
                  {name}
                </Link>
              </th>
              {minutes.map((each, nth) => (
                <td key={days[nth]} className="time-day">
                  {each > 0 ? each : <span className="sr-only">{text.none}</span>}
                </td>
              ))}
              <td>{sum(minutes)}</td>
              <td>{answers}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Lessons({ classId, lessons }: { classId: number; lessons: ClassTime['lessons'] }) {
  return (
    <Card className="time-card">
      <h2>{text.lessons}</h2>
      <p>{lessons.length > 0 ? text.lessonsLead : text.noLesson}</p>
      <ul className="time-lessons">
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <Link to={paths.teachIdeas(classId, lesson.id)} className="link">
              {text.lesson(lesson.unit_number, lesson.lesson_number, lesson.title)}
            </Link>
            <span>{text.of(lesson.students)}</span>
            <strong>{text.minutes(lesson.minutes)}</strong>
          </li>
        ))}
      </ul>
    </Card>
  );
}
