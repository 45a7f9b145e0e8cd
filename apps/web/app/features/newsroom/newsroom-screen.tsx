import type { NewsroomPost } from '../../../scripts/content-schemas/newsroom-post.ts';
import { SiteFooter } from '../../ui/site-frame/site-footer.tsx';
import { SiteHeader } from '../../ui/site-frame/site-header.tsx';
import { PostCard } from './post-card.tsx';
import { PostsArea } from './posts-area.tsx';
import { newsroomText as text } from './text.ts';

/** /newsroom: every post, newest first. */
export function NewsroomScreen({ posts }: { posts: NewsroomPost[] }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main className="flex-1">
        <div className="newsroom-head sky evening on-sky">
          <div className="site-column">
            <h1>{text.title}</h1>
            <p>{text.lead}</p>
          </div>
        </div>
        <div className="site-column newsroom-list">
          <PostsArea>
            {posts.length === 0 && <p className="card newsroom-empty">{text.empty}</p>}
            {posts.map((post, index) => (
              <PostCard key={post.slug} post={post} seed={21 + index} />
            ))}
          </PostsArea>
        </div>
      </main>
      <SiteFooter />
    </div>
  );
}
