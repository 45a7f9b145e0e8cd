import { z } from 'zod';

/**
 * Messages between the page and the game in its frame (D-116 to D-119). Both sides read them with these schemas, after
 * they have checked the exact origin and the sending window. Unknown keys are dropped, never an error: a newer game
 * may say more.
 */
const words = (most: number) => z.string().max(most);
const title = words(200).optional();
const description = words(2000).default('');

const fromGame = z.literal('godot-game');
const fromApp = z.literal('stem-app');

const value = z.number().nullable();
const point = z.object({ x: z.number(), y: z.number() });

const dataset = z.object({
  label: words(200).default(''),
  data: z.array(z.union([value, point])),
});

/** L-164, L-165: lower-cased; what is missing or unknown is a line. */
const graphType = z
  .unknown()
  .optional()
  .transform((type) => (typeof type === 'string' ? type.toLowerCase() : ''))
  .transform((type) => (type === 'bar' || type === 'scatter' ? type : 'line'));

export const graphData = z.object({
  description,
  type: graphType,
  data: z.object({
    labels: z.array(z.union([words(200), z.number()])).default([]),
    datasets: z.array(dataset),
  }),
});

export const tableData = z.object({
  description,
  table_data: z.object({
    headers: z.array(words(200)).min(1),
    rows: z.array(z.array(z.union([words(500), z.number(), z.boolean(), z.null()]))),
  }),
});

/** What decides whether a message is meant for the page at all; its data is read in a second step. */
export const gameMessage = z.discriminatedUnion('type', [
  z.object({ source: fromGame, type: z.literal('connect'), version: z.int().positive().default(1) }),
  z.object({ source: fromGame, type: z.literal('connect_ack') }),
  z.object({
    source: fromGame,
    type: z.literal('open_react_graph'),
    title,
    graphData: z.unknown().optional(),
    data: z.unknown().optional(),
  }),
  z.object({
    source: fromGame,
    type: z.literal('open_react_table'),
    title,
    auto_open: z.boolean().default(true),
    data: z.unknown().optional(),
  }),
  /** How far a mission is (D-148): opened, simulated, or built for good. */
  z.object({
    source: fromGame,
    type: z.literal('mission_progress'),
    mission_id: words(200),
    status: z.enum(['started', 'run', 'committed']),
    stars: z.int().min(0).max(3).default(0),
    attempts: z.int().min(0).default(0),
  }),
  /** How it goes with a mission, for the companion of the page. */
  z.object({
    source: fromGame,
    type: z.literal('orb'),
    event: z.enum(['struggling', 'success', 'idle']),
    mission_id: words(200),
  }),
  /** The student wants to leave the game. */
  z.object({ source: fromGame, type: z.literal('close') }),
]);

const mission = z.looseObject({ id: words(200), title: words(200) });

/** Answer of both mission calls. */
export const missionList = z.looseObject({ missions: z.array(mission) });

const gameSettings = z.object({
  volume: z.number().min(0).max(1),
  muted: z.boolean(),
  reducedMotion: z.boolean(),
  /** The device asks for more contrast. */
  contrast: z.boolean().optional(),
  /** The page around the game is dark. */
  dark: z.boolean().optional(),
});

export const appMessage = z.discriminatedUnion('type', [
  z.object({ source: fromApp, type: z.literal('connect_ack') }),
  z.object({
    source: fromApp,
    type: z.literal('init'),
    lesson_id: z.int().nullable(),
    lesson_title: z.string(),
    missions: z.array(mission),
    /** A name of the city, never a student's own; empty while the page knows none. */
    user: z.object({ name: z.string() }),
    /**
     * Tells accounts apart and cannot be read back: what the game keeps on this device for a student is theirs alone.
     * Empty for guests.
     */
    account_mark: z.string().optional(),
    settings: gameSettings,
  }),
  z.object({ source: fromApp, type: z.literal('settings'), settings: gameSettings }),
  /** The game is out of sight, or covered by what it opened. */
  z.object({ source: fromApp, type: z.literal('pause') }),
  z.object({ source: fromApp, type: z.literal('resume') }),
]);

/**
 * The query of the frame's address (L-100, D-113). `access_token` carries a one-time ticket of the game, never the
 * token of a session; it is empty where none could be had, and the game then opens a city of its own. `lesson_id` is empty for free play (D-114).
 */
export const gameFrameQuery = z.object({
  lesson_id: z.string().regex(/^\d{0,15}$/),
  access_token: z.string().regex(/^[\w-]{0,128}$/),
});

export type GraphData = z.infer<typeof graphData>;
export type TableData = z.infer<typeof tableData>;
export type GameMessage = z.infer<typeof gameMessage>;
export type AppMessage = z.infer<typeof appMessage>;
export type GameSettings = z.infer<typeof gameSettings>;
export type GameFrameQuery = z.infer<typeof gameFrameQuery>;
export type WindowMission = z.infer<typeof mission>;
