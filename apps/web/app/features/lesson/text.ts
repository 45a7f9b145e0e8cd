import type { CompanionEvent } from './companion-event.ts';
import type { LessonTab } from './lesson-tabs.ts';

const tabs: Record<LessonTab, string> = {
  introduction: 'Introduction',
  'key-concept': 'Key Concept',
  'stem-city': 'Stem City Game',
  'guided-problem': 'Guided Problem',
  'practice-problems': 'Practice Problems',
};

const companionTabs: Record<LessonTab, string> = {
  introduction: 'Ready for this lesson? Start with the introduction and call me anytime.',
  'key-concept': 'One idea at a time. Read it, then try the example.',
  'stem-city': 'The city runs on this math. Go and have a look.',
  'guided-problem': 'We take this one step by step. Read each step before you go on.',
  'practice-problems': 'Your turn. A wrong try is a clue, not a loss.',
};

const companionDone: Record<LessonTab, string> = {
  introduction: 'Now you know where we are going.',
  'key-concept': 'You have the idea. The next parts of the lesson are open now.',
  'stem-city': 'The city is proud of you.',
  'guided-problem': 'You worked it through. Practice is open now.',
  'practice-problems': 'You solved them all. This is how a future gets built.',
};

const companionEvents: Record<Exclude<CompanionEvent, 'section-done'>, string> = {
  right: 'Yes, that is it. Can you say why it works?',
  wrong: 'Good try. The note has a clue. What does it point at?',
  'not-counted': 'Nothing lost. Look at how it is written, then check again.',
  unrecorded: 'That one did not count. The note says what comes next.',
  fresh: 'Fresh start. What is the question asking for?',
};

/** Words of the lesson page around its problems. Documented texts are kept to the letter. */
export const lessonText = {
  tabs,
  lesson: 'Lesson',
  loading: 'Loading lesson...',
  failed: 'Failed to load lesson',
  failedHelp: 'Go back to your path and open it once more.',
  missing: 'Lesson not found',
  missingHelp: 'This address leads to no lesson, but your path does.',
  backToDashboard: 'Back to Dashboard',
  backArrow: 'Back to the dashboard',
  viewPath: 'View Learning Path',
  leaving: 'Saving...',
  unit: (title: string) => `[${title}]`,
  sections: 'Lesson sections',
  scrollLeft: 'Scroll the sections left',
  scrollRight: 'Scroll the sections right',
  lockedUntil: (tab: LessonTab) => `Finish ${tabs[tab]} first`,
  opensAfter: (tab: LessonTab, first: LessonTab) => `Finish ${tabs[first]} first. Then ${tabs[tab]} opens.`,
  print: 'Print the lesson',
  glossary: 'Glossary',
  overview: 'Lesson Overview',
  goals: 'Goals',
  toKeyConcept: 'Start with the Key Concept',
  city: {
    title: 'Explore Through Gaming',
    lead: 'See this math at work. In Stem City, what you measure decides what gets built.',
    play: 'Play Stem City',
    onward: 'Go on to the Guided Problem',
  },
  companion: { name: 'Your companion', tabs: companionTabs, done: companionDone, events: companionEvents },
  code: 'Lesson code',
};
