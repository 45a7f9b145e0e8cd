/**
 * The one script of static pages (pages/static-layout.tsx): React builds them and never runs on them. Every element
 * with `data-behaviour="<name>"` gets the behaviour of that name, loaded when the page has one.
 */
export type Behaviour = (element: HTMLElement) => () => void;

type BehaviourModule = { mount: Behaviour };

const behaviours: Record<string, () => Promise<BehaviourModule>> = {
  'site-header': () => import('./ui/site-frame/site-header-behaviour.ts'),
  'site-footer': () => import('./ui/site-frame/site-footer-behaviour.ts'),
  'landing-hero': () => import('./features/landing/hero-behaviour.ts'),
  'team-tabs': () => import('./features/landing/team-tabs-behaviour.ts'),
  'latest-pages': () => import('./features/landing/latest-pages-behaviour.ts'),
  'contact-form': () => import('./features/landing/contact-form-behaviour.ts'),
  'logo-strip': () => import('./features/landing/logo-strip-behaviour.ts'),
  video: () => import('./ui/site-frame/video-behaviour.ts'),
  'waitlist-note': () => import('./features/league/waitlist-note-behaviour.ts'),
  'copy-listing': () => import('./features/pledge/copy-listing-behaviour.ts'),
  posts: () => import('./features/newsroom/posts-behaviour.ts'),
  'share-links': () => import('./features/newsroom/share-links-behaviour.ts'),
  'placeholder-links': () => import('./ui/site-frame/placeholder-links.ts'),
};

for (const element of document.querySelectorAll<HTMLElement>('[data-behaviour]')) {
  const load = behaviours[element.dataset.behaviour ?? ''];
  if (load) void load().then(({ mount }) => mount(element));
}
