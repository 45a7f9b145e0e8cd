export type { CatchGame, GameLine } from './catch-game.ts';
export { drawGame } from './draw-game.ts';
