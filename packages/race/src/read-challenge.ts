import { type AnswerForm, type AskedForm, checkKey } from '@playforward/math';
import type { Challenge, Slip, Typeset } from './challenge.ts';
import { defaultChallenge } from './fallback-challenges.ts';
import { type ChallengeType, challengeTypes, type Point, raceRules } from './race-rules.ts';

const answerForms = new Set<string>([
  'integer',
  'decimal',
  'fraction',
  'mixed-number',
  'percent',
  'money',
  'number',
  'ratio',
  'point',
  'expression',
  'equation',
  'inequality',
  'interval',
  'set',
  'list',
  'measure',
  'angle',
  'radical',
  'scientific',
  'choice',
]);
const askedForms = new Set<string>([
  'lowest-terms',
  'factored',
  'expanded',
  'simplified',
  'mixed',
  'decimal',
  'fraction',
  'same-sides',
]);

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}

/** Text of a field; numbers count, so that an answer of 18 is '18'. */
function textOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf).filter((text) => text !== null) : [];
}

function typeOf(value: unknown): ChallengeType | null {
  const word = textOf(value)?.toLowerCase();
  return challengeTypes.find((type) => type === word) ?? null;
}

/** Its own value, else that of its type, else 1 (R-150 to R-153, D-124). */
function moveValueOf(fields: Fields, type: ChallengeType | null): number {
  const own = [fields.moveValue, fields.move_value, fields.difficulty].map(Number).find((value) => value > 0);
  if (own !== undefined && own <= raceRules.mostMoveValue) return own;
  return type ? raceRules.moveValues[type] : raceRules.defaultMoveValue;
}

/** `hints`, else `progressive_hints`, else the one `hint` (D-130). */
function hintsOf(fields: Fields): string[] {
  const lists = [textsOf(fields.hints), textsOf(fields.progressive_hints)];
  const single = textOf(fields.hint);
  return lists.find((list) => list.length > 0) ?? (single === null ? [] : [single]);
}

function pointsOf(value: unknown): Point[] {
  const points = fieldsOf(value)?.points;
  if (!Array.isArray(points)) return [];
  return points.flatMap((entry) => {
    const { x, y } = fieldsOf(entry) ?? {};
    return typeof x === 'number' && typeof y === 'number' ? [{ x, y }] : [];
  });
}

function slipsOf(value: unknown): Slip[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => {
    const fields = fieldsOf(entry);
    const [wrong, phrase] = [textOf(fields?.value), textOf(fields?.phrase)];
    return wrong !== null && phrase !== null ? [{ value: wrong, phrase }] : [];
  });
}

function typesetOf(value: unknown): Typeset | null {
  const { texts, math } = fieldsOf(value) ?? {};
  return isTexts(texts) && isTexts(math) ? { texts, math } : null;
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  const fields = fieldsOf(value);
  return fields !== null && Object.values(fields).every((text) => typeof text === 'string');
}

/** Whether this is the question about 2x + 5 = 13 in any spacing (R-099, D-132). */
function isPlaceholder(question: string): boolean {
  return question.toLowerCase().replace(/\s/g, '').includes('2x+5=13');
}

const isForm = (value: unknown): value is AnswerForm => typeof value === 'string' && answerForms.has(value);
const isAsked = (value: unknown): value is AskedForm => typeof value === 'string' && askedForms.has(value);

/**
 * Reads a challenge from whatever a server answered, under either name of each field. Null when it
 * has no question, nothing to compare an answer with, a key that cannot be read in its form, or was among the last three.
 */
export function readChallenge(raw: unknown, recent: readonly string[] = []): Challenge | null {
  const fields = fieldsOf(raw);
  if (!fields) return null;
  const question = textOf(fields.question) ?? textOf(fields.question_text);
  const answer = textOf(fields.answer) ?? textOf(fields.solution);
  if (question === null) return null;
  if (isPlaceholder(question)) return defaultChallenge;
  const id = textOf(fields.id) ?? question;
  if (answer === null || recent.includes(id)) return null;
  const form = isForm(fields.answer_form) ? fields.answer_form : null;
  if (form !== null && checkKey({ value: answer, form }) !== null) return null;
  const type = typeOf(fields.type);
  const level = [1, 2, 3].find((known) => known === fields.level);
  return {
    id,
    question,
    type: type ?? 'equation',
    answer,
    moveValue: moveValueOf(fields, type),
    hints: hintsOf(fields),
    format: textOf(fields.expected_answer_format),
    narrative: textOf(fields.game_narrative_element),
    points: pointsOf(fields.visualization_hints),
    form,
    asked: isAsked(fields.answer_asked) ? fields.answer_asked : null,
    topic: textOf(fields.topic),
    level: level === 1 || level === 2 || level === 3 ? level : null,
    slips: slipsOf(fields.slips),
    skill: textOf(fields.skill),
    learning: textOf(fields.learning),
    seal: textOf(fields.seal),
    typeset: typesetOf(fields.typeset),
  };
}
