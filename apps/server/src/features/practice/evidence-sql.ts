import {
  type AnswerWay,
  answersThatCount,
  effectOf,
  halfLifeInIntervals,
  type Level,
  type Move,
  masteryParameters,
  reviewDays,
  spacedAfter,
  surest,
} from '@playforward/mastery';

/** What an answer says about a skill, as far as its giver can tell; whether there was help is looked up. */
export type GivenEvidence = {
  skill: string;
  way: AnswerWay;
  level: Level;
  /** The problem comes with its steps, or stands beside the definition. */
  guided: boolean;
};

const ways: readonly AnswerWay[] = ['choice', 'number', 'structured'];
const levels: readonly Level[] = [1, 2, 3];

/** The number that stands for a way and a level in `effects`. */
export function kindOf({ way, level }: Pick<GivenEvidence, 'way' | 'level'>): number {
  return ways.indexOf(way) * levels.length + levels.indexOf(level);
}

const flags = [true, false] as const;
const rows = ways.flatMap((way) =>
  levels.flatMap((level) =>
    flags.flatMap((help) =>
      flags.map((right) => {
        const { alone, helped } = effectOf({ way, level, help, right });
        return `(${kindOf({ way, level })}, ${help}, ${right}, ${numbers(alone)}, ${numbers(helped)})`;
      }),
    ),
  ),
);

function numbers({ a, b, c, d }: Move): string {
  return [a, b, c, d].map((value) => `${value}::float8`).join(', ');
}

const { prior } = masteryParameters;
const days = `('{${reviewDays.join(',')}}'::int[])`;
const lastStep = reviewDays.length - 1;
const daySeconds = 86_400;

const fade = (chance: string, floor: number) =>
  `case when ${chance} > ${floor} then ${floor} + (${chance} - ${floor}) * kept else coalesce(${chance}, ${floor}) end`;
const moved = (chance: string, track: string) =>
  `least(${surest}, greatest(${1 - surest}, (${track}_a * ${chance} + ${track}_b) / (${track}_c * ${chance} + ${track}_d)))`;

/**
 * Part of the statement that stores attempts: takes \`fresh\` (the attempts that are new, with skill, kind and guided)
 * and moves \`mastery\` as \`recordEvidence\` of @playforward/mastery does; a test holds the two together. The first
 * answers to a problem count, until one was right. Reads the attempts as they were before this statement, so one
 * statement may hold one telling answer a student and skill.
 */
export const masterySql = `
effects (kind, help, is_correct, alone_a, alone_b, alone_c, alone_d, helped_a, helped_b, helped_c, helped_d) as (
  values ${rows.join(', ')}
),
telling as (
  select fresh.user_id, fresh.skill, fresh.at, effects.*
  from fresh
  cross join lateral (
    select count(*) as answers, bool_or(is_correct) as solved
    from (
      select is_correct from attempts
      where attempts.user_id = fresh.user_id and attempts.problem_id = fresh.problem_id limit ${answersThatCount}
    ) as before
  ) as earlier
  join effects on effects.kind = fresh.kind and effects.is_correct = fresh.is_correct and effects.help = (
    fresh.guided or earlier.answers > 0 or exists (
      select from orb_helps where orb_helps.user_id = fresh.user_id and orb_helps.problem_id = fresh.problem_id
    )
  )
  where fresh.tells and earlier.answers < ${answersThatCount} and earlier.solved is not true
),
held as (
  select mastery.* from mastery join telling using (user_id, skill) order by user_id, skill for update of mastery
),
paused as (
  select telling.*, held.alone as old_alone, held.helped as old_helped, held.alone_answers, held.helped_answers,
    held.step as old_step, held.seen_at, held.due_at,
    greatest(0, extract(epoch from telling.at - held.seen_at)::float8) as waited,
    (${days})[coalesce(held.step, 0) + 1] * ${daySeconds}::float8 as interval_seconds
  from telling left join held using (user_id, skill)
),
recalled as (
  select *, power(2, -waited / (interval_seconds * ${halfLifeInIntervals})) as kept,
    case
      when old_step is null then 0
      when help then old_step
      when not is_correct then greatest(0, old_step - 1)
      when waited >= interval_seconds * ${spacedAfter} then least(${lastStep}, old_step + 1)
      else old_step
    end as new_step
  from paused
),
known as (
  select *, ${fade('old_alone', prior.alone)} as known_alone, ${fade('old_helped', prior.helped)} as known_helped
  from recalled
),
estimated as (
  insert into mastery (user_id, skill, alone, helped, alone_answers, helped_answers, step, seen_at, due_at)
  select user_id, skill, ${moved('known_alone', 'alone')}, ${moved('known_helped', 'helped')},
    coalesce(alone_answers, 0) + (not help)::int, coalesce(helped_answers, 0) + help::int, new_step,
    greatest(at, coalesce(seen_at, at)),
    case when help and due_at is not null then due_at
      else at + make_interval(secs => (${days})[new_step + 1] * ${daySeconds}) end
  from known order by user_id, skill
  on conflict (user_id, skill) do update set alone = excluded.alone, helped = excluded.helped,
    alone_answers = excluded.alone_answers, helped_answers = excluded.helped_answers, step = excluded.step,
    seen_at = excluded.seen_at, due_at = excluded.due_at
)`;
