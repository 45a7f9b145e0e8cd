import posts from '@content/newsroom';
import { NewsroomScreen } from '../../features/newsroom/newsroom-screen.tsx';
import { newsroomText as text } from '../../features/newsroom/text.ts';
import { paths } from '../../paths.ts';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({ title: text.title, description: text.description, path: paths.newsroom });

export default function NewsroomPage() {
  return <NewsroomScreen posts={posts} />;
}
