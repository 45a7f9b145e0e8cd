import { ArrowRight } from 'lucide-react';
import type { NewsroomPost } from '../../../scripts/content-schemas/newsroom-post.ts';
import { paths } from '../../paths.ts';
import { Chip } from '../../ui/chip.tsx';
import { SiteWords } from '../../ui/site-frame/site-words.tsx';
import { Skyline } from '../../ui/skyline/skyline.tsx';
import { PostDate } from './post-date.tsx';
import { newsroomText as text } from './text.ts';

/** A post in the list, shown large. The city above it is another one for every post. */
export function PostCard({ post, seed }: { post: NewsroomPost; seed: number }) {
  const { slug, title, category, publishDate, heroQuote } = post;
  return (
    <article className="card post-card">
      <div className="post-city sky">
        <Skyline width={900} height={620} blocks={11} tile={40} seed={seed} />
      </div>
      <div>
        <p className="post-meta">
          <Chip>{category}</Chip>
          <PostDate day={publishDate} />
        </p>
        <h2>
          <SiteWords>{title}</SiteWords>
        </h2>
        <figure>
          <blockquote>“{heroQuote.text}”</blockquote>
          <figcaption>{heroQuote.author}</figcaption>
        </figure>
        <a href={paths.post(slug)} className="btn mt-7">
          {text.readMore} <span className="sr-only">{text.about(title)}</span>
          <ArrowRight size={20} aria-hidden="true" />
        </a>
      </div>
    </article>
  );
}
