import type { TypesetMath } from '@playforward/contract';
import { Fragment } from 'react';
import { MathText } from '../../ui/reading/math-text.tsx';
import { chatText } from './chat-text.ts';
import { type NumberedStep, textBlocks } from './text-blocks.ts';

type AnswerTextProps = { text: string; math: TypesetMath };

/** An answer of the companion: paragraphs, formulas, and the steps of a worked solution. */
export function AnswerText({ text, math }: AnswerTextProps) {
  return textBlocks(text).map((block, index) =>
    block.kind === 'words' ? (
      <p key={index}>
        <Lines lines={block.lines} math={math} />
      </p>
    ) : (
      <ol key={index} className="chat-steps">
        {block.steps.map((step) => (
          <SolutionStep key={step.number} step={step} math={math} />
        ))}
      </ol>
    ),
  );
}

function SolutionStep({ step: { number, head, lines }, math }: { step: NumberedStep; math: TypesetMath }) {
  return (
    <li>
      <span className="chat-step-number" aria-hidden="true">
        {number}
      </span>
      <div className="min-w-0">
        <span className="sr-only">{chatText.step(number)}: </span>
        <p className="chat-step-head">
          <MathText text={head} math={math} />
        </p>
        {lines.length > 0 && (
          <p className="chat-step-why">
            <Lines lines={lines} math={math} />
          </p>
        )}
      </div>
    </li>
  );
}

function Lines({ lines, math }: { lines: readonly string[]; math: TypesetMath }) {
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      <MathText text={line} math={math} />
    </Fragment>
  ));
}
