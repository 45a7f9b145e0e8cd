import { type QuestionnaireAnswer, timings } from '@playforward/contract';
import { api } from '../../api/api.ts';
import { type Answers, toQuestionnaire } from './answers.ts';

/** Sends the ten answers. Results that do not come in time count as a failure. */
export async function submitQuestionnaire(answers: Answers): Promise<QuestionnaireAnswer> {
  const body = toQuestionnaire(answers);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no results in time')), timings.resultsGiveUp);
  });
  try {
    const call = api.post<QuestionnaireAnswer | undefined>('/user/questionnaire/submit', body);
    const answer = await Promise.race([call, tooLate]);
    return { career_match: answer?.career_match ?? [], safety_card: answer?.safety_card ?? null };
  } finally {
    clearTimeout(timer);
  }
}
