import type { TaughtClasses } from '@playforward/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { AskFirst } from '../../../ui/adult/ask-first.tsx';
import { PersonPicture } from '../../../ui/adult/person-picture.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { whenText } from '../../../ui/when-text.ts';
import { kindIcons } from '../assignments/kind-icons.ts';
import { nextTimeInWords } from '../assignments/next-time.ts';
import { deleteClass, taughtClassesQuery, todayQuery } from '../queries.ts';
import { teachText } from '../text.ts';
import { NeedButton, NeedList, useNeedNames } from './need-names.tsx';
import type { CourseChoice } from './new-class-dialog.tsx';

const text = teachText.card;
const mostFaces = 4;
type Taught = TaughtClasses['classes'][number];

/** A class at a glance: who is on, what is due, how to join, who needs help with their names on one tap. */
export function ClassCard({ one, course }: { one: Taught; course: CourseChoice | undefined }) {
  const names = useNeedNames();
  const place = one.place && text.place(one.place.unit_number, one.place.unit_title);
  return (
    <Card className="class-card" aria-labelledby={`class-${one.id}`}>
      <div className="class-head">
        <span className="class-badge" data-tone={one.id % 4} aria-hidden="true">
          {course?.badge}
        </span>
        <div className="class-name">
          <h2 id={`class-${one.id}`}>{one.name}</h2>
          <p>{[course?.title, one.semester, place].filter(Boolean).join(', ')}</p>
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
            <OnNow one={one} />
          </dd>
        </div>
        <div>
          <dt>{text.due}</dt>
          <dd>
            <Due one={one} />
          </dd>
        </div>
        <div>
          <dt>{text.need}</dt>
          <dd>
            <NeedButton one={one} names={names} />
          </dd>
        </div>
      </dl>
      <NeedList one={one} names={names} />
      <p className="class-code-line">
        {one.code ? (
          <>
            {text.code} <strong className="code-text">{one.code}</strong>
          </>
        ) : (
          text.closed
        )}
      </p>
      {one.is_demo && <RemoveDemo id={one.id} />}
    </Card>
  );
}

function OnNow({ one: { on, students, last_seen_at: last } }: { one: Taught }) {
  const more = on.length - mostFaces;
  return (
    <>
      <strong>{on.length}</strong> {text.of(students)}
      {on.length > 0 && (
        <span className="class-faces">
          {on.slice(0, more > 0 ? mostFaces - 1 : mostFaces).map(({ id, name }) => (
            <span key={id} title={name}>
              <PersonPicture name={name} />
              <span className="sr-only">{name}</span>
            </span>
          ))}
          {more > 0 && <span className="class-more">+{more + 1}</span>}
        </span>
      )}
      {on.length === 0 && last && <span className="class-last">{text.lastSeen(whenText(last))}</span>}
    </>
  );
}

function Due({ one }: { one: Taught }) {
  if (one.due.length === 0) return text.nothingDue;
  return (
    <ul>
      {one.due.map((each) => {
        const Icon = kindIcons[each.kind];
        return (
          <li key={each.id}>
            <Link to={paths.teachAssignment(one.id, each.id)} className="due-row">
              <Icon size={20} aria-hidden="true" />
              <span>
                <strong className="due-title">{each.title}</strong>
                <span className="due-time">{nextTimeInWords(each)}</span>
              </span>
              <span className="due-done">
                {text.done(each.done, each.students)}
                <span className="sr-only"> {text.doneWord}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function RemoveDemo({ id }: { id: number }) {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => deleteClass(id),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: todayQuery.queryKey });
      return queries.invalidateQueries({ queryKey: taughtClassesQuery.queryKey });
    },
  });
  return (
    <div className="mt-4">
      <AskFirst label={teachText.demo.remove} question={teachText.demo.sure} onYes={() => mutate()}>
        {teachText.demo.remove}
      </AskFirst>
    </div>
  );
}
