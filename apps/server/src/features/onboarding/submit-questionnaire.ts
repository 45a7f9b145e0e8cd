import { noticeSureNeed } from '@playforward/companion';
import type { CareerChoice, OrbSafetyCard, Questionnaire } from '@playforward/contract';
import { checkAnswer } from '@playforward/language';
import type { Careers } from '../../careers/open-careers.ts';
import type { AppContext } from '../../context.ts';
import { careCard, noteSafetyCard, showSafetyCard } from '../../safety/note-safety-card.ts';
import type { Student } from '../../sessions/session-store.ts';
import { replaceSubmission } from './queries.ts';

export type OnboardingServices = Pick<AppContext, 'db' | 'clock' | 'log' | 'settings' | 'outbox'> & {
  careers: Careers;
};

export type SubmitResult =
  | { kind: 'matched'; careers: CareerChoice[]; card: OrbSafetyCard | null }
  /** The sentence is the one the student reads on the page. */
  | { kind: 'answer-refused'; sentence: string };

/** Checks the written answers as the page does, finds careers, and stores both in the place of earlier ones. */
export async function submitQuestionnaire(
  services: OnboardingServices,
  student: Student,
  given: Questionnaire,
): Promise<SubmitResult> {
  const { db, clock, careers } = services;
  const written = Object.values(given).filter((answer) => typeof answer === 'string');
  const card = await hearNeed(services, student, written);
  const sentence = written.map(checkAnswer).find((found) => found !== undefined);
  if (sentence) return { kind: 'answer-refused', sentence };

  const questionnaire = trimmed(given);
  const found = careers
    .match(questionnaire)
    .map(({ title, description, salary_range, story }) => ({ title, description, salary_range, story }));
  await replaceSubmission(db, { userId: student.id, questionnaire, careers: found, now: clock.now() });
  return { kind: 'matched', careers: found, card };
}

/** The card for a cry for help in what was written; noted as in the companion's chat. Nobody could be asked here. */
async function hearNeed(
  services: OnboardingServices,
  { id }: Student,
  written: readonly string[],
): Promise<OrbSafetyCard | null> {
  for (const sentence of written) {
    const need = noticeSureNeed(sentence);
    if (need.kind !== 'card') continue;
    await noteSafetyCard(services, { userId: id, reason: need.sign, threadId: null, sentence });
    return showSafetyCard(careCard(services, need));
  }
  return null;
}

function trimmed(answers: Questionnaire): Questionnaire {
  const entries = Object.entries(answers).map(([field, answer]) => [
    field,
    typeof answer === 'string' ? answer.trim() : answer,
  ]);
  return Object.fromEntries(entries) as Questionnaire;
}
