import type { CareerPage } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import {
  ChevronRight,
  CircleDollarSign,
  Columns2,
  GraduationCap,
  Heart,
  Printer,
  Sparkles,
} from 'lucide-react';
import { Link } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CareerEmblem } from '../../ui/career-emblem.tsx';
import { FailedCard } from '../../ui/failed-card.tsx';
import { StateCard } from '../../ui/state-card.tsx';
import { AskAbout } from './ask-about.tsx';
import { CareerFrame } from './career-frame.tsx';
import { CareerInterview } from './career-interview.tsx';
import { CareerProblem } from './career-problem.tsx';
import { PathwayLine } from './pathway-line.tsx';
import { PayBar } from './pay-bar.tsx';
import { careerQuery } from './queries.ts';
import { dollars, payRange } from './show-pay.ts';
import { careersText } from './text.ts';
import { useFavorite } from './use-favorite.ts';

const text = careersText.career;

/** Opens the chat with a question about this job. */
type OnAsk = (question: string) => void;

/** One career: facts with their sources, the way there, problems to try, a day, and neighbors. */
export function CareerScreen({ slug, onAsk }: { slug: string; onAsk: OnAsk }) {
  const { data, error, refetch } = useQuery(careerQuery(slug));
  const back = { to: paths.careers, words: careersText.all };
  if (data) return <Career page={data} back={back} onAsk={onAsk} />;
  return (
    <CareerFrame back={back} heading={<h1 className="text-[1.75rem]">{careersText.title}</h1>}>
      <Absent error={error} onAgain={() => void refetch()} />
    </CareerFrame>
  );
}

function Absent({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  if (!error) return <StateCard mode="loading" title={careersText.loading} skeleton />;
  if (!(error instanceof ApiError && error.status === 404))
    return <FailedCard text={careersText.failed} onAgain={onAgain} />;
  const { title, text: help } = careersText.missing;
  return (
    <StateCard
      mode="listening"
      title={title}
      text={help}
      action={<ButtonLink to={paths.careers}>{careersText.all}</ButtonLink>}
    />
  );
}

type CareerProps = { page: CareerPage; back: Parameters<typeof CareerFrame>[0]['back']; onAsk: OnAsk };

function Career({ page, back, onAsk }: CareerProps) {
  const { career, problems, neighbors, pathway, day, tasks, math } = page;
  return (
    <CareerFrame
      back={back}
      heading={
        <div className="career-title">
          <CareerEmblem title={career.title} />
          <div>
            <h1>{career.title}</h1>
            <p>{career.summary}</p>
          </div>
        </div>
      }
      actions={
        <div className="career-actions">
          <KeepButton page={page} />
          <ButtonLink to={`${paths.careers}?compare=${career.slug}`} kind="quiet">
            <Columns2 size={20} aria-hidden="true" />
            {text.compare}
          </ButtonLink>
        </div>
      }
    >
      <Facts career={career} />
      <Pathway stops={pathway} />
      <div className="career-body">
        <div>
          <h2>{text.math}</h2>
          <p className="career-lead">{text.mathLead}</p>
          <div className="career-problems">
            {problems.map((problem) => (
              <CareerProblem key={problem.skill} slug={career.slug} problem={problem} math={math} />
            ))}
          </div>
          <h2>{text.day}</h2>
          <p className="career-lead">{text.dayLead}</p>
          <ol className="career-day">
            {day.map(({ at, title, text: words }) => (
              <li key={at} className="card">
                <time>{at}</time>
                <div>
                  <h3>{title}</h3>
                  <p className="day-words">{words}</p>
                </div>
              </li>
            ))}
          </ol>
          {page.interviews.map((interview) => (
            <CareerInterview key={`${interview.by} ${interview.with}`} interview={interview} />
          ))}
        </div>
        <aside>
          <h2>{text.neighbors}</h2>
          <p className="career-lead">{text.neighborsLead}</p>
          <ul className="career-neighbors">
            {neighbors.map(({ slug, title, but }) => (
              <li key={slug}>
                <Link to={paths.career(slug)} className="card neighbor">
                  <CareerEmblem title={title} />
                  <span>
                    <strong>{title}</strong>
                    <small>{but}</small>
                  </span>
                  <ChevronRight size={20} aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
          <AskAbout named={page.named} onAsk={onAsk} />
          <details className="card career-tasks">
            <summary>{text.tasks}</summary>
            <ul>
              {tasks.map((task) => (
                <li key={task}>{task}</li>
              ))}
            </ul>
            <p className="tasks-source">{text.tasksSource}</p>
          </details>
        </aside>
      </div>
      <p className="career-source">{careersText.source}</p>
    </CareerFrame>
  );
}

function KeepButton({ page: { career, favorite } }: { page: CareerPage }) {
  const { mutate, isPending } = useFavorite(career.slug, favorite);
  return (
    <Button
      kind="quiet"
      className={favorite ? 'favorite-wide kept' : 'favorite-wide'}
      aria-pressed={favorite}
      busy={isPending}
      onClick={() => mutate()}
    >
      {!isPending && <Heart size={20} aria-hidden="true" />}
      {careersText.favorite}
    </Button>
  );
}

function Facts({ career: { pay, schooling, likes } }: Pick<CareerPage, 'career'>) {
  return (
    <Card className="career-facts">
      <div>
        <h2>
          <CircleDollarSign size={20} className="text-accent-deep" aria-hidden="true" />
          {pay?.by === 'hour' ? text.payTitleHour : text.payTitle}
        </h2>
        <p className="fact">{pay ? payRange(pay) : careersText.noPay}</p>
        {pay && <PayBar pay={pay} />}
        {pay && (
          <p>
            {careersText.paySource(pay.year)}
            {careersText.payMiddle(dollars(pay.middle, pay.by))}
          </p>
        )}
      </div>
      <div>
        <h2>
          <GraduationCap size={20} className="text-accent-deep" aria-hidden="true" />
          {text.schoolingTitle}
        </h2>
        <p className="fact">{schooling ?? careersText.compare.nothing}</p>
        <p>{text.schoolingSource}</p>
      </div>
      <div>
        <h2>
          <Sparkles size={20} className="text-accent-deep" aria-hidden="true" />
          {text.likesTitle}
        </h2>
        <p className="fact">{likes.join(', ')}</p>
        <p>{text.likesSource}</p>
      </div>
    </Card>
  );
}

function Pathway({ stops }: { stops: CareerPage['pathway'] }) {
  return (
    <Card className="career-pathway">
      <div className="pathway-head">
        <h2>{text.pathway}</h2>
        <button type="button" className="link" onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          {text.print}
        </button>
      </div>
      <p className="career-lead">{text.pathwayLead}</p>
      <PathwayLine stops={stops} />
    </Card>
  );
}
