import type { TaughtClasses } from '@playforward/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowRight, Check, ChevronDown, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { AskFirst } from '../../ui/adult/ask-first.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { timeOf } from './assignments/time-of.ts';
import { deleteClass, taughtClassesQuery } from './queries.ts';
import { NeedFlag } from './state-mark.tsx';
import { teachText } from './text.ts';

const text = teachText.card;
type Taught = TaughtClasses['classes'][number];

/** A class at a glance: who is on, what is due, how to join, who needs help with their names on one tap. */
export function ClassCard({ one, course }: { one: Taught; course: string }) {
  const people = [...Map.groupBy(one.needs, ({ id }) => id).values()].flatMap((needs) => needs.slice(0, 1));
  return (
    <Card className="class-card" aria-labelledby={`class-${one.id}`}>
      <div className="class-head">
        <div>
          <h2 id={`class-${one.id}`}>{one.name}</h2>
          <p>{[course, one.semester].filter(Boolean).join(', ')}</p>
          {one.is_demo && <Chip tone="sun">{teachText.demo.chip}</Chip>}
        </div>
        <ButtonLink to={paths.teachClass(one.id)} kind="quiet" small aria-label={`${text.open}: ${one.name}`}>
          {text.open}
          <ArrowRight size={18} aria-hidden="true" />
        </ButtonLink>
      </div>
      <dl className="class-facts">
        <div>
          <dt>{text.onNow}</dt>
          <dd>
            <strong>{one.on_now}</strong> {text.of(one.students)}
          </dd>
        </div>
        <div>
          <dt>{text.due}</dt>
          <dd>
            <Due one={one} />
          </dd>
        </div>
        <div>
          <dt>{text.code}</dt>
          <dd>{one.code ? <strong className="code-text">{one.code}</strong> : text.closed}</dd>
        </div>
        <div>
          <dt>{text.need}</dt>
          <dd>
            <Needs one={one} people={people} />
          </dd>
        </div>
      </dl>
      {one.is_demo && <RemoveDemo id={one.id} />}
    </Card>
  );
}

function Due({ one }: { one: Taught }) {
  if (one.due.length === 0) return text.nothingDue;
  return (
    <ul>
      {one.due.map((each) => (
        <li key={each.id}>
          <Link to={paths.teachAssignment(one.id, each.id)} className="due-row">
            <span>
              <strong className="due-title">{each.title}</strong>
              <span className="due-time">{timeOf(each)}</span>
            </span>
            <span className="due-done">
              {text.done(each.done, each.students)}
              <span className="sr-only"> {text.doneWord}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function RemoveDemo({ id }: { id: number }) {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => deleteClass(id),
    onSuccess: () => queries.invalidateQueries({ queryKey: taughtClassesQuery.queryKey }),
  });
  return (
    <div className="mt-4">
      <AskFirst label={teachText.demo.remove} question={teachText.demo.sure} onYes={() => mutate()}>
        {teachText.demo.remove}
      </AskFirst>
    </div>
  );
}

function Needs({ one, people }: { one: Taught; people: Taught['needs'] }) {
  if (one.students === 0) return text.empty;
  if (people.length === 0) {
    return (
      <span className="need-none">
        <Check size={18} aria-hidden="true" />
        {text.nobody}
      </span>
    );
  }
  return (
    <details className="need-names">
      <summary>
        <NeedFlag />
        {teachText.students(people.length)}
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      <ul>
        {people.map(({ id, name, skill_title: skill, why }) => (
          <li key={id}>
            <Link to={paths.teachStudent(one.id, id)}>
              <span>
                <strong>{name}</strong>
                <span className="need-skill">{why.kind === 'same-idea' ? why.text : skill}</span>
              </span>
              <ChevronRight size={18} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
