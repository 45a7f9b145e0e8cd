import type { MyCareers, PathwayStop } from '@playforward/contract';
import { Compass } from 'lucide-react';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CareerEmblem } from '../../ui/career-emblem.tsx';
import { PathwayLine } from './pathway-line.tsx';
import { payRange } from './show-pay.ts';
import { careersText } from './text.ts';

const text = careersText.future;

const shownCourses = 3;

/** The courses from where the student is, then schooling and job. */
function shortWay(stops: readonly PathwayStop[]): PathwayStop[] {
  const courses = stops.filter(({ kind }) => kind === 'course');
  const here = Math.max(
    0,
    courses.findIndex(({ state }) => state === 'here'),
  );
  const first = Math.min(here, Math.max(0, courses.length - shownCourses));
  return [
    ...courses.slice(first, first + shownCourses),
    ...stops.filter(({ kind }) => kind !== 'course').slice(-2),
  ];
}

type FutureYouProps = {
  /** As it was chosen, also one that is not in the list. */
  career: string | null | undefined;
  mine: MyCareers | undefined;
};

/** The chosen job with its pay, a moment of its day, and the next skill on the way to it. */
export function FutureYou({ career, mine }: FutureYouProps) {
  if (!career) return null;
  const chosen = mine?.chosen;
  const pay = chosen?.career.pay;
  return (
    <Card className="future-you">
      <h2>{text.title}</h2>
      <div className="future-job">
        <CareerEmblem title={career} />
        <p>{career}</p>
      </div>
      {pay && (
        <p className="future-pay">
          <strong>
            {payRange(pay)} {pay.by === 'year' ? careersText.perYear : careersText.perHour}
          </strong>
          <small>{careersText.paySource(pay.year)}</small>
        </p>
      )}
      {chosen?.day && (
        <p className="future-fact">
          <small>{text.day}</small>
          {chosen.day}
        </p>
      )}
      {chosen?.next_skill && (
        <p className="future-fact">
          <small>{text.next}</small>
          <strong>{chosen.next_skill}</strong>
        </p>
      )}
      {chosen && <PathwayLine stops={shortWay(chosen.pathway)} upright />}
      <ButtonLink to={chosen ? paths.career(chosen.career.slug) : paths.careers} kind="quiet" wide>
        {!chosen && <Compass size={20} aria-hidden="true" />}
        {chosen ? text.open : text.find}
      </ButtonLink>
    </Card>
  );
}
