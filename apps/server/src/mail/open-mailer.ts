import { createTransport } from 'nodemailer';
import type { MailSettings } from '../operation-settings.ts';

export type Letter = {
  to: string;
  subject: string;
  text: string;
  /** Where one click ends letters of this kind (RFC 8058); mail programs show it as a button. */
  endAddress?: string | undefined;
};
export type Mailer = { send(letter: Letter & { id: string }): Promise<void>; close(): void };

/** No mail server may hold a letter longer than this at any step of the talk. */
const patience = 10_000;

/** The one way mail leaves the server. A letter's id is its Message-ID, so a receiver sees that a repeated one is the same. */
export function openMailer({ smtpUrl, from }: MailSettings, patienceMs = patience): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = from.split('@')[1] ?? 'localhost';
  return {
    async send({ id, to, subject, text, endAddress }) {
      const sent = transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@${host}>`,
        // Keeps out-of-office notes from answering a program.
        headers: {
          'auto-submitted': 'auto-generated',
          ...(endAddress && {
            'list-unsubscribe': `<${endAddress}>`,
            'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
      await withinTime(sent, 2 * patienceMs);
    },
    close: () => transport.close(),
  };
}

/** The limits of the steps add up, and a server that sends a byte now and then never meets one of them. */
async function withinTime(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    const error = Object.assign(new Error('the mail server takes too long'), { code: 'ETIMEDOUT' });
    timer = setTimeout(() => fail(error), ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
