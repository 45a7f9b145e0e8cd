/** Words of the school's log. */
export const logText = {
  title: 'Who did what',
  lead: 'Sign-ins, looks at students’ work, and every act of the office; without a word of what anybody wrote. Kept for 90 days.',
  kind: 'What',
  all: 'Everything',
  from: 'From',
  to: 'Until',
  person: 'Shown for one person.',
  everybody: 'Show everybody',
  found: (n: number) => (n === 1 ? 'One line' : `${n.toLocaleString('en-US')} lines`),
  none: 'Nothing of this kind was done in these days.',
  server: 'The server',
};
