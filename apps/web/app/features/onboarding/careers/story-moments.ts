export type Moment = { time: string; title: string; text: string };

const clock = /^(?<time>\d{1,2}:\d{2}(?:\s?[ap]\.?m\.?)?)[\s.:,–—-]+(?<rest>.+)$/isu;
const longestTitle = 60;

/**
 * The paragraphs of a story, each with the time of day it begins with and, when its first line is short and stands
 * alone, that line as its title.
 */
export function splitStory(story: string): Moment[] {
  return story
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(readMoment);
}

function readMoment(paragraph: string): Moment {
  const timed = clock.exec(paragraph)?.groups;
  const time = timed?.time ?? '';
  const words = (timed?.rest ?? paragraph).trim();
  const [first = '', ...others] = words.split('\n').map((line) => line.trim());
  const hasTitle = others.length > 0 && first.length <= longestTitle;
  return hasTitle
    ? { time, title: first.replace(/[:.]$/u, ''), text: others.join(' ') }
    : { time, title: '', text: [first, ...others].join(' ') };
}
