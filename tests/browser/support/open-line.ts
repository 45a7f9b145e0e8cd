import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export type Line = {
  /** Where a browser reaches the tests' server by this line. */
  origin: string;
  /** From now on calls to these paths find nobody, and those under way break off. */
  cut(paths: RegExp): void;
  mend(): void;
  close(): void;
};

/**
 * A line to the tests' server that is cut outside of the browser. What a page sends while it closes passes by the
 * browser's own switches, because those are the page's and go with it.
 */
export async function openLine(): Promise<Line> {
  let refused: RegExp | undefined;
  const open = new Set<{ path: string; socket: Socket }>();
  const isCut = (path: string) => refused?.test(path) === true;

  const line = createServer((asked, answer) => {
    const { url: path = '', socket } = asked;
    if (isCut(path)) return void socket.destroy();
    const call = { path, socket };
    open.add(call);
    answer.on('close', () => open.delete(call));
    passOn(asked, answer);
  });
  await new Promise<void>((listening) => line.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    cut(paths) {
      refused = paths;
      for (const { path, socket } of open) if (isCut(path)) socket.destroy();
    },
    mend() {
      refused = undefined;
    },
    close() {
      line.close();
      line.closeAllConnections();
    },
  };
}

/** Each call goes over a connection of its own: one that is kept may end just when it is used again. */
function passOn(asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url, headers } = asked;
  const port = Number(process.env.BROWSER_TEST_PORT);
  const call = request(
    { host: '127.0.0.1', port, method, path: url, headers, agent: false, setHost: false },
    (told) => {
      answer.writeHead(told.statusCode ?? 502, told.headers);
      told.pipe(answer);
    },
  );
  call.on('error', () => answer.destroy());
  answer.on('close', () => call.destroy());
  asked.pipe(call);
}
