export type NextLesson = { readonly id: number; readonly title: string };

/** The documented report (002 §3) with links to lessons. */
export type FeedbackReport = {
  readonly strength_areas: readonly string[];
  readonly improvement_areas: readonly string[];
  /** 0 to 1. */
  readonly conceptual_understanding: number;
  readonly personalized_recommendations: readonly string[];
  readonly misconception_detection: readonly string[];
  readonly next_lessons: readonly NextLesson[];
};
