import { siteSettings } from '../../site-settings.ts';

const player = 'https://www.youtube-nocookie.com/embed/';

/**
 * Puts the film of `data-video`, the name of a setting, in place of the poster; without an id the poster stays (D-27).
 * The player comes from the provider's host that sets no cookies, and only once it is near the window.
 */
export function mount(frame: HTMLElement): () => void {
  const { video, title = '' } = frame.dataset;
  const settings = siteSettings();
  const id = video === 'vibes_video_id' || video === 'pledge_video_id' ? settings[video] : null;
  if (!id) return () => undefined;
  const film = document.createElement('iframe');
  film.src = `${player}${encodeURIComponent(id)}?rel=0`;
  film.title = title;
  film.loading = 'lazy';
  film.allow = 'accelerometer; encrypted-media; gyroscope; picture-in-picture; fullscreen';
  film.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.replaceChildren(film);
  return () => film.remove();
}
