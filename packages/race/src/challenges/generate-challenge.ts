import { checkKey } from '@playforward/math';
import type { Slip, WireChallenge } from '../challenge.ts';
import { checkAnswer } from '../check-answer.ts';
import type { ChallengeLevel, ChallengeType, Chance } from '../race-rules.ts';
import { raceRules } from '../race-rules.ts';
import type { RecentResult } from '../race-state.ts';
import { raceText } from '../text.ts';
import { matchTopic, wantsWordProblems } from '../topics/match-topic.ts';
import { readGrade } from '../topics/read-grade.ts';
import type { TopicId } from '../topics/topic-ids.ts';
import { topicsOfGrade, topicTitle } from '../topics/topic-table.ts';
import { chooseLevel } from './choose-level.ts';
import { chooseType } from './choose-type.ts';
import { type ChallengeDraft, type Dice, openDice } from './draft.ts';
import { formatNote } from './format-note.ts';
import { isFair } from './is-fair.ts';
import { isCoordinate, joinAsPoint } from './pair-of-drafts.ts';
import { stories } from './stories.ts';

/** A skill of the curriculum under the topic it is asked for; null when this draw does not suit a chat. */
export type ChallengeSource = {
  readonly id: string;
  readonly topic: TopicId;
  readonly grade: number;
  /** Whether the id names a skill of the curriculum. */
  readonly isSkill?: true;
  readonly draw: (
    level: ChallengeLevel,
    chance: Chance,
  ) => (ChallengeDraft & { readonly type: ChallengeType }) | null;
};

export type ChallengeWish = {
  readonly grade: string;
  readonly topic: string;
  readonly goal: string;
  /** Ids that must not come again. */
  readonly recent: readonly string[];
  readonly results: readonly RecentResult[];
  readonly chance: Chance;
  readonly sources: readonly ChallengeSource[];
};

/** A challenge, its sentences that have formulas as content text, and the skill and grade that it comes from. */
export type Generated = {
  readonly challenge: WireChallenge;
  readonly texts: Readonly<Record<string, string>>;
  readonly skill: string;
  readonly grade: number;
};

const defaultGrade = 7;

type Words = Pick<ChallengeWish, 'grade' | 'topic' | 'goal' | 'sources'>;

/** What the words ask for: the topic, else the goal, else anything that the grade's own skills teach. */
function chooseTopic({ grade, topic, goal, sources }: Words, dice: Dice): TopicId {
  const asked = matchTopic(topic);
  const named = asked === null || asked === 'arithmetic' ? (matchTopic(goal) ?? asked) : asked;
  if (named !== null) return named;
  const wanted = readGrade(grade) ?? defaultGrade;
  const taught = new Set(sources.filter((source) => source.grade === wanted).map((source) => source.topic));
  return dice.pick(taught.size > 1 ? [...taught] : topicsOfGrade(wanted));
}

type Pool = readonly ChallengeSource[];

/** Fewer skills than this on a topic are asked together with those of the courses beside. */
const fewestSkills = 3;

/** The topic's skills by grade, the nearest grade first: an earlier one before a later one. */
function poolsOf(all: Pool, topic: TopicId, grade: number): readonly Pool[] {
  const own = all.filter((source) => source.topic === topic);
  const distance = (of: number): number => (of <= grade ? grade - of : of - grade + 0.5);
  const grades = [...new Set(own.map((source) => source.grade))].sort((a, b) => distance(a) - distance(b));
  return grades.map((near) => own.filter((source) => source.grade === near));
}

/**
 * The pools in the order in which they are tried. A grade that has few skills on the topic is asked every other time from
 * the courses nearest to it, or a race would be one problem again and again.
 */
function orderOf(pools: readonly Pool[], dice: Dice): readonly Pool[] {
  const [own = [], ...others] = pools;
  if (own.length >= fewestSkills || others.length === 0 || dice.int(1, 2) === 1) return pools;
  const beside: ChallengeSource[] = [];
  for (const pool of others) {
    if (own.length + beside.length >= fewestSkills) break;
    beside.push(...pool);
  }
  return [beside, ...pools];
}

function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return (value >>> 0).toString(36);
}

type DrawnChallenge = {
  readonly draft: ChallengeDraft;
  readonly type: ChallengeType;
  readonly source: ChallengeSource;
};
type Plan = {
  readonly pool: Pool;
  readonly type: ChallengeType;
  readonly level: ChallengeLevel;
};

const mostDraws = 8;

/** A draw that fits; the first that came where none does. */
function drawWhere(
  { pool, level }: Plan,
  chance: Chance,
  fits: (draft: ChallengeDraft & { type: ChallengeType }) => boolean,
) {
  const dice = openDice(chance);
  let other: (DrawnChallenge & { readonly draft: ChallengeDraft & { type: ChallengeType } }) | null = null;
  for (let tries = 0; tries < mostDraws; tries += 1) {
    const source = dice.pick(pool);
    const draft = source.draw(level, chance);
    if (draft === null || !isFair(draft)) continue;
    const drawn = { draft, type: draft.type, source };
    if (fits(draft)) return { drawn, fits: true };
    other ??= drawn;
  }
  return other && { drawn: other, fits: false };
}

