/** The four rules of the lesson, to begin with. */
export const firstRules: readonly { stake: string; rule: string }[] = [
  { stake: 'My learning', rule: 'I do that part myself. Then I may ask for a hint on one step.' },
  { stake: 'What is true', rule: 'I check what matters before I use it.' },
  { stake: 'Being honest', rule: 'I say where a model helped.' },
  { stake: 'Other people', rule: 'I leave out what points at them, or I ask them first.' },
];

export const rulesText = {
  sheet: 'My rules for using AI',
  name: 'Your name',
  hint: 'It stands on the paper and nowhere else.',
  stake: (place: number) => `What is at stake, rule ${place}`,
  rule: (place: number) => `Rule ${place}`,
  add: 'Add a rule',
  full: 'Ten rules fit on a page.',
  remove: (place: number) => `Take rule ${place} away`,
  removed: (place: number) => `Rule ${place} is gone.`,
  print: 'Print my rules',
  empty: 'A page without a rule is only paper. Write one first.',
  keep: 'Print it or copy it: when you leave this page, it is gone.',
};
