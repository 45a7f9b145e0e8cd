import type posts from '@content/newsroom';

type Posts = typeof posts;

/** The posts, a file of its own that comes only when asked for; undefined when it did not come. */
export function loadPosts(): Promise<Posts | undefined> {
  return import('@content/newsroom').then(
    (module) => module.default,
    () => undefined,
  );
}
