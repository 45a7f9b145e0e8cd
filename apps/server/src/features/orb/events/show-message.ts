import type { CompanionReply } from '@playforward/companion';
import type { OrbEmotion, OrbMessageShown, OrbPersonality, OrbPicture } from '@playforward/contract';
import { typesetMath } from '../../../curriculum/typeset-math.ts';

type ReplyParts = Pick<CompanionReply, 'text' | 'personality_mode' | 'emotional_state' | 'interaction_type'>;
type Extra = {
  lessonId?: number | undefined;
  reviewTopic?: string;
  picture?: OrbPicture | null;
};

/** Something the companion says, as it leaves the server. */
export function showMessage(
  said: ReplyParts,
  { lessonId, reviewTopic, picture = null }: Extra = {},
): OrbMessageShown {
  return {
    text: said.text,
    personality_mode: said.personality_mode,
    emotional_state: said.emotional_state ?? emotionForPersonality(said.personality_mode),
    interaction_type: said.interaction_type,
    lesson_id: lessonId ?? null,
    flag_for_review: reviewTopic !== undefined,
    suggested_review_topic: reviewTopic ?? null,
    picture,
    math: typesetMath([said.text]),
  };
}

const emotions: Record<OrbPersonality, OrbEmotion> = {
  idle: 'idle',
  determined: 'focused',
  excited: 'excited',
  fulfilled: 'happy',
  worried: 'worried',
  supportive: 'supportive',
  loading: 'calm',
  dream: 'calm',
  reacting: 'focused',
  encouraging: 'supportive',
  celebrating: 'celebrating',
  guiding: 'focused',
  patient: 'calm',
  curious: 'curious',
  confident: 'confident',
  playful: 'happy',
};

/** How the companion feels when nothing else says so. */
export function emotionForPersonality(personality: OrbPersonality): OrbEmotion {
  return emotions[personality];
}
