import type { FamilyWeek } from '@playforward/contract';
import { familyLimits } from '@playforward/contract';
import { Check, ChevronLeft, ChevronRight, Star, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Orb } from '../../ui/orb/orb.tsx';
import type { FamilyText } from './text.ts';
import './week.css';

const mostStars = 5;

type WeekViewProps = {
  week: FamilyWeek;
  text: FamilyText;
  onBack: (back: number) => void;
  /** What waits for the adult, above the question for dinner. */
  first?: ReactNode;
  /** Below what comes next. */
  mail?: ReactNode;
  /** How the link ends. */
  foot: ReactNode;
};

/** A child's week: five sentences that can be read standing, one thing to ask, what comes next. */
export function WeekView({ week, text, onBack, first, mail, foot }: WeekViewProps) {
  const words = text.week;
  return (
    <main>
      <div className="family-hello on-sky">
        <Orb mode={week.stars.new > 0 ? 'fulfilled' : 'idle'} size={132} />
        <div>
          <h1>{words.title(week.child)}</h1>
          <p className="family-span">
            {[spanOf(week), ...week.classes.map(({ name, teacher }) => words.with(name, teacher))].join(', ')}
          </p>
        </div>
        <p className="family-says">{week.headline}</p>
      </div>
      <div className="family-wide">
        <Card className="family-five">
          <ul className="family-sentences">
            {week.sentences.map((said) => (
              <li className="family-said" key={said.map(({ text: piece }) => piece).join('')}>
                <Sentence said={said} />
              </li>
            ))}
          </ul>
          <Days week={week} text={text} />
          <StarLine week={week} text={text} />
          <nav className="family-weeks" aria-label={words.earlier}>
            <button
              type="button"
              className="link"
              disabled={week.back >= familyLimits.weeksBack}
              onClick={() => onBack(week.back + 1)}
            >
              <ChevronLeft size={18} aria-hidden="true" />
              {words.earlier}
            </button>
            {week.back > 0 && (
              <button type="button" className="link" onClick={() => onBack(week.back - 1)}>
                {words.later}
                <ChevronRight size={18} aria-hidden="true" />
              </button>
            )}
          </nav>
        </Card>
        <div className="family-side">
          {first}
          <Card className="family-dinner">
            <h2>
              <Utensils size={24} aria-hidden="true" />
              {words.dinner}
            </h2>
            <p className="family-ask">“{week.dinner.ask}”</p>
            <p>
              <strong>{words.listen}:</strong> {week.dinner.listen_for}
            </p>
          </Card>
          <Next week={week} text={text} mail={mail} />
        </div>
        {foot}
      </div>
    </main>
  );
}

function Sentence({ said }: { said: FamilyWeek['sentences'][number] }) {
  return said.map(({ text, strong, lang }) =>
    strong ? (
      <strong key={text} lang={lang}>
        {text}
      </strong>
    ) : (
      text
    ),
  );
}

/** From Monday to Friday, as a calendar writes it. */
function spanOf({ monday, language }: FamilyWeek): string {
  const day = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  const first = new Date(`${monday}T00:00:00Z`);
  return day.formatRange(first, new Date(first.getTime() + 4 * 86_400_000));
}

function dayName(day: string, language: string, weekday: 'short' | 'long'): string {
  return new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

function Days({ week, text }: { week: FamilyWeek; text: FamilyText }) {
  const words = text.week;
  const worked = week.days.filter((one) => one.worked).length;
  return (
    <div className="family-line">
      <p className="family-what">
        <strong>{words.days}</strong>
        {words.daysOf(worked, week.days.length)}
      </p>
      <ul className="family-days">
        {week.days.map(({ day, worked: did, is_ahead: ahead }) => (
          <li key={day} className={did ? 'did' : ahead ? 'ahead' : ''}>
            <span aria-hidden="true">{did && <Check size={20} strokeWidth={3} />}</span>
            {dayName(day, week.language, 'short')}
            <span className="sr-only">: {did ? words.worked : ahead ? words.ahead : words.free}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function StarLine({ week, text }: { week: FamilyWeek; text: FamilyText }) {
  const { stars } = week;
  const shown = Math.min(mostStars, stars.new);
  return (
    <div className="family-line">
      <p className="family-what">
        <strong>{text.week.stars}</strong>
        {text.week.starsOf(stars.new, stars.in_unit)}
      </p>
      <p className="family-stars" aria-hidden="true">
        {Array.from({ length: shown }, (_, nth) => `star ${nth}`).map((key) => (
          <Star key={key} size={34} />
        ))}
        {stars.new > shown && <b>+{stars.new - shown}</b>}
      </p>
    </div>
  );
}

function Next({ week, text, mail }: { week: FamilyWeek; text: FamilyText; mail?: ReactNode }) {
  const words = text.week;
  return (
    <Card className="family-next">
      <h2>{words.next}</h2>
      {week.next.length === 0 ? (
        <p>{words.nothingNext}</p>
      ) : (
        <ul>
          {week.next.map(({ kind, day, title, lang }) => (
            <li key={title}>
              {day ? (
                <time dateTime={day}>{dayName(day, week.language, 'long')}</time>
              ) : (
                <span className="family-when">{words.untimed[kind]}</span>
              )}
              <span lang={lang}>{title}</span>
            </li>
          ))}
        </ul>
      )}
      {mail}
    </Card>
  );
}
