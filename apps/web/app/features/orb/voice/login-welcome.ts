import type { OrbDynamicAnswer } from '@playforward/contract';
import { api } from '../../../api/api.ts';
import type { MessageStore } from '../queue/message-store.ts';
import { isMarked, mark } from './use-welcome.ts';

/** Lets the server add its words after signing in, behind the greeting: once a sign-in (D-21). */
export async function addLoginWelcome(store: MessageStore): Promise<void> {
  if (isMarked('login_welcome_message_shown')) return;
  try {
    const answer = await api.post<Partial<OrbDynamicAnswer> | undefined>('/api/orb/dynamic', {
      type: 'login_welcome_message',
    });
    const messages = answer?.messages ?? [];
    if (messages.length === 0) return;
    // The page has said welcome; nobody is welcomed twice.
    store.queue(...messages.filter(({ interaction_type: type }) => type !== 'welcome'));
    mark('login_welcome_message_shown');
  } catch {
    // The page has greeted by itself.
  }
}
