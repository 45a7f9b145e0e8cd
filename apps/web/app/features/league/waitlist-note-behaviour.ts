import { siteSettings } from '../../site-settings.ts';

/** Addresses under `.example` are kept for samples; nobody answers there. */
const isSample = (address: string): boolean => /^https:\/\/([\w-]+\.)*example(\/|$)/.test(address);

/** Tells visitors that there is no form yet, as long as the school has not named one. */
export function mount(note: HTMLElement): () => void {
  note.hidden = !isSample(siteSettings().waitlist_url);
  return () => {
    note.hidden = true;
  };
}
