import type { TypesetMath } from '@playforward/contract';
import { Check, X } from 'lucide-react';
import { MathText } from '../../ui/reading/math-text.tsx';
import { teachText } from './text.ts';
import './given-answer.css';

type GivenAnswerProps = { answer: string; right: boolean; math: TypesetMath };

/** An answer as it was given, with its verdict as a sign and in words. */
export function GivenAnswer({ answer, right, math }: GivenAnswerProps) {
  return (
    <span className={right ? 'given-answer right' : 'given-answer'}>
      <span className="given-mark">
        {right ? <Check size={14} aria-hidden="true" /> : <X size={14} aria-hidden="true" />}
        <span className="sr-only">{right ? teachText.evidence.right : teachText.evidence.wrong}: </span>
      </span>
      <span className="given-text">
        <MathText text={answer} math={math} />
      </span>
    </span>
  );
}