/** A point of the topic, or two of its short problems that make one. */
function drawPoint(plan: Plan, chance: Chance): DrawnChallenge | null {
  const point = drawWhere(plan, chance, ({ type }) => type === 'coordinate');
  if (point?.fits) return point.drawn;
  const x = drawWhere(plan, chance, isCoordinate);
  const y = x?.fits
    ? drawWhere(plan, chance, (one) => isCoordinate(one) && one.question !== x.drawn.draft.question)
    : null;
  if (!x?.fits || !y?.fits) return null;
  return { draft: joinAsPoint(x.drawn.draft, y.drawn.draft), type: 'coordinate', source: x.drawn.source };
}

/**
 * A problem of the type. A topic without stories, or with nothing else, still has easy and long moves: what is asked as
 * applied is then one level harder and comes with a story of the flight, and what is asked as an equation the easiest.
 */
function draw(plan: Plan, chance: Chance): DrawnChallenge | null {
  if (plan.type === 'coordinate') {
    const point = drawPoint(plan, chance);
    if (point) return point;
  }
  // A topic without points keeps the mean of a point's two units.
  const type = plan.type === 'coordinate' ? (chance() < 0.5 ? 'equation' : 'applied') : plan.type;
  const found = drawWhere({ ...plan, type }, chance, (draft) => draft.type === type);
  if (!found || found.fits) return found?.drawn ?? null;
  if (found.drawn.type === 'coordinate') return found.drawn;
  const level = type === 'applied' ? (Math.min(3, plan.level + 1) as ChallengeLevel) : 1;
  const other = drawWhere({ ...plan, level }, chance, (draft) => draft.type !== 'coordinate')?.drawn;
  return other ? { ...other, type } : found.drawn;
}

/** A slip that by chance gives a right answer is none. */
function trueSlips({ answer, form, asked, slips = [] }: ChallengeDraft, type: ChallengeType): Slip[] {
  const key = { answer, type, form, asked: asked ?? null, slips: [] };
  return slips.filter(({ value }) => checkAnswer(value, key).kind !== 'right');
}

/** What the item trained, in words, and a way to it. */
function learningOf({ trains, way }: ChallengeDraft, topic: TopicId): string {
  return raceText.learning(trains ?? topicTitle(topic) ?? topic, way ?? null);
}

/** Throws for a key that cannot be read, with where it was made: no student is asked what cannot be judged. */
function toWire(
  { draft, source, type }: DrawnChallenge,
  { level, dice }: { level: ChallengeLevel; dice: Dice },
): Generated {
  const { question, answer, form, asked, hints, points } = draft;
  const fault = checkKey({ value: answer, form });
  if (fault !== null) throw new Error(`race ${source.id} ${type} level ${level}, "${question}": ${fault}`);
  const [first] = hints;
  const told = type === 'applied' || dice.int(1, 3) === 1;
  const challenge: WireChallenge = {
    id: `${source.topic}-${type}-${hash(question)}`,
    question,
    type,
    answer,
    moveValue: raceRules.moveValues[type],
    hint: first,
    hints,
    expected_answer_format: formatNote(draft),
    visualization_hints: points ? { points } : null,
    game_narrative_element: told ? dice.pick(stories[type]) : null,
    answer_form: form,
    answer_asked: asked ?? null,
    topic: source.topic,
    level: draft.level ?? level,
    slips: trueSlips(draft, type),
    skill: source.isSkill ? source.id : null,
    learning: learningOf(draft, source.topic),
  };
  return { challenge, texts: draft.texts ?? {}, skill: source.id, grade: source.grade };
}

const mostTries = 12;

/** The next challenge for a student: right by construction, on the topic, never one of the recent three, fit for typing. */
export function generateChallenge(wish: ChallengeWish): Generated {
  const dice = openDice(wish.chance);
  const level = chooseLevel(wish.results);
  const topic = chooseTopic(wish, dice);
  const grade = readGrade(wish.grade) ?? defaultGrade;
  const wordProblems = wantsWordProblems(`${wish.topic} ${wish.goal}`);
  const type = chooseType({ results: wish.results, wordProblems, dice });
  let last: Generated | null = null;
  for (const pool of orderOf(poolsOf(wish.sources, topic, grade), dice)) {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const drawn = draw({ pool, type, level }, wish.chance);
      if (!drawn) break;
      last = toWire(drawn, { level, dice });
      if (!wish.recent.includes(last.challenge.id)) return last;
    }
  }
  if (last) return last;
  throw new RangeError(`the skills on ${topic} gave no problem that can be asked in a chat`);
}
