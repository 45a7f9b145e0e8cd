import posts from '@content/newsroom';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { loadPosts } from '../../features/newsroom/load-posts.ts';
import { NewsroomLoading } from '../../features/newsroom/newsroom-loading.tsx';
import { PostScreen } from '../../features/newsroom/post-screen.tsx';
import { paths } from '../../paths.ts';
import { siteToken } from '../../site-token.ts';
import { pageMeta } from '../page-meta.ts';

/** While the site is built: every post becomes a page of its own. */
export function loader({ params }: LoaderFunctionArgs) {
  const post = posts.find(({ slug }) => slug === params.slug);
  if (!post) throw new Error(`There is no post ${params.slug} to build a page for.`);
  return { post, loaded: false };
}

/** In the browser only addresses without such a page come here; one without a post leads to /404. */
export async function clientLoader({ params }: LoaderFunctionArgs): Promise<ReturnType<typeof loader>> {
  const post = (await loadPosts())?.find(({ slug }) => slug === params.slug);
  if (post) return { post, loaded: true };
  window.location.replace(paths.notFound);
  return new Promise(() => undefined);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { slug, title, heroQuote, author, publishDate, featuredImage } = loaderData.post;
  const publisher = { '@type': 'Organization', name: siteToken('organisation') };
  const address = siteToken('publicOrigin') + paths.post(slug);
  return pageMeta({
    title,
    description: `“${heroQuote.text}” ${heroQuote.author}. Read the whole text in our newsroom.`,
    path: paths.post(slug),
    kind: 'article',
    facts: {
      '@type': 'NewsArticle',
      headline: title,
      datePublished: publishDate,
      inLanguage: 'en-US',
      mainEntityOfPage: address,
      author: { '@type': 'Organization', name: author },
      publisher,
      ...(featuredImage && { image: siteToken('publicOrigin') + featuredImage.src }),
    },
  });
}

export const HydrateFallback = NewsroomLoading;

/** Built as a static page, by the same mark as pages/static-layout.tsx; in the app it is a page like any other. */
export default function NewsroomPostPage() {
  const { post, loaded } = useLoaderData<typeof loader>();
  return (
    <div data-static-page>
      <PostScreen post={post} loaded={loaded} />
    </div>
  );
}
