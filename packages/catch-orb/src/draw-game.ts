import { generateProblem, type Level, listSkills, type Random, type Skill } from '@playforward/curriculum';
import type { CatchGame } from './catch-game.ts';
import { plantError } from './plant-error.ts';

/** Problems that every student from grade 6 on can follow. */
const courses = /^(?:m6|m7|prac)-/;
const mostSeed = 1_000_000_000;
/** Tries until a game is proven; about one draw in six gives one. */
const mostDraws = 400;

/** Skills whose solutions calculate line by line. */
export const gameSkills: readonly Skill[] = listSkills().filter(({ id }) => courses.test(id));

/** Draws problems until an error can be planted and proven in one. */
export function drawGame(level: Level, random: Random): CatchGame {
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const skill = random.pick(gameSkills);
    const seed = random.int(1, mostSeed);
    const game = plantError(
      generateProblem({ skill: skill.id, version: skill.version, level, seed }),
      random,
    );
    if (game) return game;
  }
  throw new RangeError(`no game of level ${level} in ${mostDraws} draws`);
}
