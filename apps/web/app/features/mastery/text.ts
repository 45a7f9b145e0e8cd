import type { SkillState } from '@playforward/contract';

const states: Record<SkillState, string> = {
  new: 'Not tried yet',
  started: 'On the way',
  'with-help': 'Works with help',
  alone: 'You can do it alone',
};

/** How full a bar is, in a word. */
function fill(share: number): string {
  if (share <= 0) return 'not yet';
  if (share < 0.5) return 'starting';
  return share < 1 ? 'growing' : 'strong';
}

/** Words of stars and the skill map. */
export const masteryText = {
  page: 'Your skills',
  title: 'Your skills',
  lead: 'See what you can do alone, and what you can do with help.',
  back: { to: 'Back to', place: 'Dashboard' },
  course: 'Course',
  loading: 'Drawing your map...',
  failed: {
    title: 'The map did not load',
    text: 'Nothing is lost. Try once more, or go on with a lesson.',
    again: 'Try again',
  },
  missing: { title: 'No such course', text: 'This address leads to no course, but your path does.' },
  how: {
    title: 'How to read it',
    marks: [
      { name: 'Alone', means: 'your first answer to a practice problem, without a hint.' },
      { name: 'With help', means: 'after a hint, with the steps, or on a second try.' },
      { name: 'Review due', means: 'some days have passed. The skill comes back by itself in practice.' },
    ],
    open: 'Nothing here locks. Every skill leads to its lesson.',
  },
  count: (alone: number, all: number) =>
    alone === 0 ? `${all === 1 ? '1 skill' : `${all} skills`}` : `${alone} of ${all} alone`,
  summary: ({ alone, tried, all }: { alone: number; tried: number; all: number }) => {
    if (alone > 0) return `You can do ${alone} of ${all} skills alone.`;
    return tried === 1 ? 'You have begun 1 skill.' : `You have begun ${tried} skills.`;
  },
  fresh: 'Solve your first problem, and the map begins to fill.',
  due: { title: 'Review due', lead: 'A few minutes on these keeps them strong.', chip: 'Review due' },
  unit: (number: number, title: string) => `Unit ${number}: ${title}`,
  inLesson: (title: string) => `in ${title}`,
  alone: 'Alone',
  withHelp: 'With help',
  fill,
  states,
  roads: {
    looks: { alone: 'Alone', 'with-help': 'With help', due: 'Review due', new: 'Not yet' },
    skills: (count: number) => (count === 1 ? '1 skill' : `${count} skills`),
    review: 'Review now',
    here: 'you are here',
    next: 'Next on your way',
    start: 'Start this skill',
  },
  stars: (filled: number, all: number) => `${filled} of ${all} stars`,
  starsWhy: 'Stars grow with what you can do, most of all alone.',
  openMap: 'Your skills',
  door: {
    title: 'Your skills',
    text: 'What can you do alone by now? What is ready for review?',
    open: 'Open the skill map',
  },
};
