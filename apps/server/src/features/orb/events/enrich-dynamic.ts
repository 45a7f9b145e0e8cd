import { answerTurn, type CompanionContext } from '@playforward/companion';
import type { OrbMessageShown, OrbRequestType } from '@playforward/contract';
import { speakWithModel } from '../model/speak-with-model.ts';
import type { OrbServices } from '../services.ts';
import type { StudentTurn } from '../turn.ts';
import { showMessage } from './show-message.ts';

/** What the model adds to what the built-in companion has said, by the kind of request. */
const wishes = {
  hint: 'Say the same next step once more in other words, as one short question or picture to think of.',
  step_by_step_guidance: 'Say in other words how to begin, with one thing to look at first.',
  key_concept: 'Add one short everyday example of this idea that fits the grade and the chosen career.',
} as const;

const isWished = (type: OrbRequestType | undefined): type is keyof typeof wishes =>
  type !== undefined && type in wishes;

export type Enriched = {
  type: OrbRequestType | undefined;
  /** The words of the button that asked. */
  button: string | undefined;
  context: CompanionContext;
  problemId: number | null;
  lessonId: number | undefined;
  /** What was said already. */
  said: readonly OrbMessageShown[];
  signal: AbortSignal;
};

/**
 * One more message of the language model behind the built-in ones, which are on the screen by then. It passes the same
 * guards as the chat; what fails, stalls, breaks a rule or is stopped is left out whole.
 */
export async function enrichDynamic(
  services: OrbServices,
  student: StudentTurn['student'],
  { type, button, context, lessonId, said, signal }: Enriched,
): Promise<OrbMessageShown | null> {
  if (!isWished(type) || !services.model || said.length === 0) return null;
  const text = [
    ...(button ? [`The student pressed: ${button}`] : []),
    `You have just said: ${said.map((message) => message.text).join(' ')}`,
    `${wishes[type]} At most two sentences. Do not repeat what was said.`,
  ].join('\n');
  const answer = answerTurn(text, { context, means: services.means() });
  const speech = await speakWithModel(services, { student, text, context, signal }, answer);
  if (speech.kind !== 'whole') return null;
  const tone = { personality_mode: 'guiding', emotional_state: 'supportive' } as const;
  return showMessage({ ...tone, interaction_type: type, text: speech.text }, { lessonId });
}
