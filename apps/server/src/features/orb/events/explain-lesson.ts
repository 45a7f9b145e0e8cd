import {
  answerTurn,
  type CompanionContext,
  type CompanionReply,
  ideaHere,
  type Means,
  tellIdea,
} from '@playforward/companion';
import { orbTexts } from '../orb-texts.ts';
import type { showMessage } from './show-message.ts';

type MessageParts = Parameters<typeof showMessage>[0] & Pick<CompanionReply, 'picture'>;

/** The concept on screen: as the button asks for it, or what it means. */
export function explainOnScreen(
  context: CompanionContext,
  { button, means }: { button: string | undefined; means: Means },
): MessageParts[] {
  if (button?.trim())
    return [{ ...answerTurn(button, { context, means }).reply, interaction_type: 'key_concept' }];
  const idea = ideaHere({ context, means });
  const told = idea && tellIdea(idea, 'what', context, means);
  return [told ? orbTexts.keyConcept(told.text) : orbTexts.default];
}

/** What the lesson is about and what it leads to. */
export function introduceLesson({ lesson }: CompanionContext): MessageParts[] {
  if (!lesson) return [orbTexts.default];
  const goals = lesson.goals.map((goal) => orbTexts.introduction(goal));
  return [orbTexts.introduction(lesson.intro || lesson.title), ...goals];
}
