import { answerTurn, type CompanionContext, type CompanionReply } from '@playforward/companion';
import type { OrbDynamicBody, OrbMessageShown } from '@playforward/contract';
import { selectHasOpenCheck } from '../../../checks/queries.ts';
import type { Student } from '../../../sessions/session-store.ts';
import { buildContext, findPlace, type Place } from '../build-context.ts';
import { drawBeside } from '../draw-beside.ts';
import { orbTexts } from '../orb-texts.ts';
import type { OrbServices } from '../services.ts';
import { explainOnScreen, introduceLesson } from './explain-lesson.ts';
import { giveGuidance, giveHint } from './give-help.ts';
import { showMessage } from './show-message.ts';

type DynamicRequest = { student: Student; body: OrbDynamicBody };

/** The built-in messages, and what a model may add to them; null where nothing is on the screen to speak of. */
export type DynamicAnswer = { messages: OrbMessageShown[]; about: About | null };
type About = { context: CompanionContext; problemId: number | null; lessonId: number | undefined };

/** What the companion says to a helper button or to a screen that asks (L-275). */
export async function answerDynamic(
  services: OrbServices,
  { student, body }: DynamicRequest,
): Promise<DynamicAnswer> {
  const place = await findPlace(services, student, {
    problemId: body.problem_id,
    lessonId: body.lesson_id,
    conceptIndex: body.concept_index,
    currentStep: body.current_step_index,
  });
  if (body.type === 'login_welcome_message')
    return { messages: [showMessage(orbTexts.loginWelcome(student.name))], about: null };
  if (await selectHasOpenCheck(services.db, student.id))
    return { messages: [showMessage(orbTexts.rests)], about: null };
  const context = await buildContext(services, { student, place });
  const said = await saidTo(services, { student, place, context, body });
  const lessonId = place.lesson?.id;
  const about =
    place.problem || place.lesson ? { context, problemId: place.problem?.id ?? null, lessonId } : null;
  const messages = await Promise.all(
    said.map(async (each) => showMessage(each, { lessonId, picture: await drawBeside(services, each) })),
  );
  return { messages, about };
}

type MessageParts = Parameters<typeof showMessage>[0] & Pick<CompanionReply, 'picture'>;
type Request = DynamicRequest & { place: Place; context: CompanionContext };

async function saidTo(services: OrbServices, request: Request): Promise<MessageParts[]> {
  const { body, context } = request;
  switch (body.type) {
    case 'hint':
      return giveHint(services, request);
    case 'step_by_step_guidance':
      return giveGuidance(services, request);
    case 'key_concept':
      return explainOnScreen(context, { button: body.prompt_button, means: services.means() });
    case 'introduction':
      return introduceLesson(context);
    default:
      return [
        body.prompt_button?.trim()
          ? answerTurn(body.prompt_button, { context, means: services.means() }).reply
          : orbTexts.default,
      ];
  }
}
