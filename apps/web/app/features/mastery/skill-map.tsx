import type { CourseMastery } from '@playforward/contract';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { type View, ViewSwitch } from '../../ui/view-switch.tsx';
import { SkillRoads } from './skill-roads.tsx';
import { SkillRow } from './skill-row.tsx';
import { masteryText as text } from './text.ts';
import './skill-map.css';

type UnitMastery = CourseMastery['units'][number];

/** Every skill of a course: as roads to walk, or as a list with bars. Both say the same. */
export function SkillMap({ course }: { course: CourseMastery }) {
  const [view, setView] = useState<View>('map');
  const skills = course.units.flatMap((unit) => unit.skills);
  const tried = skills.filter(({ state }) => state !== 'new').length;
  return (
    <>
      <Card className="skill-summary">
        <div className="skill-summary-head">
          <p className="skill-total" data-testid="skill-total">
            {tried > 0 ? text.summary({ alone: countAlone(skills), tried, all: skills.length }) : text.fresh}
          </p>
          <ViewSwitch view={view} onView={setView} />
        </div>
        <h2>{text.how.title}</h2>
        <ul>
          {text.how.marks.map(({ name, means }) => (
            <li key={name}>
              <strong>{name}:</strong> {means}
            </li>
          ))}
          <li>{text.how.open}</li>
        </ul>
      </Card>
      {view === 'map' ? <SkillRoads course={course} /> : <SkillList course={course} />}
    </>
  );
}

/** Unit by unit; what is due for review stands first. */
function SkillList({ course }: { course: CourseMastery }) {
  const due = course.units.flatMap((unit) => unit.skills).filter((skill) => skill.due);
  return (
    <>
      {due.length > 0 && (
        <Card className="skill-card" aria-labelledby="skills-due">
          <h2 id="skills-due">{text.due.title}</h2>
          <p>{text.due.lead}</p>
          <ul className="skill-list">
            {due.map((skill) => (
              <SkillRow key={skill.skill} skill={skill} />
            ))}
          </ul>
        </Card>
      )}
      {course.units.map((unit, place) => (
        <UnitSkills key={unit.id} unit={unit} open={place === 0 || isTouched(unit)} />
      ))}
    </>
  );
}

function UnitSkills({ unit, open }: { unit: UnitMastery; open: boolean }) {
  return (
    <Card className="skill-card">
      <details open={open}>
        <summary>
          <h2>{text.unit(unit.unit_number, unit.title)}</h2>
          <Chip>{text.count(countAlone(unit.skills), unit.skills.length)}</Chip>
          <ChevronDown className="skill-chevron" size={22} aria-hidden="true" />
        </summary>
        <ul className="skill-list">
          {unit.skills.map((skill) => (
            <SkillRow key={skill.skill} skill={skill} />
          ))}
        </ul>
      </details>
    </Card>
  );
}

function isTouched(unit: UnitMastery): boolean {
  return unit.skills.some(({ state }) => state !== 'new');
}

function countAlone(skills: UnitMastery['skills']): number {
  return skills.filter(({ state }) => state === 'alone').length;
}
