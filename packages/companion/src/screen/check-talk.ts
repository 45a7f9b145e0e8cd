import { findProfanity } from '@playforward/language';
import { foldedTexts } from '../care/folded-text.ts';
import type { TalkDecision } from './decisions.ts';
import { harmlessTalk, unsafeTopics } from './unsafe-topics.ts';

const pass: TalkDecision = { guard: 'talk', kind: 'pass' };

/** Whether one sentence may be said to a student: no sexual, violent, hateful talk, no drugs, no contact outside. */
export function checkTalk(sentence: string): TalkDecision {
  for (const folded of foldedTexts(sentence)) {
    const looked = folded.replace(harmlessTalk, ' ; ');
    const topic = unsafeTopics.find(([, pattern]) => pattern.test(looked))?.[0];
    if (topic) return { guard: 'talk', kind: 'block', reason: topic };
  }
  if (findProfanity(sentence.toLowerCase().replace(harmlessTalk, ' ; ')).length > 0)
    return { guard: 'talk', kind: 'block', reason: 'profanity' };
  return pass;
}
