import { useGameState } from './game/use-game.ts';
import { sessionText } from './session/text.ts';
import { CheckIcon, WarnIcon } from './ui/icons.ts';
import './notice-bar.css';

/** What has just happened, for a few seconds. */
export function NoticeBar() {
  const { notice } = useGameState();
  if (!notice) return null;
  return (
    <section className={`game-notice ${notice.kind}`} key={notice.id} aria-label={sessionText.news}>
      {notice.kind === 'good' ? (
        <CheckIcon size={22} aria-hidden="true" />
      ) : (
        <WarnIcon size={22} aria-hidden="true" />
      )}
      {notice.sentence}
    </section>
  );
}
