import type { CourseMastery, MappedSkill } from '@playforward/contract';
import { ArrowRight, Check, Clock3 } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Orb } from '../../ui/orb/orb.tsx';
import { masteryText } from './text.ts';
import './skill-roads.css';

const text = masteryText.roads;

type Look = 'alone' | 'with-help' | 'due' | 'new';

/** The shape says it first: a filled circle with a tick, a half-filled square, a diamond, a dashed ring. */
function lookOf({ state, due }: MappedSkill): Look {
  if (due) return 'due';
  return state === 'started' ? 'new' : state;
}

/** Units as roads and skills as stations in the order of the lessons; the orb stands at the first one still to learn. */
export function SkillRoads({ course }: { course: CourseMastery }) {
  const skills = course.units.flatMap((unit) => unit.skills);
  const here = skills.find(({ state, due }) => state !== 'alone' && !due);
  return (
    <>
      <Legend skills={skills} />
      <div className="skill-land">
        {course.units.map((unit) => (
          <section key={unit.id} className="skill-road" aria-labelledby={`road-${unit.id}`}>
            <h2 id={`road-${unit.id}`}>{masteryText.unit(unit.unit_number, unit.title)}</h2>
            <ol>
              {unit.skills.map((skill) => (
                <Station key={skill.skill} skill={skill} here={skill === here} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {here && <NextOnTheWay skill={here} />}
    </>
  );
}

function Legend({ skills }: { skills: readonly MappedSkill[] }) {
  const due = skills.find((skill) => skill.due);
  return (
    <Card className="road-legend">
      <ul>
        {(['alone', 'with-help', 'due', 'new'] as const).map((look) => (
          <li key={look}>
            <Mark look={look} />
            <span>
              <strong>{text.looks[look]}</strong>
              <small>{text.skills(skills.filter((skill) => lookOf(skill) === look).length)}</small>
            </span>
          </li>
        ))}
      </ul>
      {due && (
        <Link to={paths.lesson(due.lesson_id)} className="link">
          {text.review}
        </Link>
      )}
    </Card>
  );
}

function Mark({ look }: { look: Look }) {
  return (
    <span className={`skill-mark ${look}`} aria-hidden="true">
      {look === 'alone' && <Check size={18} strokeWidth={3.5} />}
      {look === 'due' && <Clock3 size={16} strokeWidth={2.5} />}
    </span>
  );
}

function Station({ skill, here }: { skill: MappedSkill; here: boolean }) {
  const look = lookOf(skill);
  return (
    <li className={`skill-station ${look}`} aria-current={here ? 'step' : undefined}>
      <Link to={paths.lesson(skill.lesson_id)}>
        {here ? (
          <span className="skill-here" aria-hidden="true">
            <Orb mode="idle" size={46} />
          </span>
        ) : (
          <Mark look={look} />
        )}
        <span>{skill.title}</span>
        <span className="sr-only">
          {', '}
          {here ? text.here : text.looks[look]}
        </span>
      </Link>
    </li>
  );
}

function NextOnTheWay({ skill }: { skill: MappedSkill }) {
  return (
    <Card className="road-next">
      <div>
        <p className="chip">{text.next}</p>
        <h2>{skill.title}</h2>
        <p>{masteryText.inLesson(skill.lesson_title)}</p>
      </div>
      <ButtonLink to={paths.lesson(skill.lesson_id)}>
        {text.start}
        <ArrowRight size={20} aria-hidden="true" />
      </ButtonLink>
    </Card>
  );
}
