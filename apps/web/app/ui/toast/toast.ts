import type { toast as Library } from 'sonner';

/** What may be said in passing. */
type Toasts = Pick<typeof Library, 'success' | 'error' | 'message'>;

let shown: Toasts | undefined;
let unsaid: ((toasts: Toasts) => void)[] = [];
const listeners = new Set<() => void>();

/** Toasts of the page, from anywhere. Their library comes late (LateToaster); what is said before waits for it. */
export const toast: Toasts = {
  success: (...said) => say((toasts) => toasts.success(...said)),
  error: (...said) => say((toasts) => toasts.error(...said)),
  message: (...said) => say((toasts) => toasts.message(...said)),
};

/** The toaster is on the page: says what has waited. Answers how to say that it is gone. */
export function toasterIsHere(toasts: Toasts): () => void {
  shown = toasts;
  for (const words of unsaid) words(toasts);
  unsaid = [];
  return () => {
    if (shown === toasts) shown = undefined;
  };
}

/** Calls back when something waits to be said; answers how to stop that. */
export function onUnsaid(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function hasUnsaid(): boolean {
  return unsaid.length > 0;
}

function say(words: (toasts: Toasts) => string | number): string | number {
  if (shown) return words(shown);
  unsaid.push(words);
  for (const listener of listeners) listener();
  return 0;
}
