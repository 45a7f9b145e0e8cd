import { limits } from '@playforward/contract';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { masteryText as text } from './text.ts';

const star = 'm12 2.5 2.9 6.2 6.8.8-5 4.6 1.3 6.7L12 17.5l-6 3.3 1.3-6.7-5-4.6 6.8-.8z';

type StarRowProps = {
  /** Unknown until the server has said. */
  filled: number | undefined;
  courseId: number | undefined;
};

/** Twelve stars, always shown; filled by how well the skills of the lesson are mastered (L-065). */
export function StarRow({ filled = 0, courseId }: StarRowProps) {
  const label = `${text.stars(filled, limits.stars)}. ${text.starsWhy}`;
  return (
    <div className="lesson-star-line">
      <div className="lesson-stars" role="img" aria-label={label} title={label}>
        {Array.from({ length: limits.stars }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place in the row
          <svg key={place} viewBox="0 0 24 24" className={place < filled ? 'earned' : ''} aria-hidden="true">
            <path d={star} />
          </svg>
        ))}
      </div>
      <Link to={paths.skills(courseId)} className="lesson-skills-link">
        {text.openMap}
      </Link>
    </div>
  );
}
