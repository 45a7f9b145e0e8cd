import { Orb } from '../../ui/orb/orb.tsx';
import { newsroomText as text } from './text.ts';

/** What stands where posts will be. */
export function NewsroomLoading() {
  return (
    <div className="posts-loading">
      <Orb mode="loading" size={96} />
      <p role="status">{text.loading}</p>
    </div>
  );
}
