import type { TeachersToday } from '@playforward/contract';
import { NotebookText, Presentation } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { MathText } from '../../../ui/reading/math-text.tsx';
import { clockTime, dayName } from './day-name.ts';
import { todayText as text } from './text.ts';
import './today.css';

const letters = ['A', 'B'] as const;

/** Beside the classes: what to begin with, what ends this week, and the notes for the lesson. */
export function TodayPanel({ today }: { today: TeachersToday }) {
  return (
    <section className="today" aria-label={text.label}>
      <FirstFiveMinutes today={today} />
      <ThisWeek week={today.week} />
      {today.guide && <LessonGuide guide={today.guide} />}
    </section>
  );
}

function FirstFiveMinutes({ today: { talk, math } }: { today: TeachersToday }) {
  return (
    <Card className="today-card">
      <h2>{text.talk.title}</h2>
      {talk ? (
        <>
          <p>{text.talk.who(talk.class_name, talk.students)}</p>
          <p className="today-idea">{text.talk.idea(talk.text)}</p>
          <p className="today-question">
            <MathText text={talk.question} math={math} />
          </p>
          {talk.diagram_image_url && <img src={talk.diagram_image_url} alt={talk.diagram_alt ?? ''} />}
          <ul className="today-answers">
            {letters.map((letter, nth) => (
              <li key={letter}>
                <span className={`today-letter side-${letter.toLowerCase()}`} aria-hidden="true">
                  {letter}
                </span>
                <span>
                  <span className="sr-only">{text.talk.answer(letter)} </span>
                  <MathText text={talk.answers[nth] ?? ''} math={math} />
                </span>
              </li>
            ))}
          </ul>
          <ButtonLink to={paths.teachTalk(talk.class_id, talk.lesson_id, talk.misconception)} wide>
            <Presentation size={20} aria-hidden="true" />
            {text.talk.open}
          </ButtonLink>
        </>
      ) : (
        <p>{text.talk.none}</p>
      )}
    </Card>
  );
}

function ThisWeek({ week }: Pick<TeachersToday, 'week'>) {
  const now = new Date();
  return (
    <Card className="today-card">
      <h2>{text.week.title}</h2>
      {week.length === 0 && <p>{text.week.none}</p>}
      <ul className="today-week">
        {week.map(({ id, class_id: classId, class_name: name, title, ends_at: at }) => (
          <li key={id}>
            <Link to={paths.teachAssignment(classId, id)}>
              <time dateTime={at}>{dayName(at, now)}</time>
              <span>
                <span className="today-title">{title}</span>
                <span className="today-class">{text.week.until(name, clockTime(at))}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function LessonGuide({ guide }: { guide: NonNullable<TeachersToday['guide']> }) {
  return (
    <Card className="today-card">
      <h2>{text.guide.title}</h2>
      <p>{text.guide.about(guide.title)}</p>
      <ButtonLink kind="quiet" small to={paths.teachLesson(guide.lesson_id)} className="mt-4">
        <NotebookText size={20} aria-hidden="true" />
        {text.guide.open}
      </ButtonLink>
    </Card>
  );
}
