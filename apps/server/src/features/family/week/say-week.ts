import type { FamilyLanguage, FamilyWeek } from '@playforward/contract';
import type { OpenTask } from '../../../class-service.ts';
import { schoolDay } from '../../../record/school-days.ts';
import type { FamilyServices } from '../services.ts';
import type { DinnerQuestion } from './read-family-content.ts';
import type { WeekFacts } from './read-week.ts';
import { listNames, type SentencePart } from './sentence.ts';
import { weekWords } from './week-words.ts';

const mostNames = 3;
const mostNext = 3;
const weekMs = 7 * 86_400_000;

/** What a week is called and said in a language. Nothing in it compares the child with anybody. */
export function sayWeek(services: FamilyServices, week: WeekFacts, language: FamilyLanguage): FamilyWeek {
  const words = weekWords[language];
  const { child, monday, back, classes, stars, keptOn } = week;
  const days = week.days.filter(({ worked }) => worked).length;
  const quiet = back === 0 ? words.quiet.now : words.quiet.past;
  const { name } = namesIn(services, language);
  return {
    child,
    language,
    monday,
    back,
    classes,
    headline: days === 0 ? quiet : words.headline({ child, days, keptOn, stars: stars.new }),
    sentences: sayFacts(services, week, language),
    days: week.days,
    stars: {
      new: stars.new,
      in_unit: stars.inUnit,
      unit: stars.unit ? name('units', stars.unit).text : null,
    },
    dinner: chooseDinner(services, week)[language],
    next: listNext(services, week, language),
  };
}

function sayFacts(services: FamilyServices, week: WeekFacts, language: FamilyLanguage): SentencePart[][] {
  const words = weekWords[language];
  const { child, back, minutes, alone, finished, workingOn, keptOn } = week;
  const { name, skill } = namesIn(services, language);
  const days = week.days.filter(({ worked }) => worked).length;
  if (days === 0) return [back === 0 ? words.none.now(child) : words.none.past(child)];
  const list = (all: readonly SentencePart[]) => {
    const shown = all.slice(0, mostNames);
    const rest = all.length - shown.length;
    return listNames(rest > 0 ? [...shown, { text: words.more(rest), strong: false }] : shown, language);
  };
  const said = [words.worked({ child, days, minutes })];
  if (alone.skills.length > 0)
    said.push(words.alone({ child, names: list(unlike(alone.skills.map(skill))), isNew: alone.isNew }));
  if (finished.length > 0) {
    const names = list(finished.map((lesson) => name('lessons', lesson)));
    said.push(words.finished({ child, names, count: finished.length }));
  }
  if (workingOn) {
    const lesson = workingOn.lesson && name('lessons', workingOn.lesson);
    said.push(words.workingOn({ child, skill: skill(workingOn.skill), lesson }));
  }
  if (keptOn > 0) said.push(words.keptOn({ child, times: keptOn }));
  return said;
}

/** Two skills of one name are said once. */
function unlike(names: readonly SentencePart[]): SentencePart[] {
  return [...new Map(names.map((one) => [one.text, one])).values()];
}

/** The names of what is learned, in a language; in English where there is no other yet. */
function namesIn({ content, curriculum }: FamilyServices, language: FamilyLanguage) {
  const pick = (translated: string | undefined, title: string): SentencePart => {
    if (language === 'en') return { text: title, strong: true };
    return translated === undefined
      ? { text: title, strong: true, lang: 'en' }
      : { text: translated, strong: true };
  };
  return {
    name: (kind: 'units' | 'lessons', { slug, title }: { slug: string; title: string }) =>
      pick(content.spanish[kind][slug], title),
    skill: (id: string) => pick(content.spanish.skills[id], curriculum.skillIndex.title(id)),
  };
}

/** A question of the unit the child is in; another one each week. */
function chooseDinner({ content }: FamilyServices, { unit, monday }: WeekFacts): DinnerQuestion {
  const { any, units } = content.dinner;
  const own = (unit && units[unit.slug]) ?? any;
  const nth = Math.floor(Date.parse(monday) / weekMs) % own.length;
  const chosen = own[nth] ?? any[0];
  if (!chosen) throw new Error('there is no question for dinner');
  return chosen;
}

function listNext(
  services: FamilyServices,
  { tasks, nextLesson }: WeekFacts,
  language: FamilyLanguage,
): FamilyWeek['next'] {
  const { timeZone } = services.settings;
  const asked = tasks.slice(0, mostNext).map((task) => ({
    kind: 'task' as const,
    day: task.dueAt ? schoolDay(task.dueAt.getTime(), timeZone) : null,
    ...titleOf(services, task, language),
  }));
  if (asked.length > 0 || !nextLesson) return asked;
  const { text, lang } = namesIn(services, language).name('lessons', nextLesson);
  return [{ kind: 'lesson', day: null, title: text, ...(lang && { lang }) }];
}

/** In English as the teacher's page calls it; in Spanish put together from what it is and is about. */
function titleOf(services: FamilyServices, { task, title }: OpenTask, language: FamilyLanguage) {
  if (language === 'en') return { title };
  const { index } = services.curriculum;
  const { name, skill } = namesIn(services, language);
  const lesson = 'lessonId' in task ? index.lesson.get(task.lessonId) : undefined;
  const unit = 'unitId' in task ? index.unit.get(task.unitId) : undefined;
  const about = lesson
    ? name('lessons', lesson)
    : unit
      ? name('units', unit)
      : 'skill' in task
        ? skill(task.skill)
        : undefined;
  const kind = weekWords[language].tasks[task.kind];
  return { title: about && !about.lang ? `${kind}: ${about.text}` : kind };
}
