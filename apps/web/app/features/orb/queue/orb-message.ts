import type { TypesetMath } from '@playforward/contract';

/** What the companion says, with the field names of the API. Words nobody knows are allowed in its open fields. */
export type OrbMessage = {
  text: string;
  personality_mode?: string | undefined;
  emotional_state?: string | undefined;
  interaction_type?: string | undefined;
  lesson_id?: number | null | undefined;
  flag_for_review?: boolean | undefined;
  suggested_review_topic?: string | null | undefined;
  /** Formulas of the text as the server has typeset them. */
  math?: TypesetMath | undefined;
};
