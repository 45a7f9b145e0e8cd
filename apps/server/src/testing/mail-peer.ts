import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = {
  to: string[];
  from: string;
  text: string;
  messageId: string;
  /** Where one click ends such letters. */
  endAddress: string | undefined;
};
export type MailPeer = {
  url: string;
  mails: ReceivedMail[];
  /** What the next letters meet: taken, refused for now, refused for good, or nothing said for ever. */
  mood: 'takes' | 'refuses-for-now' | 'refuses' | 'stalls';
  close(): Promise<void>;
};

/** A real mail server on this machine that keeps what it is sent. */
export async function startMailPeer(): Promise<MailPeer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Talks that stalled on purpose are not waited for at the end.
    closeTimeout: 100,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (peer.mood === 'stalls') return;
        if (peer.mood !== 'takes') {
          done(Object.assign(new Error('not now'), { responseCode: peer.mood === 'refuses' ? 550 : 451 }));
          return;
        }
        const raw = Buffer.concat(chunks).toString('utf8');
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          to: rcptTo.map(({ address }) => address),
          from: mailFrom ? mailFrom.address : '',
          text: unfold(raw),
          messageId: /^message-id: (\S+)/im.exec(raw)?.[1] ?? '',
          endAddress: /^list-unsubscribe:\s*<([^>]+)>/im.exec(raw)?.[1]?.replace(/\s+/g, ''),
        });
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  const peer: MailPeer = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    mood: 'takes',
    close: () => new Promise((done) => server.close(() => done())),
  };
  return peer;
}

/** Quoted-printable lines as they were before. */
function unfold(raw: string): string {
  const bytes = raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
