import { OrbCharacter } from '../../ui/orb-character.tsx';
import { SpeechBubble } from '../../ui/speech-bubble.tsx';
import type { CompanionLine } from './companion-state.ts';
import { lessonText as text } from './text.ts';

/** The companion beside the lesson: large on wide screens, a bubble and a medium orb on small ones. */
export function CompanionColumn({ mode, text: words }: CompanionLine) {
  return (
    <aside className="companion" aria-label={text.companion.name}>
      <div className="companion-bubble" aria-live="polite">
        <SpeechBubble>{words}</SpeechBubble>
      </div>
      <OrbCharacter mode={mode} size={232} className="companion-orb" />
    </aside>
  );
}
