import { z } from 'zod';
import { cityEmotes, cityPhrases, cityProjects, cityReportReasons } from './city-phrases.ts';

/** Numbers both sides of a city keep to. Times are in seconds where the name says nothing else. */
export const cityLimits = {
  size: 48,
  plots: 32,
  connections: 40,
  ticketSeconds: 60,
  seatSeconds: 15,
  reconnectSeconds: 60,
  messageBytes: 1024,
  messagesPerSecond: 20,
  cursorsPerSecond: 8,
  patchesPerSecond: 5,
  /** One emote or phrase in this time, and a reserve of as many at once. */
  sayEveryMs: 2000,
  sayBurst: 3,
  undoDepth: 20,
  snapshotSeconds: 60,
  /** A city that nobody watched catches up at most this many ticks (10 days of 24 hours). */
  catchUpTicks: 240,
  contributionCents: 1_000_000,
} as const;

/** Where the game's socket is; the path of the SDK's address. */
export const citySocketPath = '/stem-city/socket';

/** One-time ticket of D-113: it opens one seat in a city, within `expires_in` seconds, and nothing else. */
export const cityTicketBody = z.strictObject({ lesson_id: z.int().positive().nullable().default(null) });
export const cityTicketAnswer = z.object({
  access_token: z.string(),
  expires_in: z.int(),
  /** The generated name of the student in the city; null before the first visit. */
  alias: z.string().nullable(),
});

/** `solo` asks for a city of one's own; a guest always gets one. */
export const citySeatBody = z.strictObject({
  access_token: z.string().regex(/^[\w-]{43}$/),
  solo: z.boolean().default(false),
});

const cityKind = z.enum(['class', 'private']);

/** `seat` is given to `consumeSeatReservation` of the Colyseus SDK as it is. */
export const citySeatAnswer = z.object({
  seat: z.object({
    name: z.string(),
    sessionId: z.string(),
    roomId: z.string(),
    processId: z.string(),
    publicAddress: z.string().optional(),
  }),
  kind: cityKind,
  plot: z.int(),
  lesson_id: z.int().nullable(),
});

const seq = z.int().min(0).max(0x7fffffff);
/** Wider than the city, so that a tile outside it is answered with its own sentence. */
const coordinate = z.int().min(-256).max(256);
const word = z.string().regex(/^[\w-]{1,40}$/);
const params = z.record(word, z.number().min(-1e9).max(1e9)).refine((all) => Object.keys(all).length <= 40);
const ids = <const T extends readonly { id: string }[]>(list: T) =>
  z.enum(list.map(({ id }) => id) as [T[number]['id'], ...T[number]['id'][]]);

export const cityEmoteId = ids(cityEmotes);
export const cityPhraseId = ids(cityPhrases);
export const cityReportReasonId = ids(cityReportReasons);
export const cityProjectId = ids(cityProjects);

const plotNumber = z
  .int()
  .min(0)
  .max(cityLimits.plots - 1);

/**
 * What a player asks, sent as the Colyseus message `intent`. Each with a `seq` is answered by `ok` or `no` with the
 * same number; the others are dropped in silence when they come too often.
 */
