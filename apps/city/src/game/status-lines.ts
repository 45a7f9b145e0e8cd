/** Sentences that wait to be spoken together: one region that changes at most each 1.5 s can be followed by ear. */
export type StatusLines = {
  /** An answer to what the student did: it is spoken before news, however much there is. */
  say(sentence: string): void;
  /** News of the city and of others. */
  report(sentence: string): void;
  /** The sentences of the last moment. */
  spoken(): string;
  subscribe(listener: () => void): () => void;
  close(): void;
};

const statusPause = 1500;
const mostAtOnce = 3;

export function openStatusLines(): StatusLines {
  const listeners = new Set<() => void>();
  let answers: string[] = [];
  let news: string[] = [];
  let spoken = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const speak = () => {
    timer = undefined;
    const said = answers.slice(-mostAtOnce);
    spoken = [...said, ...(said.length < mostAtOnce ? news.slice(said.length - mostAtOnce) : [])].join(' ');
    answers = [];
    news = [];
    for (const listener of listeners) listener();
  };
  const wait = (waiting: string[], sentence: string) => {
    if (!waiting.includes(sentence)) waiting.push(sentence);
    timer ??= setTimeout(speak, statusPause);
  };
  return {
    say: (sentence) => wait(answers, sentence),
    report: (sentence) => wait(news, sentence),
    spoken: () => spoken,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      clearTimeout(timer);
      listeners.clear();
    },
  };
}
