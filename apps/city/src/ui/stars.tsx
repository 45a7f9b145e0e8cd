import { StarIcon } from './icons.ts';
import './stars.css';

/** Three stars, so many of them earned; the words beside them say the same. */
export function Stars({ count, size = 24 }: { count: number; size?: number }) {
  return (
    <span className="stars" aria-hidden="true">
      {[1, 2, 3].map((star) => (
        <StarIcon key={star} size={size} className={star <= count ? 'earned' : ''} />
      ))}
    </span>
  );
}

export function starWords(count: number): string {
  return ['No star yet', '1 star', '2 stars', '3 stars'][count] ?? '';
}
