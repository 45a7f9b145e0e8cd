import { paths } from '../../paths.ts';
import { loadPosts } from './load-posts.ts';

/**
 * "Loading..." stands until the posts are here, then the page shows them. Without them, or without the one that the
 * page is about, the visitor is taken to /404, and Back does not lead here again.
 */
export function mount(area: HTMLElement): () => void {
  let wanted = true;
  area.dataset.started = '';
  const { slug } = area.dataset;
  void loadPosts().then((posts) => {
    if (!wanted) return;
    const isThere = posts && (slug === undefined || posts.some((post) => post.slug === slug));
    if (isThere) area.dataset.ready = '';
    else window.location.replace(paths.notFound);
  });
  return () => {
    wanted = false;
  };
}
