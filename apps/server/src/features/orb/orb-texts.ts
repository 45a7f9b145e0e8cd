import type { CompanionReply } from '@playforward/companion';

type ReplyParts = Pick<CompanionReply, 'text' | 'personality_mode' | 'emotional_state' | 'interaction_type'>;

const say = (
  text: string,
  personality: ReplyParts['personality_mode'],
  interaction: ReplyParts['interaction_type'],
): ReplyParts => ({ text, personality_mode: personality, interaction_type: interaction });

/** What the companion says by itself, as written in DECISIONS.md appendix A or in the same voice. */
export const orbTexts = {
  default: say(
    "Hi there! 👋 I'm your learning companion. Click on me anytime you need help!",
    'supportive',
    'welcome',
  ),
  onboardingStart: say(
    "Welcome! I'm so glad you're here. Let's get to know each other.",
    'excited',
    'welcome',
  ),
  onboardingComplete: (career: string | null) =>
    say(
      career
        ? `Hello, future ${career}! Your learning path starts here.`
        : 'Hello! Your learning path starts here.',
      'celebrating',
      'celebration',
    ),
  lessonStart: say(
    'Ready for this lesson? Start with the introduction and call me anytime.',
    'supportive',
    'welcome',
  ),
  loginWelcome: (name: string) =>
    say(`Welcome back, ${name}! Pick a lesson and let's keep going.`, 'excited', 'welcome'),
  right: say('Yes, that is right! Say in your own words why it works.', 'celebrating', 'celebration'),
  rightThrice: say('Three in a row! You really have this idea now.', 'excited', 'celebration'),
  wrong: say(
    'Not quite yet, and that is fine. Read the question once more: what exactly does it ask for?',
    'encouraging',
    'encouragement',
  ),
  wrongOften: say(
    'This one is tricky. Let us take it apart together: press Break it down step by step.',
    'patient',
    'encouragement',
  ),
  review: (topic: string) =>
    say(`"${topic}" may be worth a second look before you go on.`, 'supportive', 'encouragement'),
  hintWithoutProblem: say("Click on a practice problem and I'll help you with hints! 🤔", 'curious', 'hint'),
  guidanceWithoutProblem: say(
    "I'll provide step-by-step guidance once you start a guided problem! 📚",
    'guiding',
    'step_by_step_guidance',
  ),
  aboutCareer: say('', 'guiding', 'chat'),
  career: (told: {
    job: string;
    description: string;
    pay: string;
    schooling: string | null;
    math: readonly string[];
  }) => {
    const schooling =
      told.schooling === null ? '' : ` Schooling to start with: ${told.schooling.toLowerCase()}.`;
    const math = `${told.math.slice(0, -1).join(', ')} and ${told.math.at(-1)}`;
    return `This is the work of ${told.job}. ${told.description}\n\nPay: ${told.pay}.${schooling}\n\nThe math inside: ${math}. You find more under Careers on your dashboard.`;
  },
  guidance: (text: string) => say(text, 'guiding', 'step_by_step_guidance'),
  keyConcept: (text: string) => say(text, 'guiding', 'key_concept'),
  introduction: (text: string) => say(text, 'guiding', 'introduction'),
  refused: say(
    'I cannot talk about that here. I am glad to help with your lesson, though. What are you working on?',
    'supportive',
    'chat',
  ),
  rests: say(
    'You have a check open, so I rest until you hand in. Then we look at it together.',
    'supportive',
    'chat',
  ),
  somethingWrong: say(
    'It sounds as if something is wrong. Do you want to talk to a person?',
    'supportive',
    'safety',
  ),
  backToMath: say('All right. I am here if that changes. What are you working on?', 'supportive', 'chat'),
  iRead: (lines: readonly string[]): string =>
    `I read these lines in your picture. Tell me if I read one wrong.\n${lines.map((line, at) => `${at + 1}. ${line}`).join('\n')}`,
  /** Stands in a conversation for a picture without words, and for words that are kept nowhere. */
  picture: 'Picture',
  notKept: '(Your words were not kept, to protect you.)',
  /** What a student may say where an answer was cut off. */
  goOn: 'Please go on',
  tryFirst:
    'I look at pictures once you have tried the problem you have open. What is your first idea? Type it here.',
  cannotSee:
    'I cannot see pictures here. Please type the line where it gets hard, and we will work on it together.',
} as const;
