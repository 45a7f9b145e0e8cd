import type { CareerAnswers } from '../career-answers.ts';
import type { DayMoment } from '../explore/compose-day.ts';
import { hashFraction } from '../match/break-ties.ts';
import type { Reason } from '../match/explain-score.ts';
import type { CareerIndex } from '../match/index-occupations.ts';
import { mathInside } from '../math-inside/math-inside.ts';
import type { Occupation } from '../occupation.ts';
import { placeName } from '../read-place.ts';
import type { Profile } from '../read-profile.ts';
import { joinWithAnd, withArticle } from './name-job.ts';
import { pickTasks, type StoryTask } from './pick-tasks.ts';
import { quoteStudent } from './quote-student.ts';
import { storyText } from './story-text.ts';

export type StoryStudent = {
  profile: Profile;
  answers: CareerAnswers;
  index: CareerIndex;
  /** Reasons for this occupation, strongest first: what the student likes about it is told first. */
  reasons: readonly Reason[];
  /** Four moments written by hand out of this occupation's tasks, where there are any. */
  day?: readonly DayMoment[] | undefined;
};

const partsOfDay = 4;
const fewestWords = 150;
const mostWords = 250;

const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
const one = <T>(choices: readonly T[], seed: string): T | undefined =>
  choices[Math.floor(hashFraction(seed) * choices.length)];
const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

function opening(occupation: Occupation, { profile }: StoryStudent): string {
  const place = placeName(profile.place);
  const job = withArticle(occupation.title);
  return place === null ? fill(storyText.open.noPlace, { job }) : fill(storyText.open.place, { job, place });
}

/** What counted most for this occupation first; otherwise in the student's own order. */
function byReason(labels: readonly string[], reasons: readonly Reason[]): string[] {
  const rank = (label: string): number => {
    const at = reasons.findIndex(({ words }) => words === label);
    return at < 0 ? reasons.length : at;
  };
  return labels.toSorted((a, b) => rank(a) - rank(b));
}

/** Only what the student wrote, in the student's own words: nothing is said that was not. */
function lookBack({ profile, answers, reasons, index }: StoryStudent): string {
  const { grade } = answers;
  const { lookBack: texts } = storyText;
  const words =
    profile.activities.length > 0 ? quoteStudent(answers.enjoy_during_free_time, index.known.has, 1) : null;
  if (words !== null) return fill(texts.wrote, { grade, words });
  const subjects = byReason(profile.saidSubjects, reasons).slice(0, 2);
  if (subjects.length > 0) {
    return fill(subjects.length === 1 ? texts.subject : texts.subjects, {
      grade,
      what: joinWithAnd(subjects),
    });
  }
  return fill(texts.nothing, { grade });
}

/** Three pieces of mathematics that the job uses, by name. */
function mathNames(occupation: Occupation): string {
  const ideas = mathInside(occupation).ideas.slice(0, 3);
  return fill(storyText.math.inside, { ideas: joinWithAnd(ideas.map(({ name }) => name)) });
}

function mathRating(occupation: Occupation): string {
  const rating = occupation.knowledge.Mathematics;
  const { math } = storyText;
  if (rating === undefined) return math.unrated;
  const template = rating >= 3.25 ? math.much : rating >= 2.25 ? math.some : math.little;
  return fill(template, { rating: rating.toFixed(1) });
}

function mathFeeling({ profile }: StoryStudent): string {
  if (profile.mathConfidence >= 0.75) return storyText.math.sure;
  return profile.mathConfidence <= 0.25 ? storyText.math.unsure : storyText.math.between;
}

function teacher({ profile }: StoryStudent): string {
  const { values } = profile;
  if (values.includes('explaining things') || values.includes('figuring things out'))
    return storyText.teacher.explain;
  if (values.includes('making people laugh')) return storyText.teacher.fun;
  return values.includes('helping people') ? storyText.teacher.kind : storyText.teacher.other;
}

/** The two knowledge areas that O*NET rates highest, said in running text. */
function topKnowledge(occupation: Occupation): string | null {
  const rated = Object.entries(occupation.knowledge)
    .filter(([area]) => !['English Language', 'Mathematics', 'Administrative'].includes(area))
    .sort(([, a], [, b]) => b - a)
    .slice(0, 1)
    .map(([area]) => area.toLowerCase());
  return rated.length > 0 ? fill(storyText.know, { knowledge: joinWithAnd(rated) }) : null;
}

/** Elsewhere O*NET's list of software tells little of the work. */
const worksAtAScreen = /^(?:15|17|27)-/;

