import type { KeptAnswer } from '@playforward/contract';
import { keptTexts } from '../../storage/kept-texts.ts';

export type Answers = ReadonlyMap<number, KeptAnswer>;

/** One key a problem, so that two tabs of one check never write over each other's. */
const keyOf = (id: string, place: number) => `check_${id}_${place}`;

/** Answers that wait in this browser until the server has them. */
export const keptAnswers = {
  read(id: string, size: number): KeptAnswer[] {
    return Array.from({ length: size }, (_, place) => parse(keptTexts.getItem(keyOf(id, place)))).filter(
      (one) => one !== undefined,
    );
  },
  keep(id: string, answer: KeptAnswer): void {
    keptTexts.setItem(keyOf(id, answer.place), JSON.stringify(answer));
  },
  /** Drops an answer the server has, unless a later one stands there by now. */
  drop(id: string, { place, typed_at }: KeptAnswer): void {
    if (parse(keptTexts.getItem(keyOf(id, place)))?.typed_at === typed_at)
      keptTexts.removeItem(keyOf(id, place));
  },
  isOf: (id: string, key: string | null) => key?.startsWith(`check_${id}_`) === true,
  parse,
};

function parse(text: string | null): KeptAnswer | undefined {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as KeptAnswer;
  } catch {
    return undefined;
  }
}

/** Of two answers to one problem the one that was typed later. */
export function mergeAnswers(known: Answers, more: readonly KeptAnswer[]): Answers {
  const merged = new Map(known);
  for (const one of more) {
    const before = merged.get(one.place);
    if (!before || Date.parse(before.typed_at) <= Date.parse(one.typed_at)) merged.set(one.place, one);
  }
  return merged;
}

export function isAnswered(answer: KeptAnswer | undefined): boolean {
  return answer !== undefined && (answer.answer_id !== null || (answer.answer ?? '').trim() !== '');
}
