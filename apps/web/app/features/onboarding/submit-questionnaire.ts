import { type CareerChoice, type QuestionnaireAnswer, timings } from '@playforward/contract';
import { api } from '../../api/api.ts';
import { type Answers, toQuestionnaire } from './answers.ts';

/** Sends the ten answers. Results that do not come in time count as a failure. */
export async function submitQuestionnaire(answers: Answers): Promise<readonly CareerChoice[]> {
  const body = toQuestionnaire(answers);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no results in time')), timings.resultsGiveUp);
  });
  try {
    const call = api.post<QuestionnaireAnswer | undefined>('/user/questionnaire/submit', body);
    return (await Promise.race([call, tooLate]))?.career_match ?? [];
  } finally {
    clearTimeout(timer);
  }
}
