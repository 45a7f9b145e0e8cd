import type { TypesetMath } from '@playforward/contract';
import { splitContentText } from '@playforward/contract';
import { Fragment } from 'react';

/** Content text: words with **terms** in the accent colour, and formulas as the server has typeset them. */
export function MathText({ text, math }: { text: string; math: TypesetMath }) {
  return splitContentText(text).map((part, index) =>
    part.kind === 'text' ? (
      <Words key={index} text={part.text} />
    ) : (
      <Formula key={index} tex={part.tex} display={part.display} html={math[part.tex]} />
    ),
  );
}

function Words({ text }: { text: string }) {
  return text.split('**').map((piece, index) =>
    index % 2 === 1 ? (
      <strong key={index} className="term">
        {piece}
      </strong>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
}

type FormulaProps = { tex: string; display: boolean; html: string | undefined };

function Formula({ tex, display, html }: FormulaProps) {
  const className = display ? 'math-display' : 'math';
  if (html === undefined) return <span className={className}>{tex}</span>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server typesets its own content with KaTeX, trust off
  return <span className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
