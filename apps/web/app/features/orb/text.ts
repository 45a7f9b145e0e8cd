import type { ScreenKind } from './screen-kind.ts';

/** Greetings of the screens; the documents name them, appendix A words them. */
const welcome: Record<Exclude<ScreenKind, 'dashboard' | 'problem'>, string> = {
  onboarding: "Welcome! I'm so glad you're here. Let's get to know each other.",
  lesson: 'Ready for this lesson? Start with the introduction and call me anytime.',
  default: "Hi there! 👋 I'm your learning companion. Click on me anytime you need help!",
};

/** Words of the companion. Documented texts are kept to the letter. */
export const orbText = {
  name: 'Your Future You',
  showMessages: 'Your Future You: show messages',
  hideMessages: 'Your Future You: hide messages',
  nothingToSay: welcome.default,
  hintWithoutProblem: "Click on a practice problem and I'll help you with hints! 🤔",
  guidanceWithoutProblem: "I'll provide step-by-step guidance once you start a guided problem! 📚",
  welcome,
  dashboardWelcome: {
    first: (name: string) => `Welcome, ${name}! Pick a lesson and let's get going.`,
    again: (name: string) => `Welcome back, ${name}! Pick a lesson and let's keep going.`,
    afterOnboarding: (career: string) => `Hello, future ${career}! Your learning path starts here.`,
  },
  dashboardEnd: "That's all for now - choose a lesson whenever you're ready!",
  unreachable: {
    onboarding: "I can't connect right now, but you're doing great - just keep answering!",
    dashboard: "I can't connect right now, but you can still pick a lesson and keep learning!",
    lesson: "I can't connect right now, but I believe in you - try the next step and call me again soon!",
    problem: "I can't connect right now, but I believe in you - try the next step and call me again soon!",
    default: "I'm having trouble connecting right now, but I'm still here to help! 😊",
  } satisfies Record<ScreenKind, string>,
  guidanceTrouble: "I'm having trouble getting specific guidance right now, but I'm still here to help! 😊",
  callMe: "I'm here to help! Click on me if you need assistance.",
  nothingElse: "I'm here to help! 😊",
  streamError: 'Streaming error',
  answered: {
    correct_answer: {
      text: "Great job! 🎉 You're doing amazing!",
      personality_mode: 'celebrating',
      interaction_type: 'celebration',
    },
    wrong_answer: {
      text: "Don't worry! Every mistake is a step closer to success! 💪",
      personality_mode: 'encouraging',
      interaction_type: 'encouragement',
    },
  },
  help: {
    label: 'Ask for help',
    fifthGrade: "Explain this like I'm in 5th grade",
    whyMatters: 'Why does this matter?',
    realExample: 'Give me a real example',
    hints: 'Give me some hints',
    stepByStep: 'Break it down step by step',
    differently: 'Can this be explained differently?',
    bigger: "What's the bigger picture?",
  },
  chat: 'Chat',
  openChat: 'Chat with Your Future You',
  next: 'Next',
  more: (count: number) => (count === 1 ? '1 more message' : `${count} more messages`),
  readAloud: 'Read aloud',
  stopReading: 'Stop reading',
  stopWriting: 'Stop',
  writing: 'Your Future You is writing',
};
