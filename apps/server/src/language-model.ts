/**
 * The school's language model, for features that want one text for one text. Answers null when the student's or the
 * school's budget of the day is used up, and when no whole answer came in time. `system` and `text` hold no name and
 * no address of the student: whoever asks takes them out (D-91).
 */
export type LanguageModel = {
  ask(question: { userId: number; system: string; text: string }): Promise<string | null>;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Set by the companion when a model is configured. */
    languageModel?: LanguageModel;
  }
}
