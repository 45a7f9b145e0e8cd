import type { EmotionalState, InteractionType, Personality } from '../companion-context.ts';
import type { Intent } from '../hear/intents.ts';

type Saying = {
  readonly texts: readonly string[];
  /** Beside an open problem, before the next small step of it. */
  readonly open?: readonly string[];
  readonly personality_mode: Personality;
  readonly emotional_state: EmotionalState;
  readonly interaction_type: InteractionType;
};

/** Intents that are answered with words alone. */
export type SpokenIntent = Extract<
  Intent,
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'who-are-you'
  | 'is-it-cheating'
  | 'break-rules'
  | 'joke'
  | 'story'
  | 'bored'
  | 'tired'
  | 'insult'
  | 'other-language'
  | 'picture-sent'
  | 'worried-test'
>;

export const sayings: Readonly<Record<SpokenIntent, Saying>> = {
  greeting: {
    texts: [
      'Hi! What are you working on?',
      'Hello! Type a problem, or ask me about an idea from your lesson.',
      'Hey, good to see you! Where shall we start?',
    ],
    open: ['Hi! Let us do this one together.', 'Hello! Good that you are here.', 'Hey, good to see you!'],
    personality_mode: 'supportive',
    emotional_state: 'happy',
    interaction_type: 'chat',
  },
  thanks: {
    texts: [
      'You are welcome! You did the thinking.',
      'Happy to help. Call me again anytime.',
      'Anytime! Want to try one more on your own?',
    ],
    open: [
      'You are welcome! You did the thinking.',
      'Happy to help.',
      'Anytime! You are doing the work here.',
    ],
    personality_mode: 'fulfilled',
    emotional_state: 'happy',
    interaction_type: 'chat',
  },
  goodbye: {
    texts: ['See you next time. You can stop with a good feeling!', 'Bye for now! Your work is saved.'],
    personality_mode: 'fulfilled',
    emotional_state: 'calm',
    interaction_type: 'chat',
  },
  'who-are-you': {
    texts: [
      'I am the learning companion of this site. I am a computer program, not a person. I can explain an idea, go through a problem with you, or give you one to practice. Adults at your school may read our chat.',
      'I am the computer program that helps here with math. Ask me what a word means, type a problem, show me your lines, or let me give you one to practice. Adults at your school may read our chat.',
      'I am a computer program, so I do not sleep, eat or have feelings. What I have is time for math: an idea, a problem of yours, or one to practice. Adults at your school may read our chat.',
    ],
    personality_mode: 'confident',
    emotional_state: 'calm',
    interaction_type: 'chat',
  },
  'is-it-cheating': {
    texts: [
      'Asking for help is not cheating when the thinking stays yours. I give hints and explain ideas, and you find the answer. If you are not sure what is allowed in your class, ask your teacher.',
    ],
    personality_mode: 'supportive',
    emotional_state: 'calm',
    interaction_type: 'chat',
  },
  'break-rules': {
    texts: [
      'I stay who I am, your math companion. What I can do is give you a hint, explain an idea, or work out another problem with you.',
    ],
    personality_mode: 'confident',
    emotional_state: 'calm',
    interaction_type: 'chat',
  },
  bored: {
    texts: [
      'Let us make it shorter. Pick one problem and see if you can do it in two minutes.',
      'Shall we look at where people use this in a job you like? Ask me for a real example.',
      'Try the Stem City game of this lesson. It uses the same math.',
    ],
    open: [
      'Fair enough, let us make it quick.',
      'Some problems feel long. We cut this one into small bites.',
      'Let us finish this one, and then you can pick something you like more.',
    ],
    personality_mode: 'playful',
    emotional_state: 'supportive',
    interaction_type: 'encouragement',
  },
  tired: {
    texts: [
      'A short break helps your brain sort things. Stand up, drink some water and come back. Your work is saved.',
    ],
    personality_mode: 'supportive',
    emotional_state: 'supportive',
    interaction_type: 'encouragement',
  },
  'worried-test': {
    texts: [
      'Many people feel that way before a test. Let us make it smaller. Which topic feels least sure? We can do one short problem of it together.',
    ],
    personality_mode: 'patient',
    emotional_state: 'supportive',
    interaction_type: 'encouragement',
  },
  joke: {
    texts: [
      'Why was the math book sad? It had too many problems. Luckily we can solve some of yours.',
      'Parallel lines have so much in common. It is a pity that they never meet. What are you working on?',
      'Why did the student do math on the floor? The teacher said not to use tables. Back to your lesson?',
    ],
    open: [
      'Why was the math book sad? It had too many problems.',
      'Parallel lines have so much in common. It is a pity that they never meet.',
      'Why did the student do math on the floor? The teacher said not to use tables.',
    ],
    personality_mode: 'playful',
    emotional_state: 'happy',
    interaction_type: 'chat',
  },
  story: {
    texts: [
      'I have no stories to tell, but I can show you where an idea from your lesson is used in real life. Which one?',
      'Stories are not what I know. I do know where numbers are used: in jobs, in Stem City, in your own plans. Ask me what an idea is good for.',
    ],
    personality_mode: 'supportive',
    emotional_state: 'curious',
    interaction_type: 'chat',
  },
  'other-language': {
    texts: [
      'I can only write in English so far, and math signs work in every language. Type your line or your problem, and I will look at it. Solo escribo en inglés por ahora, pero puedes escribirme la cuenta y la miramos paso a paso.',
    ],
    personality_mode: 'supportive',
    emotional_state: 'supportive',
    interaction_type: 'chat',
  },
  insult: {
    texts: [
      'I am sorry that this did not help. Tell me which word or step was unclear, and I will try another way.',
    ],
    open: ['I am sorry that this did not help. Let us try it in a smaller way.'],
    personality_mode: 'patient',
    emotional_state: 'supportive',
    interaction_type: 'chat',
  },
  'picture-sent': {
    texts: ['I cannot see pictures. Please type the problem, and we will work on it.'],
    personality_mode: 'supportive',
    emotional_state: 'supportive',
    interaction_type: 'chat',
  },
};
