import type { CompanionContext } from '@playforward/companion';
import { replyTo } from './built-in.ts';
import { orbTexts } from './orb-texts.ts';
import type { showMessage } from './show-message.ts';

type Said = Parameters<typeof showMessage>[0];

/** The concept on screen: as the button asks for it, or as the lesson says it. */
export function explainConcept(context: CompanionContext, button: string | undefined): Said[] {
  const { lesson } = context;
  const concept = lesson?.concepts[lesson.conceptIndex ?? 0];
  if (!concept) return [orbTexts.default];
  if (button?.trim()) return [{ ...replyTo(button, context), interaction_type: 'key_concept' }];
  return [orbTexts.keyConcept(`${concept.title}: ${concept.definition}`)];
}

/** What the lesson is about and what it leads to. */
export function introduceLesson({ lesson }: CompanionContext): Said[] {
  if (!lesson) return [orbTexts.default];
  const goals = lesson.goals.map((goal) => orbTexts.introduction(goal));
  return [orbTexts.introduction(lesson.intro || lesson.title), ...goals];
}
