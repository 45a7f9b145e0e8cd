import 'katex/dist/katex.min.css';
import { splitTerms, type TypesetMath } from '@playforward/contract';
import { Fragment, type ReactNode } from 'react';

type MathTextProps = {
  text: string;
  math: TypesetMath;
  /** Draws the words of a piece that is no formula; pieces are counted from 0. */
  mark?: (words: string, piece: number) => ReactNode;
};

/**
 * Content text: words with **terms** in the accent colour, and formulas as the server has typeset them. Their style comes
 * with it, so that no page can show them without.
 */
export function MathText({ text, math, mark = plain }: MathTextProps) {
  return splitTerms(text).map((piece, index) =>
    piece.kind === 'math' ? (
      <span key={index} className="math-kept">
        <Formula tex={piece.tex} display={piece.display} html={math[piece.tex]} />
        {piece.ends}
      </span>
    ) : piece.kind === 'term' ? (
      <strong key={index} className="term">
        {mark(piece.text, index)}
      </strong>
    ) : (
      <Fragment key={index}>{mark(piece.text, index)}</Fragment>
    ),
  );
}

const plain = (words: string) => words;

type FormulaProps = { tex: string; display: boolean; html: string | undefined };

function Formula({ tex, display, html }: FormulaProps) {
  const className = display ? 'math-display' : 'math';
  if (html === undefined) return <span className={className}>{tex}</span>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server typesets its own content with KaTeX, trust off
  return <span className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
