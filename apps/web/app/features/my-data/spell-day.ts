/** A day as people write it: "November 23, 2026". */
export function spellDay(moment: string): string {
  return new Date(moment).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
}
