/** Words around a student's own reason. */
export const whyText = {
  tell: 'Tell it',
  telling: 'Listening...',
  blank: 'Write a word or two first.',
  kept: 'Kept with your run. Nobody grades it.',
  notKept: 'Heard, not kept. Nobody grades it.',
  away: 'The companion could not be reached. Your words are still here: try again.',
};

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

/** Words around what a district felt. */
export const feltText = {
  heading: 'What the district felt',
  trouble: {
    brownOuts: (whole: string, count: number) =>
      `Homes were dark: ${whole.replace(/ h$/, '')} block-hours, on ${days(count)}.`,
    waterShort: (whole: string, count: number) => `Taps were dry: ${whole} were missing, on ${days(count)}.`,
  },
  debt: (last: string, count: number) => `The treasury is in debt: ${last} after ${days(count)}.`,
  moved: (label: string, run: { first: string; last: string; days: number }) =>
    `${label}: ${run.first} on day 1, ${run.last} on day ${run.days}.`,
  chartOf: (named: string) => `${named} in the days of the run`,
  open: (label: string) => `Open ${label} of the run as chart`,
};
