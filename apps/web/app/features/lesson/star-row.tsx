import { type FullLesson, limits } from '@playforward/contract';
import { countStars } from './lesson-stars.ts';
import { lessonText as text } from './text.ts';

const star = 'm12 2.5 2.9 6.2 6.8.8-5 4.6 1.3 6.7L12 17.5l-6 3.3 1.3-6.7-5-4.6 6.8-.8z';

/** Twelve stars, always shown; filled by the share of solved problems. */
export function StarRow({ lesson }: { lesson: FullLesson }) {
  const { filled, solved, problems } = countStars(lesson);
  const label = `${text.stars(filled, limits.stars)}. ${text.starsWhy(solved, problems)}`;
  return (
    <div className="lesson-stars" role="img" aria-label={label} title={label}>
      {Array.from({ length: limits.stars }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place in the row
        <svg key={place} viewBox="0 0 24 24" className={place < filled ? 'earned' : ''} aria-hidden="true">
          <path d={star} />
        </svg>
      ))}
    </div>
  );
}
