import { drawGame } from '@playforward/catch-orb';
import { catchGame, catchQuery } from '@playforward/contract';
import { random } from '@playforward/curriculum';
import type { App, AppContext, Feature } from '../../context.ts';
import { requireStudent } from '../../http/access/require-student.ts';
import { Refusal } from '../../http/errors.ts';
import { labSentences } from './sentences.ts';
import { showGame } from './show-game.ts';

/** What the labs of AI Literacy need from the server: a game whose false line is made here and nowhere else. */
export const labs: Feature = { name: 'labs', register: registerRoutes };

/** More than anybody can play. */
const gamesPerStudent = { most: 60, perSeconds: 60 };

function registerRoutes(app: App, { limits, random: chance }: AppContext): void {
  const limiter = limits.create('lab-games', gamesPerStudent);
  app.get(
    '/api/labs/catch',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'A worked solution with one planted error, for the game Catch the orb',
        querystring: catchQuery,
        response: { 200: catchGame },
      },
    },
    async ({ student, query }) => {
      const key = String(student.id);
      const retryAfterSeconds = limiter.waitFor(key);
      if (retryAfterSeconds > 0) throw new Refusal(429, labSentences.tooOften, { retryAfterSeconds });
      limiter.count(key);
      return showGame(drawGame(levels[query.level], random(chance.bytes(8).toString('hex'))));
    },
  );
}

const levels = { 1: 1, 2: 2, 3: 3 } as const;