export const cityClientMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('place'),
    seq,
    building: word,
    x: coordinate,
    y: coordinate,
    params: params.optional(),
  }),
  z.strictObject({ type: z.literal('remove'), seq, id: z.int().min(0).max(0x7fffffff) }),
  z.strictObject({ type: z.literal('set'), seq, target: word, params }),
  z.strictObject({ type: z.literal('undo'), seq }),
  z.strictObject({
    type: z.literal('run'),
    seq,
    mission_id: z.string().min(1).max(200),
    inputs: z.record(z.string().min(1).max(20), z.string().max(60)),
    prediction: z.string().max(60),
    /** The page's number of the run: asked again under it, it is judged again and counted once. */
    attempt_id: z.uuid().optional(),
  }),
  z.strictObject({ type: z.literal('commit'), seq, run_id: z.string().min(1).max(60) }),
  z.strictObject({ type: z.literal('like'), seq, plot: plotNumber }),
  z.strictObject({ type: z.literal('gift'), seq, plot: plotNumber }),
  z.strictObject({
    type: z.literal('contribute'),
    seq,
    project: cityProjectId,
    amount: z.int().min(1).max(cityLimits.contributionCents),
  }),
  z.strictObject({ type: z.literal('report'), seq, plot: plotNumber, reason_id: cityReportReasonId }),
  /** Takes one of the three generated names that `welcome` offers. */
  z.strictObject({
    type: z.literal('name'),
    seq,
    what: z.enum(['alias', 'city']),
    offer: z.int().min(0).max(2),
  }),
  z.strictObject({ type: z.literal('emote'), id: cityEmoteId }),
  z.strictObject({ type: z.literal('phrase'), id: cityPhraseId, slot: word.optional() }),
  z.strictObject({
    type: z.literal('cursor'),
    x: coordinate,
    y: coordinate,
    tool: z.int().min(0).max(255).default(0),
  }),
  /** Hides what one plot's owner says, or everybody (`plot: null`), from this player alone. */
  z.strictObject({ type: z.literal('mute'), plot: plotNumber.nullable(), muted: z.boolean() }),
  /** Asks for a fresh snapshot, when the mirror's hash is another than `state.hash`. */
  z.strictObject({ type: z.literal('resync') }),
]);

/** Why the room itself says no; the simulation's own reasons have their sentences in city-sim. */
export const cityRoomReasons = {
  'bad-message': 'The city could not read that. Please try it once more.',
  'too-fast': 'That was a lot at once. Take a breath, then go on.',
  'not-stored': 'The city could not save that just now, so nothing was changed. Please try again.',
  'nothing-to-undo': 'There is nothing left to undo on your plot.',
  'unknown-mission': 'This mission is not open right now.',
  'no-room': 'Your plot has no free tiles for all of this plan. Remove something, then build it.',
  'unknown-run': 'This plan is no longer held. Run it once more, then build it.',
  'own-plot': 'This is your own plot. Pick a neighbour for that.',
  'empty-plot': 'Nobody lives on that plot yet.',
  'already-done': 'You have done that already.',
  'no-longer-open': 'That name is taken by now. Pick another one.',
  'not-open': 'This building opens with more skills. The build list says which.',
} as const;
export type CityRoomReason = keyof typeof cityRoomReasons;

const plotSummary = z.object({
  plot: plotNumber,
  /** Generated words, never a real name; null while a neighbour of the city's own lives there. */
  alias: z.string().nullable(),
  likes: z.int(),
  gifts: z.int(),
  /** Hidden by the operator: the scene shows an empty lawn. */
  hidden: z.boolean(),
});
const projectSummary = z.object({ id: cityProjectId, total: z.int(), target: z.int(), built: z.boolean() });

const numbers = z.record(z.string(), z.number());

/** The same shape as city-sim's `Command`. */
export const cityCommand = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('place'),
    type: z.string(),
    x: z.int(),
    y: z.int(),
    params: numbers.optional(),
    paid: z.int().optional(),
  }),
  z.object({ kind: z.literal('remove'), id: z.int() }),
  z.object({ kind: z.literal('set'), target: z.string(), params: numbers }),
  z.object({ kind: z.literal('contribute'), project: cityProjectId, amount: z.int() }),
  z.object({ kind: z.literal('claim') }),
  z.object({ kind: z.literal('release') }),
  z.object({ kind: z.literal('nothing') }),
]);

/**
 * What the city says, sent as the Colyseus message `city`. A mirror stays equal to the room's city when it keeps the
 * order of arrival: what comes before a snapshot is in it, each `tiles` delta moves the mirror to its tick (`advance`),
 * and `applied` orders are applied where they come. The tiles of a delta hold what orders and the hour changed, for
 * who only paints.
 */
