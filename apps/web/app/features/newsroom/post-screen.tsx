import { ArrowLeft } from 'lucide-react';
import type { NewsroomPost } from '../../../scripts/content-schemas/newsroom-post.ts';
import { paths } from '../../paths.ts';
import { Chip } from '../../ui/chip.tsx';
import { BuiltHtml } from '../../ui/reading/built-html.tsx';
import { SiteFooter } from '../../ui/site-frame/site-footer.tsx';
import { SiteHeader } from '../../ui/site-frame/site-header.tsx';
import { SiteWords, withNames } from '../../ui/site-frame/site-words.tsx';
import './newsroom.css';
import { PostDate } from './post-date.tsx';
import { PostsArea } from './posts-area.tsx';
import { ShareLinks } from './share-links.tsx';
import { newsroomText as text } from './text.ts';

/** /newsroom/{slug}: one post, in full. */
export function PostScreen({ post, loaded }: { post: NewsroomPost; loaded: boolean }) {
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      <SiteHeader onPaper />
      <main className="flex-1">
        <PostsArea slug={post.slug} loaded={loaded}>
          <Article post={post} />
        </PostsArea>
      </main>
      <SiteFooter />
    </div>
  );
}

function Article({ post }: { post: NewsroomPost }) {
  const { featuredImage, heroQuote, contentHtml } = post;
  return (
    <article>
      <header className={featuredImage ? 'post-head pictured' : 'post-head'}>
        <div className="post-column">
          <a href={paths.newsroom} className="link">
            <ArrowLeft size={18} aria-hidden="true" />
            {text.title}
          </a>
          <p className="mt-2">
            <Chip>{post.category}</Chip>
          </p>
          <h1>
            <SiteWords>{post.title}</SiteWords>
          </h1>
          <p className="post-by">
            {text.by} <strong>{post.author}</strong>
            <span aria-hidden="true">·</span>
            <PostDate day={post.publishDate} />
          </p>
        </div>
      </header>
      {featuredImage && (
        <div className="post-picture">
          <img src={featuredImage.src} alt={featuredImage.alt} width={1040} height={480} />
        </div>
      )}
      <div className="post-column">
        <figure className="post-quote">
          <blockquote>“{heroQuote.text}”</blockquote>
          <figcaption>{heroQuote.author}</figcaption>
        </figure>
        <BuiltHtml className="post-body" html={withNames(contentHtml)} />
        <ShareLinks slug={post.slug} title={post.title} />
      </div>
    </article>
  );
}
