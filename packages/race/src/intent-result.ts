import type { AnswerFormat, PrimaryIntent, RaceCommand, Sentiment } from './race-rules.ts';

/** What a message means (002 §3, D-138). An unknown command keeps its word, so that the reply can say so. */
export type IntentResult = {
  readonly primary_intent: PrimaryIntent;
  readonly command_type: RaceCommand | null;
  readonly answer_format: AnswerFormat | null;
  readonly extracted_answer: string | null;
  readonly sentiment: Sentiment;
  /** The message is about the game itself: how it works, what to do. */
  readonly meta_request: boolean;
};
