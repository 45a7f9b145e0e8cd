import { siteSettings } from '../../site-settings.ts';
import { lookAt } from './look-at.ts';
import { landingText } from './text.ts';

/** Clears the form and says the documented sentence, as an alert and as a line that stays; sends nothing (D-31). */
export function mount(area: HTMLElement): () => void {
  const form = area.querySelector<HTMLFormElement>('[data-form]');
  const status = area.querySelector('[data-status]');
  const orb = area.querySelector<HTMLElement>('[data-orb]');
  showMailAddress(area.querySelector('[data-mail]'));

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!form) return;
    form.reset();
    if (orb) orb.dataset.mood = 'glad';
    if (status) status.textContent = landingText.thanks;
    window.alert(landingText.thanks);
  };
  /** A field of spaces is an empty field. */
  const onInput = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const isBlank = target.value !== '' && target.value.trim() === '';
    target.setCustomValidity(isBlank ? landingText.blank : '');
    if (status) status.textContent = '';
    if (orb) delete orb.dataset.mood;
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!orb || !(target instanceof HTMLElement)) return;
    const box = target.getBoundingClientRect();
    lookAt(orb, box.left + Math.min(box.width / 2, 200), box.top + box.height / 2);
  };

  form?.addEventListener('submit', onSubmit);
  form?.addEventListener('input', onInput);
  form?.addEventListener('focusin', onFocus);
  return () => {
    form?.removeEventListener('submit', onSubmit);
    form?.removeEventListener('input', onInput);
    form?.removeEventListener('focusin', onFocus);
  };
}

/** The school's own address, when it has set one. */
function showMailAddress(line: HTMLElement | null): void {
  const { contact_email: address } = siteSettings();
  const link = line?.querySelector('a');
  if (!line || !link || !address) return;
  link.href = `mailto:${address}`;
  link.textContent = address;
  line.hidden = false;
}
