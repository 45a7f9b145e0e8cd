/** The five sections of a lesson in their order; the words are the addresses. */
export const lessonTabs = [
  'introduction',
  'key-concept',
  'stem-city',
  'guided-problem',
  'practice-problems',
] as const;

export type LessonTab = (typeof lessonTabs)[number];

/** The sections whose end is remembered as `lesson_{id}_{section}`. */
export const lessonSections = ['key_concept', 'guided_problem', 'practice_problems'] as const;
export type LessonSection = (typeof lessonSections)[number];
export type SectionsDone = Readonly<Record<LessonSection, boolean>>;

const sectionOf: Partial<Record<LessonTab, LessonSection>> = {
  'key-concept': 'key_concept',
  'guided-problem': 'guided_problem',
  'practice-problems': 'practice_problems',
};

/** Tabs without work of their own: whether the introduction was read and the city was entered. */
export type TouchedTabs = Readonly<Record<'introduction' | 'stem-city', boolean>>;

export function isLessonTab(text: string | undefined): text is LessonTab {
  return lessonTabs.some((tab) => tab === text);
}

/** The first section that is not done. Introduction and Stem City never hold anyone up (D-71). */
export function firstOpenTab(done: SectionsDone): LessonTab {
  return lessonTabs.find((tab) => isOpenSection(tab, done)) ?? 'practice-problems';
}

/** D-71: a section opens when it is done, or not beyond the open tab and the first section that is not done. */
export function isOpenable(tab: LessonTab, current: LessonTab, done: SectionsDone): boolean {
  const section = sectionOf[tab];
  const reach = Math.max(lessonTabs.indexOf(current), lessonTabs.indexOf(firstOpenTab(done)));
  return (section !== undefined && done[section]) || lessonTabs.indexOf(tab) <= reach;
}

export type TabLook = 'done' | 'current' | 'next' | 'open' | 'locked';

type Past = { done: SectionsDone; touched: TouchedTabs };

/** How each tab looks: done only where something was done, and at most one marked as the next to open. */
export function tabLooks(current: LessonTab, { done, touched }: Past): Record<LessonTab, TabLook> {
  const nextTab = lessonTabs
    .slice(lessonTabs.indexOf(current) + 1)
    .find((tab) => !isPassed(tab, current, done) && isOpenable(tab, current, done));
  const look = (tab: LessonTab): TabLook => {
    if (tab === current) return 'current';
    if (isDoneTab(tab, { done, touched })) return 'done';
    if (!isOpenable(tab, current, done)) return 'locked';
    return tab === nextTab ? 'next' : 'open';
  };
  return {
    introduction: look('introduction'),
    'key-concept': look('key-concept'),
    'stem-city': look('stem-city'),
    'guided-problem': look('guided-problem'),
    'practice-problems': look('practice-problems'),
  };
}

/** The nearest tab in a direction that may be opened; undefined at the ends. */
export function neighbourTab(
  current: LessonTab,
  direction: 1 | -1,
  done: SectionsDone,
): LessonTab | undefined {
  const place = lessonTabs.indexOf(current);
  const ahead = direction === 1 ? lessonTabs.slice(place + 1) : lessonTabs.slice(0, place).reverse();
  return ahead.find((tab) => isOpenable(tab, current, done));
}

function isDoneTab(tab: LessonTab, { done, touched }: Past): boolean {
  return tab === 'introduction' || tab === 'stem-city' ? touched[tab] : isDoneSection(tab, done);
}

/** Whether the way on leads past a tab. A section by its mark; Introduction and Stem City once the student is past them. */
function isPassed(tab: LessonTab, current: LessonTab, done: SectionsDone): boolean {
  const section = sectionOf[tab];
  if (section) return done[section];
  const place = lessonTabs.indexOf(tab);
  return lessonTabs.some(
    (later, index) => index > place && (later === current || isDoneSection(later, done)),
  );
}

function isDoneSection(tab: LessonTab, done: SectionsDone): boolean {
  const section = sectionOf[tab];
  return section !== undefined && done[section];
}

function isOpenSection(tab: LessonTab, done: SectionsDone): boolean {
  const section = sectionOf[tab];
  return section !== undefined && !done[section];
}

/** The section whose end a tab's work marks; Introduction and Stem City have none. */
export function sectionOfTab(tab: LessonTab): LessonSection | undefined {
  return sectionOf[tab];
}
