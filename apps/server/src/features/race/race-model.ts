import type { RaceChatBody } from '@playforward/contract';

/**
 * A language model that reads a message in the place of the table. It is given no name and no id of the student
 * (D-91) and answers the structured response as it came, or null when it has none; it may throw.
 */
export type RaceModel = {
  classify(question: {
    message: string;
    challenge: string | null;
    history: RaceChatBody['messages'];
  }): Promise<unknown>;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Set by whoever opens the model; absent without one. */
    raceModel?: RaceModel;
  }
}
