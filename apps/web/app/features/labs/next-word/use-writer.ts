import { drawWord, joinWords, learnText, longestText, type Memory, nextOdds } from '@playforward/ai-lab';
import { useMemo, useState } from 'react';
import { nextWordText as text } from './text.ts';

/** The longest that it writes. */
const mostWritten = 200;

/** The writer: what it has read, what it has written, and what it would write next. */
export function useWriter() {
  const [page, setPage] = useState(text.page);
  const [isLong, setIsLong] = useState(false);
  const [memory, setMemory] = useState<Memory>(1);
  const [temperature, setTemperature] = useState(1);
  const [written, setWritten] = useState<readonly string[]>([]);
  const [news, setNews] = useState('');
  const model = useMemo(() => learnText(page, memory), [page, memory]);
  const odds = useMemo(() => nextOdds(model, written, temperature), [model, written, temperature]);

  const write = (count: number) => {
    const next = [...written];
    for (let one = 0; one < count && next.length < mostWritten; one += 1) {
      const word = drawWord(nextOdds(model, next, temperature), Math.random());
      if (word === null) break;
      next.push(word);
    }
    if (model.tokens === 0) return setNews(text.empty);
    if (next.length === written.length) return setNews(text.full);
    setWritten(next);
    setNews(count === 1 ? text.drawn(next.at(-1) ?? '') : joinWords(next.slice(written.length)));
  };
  return {
    page,
    model,
    odds,
    memory,
    temperature,
    isLong,
    news,
    line: joinWords(written),
    setMemory,
    setTemperature,
    write,
    read(typed: string) {
      setIsLong(typed.length > longestText);
      setPage(typed.slice(0, longestText));
      setWritten([]);
      setNews('');
    },
    startOver() {
      setWritten([]);
      setNews('');
    },
  };
}
