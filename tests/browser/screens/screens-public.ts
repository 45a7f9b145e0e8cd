import { expect, type Page } from '@playwright/test';
import { type Screen, visit } from './screens.ts';

export const postAddress = '/newsroom/ai-education-vision';
/** The file that brings the posts, whatever its content makes it be called. */
export const postsFile = /\/assets\/_content_newsroom-[\w-]+\.js$/;

/** The public pages beside the landing page. */
export const publicScreens: Screen[] = [
  {
    name: 'league',
    who: 'visitor',
    open: (page) => visit(page, '/join-league', 'What the League is'),
    following: [
      { name: 'pledge', go: (page) => visit(page, '/pledge', 'What we commit to') },
      { name: 'newsroom', go: (page) => visit(page, '/newsroom', 'Read more') },
      { name: 'post', go: (page) => visit(page, postAddress, 'What we asked for') },
      { name: 'privacy notice', go: (page) => visit(page, '/privacy', 'For families and schools') },
      { name: 'credits', go: (page) => visit(page, '/credits', 'Jobs and careers') },
    ],
  },
  { name: 'newsroom loading', who: 'visitor', open: openLoading },
];

async function openLoading(page: Page): Promise<void> {
  await page.route(postsFile, () => undefined);
  await page.goto('/newsroom');
  await expect(page.getByRole('status')).toHaveText('Loading...');
}
