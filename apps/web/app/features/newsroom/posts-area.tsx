import type { ReactNode } from 'react';
import './newsroom.css';
import { NewsroomLoading } from './newsroom-loading.tsx';

type PostsAreaProps = {
  /** The post the page is about; the list has none. */
  slug?: string;
  /** The posts are already here, so nothing has to be waited for. */
  loaded?: boolean;
  children: ReactNode;
};

/**
 * What the page says is in its HTML, for search engines and browsers without a script. With a script it appears when
 * posts-behaviour.ts has the posts; its place is kept, so that nothing moves.
 */
export function PostsArea({ slug, loaded = false, children }: PostsAreaProps) {
  return (
    <div className="posts" data-behaviour="posts" data-slug={slug} data-ready={loaded ? '' : undefined}>
      <NewsroomLoading />
      <div className="posts-content">{children}</div>
    </div>
  );
}