export const cityServerMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('welcome'),
    city: z.object({
      id: z.string(),
      name: z.string(),
      kind: cityKind,
      /** Three names to choose from while the first owner of a plot has not chosen; else null. */
      name_offers: z.array(z.string()).length(3).nullable(),
    }),
    plot: plotNumber,
    alias: z.string(),
    alias_offers: z.array(z.string()).length(3),
    liked: z.array(plotNumber),
    lesson_id: z.int().nullable(),
    sim_version: z.int(),
    plots: z.array(plotSummary),
    projects: z.array(projectSummary),
  }),
  z.object({
    type: z.literal('ok'),
    seq,
    placement_id: z.int().optional(),
    placement_ids: z.array(z.int()).optional(),
  }),
  /** `text` is the sentence to show; `symbol` names the field of the Planner it is about. */
  z.object({
    type: z.literal('no'),
    seq,
    reason_id: z.string(),
    text: z.string(),
    symbol: z.string().optional(),
  }),
  /** Answers `run` in place of `ok`; `run` is city-sim's MissionRun. */
  z.object({
    type: z.literal('run'),
    seq,
    run_id: z.string(),
    mission_id: z.string(),
    attempts: z.int(),
    best_stars: z.int().min(0).max(3),
    mastered: z.boolean(),
    run: z.looseObject({
      stars: z.int().min(0).max(3),
      happened: z.string(),
      equation: z.string().optional(),
    }),
  }),
  /** An order of city-sim that changed the city at this tick; plot 32 is the city itself. */
  z.object({
    type: z.literal('applied'),
    tick: z.int(),
    plot: z.int().min(0).max(cityLimits.plots),
    command: cityCommand,
    budget: z.int().optional(),
  }),
  z.object({
    type: z.literal('said'),
    plot: plotNumber,
    kind: z.enum(['emote', 'phrase']),
    id: z.string(),
    slot: z.string().optional(),
  }),
  z.object({ type: z.literal('plot'), plot: plotSummary }),
  z.object({ type: z.literal('project'), project: projectSummary }),
  z.object({ type: z.literal('renamed'), name: z.string() }),
  /** Comes just before the socket closes; `may_return` says whether asking for a new ticket makes sense. */
  z.object({ type: z.literal('closing'), text: z.string(), may_return: z.boolean() }),
]);

/**
 * The ten numbers of the synced state, in this order: metrics of city-sim in the city's own whole units, which are the
 * shown ones times `metricSpec[id].scale` (cents, watts, thousandths).
 */
export const cityStats = [
  'people',
  'jobs',
  'unemployment',
  'happiness',
  'money',
  'powerDemand',
  'powerSupply',
  'waterStored',
  'brownOuts',
  'pollution',
] as const;

/** What Colyseus keeps equal on every client, five times a second. `players` is keyed by session id. */
export type CityPlayer = {
  plot: number;
  alias: string;
  hue: number;
  x: number;
  y: number;
  tool: number;
  /** 1-based place in `cityEmotes`; 0 is none. */
  emote: number;
  online: boolean;
};
export type CityRoomState = {
  tick: number;
  /** 0 clear, 1 fair, 2 cloudy, 3 rain. */
  weather: number;
  /** Low 32 bits of the city's hash at `hashTick`, for a mirror to compare itself. */
  hash: number;
  hashTick: number;
  stats: number[];
  players: Map<string, CityPlayer>;
};

/** Numbers a socket is closed with. The SDK tries again by itself only on a lost line. */
export const cityCloseCodes = { elsewhere: 4201, signedOut: 4202, moved: 4203, flood: 4002 } as const;

export type CityTicketAnswer = z.infer<typeof cityTicketAnswer>;
export type CitySeatAnswer = z.infer<typeof citySeatAnswer>;
export type CityKind = z.infer<typeof cityKind>;
export type CityClientMessage = z.infer<typeof cityClientMessage>;
export type CityServerMessage = z.infer<typeof cityServerMessage>;
export type CityPlotSummary = z.infer<typeof plotSummary>;
export type CityProjectSummary = z.infer<typeof projectSummary>;
