import type { PathwayStop } from '@playforward/contract';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import './pathway-line.css';
import { careersText } from './text.ts';

const text = careersText.career;

type PathwayLineProps = { stops: readonly PathwayStop[]; upright?: boolean };

/**
 * From today to a first job: courses as circles, schooling and job as squares; the shape says what is done. It lies on
 * wide screens unless it is to stand.
 */
export function PathwayLine({ stops, upright = false }: PathwayLineProps) {
  return (
    <ol className={upright ? 'pathway-line' : 'pathway-line lying'}>
      {stops.map((stop) => (
        <li
          key={`${stop.kind} ${stop.title}`}
          className={`stop ${stop.kind} ${stop.state}`}
          aria-current={stop.state === 'here' ? 'step' : undefined}
        >
          <span className="stop-mark" aria-hidden="true">
            {stop.state === 'done' && <Check size={16} strokeWidth={3.5} />}
          </span>
          <span className="stop-title">
            {stop.lesson_id === null ? (
              stop.title
            ) : (
              <Link to={paths.lesson(stop.lesson_id)} className="stop-link">
                {stop.title}
              </Link>
            )}
            {stop.state === 'done' && <span className="sr-only">, {text.done}</span>}
          </span>
          <span className="stop-detail">
            {stop.state === 'here' && <em>{text.youAreHere}</em>}
            {stop.state === 'here' && stop.detail !== '' && ': '}
            {stop.detail}
          </span>
        </li>
      ))}
    </ol>
  );
}
