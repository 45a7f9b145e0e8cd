import type { MappedSkill } from '@playforward/contract';
import { Check, HandHelping, RotateCw } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Chip } from '../../ui/chip.tsx';
import { masteryText as text } from './text.ts';

/** One skill: its name leads to its lesson; alone and with help stand apart. */
export function SkillRow({ skill }: { skill: MappedSkill }) {
  return (
    <li className="skill-row">
      <div className="skill-name">
        <Link to={paths.lesson(skill.lesson_id)}>{skill.title}</Link>{' '}
        <span className="skill-lesson">{text.inLesson(skill.lesson_title)}</span>
      </div>
      <Meter name={text.alone} share={skill.alone} tone="alone" />
      <Meter name={text.withHelp} share={skill.with_help} tone="with-help" />
      <div className="skill-marks">
        <StateMark skill={skill} />
      </div>
    </li>
  );
}

function StateMark({ skill: { state, due } }: { skill: MappedSkill }) {
  if (due) {
    return (
      <Chip tone="sun">
        <RotateCw size={14} aria-hidden="true" />
        {text.due.chip}
      </Chip>
    );
  }
  if (state === 'alone') {
    return (
      <Chip tone="good">
        <Check size={14} aria-hidden="true" />
        {text.states.alone}
      </Chip>
    );
  }
  if (state === 'with-help') {
    return (
      <Chip>
        <HandHelping size={14} aria-hidden="true" />
        {text.states['with-help']}
      </Chip>
    );
  }
  return <span className="skill-quiet">{text.states[state]}</span>;
}

type MeterProps = { name: string; share: number; tone: 'alone' | 'with-help' };

/** A bar whose word says the same, for those who cannot see it. */
function Meter({ name, share, tone }: MeterProps) {
  return (
    <div className={`skill-meter ${tone}`}>
      <span className="skill-meter-words">
        <span className="skill-meter-name">
          {name}
          <span className="sr-only">:</span>
        </span>{' '}
        {text.fill(share)}
      </span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width={share * 100} height="8" fill="currentColor" />
      </svg>
    </div>
  );
}
