import { checkKey } from '@playforward/math';
import type { Slip, WireChallenge } from '../challenge.ts';
import { checkAnswer } from '../check-answer.ts';
import type { ChallengeLevel, ChallengeType, Chance } from '../race-rules.ts';
import { raceRules } from '../race-rules.ts';
import type { RecentResult } from '../race-state.ts';
import { matchTopic, wantsWordProblems } from '../topics/match-topic.ts';
import { readGrade } from '../topics/read-grade.ts';
import type { TopicId } from '../topics/topic-ids.ts';
import { topicsOfGrade } from '../topics/topic-table.ts';
import { allTopics } from './all-topics.ts';
import { chooseLevel } from './choose-level.ts';
import { isFair } from './is-fair.ts';
import { type Dice, type Draft, diceOf } from './recipe.ts';
import { stories } from './stories.ts';

/** A generator from elsewhere, such as a skill of the curriculum; null when this draw does not suit a race. */
export type ChallengeSource = {
  readonly id: string;
  readonly topic: TopicId;
  readonly draw: (level: ChallengeLevel, chance: Chance) => (Draft & { readonly type: ChallengeType }) | null;
};

export type ChallengeWish = {
  readonly grade: string;
  readonly topic: string;
  readonly goal: string;
  /** Ids that must not come again. */
  readonly recent: readonly string[];
  readonly results: readonly RecentResult[];
  readonly chance: Chance;
  readonly sources?: readonly ChallengeSource[];
};

const defaultGrade = 7;

/** About 50/30/20 (D-124, D-142); who asks for word problems gets more of them. */
function drawType(dice: Dice, wordProblems: boolean): ChallengeType {
  const roll = dice.int(1, 100);
  const [equation, coordinate] = wordProblems ? [25, 55] : [50, 80];
  if (roll <= equation) return 'equation';
  return roll <= coordinate ? 'coordinate' : 'applied';
}

/** What the words ask for: the topic, else the goal, else anything of the grade. */
function chooseTopic(
  { grade, topic, goal }: Pick<ChallengeWish, 'grade' | 'topic' | 'goal'>,
  dice: Dice,
): TopicId {
  const asked = matchTopic(topic);
  const named = asked === null || asked === 'arithmetic' ? (matchTopic(goal) ?? asked) : asked;
  return named ?? dice.pick(topicsOfGrade(readGrade(grade) ?? defaultGrade));
}

function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return (value >>> 0).toString(36);
}

type Drawn = { readonly draft: Draft; readonly topic: TopicId; readonly type: ChallengeType };
type Plan = { readonly topic: TopicId; readonly type: ChallengeType; readonly level: ChallengeLevel };

function drawFromSource({ topic, type, level }: Plan, wish: ChallengeWish): Drawn | null {
  const dice = diceOf(wish.chance);
  const fitting = (wish.sources ?? []).filter((source) => source.topic === topic);
  if (fitting.length === 0 || type === 'coordinate' || dice.int(0, 1) === 0) return null;
  const draft = dice.pick(fitting).draw(level, wish.chance);
  return draft?.type === type ? { draft, topic, type } : null;
}

/** A recipe of the topic for the type; a type that the topic lacks is drawn from the coordinate plane or as an equation. */
function drawOwn({ topic, type, level }: Plan, dice: Dice): Drawn {
  const own = allTopics[topic].recipes[type];
  if (own) return { draft: dice.pick(own)(dice, level), topic, type };
  if (type === 'coordinate') {
    const recipes = allTopics.coordinates.recipes.coordinate ?? [];
    return { draft: dice.pick(recipes)(dice, level), topic: 'coordinates', type };
  }
  const recipes = allTopics[topic].recipes.equation ?? [];
  return { draft: dice.pick(recipes)(dice, level), topic, type: 'equation' };
}

/** A slip that by chance gives a right answer is none. */
function trueSlips({ answer, form, asked, slips = [] }: Draft, type: ChallengeType): Slip[] {
  const key = { answer, type, form, asked: asked ?? null, slips: [] };
  return slips.filter(({ value }) => checkAnswer(value, key).kind !== 'right');
}

/** Throws for a key that cannot be read, with where it was made: no student is asked what cannot be judged. */
function toWire(
  { draft, topic, type }: Drawn,
  { level, dice }: { level: ChallengeLevel; dice: Dice },
): WireChallenge {
  const { question, answer, form, asked, hints, format, points } = draft;
  const fault = checkKey({ value: answer, form });
  if (fault !== null) throw new Error(`race ${topic} ${type} level ${level}, "${question}": ${fault}`);
  const [first] = hints;
  return {
    id: `${topic}-${type}-${hash(question)}`,
    question,
    type,
    answer,
    moveValue: raceRules.moveValues[type],
    hint: first,
    hints,
    expected_answer_format: format ?? null,
    visualization_hints: points ? { points } : null,
    game_narrative_element: dice.int(1, 3) === 1 ? dice.pick(stories[type]) : null,
    answer_form: form,
    answer_asked: asked ?? null,
    topic,
    level,
    slips: trueSlips(draft, type),
  };
}

const mostTries = 12;

/** The next challenge for a student: right by construction, never one of the recent three, fit for typing. */
export function generateChallenge(wish: ChallengeWish): WireChallenge {
  const dice = diceOf(wish.chance);
  const level = chooseLevel(wish.results);
  const wordProblems = wantsWordProblems(`${wish.topic} ${wish.goal}`);
  const plan: Plan = { topic: chooseTopic(wish, dice), type: drawType(dice, wordProblems), level };
  for (let tries = 0; tries < mostTries; tries += 1) {
    const drawn = drawFromSource(plan, wish) ?? drawOwn(plan, dice);
    const challenge = toWire(drawn, { level, dice });
    if (isFair(drawn.draft) && !wish.recent.includes(challenge.id)) return challenge;
  }
  const other: Plan = { topic: 'arithmetic', type: 'equation', level };
  return toWire(drawOwn(other, dice), { level, dice });
}
