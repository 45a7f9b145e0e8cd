import { Trophy } from 'lucide-react';
import { playSound } from '../../../sound/play-sound.ts';
import { toast } from '../../../ui/toast/toast.ts';
import type { SnakeNews } from './snake-state.ts';
import { waitingText as text } from './text.ts';

/** Cheers by toast and sound. The end is told on the board itself. */
export function tellNews(news: readonly SnakeNews[]): void {
  for (const item of news) {
    if (item in text.cheer) cheer(text.cheer[item as keyof typeof text.cheer]);
  }
  playSound(soundOf(news));
}

function cheer(words: string): void {
  const icon = (
    <span className="grid size-9 place-content-center rounded-xl bg-sun-soft text-sun-ink">
      <Trophy size={20} aria-hidden="true" />
    </span>
  );
  toast.message(words, { icon });
}

function soundOf(news: readonly SnakeNews[]): 'snake-over' | 'snake-cheer' | 'snake-eat' {
  if (news.includes('ended')) return 'snake-over';
  return news.length > 1 ? 'snake-cheer' : 'snake-eat';
}
