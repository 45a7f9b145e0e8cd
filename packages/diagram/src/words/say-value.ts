import { isAsked } from '../label/place-label.ts';

/** A value as it is spoken: one that is asked for stays unknown. */
export function sayValue(value: string | null): string {
  return isAsked(value) ? 'an unknown value' : (value ?? '').trim();
}
