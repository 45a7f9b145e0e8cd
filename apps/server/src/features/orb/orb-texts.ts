import type { CompanionReply } from '@playforward/companion';

type Said = Pick<CompanionReply, 'text' | 'personality_mode' | 'emotional_state' | 'interaction_type'>;

const say = (
  text: string,
  personality: Said['personality_mode'],
  interaction: Said['interaction_type'],
): Said => ({ text, personality_mode: personality, interaction_type: interaction });

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
  wrongFirst: say(
    'Not quite yet, and that is fine. Read the question once more: what exactly does it ask for?',
    'encouraging',
    'encouragement',
  ),
  wrongAgain: say(
    'You are working on it, and each try shows you something. Want a hint? Press Give me some hints.',
    'determined',
    'encouragement',
  ),
  wrongOften: say(
    'This one is tricky. Let us take it apart together: press Break it down step by step.',
    'patient',
    'proactive_help',
  ),
  review: (topic: string) =>
    say(`"${topic}" may be worth a second look before you go on.`, 'supportive', 'encouragement'),
  timeSpent: say(
    'You have been at this one for a while. Would a small hint help?',
    'supportive',
    'proactive_help',
  ),
  afterMisses: say(
    'A few tries did not work out yet. Shall we look at the first step together?',
    'patient',
    'proactive_help',
  ),
  idle: say('I am right here if you want to talk it through.', 'supportive', 'proactive_help'),
  hintWithoutProblem: say("Click on a practice problem and I'll help you with hints! 🤔", 'curious', 'hint'),
  guidanceWithoutProblem: say(
    "I'll provide step-by-step guidance once you start a guided problem! 📚",
    'guiding',
    'step_by_step_guidance',
  ),
  hint: (text: string) => say(text, 'guiding', 'hint'),
  guidance: (text: string) => say(text, 'guiding', 'step_by_step_guidance'),
  introduction: (text: string) => say(text, 'guiding', 'introduction'),
  keyConcept: (text: string) => say(text, 'guiding', 'key_concept'),
  cannotSee: 'I cannot see pictures here. Please type the problem, and we will work on it together.',
} as const;
