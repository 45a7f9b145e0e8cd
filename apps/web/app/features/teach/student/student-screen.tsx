import type { StudentPage } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CircleCheck, Printer, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Loaded } from '../../../ui/adult/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { whenText } from '../../../ui/when-text.ts';
import { studentQuery } from '../queries.ts';
import { NeedFlag, StateMark } from '../state-mark.tsx';
import { teachText } from '../text.ts';
import { StudentTries } from './student-tries.tsx';
import { studentText } from './text.ts';
import './student.css';

const text = studentText;

/** One student: strengths first, then what help is needed with, the map, and every answer as given. */
export function StudentScreen({ classId, studentId }: { classId: number; studentId: number }) {
  const query = useQuery(studentQuery(classId, studentId));
  return (
    <main className="teach-wide teach-class">
      <Loaded query={query}>
        {(one) => (
          <>
            <StudentHead one={one} />
            <div className="student-columns">
              <div className="grid content-start gap-5">
                <Strengths one={one} />
                <Needs one={one} />
                <SkillsOfStudent one={one} />
                <StudentTries classId={classId} studentId={studentId} />
              </div>
              <div className="grid content-start gap-5">
                <SafetyCards one={one} />
                <Week one={one} />
                <Beyond one={one} />
                <p className="student-seen">
                  <ShieldCheck size={20} aria-hidden="true" />
                  {text.seen(one.name)}
                </p>
              </div>
            </div>
          </>
        )}
      </Loaded>
    </main>
  );
}

function StudentHead({ one }: { one: StudentPage }) {
  return (
    <div className="class-title">
      <div>
        <Link to={paths.teachClass(one.class_id)} className="link no-print">
          <ArrowLeft size={16} aria-hidden="true" className="inline" /> {text.back(one.class_name)}
        </Link>
        <h1>{one.name}</h1>
        <p>{text.of(one.course_title, one.class_name)}</p>
      </div>
      <Button kind="quiet" small className="no-print" onClick={() => window.print()}>
        <Printer size={18} aria-hidden="true" />
        {text.print}
      </Button>
    </div>
  );
}

function Strengths({ one }: { one: StudentPage }) {
  return (
    <Card className="student-card">
      <h2>{text.well(one.name)}</h2>
      {one.strengths.length === 0 && <p>{text.wellNone}</p>}
      <ul className="strengths">
        {one.strengths.map(({ skill, title }) => (
          <li key={skill}>
            <CircleCheck size={20} aria-hidden="true" />
            {title}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Needs({ one }: { one: StudentPage }) {
  if (one.needs.length === 0) return null;
  return (
    <Card className="student-card">
      <h2 className="need-title">
        <NeedFlag size={18} />
        {text.needs}
      </h2>
      <ul className="student-needs">
        {one.needs.map(({ skill, skill_title: title, why }) => (
          <li key={skill}>
            <h3>{title}</h3>
            {why.kind === 'same-idea' && <strong>{why.text}. </strong>}
            {teachText.evidence.why(why)}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function SkillsOfStudent({ one }: { one: StudentPage }) {
  return (
    <Card className="student-card">
      <h2>{text.map}</h2>
      {one.units.map((unit) => (
        <section key={unit.id}>
          <h3>{teachText.grid.unit(unit.unit_number, unit.title)}</h3>
          <div className="student-map">
            {unit.lessons
              .filter(({ skills }) => skills.length > 0)
              .map(({ title, skills }) => (
                <div key={title}>
                  <h4>{title}</h4>
                  <ul>
                    {skills.map(({ skill, title: name, state }) => (
                      <li key={skill}>
                        <StateMark state={state} />
                        <span>
                          {name}
                          <span className="sr-only">: {teachText.grid.states[state]}</span>
                        </span>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
          </div>
        </section>
      ))}
    </Card>
  );
}

/** Where the school lets teachers know; it never prints. */
function SafetyCards({ one: { name, safety_cards: cards } }: { one: StudentPage }) {
  const [newest] = cards;
  if (newest === undefined) return null;
  return (
    <Card className="student-card no-print">
      <h2>{text.safety.title}</h2>
      <p>{text.safety.text(name, whenText(newest))}</p>
    </Card>
  );
}

function Week({ one }: { one: StudentPage }) {
  const all = one.week.reduce((sum, { answers }) => sum + answers, 0);
  const most = Math.max(1, ...one.week.map(({ answers }) => answers));
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
  return (
    <Card className="student-card">
      <h2>{text.week}</h2>
      <p>{text.weekText(all, one.week.filter(({ answers }) => answers > 0).length)}</p>
      <ol className="week">
        {one.week.map(({ day: date, answers }) => (
          <li key={date}>
            <span>{answers}</span>
            <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
              <rect
                y={100 - (answers / most) * 100}
                width="10"
                height={(answers / most) * 100}
                fill="currentColor"
              />
            </svg>
            <span>{day.format(new Date(date))}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Beyond({ one }: { one: StudentPage }) {
  return (
    <Card className="student-card">
      <h2>{text.beyond}</h2>
      <dl className="beyond">
        <dt>{text.hints}</dt>
        <dd>{one.hints}</dd>
        <dt>{text.missions}</dt>
        <dd>{one.missions}</dd>
        <dt>{text.races}</dt>
        <dd>{one.races}</dd>
      </dl>
    </Card>
  );
}
