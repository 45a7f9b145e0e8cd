import type { orbEmotions, orbPersonalities } from '@playforward/contract';
import type { OrbMode } from '../../../ui/orb/orb-looks.ts';
import type { OrbMessage } from '../queue/orb-message.ts';

type Personality = (typeof orbPersonalities)[number];
type EmotionalState = (typeof orbEmotions)[number];

const emotionModes: Record<EmotionalState, OrbMode> = {
  happy: 'excited',
  excited: 'excited',
  celebrating: 'excited',
  calm: 'idle',
  idle: 'idle',
  focused: 'thinking',
  worried: 'worried',
  confident: 'fulfilled',
  supportive: 'fulfilled',
  curious: 'listening',
};

const personalityModes: Record<Personality, OrbMode> = {
  idle: 'idle',
  determined: 'determined',
  excited: 'excited',
  fulfilled: 'fulfilled',
  worried: 'worried',
  loading: 'loading',
  supportive: 'fulfilled',
  confident: 'fulfilled',
  encouraging: 'determined',
  celebrating: 'excited',
  playful: 'excited',
  guiding: 'speaking',
  reacting: 'speaking',
  curious: 'listening',
  patient: 'worried',
  dream: 'idle',
};

const typeModes: Record<string, OrbMode> = {
  celebration: 'excited',
  encouragement: 'determined',
  welcome: 'excited',
};

const unknown: OrbMode = 'fulfilled';

/** The animation of an emotional state; one nobody knows is fulfilled. */
export function modeOfEmotion(state: string): OrbMode {
  return find(emotionModes, state) ?? unknown;
}

/** The animation of a personality (D-99). */
export function modeOfPersonality(personality: string): OrbMode {
  return find(personalityModes, personality) ?? unknown;
}

/** The animation of a message, the most specific word first (D-98): type, patience, feeling, personality. */
export function modeOfMessage(
  message: Pick<OrbMessage, 'interaction_type' | 'personality_mode' | 'emotional_state'>,
): OrbMode {
  const { interaction_type: type, personality_mode: personality, emotional_state: state } = message;
  const byType = type ? find(typeModes, type) : undefined;
  if (byType) return byType;
  if (personality === 'patient') return personalityModes.patient;
  if (state) return modeOfEmotion(state);
  return personality ? modeOfPersonality(personality) : unknown;
}

/** Worry about a wrong answer lasts this long, then it becomes the will to try again. */
export const worryLasts = 1200;

/** What a mode becomes by itself after a wrong answer; undefined stays. */
export function settledMode(mode: OrbMode): OrbMode | undefined {
  return mode === 'worried' ? 'determined' : undefined;
}

function find<Value>(table: Record<string, Value>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
