import type { CareerBrief } from '@playforward/contract';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { CareerEmblem } from '../../ui/career-emblem.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { PayBar } from './pay-bar.tsx';
import { payRange } from './show-pay.ts';
import { careersText as text } from './text.ts';

type CareerCardProps = {
  career: CareerBrief;
  favorite: boolean;
  /** Present while two are compared: whether this is one of them. */
  compared?: { chosen: boolean; onChoose: () => void } | undefined;
};

/** One job of a list: what it is, its pay as a range, its schooling, and the math inside. */
export function CareerCard({ career, favorite, compared }: CareerCardProps) {
  const { slug, title, summary, pay, schooling, math } = career;
  return (
    <Card className="career-card">
      <div className="career-head">
        <CareerEmblem title={title} />
        <div>
          <h3>
            <Link to={paths.career(slug)} className="career-link">
              {title}
            </Link>
          </h3>
          <p>{summary}</p>
        </div>
        <FavoriteButton slug={slug} title={title} favorite={favorite} />
      </div>
      <p className="career-pay">
        {pay ? <strong>{payRange(pay)}</strong> : text.noPay}
        <span>
          {pay && (pay.by === 'year' ? text.perYear : text.perHour)}
          {schooling && ` · ${schooling}`}
        </span>
      </p>
      {pay && <PayBar pay={pay} />}
      <div className="career-foot">
        <span>{text.mathInside}</span>
        <ul className="math-chips">
          {math.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        {compared && (
          <label className="compare-pick">
            <input type="checkbox" checked={compared.chosen} onChange={compared.onChoose} />
            {text.compare.pick(title)}
          </label>
        )}
      </div>
    </Card>
  );
}
