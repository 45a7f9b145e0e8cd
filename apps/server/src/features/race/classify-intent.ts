import { type RaceChatBody, type RaceIntent, raceIntent } from '@playforward/contract';
import { classifyMessage } from '@playforward/race';
import type { FastifyBaseLogger } from 'fastify';
import type { RaceModel } from './race-model.ts';

type Classifier = { model: RaceModel | undefined; log: FastifyBaseLogger };

function withoutName(text: string, name: string | null | undefined): string {
  return name && name.trim().length > 1 ? text.replaceAll(name, 'the student') : text;
}

/** The table is certain of commands and answers; what it takes for talk or does not know, a model may know better. */
export async function classifyIntent({ model, log }: Classifier, body: RaceChatBody): Promise<RaceIntent> {
  const message = body.messages.findLast(({ role }) => role === 'user')?.content ?? '';
  const known = classifyMessage(message);
  const isCertain = known.primary_intent === 'COMMAND' || known.primary_intent === 'ANSWER';
  if (!model || isCertain || message.trim() === '') return known;
  const name = body.context?.profile?.name;
  try {
    const answer = await model.classify({
      message: withoutName(message, name),
      challenge: body.context?.current_challenge?.question ?? null,
      history: body.messages.map(({ role, content }) => ({ role, content: withoutName(content, name) })),
    });
    return raceIntent.safeParse(answer).data ?? known;
  } catch (error) {
    log.warn({ err: error }, 'the language model read no intent, the table decides');
    return known;
  }
}
