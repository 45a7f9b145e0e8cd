/** The documented personalities and emotional states of the orb, in the order of the documents. */
export const orbPersonalities = [
  'idle',
  'determined',
  'excited',
  'fulfilled',
  'worried',
  'supportive',
  'loading',
  'dream',
  'reacting',
  'encouraging',
  'celebrating',
  'guiding',
  'patient',
  'curious',
  'confident',
  'playful',
] as const;

export const orbEmotions = [
  'happy',
  'excited',
  'calm',
  'focused',
  'worried',
  'confident',
  'curious',
  'supportive',
  'celebrating',
  'idle',
] as const;
