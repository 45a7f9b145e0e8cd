import type { ChallengeDraft } from './draft.ts';

/** A plain number that can be a coordinate. */
const number = /^-?\d{1,6}(?:\.\d{1,3})?$/;
const longest = 130;

/** Whether an answer can be a coordinate: a plain number, asked in few words. */
export const isCoordinate = ({ question, answer, form }: ChallengeDraft): boolean =>
  number.test(answer) && /^(?:integer|decimal|number)$/.test(form) && question.length <= longest;

const both = (a: string, b: string): string => `The next waypoint is (x, y). For x: ${a} For y: ${b}`;

/** What both trained, and the way to each; the way of one alone would not tell of the other. */
function learnedFrom(x: ChallengeDraft, y: ChallengeDraft): Pick<ChallengeDraft, 'trains' | 'way'> {
  const trained = [...new Set([x, y].flatMap(({ trains }) => trains ?? []))];
  return {
    ...(trained.length > 0 && { trains: trained.join('; ') }),
    ...(x.way && y.way && { way: x.way === y.way ? x.way : `For x: ${x.way} For y: ${y.way}` }),
  };
}

/** Two short problems of a topic as one point: each answer is a coordinate, so it is worth the two units of a point. */
export function joinAsPoint(x: ChallengeDraft, y: ChallengeDraft): ChallengeDraft {
  const point = (a: string, b: string): string => `(${a}, ${b})`;
  const hints = [
    `For x: ${x.hints[0]}`,
    `For y: ${y.hints[0]}`,
    `For x: ${x.hints[2]} For y: ${y.hints[2]}`,
  ] as const;
  const texts = new Map([...Object.entries(x.texts ?? {}), ...Object.entries(y.texts ?? {})]);
  const contentOf = (text: string): string => texts.get(text) ?? text.replaceAll('$', '\\$');
  const question = both(x.question, y.question);
  return {
    question,
    answer: point(x.answer, y.answer),
    form: 'point',
    ...learnedFrom(x, y),
    hints,
    claims: [...x.claims, ...y.claims],
    slips: [
      ...(x.slips ?? []).map(({ value, phrase }) => ({ value: point(value, y.answer), phrase })),
      ...(y.slips ?? []).map(({ value, phrase }) => ({ value: point(x.answer, value), phrase })),
    ],
    texts: {
      [question]: both(contentOf(x.question), contentOf(y.question)),
      [hints[0]]: `For x: ${contentOf(x.hints[0])}`,
      [hints[1]]: `For y: ${contentOf(y.hints[0])}`,
      [hints[2]]: `For x: ${contentOf(x.hints[2])} For y: ${contentOf(y.hints[2])}`,
    },
  };
}
