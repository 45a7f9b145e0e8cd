import type { TypesetMath, WordSense } from '@playforward/contract';
import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { MathText } from '../../ui/reading/math-text.tsx';
import './sense.css';
import { glossaryText } from './text.ts';

const text = glossaryText.word;

/** What a lesson says of a word: meaning, picture, an example and what is none. */
export function SenseView({ sense, math }: { sense: WordSense; math: TypesetMath }) {
  const { meaning, example, counterexample } = sense;
  return (
    <div className="word-sense">
      <p className="word-meaning">
        <MathText text={meaning} math={math} />
      </p>
      <WordPicture url={sense.diagram_image_url} alt={sense.diagram_alt} />
      <dl className="word-pair">
        <div className="word-yes">
          <dt>
            <CircleCheck size={20} aria-hidden="true" />
            {text.example}
          </dt>
          <dd>
            <MathText text={example} math={math} />
          </dd>
        </div>
        <div className="word-no">
          <dt>
            <CircleX size={20} aria-hidden="true" />
            {text.counterexample}
          </dt>
          <dd>
            <MathText text={counterexample} math={math} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** It disappears when it cannot be loaded. */
function WordPicture({ url, alt }: { url: string | null; alt: string | null }) {
  const [failed, setFailed] = useState(false);
  if (!url || failed) return null;
  return (
    <img className="word-picture" src={url} alt={alt ?? ''} loading="lazy" onError={() => setFailed(true)} />
  );
}
