import { findSkill } from '@playforward/curriculum';
import { answersThatCount, answerWay, type LoggedAnswer, type SkillLog } from '@playforward/mastery';
import type pg from 'pg';
import { toLevel } from '../curriculum/curriculum-index.ts';

type Row = {
  student: number;
  skill: string;
  level: number;
  picked: boolean;
  right: boolean;
  help: boolean;
  at: Date;
};

/** The answers that count, as numbers of students without names; help is told as it is when an answer is stored. */
const text = `
with counted as (
  select a.user_id, a.problem_id, a.answer_id, a.is_correct, a.at,
    row_number() over tries as nth,
    coalesce(bool_or(a.is_correct) over (tries rows between unbounded preceding and 1 preceding), false) as solved
  from attempts a
  window tries as (partition by a.problem_id order by a.at, a.attempt_id)
)
select dense_rank() over (order by counted.user_id)::int as student, p.skill, p.level,
  counted.answer_id is not null as picked, counted.is_correct as right, counted.at,
  s.type <> 'practice' or counted.nth > 1 or exists (
    select from orb_helps h
    where h.user_id = counted.user_id and h.problem_id = counted.problem_id and h.at < counted.at
  ) as help
from counted
join problem_instances p on p.id = counted.problem_id
join problem_slots s on s.id = p.slot_id
where counted.nth <= ${answersThatCount} and not counted.solved
order by student, p.skill, counted.at`;

/** What students of a database have answered, one log a student and skill; holds no name and no account. */
export async function readAnswerLogs(pool: Pick<pg.Pool, 'query'>): Promise<SkillLog[]> {
  const { rows } = await pool.query<Row>(text);
  const logs = Map.groupBy(rows, ({ student, skill }) => `${student} ${skill}`);
  return [...logs.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    return [{ student: first.student, skill: first.skill, answers: own.map(toAnswer) }];
  });
}

function toAnswer({ skill, level, picked, right, help, at }: Row): LoggedAnswer {
  const form = findSkill(skill)?.form ?? 'choice';
  return { right, help, way: answerWay({ form, picked }), level: toLevel(level), at: at.getTime() };
}
