/** What happens on a tab that the companion has a line for. */
export type CompanionEvent = 'right' | 'wrong' | 'not-counted' | 'unrecorded' | 'fresh' | 'section-done';