function tools(occupation: Occupation): string | null {
  if (!worksAtAScreen.test(occupation.soc)) return null;
  const plain = occupation.technologies
    .filter(
      (name) =>
        /^[A-Z][A-Za-z0-9 .+#-]*$/.test(name) && name.split(' ').length <= 4 && !/ software$/i.test(name),
    )
    .filter((name) => !/^[A-Z]{4,}|\b[A-Z]{3,}$/.test(name));
  const [first, second] = plain;
  return first && second ? fill(storyText.tools, { tools: joinWithAnd([first, second]) }) : null;
}

/** Work that starts before the school bell, and work that starts when others go home. */
function hoursOf(occupation: Occupation): readonly string[] {
  const [early, usual, late] = storyText.times;
  if (/^27-20[1-9]|^27-2042|^35-1011|^27-2091/.test(occupation.soc)) return late.hours;
  return /^(?:37|45|47|49|51|53)-/.test(occupation.soc) ? early.hours : usual.hours;
}

type Extra = { part: number; sentence: string };

/** Sentences that may be left out, the most wanted first. */
function extras(occupation: Occupation, student: StoryStudent): Extra[] {
  const quoted = quoteStudent(student.answers.proud_accomplishments, student.index.known.has);
  const all: (Extra | null)[] = [
    quoted === null ? null : { part: 3, sentence: fill(storyText.ownWords, { words: quoted }) },
    { part: 2, sentence: mathFeeling(student) },
    { part: 3, sentence: storyText.education[occupation.education ?? ''] ?? '' },
    { part: 1, sentence: teacher(student) },
    { part: 1, sentence: topKnowledge(occupation) ?? '' },
    { part: 1, sentence: tools(occupation) ?? '' },
  ];
  return all.flatMap((extra) => (extra && extra.sentence !== '' ? [extra] : []));
}

type StoryParts = { first: string; middle: string[]; math: string; last: string };

function tell(tasks: readonly StoryTask[]): StoryParts {
  const math = tasks.find((task) => task.math === 2) ?? tasks.find((task) => task.math === 1);
  const others = tasks.filter((task) => task !== math);
  const [start = math, ...rest] = others;
  const end = rest.length > 1 ? rest.pop() : undefined;
  const asMath = math?.math === 2 ? storyText.math.reckoning : storyText.math.figures;
  return {
    first: start ? fill(storyText.first, { task: start.text }) : '',
    middle: rest.map(({ text }, at) => fill(storyText.middle[at] ?? storyText.middle[0], { task: text })),
    math: math && math !== start ? fill(asMath, { task: math.text }) : '',
    last: end ? fill(storyText.lastTask, { task: end.text }) : '',
  };
}

type Part = { head: string; sentences: string[] };

/** From the task statements themselves. */
function partsOfTasks(occupation: Occupation, { answers, index }: StoryStudent): Part[] {
  const told = tell(pickTasks(occupation, index.verbs, 5));
  const headings = one(storyText.headings, `${answers.grade}|${occupation.soc}`);
  const hours = hoursOf(occupation);
  return [[told.first], told.middle, [told.math], [told.last]].map((sentences, at) => ({
    head: `${hours[at]} ${headings?.[at]}`,
    sentences,
  }));
}

/** From a day of four moments. */
function partsOfMoments(day: readonly DayMoment[]): Part[] {
  return day.map(({ at, title, text }) => ({ head: `${at} ${title}`, sentences: [text] }));
}

/**
 * A day in the job in the second person, 150 to 260 words, from the occupation's own task statements and what the
 * student wrote. Four parts, separated by an empty line; each begins with a line "H:MM Heading" and goes on with one
 * line of sentences. It is a story made from O*NET statements and ratings, not O*NET's own text. Where a day was written
 * by hand, its moments are told in place of the statements.
 */
export function composeStory(occupation: Occupation, student: StoryStudent): string {
  const { day, answers } = student;
  const parts = day?.length === partsOfDay ? partsOfMoments(day) : partsOfTasks(occupation, student);
  parts[0]?.sentences.unshift(opening(occupation, student), lookBack(student));
  parts[2]?.sentences.push(mathNames(occupation), mathRating(occupation));
  const close = one(storyText.close, `${occupation.soc}|${answers.city_state}`) ?? '';
  const wordsNow = (): number =>
    countWords(parts.flatMap(({ sentences }) => sentences).join(' ')) + countWords(close) + 14;
  for (const { part, sentence } of extras(occupation, student)) {
    const told = parts[part]?.sentences ?? [];
    const tooThin = told.every((text) => text === '');
    const after = wordsNow() + countWords(sentence);
    if (after <= mostWords && (wordsNow() < fewestWords + 50 || tooThin)) told.push(sentence);
  }
  parts[3]?.sentences.push(close);
  return parts
    .map(({ head, sentences }) => `${head}\n${sentences.filter((text) => text !== '').join(' ')}`)
    .join('\n\n');
}
