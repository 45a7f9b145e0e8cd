const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-09-04` as readers write it: September 4, 2026. A day is the same day in every time zone. */
export const spellDate = (day: string): string => long.format(new Date(`${day}T00:00:00Z`));
