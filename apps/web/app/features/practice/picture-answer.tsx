import type { TypesetMath } from '@playforward/contract';
import { useState } from 'react';
import { MathText } from '../../ui/reading/math-text.tsx';

type PictureAnswerProps = { url: string; words: string; math: TypesetMath };

/** An answer that is a picture. Its words are there for those who listen, and for all when it cannot be loaded. */
export function PictureAnswer({ url, words, math }: PictureAnswerProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const isShown = failedUrl !== url;
  return (
    <>
      {isShown && <img src={url} alt="" draggable={false} onError={() => setFailedUrl(url)} />}
      <span className={isShown ? 'sr-only' : undefined}>
        <MathText text={words} math={math} />
      </span>
    </>
  );
}
