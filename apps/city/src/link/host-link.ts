import { connectWord, type GameWord } from './game-words.ts';
import { readHostMessage } from './host-message.ts';
import { type LinkEvent, type LinkState, linkTickMs, newLink, nextLink } from './link-state.ts';

export type HostLink = {
  state(): LinkState;
  subscribe(listener: () => void): () => void;
  say(word: GameWord): void;
  close(): void;
};

/**
 * Speaks with the page around the frame. A message counts only when it comes from the own origin and from that very
 * page (D-117); what is said goes to that origin alone. A page that is not in a frame has no host.
 */
export function openHostLink(target: Window = window): HostLink {
  const host = target.parent;
  const { origin } = target.location;
  const framed = host !== target;
  const listeners = new Set<() => void>();
  let link: LinkState = framed ? newLink : { ...newLink, phase: 'alone' };

  const say = (word: GameWord) => {
    if (framed) host.postMessage(word, origin);
  };
  const take = (event: LinkEvent) => {
    const next = nextLink(link, event);
    const changed = next.link !== link;
    link = next.link;
    if (next.say) say(connectWord);
    if (changed) for (const listener of listeners) listener();
  };
  const hear = (event: MessageEvent) => {
    if (!framed || event.origin !== origin || event.source !== host) return;
    const message = readHostMessage(event.data);
    if (message) take({ kind: 'heard', message });
  };
  target.addEventListener('message', hear);
  const timer = framed ? setInterval(() => take({ kind: 'tick' }), linkTickMs) : undefined;
  if (framed) take({ kind: 'tick' });

  return {
    state: () => link,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    say,
    close() {
      clearInterval(timer);
      target.removeEventListener('message', hear);
      listeners.clear();
    },
  };
}
