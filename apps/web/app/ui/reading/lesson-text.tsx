import type { TypesetMath } from '@playforward/contract';
import { Fragment, useContext } from 'react';
import { cutWords } from './cut-words.ts';
import { MathText } from './math-text.tsx';
import { WordLinks } from './word-links.ts';

type LessonTextProps = {
  text: string;
  math: TypesetMath;
  /** 0 for the intro, n for the definition of the nth concept; paragraphs of a definition are counted from 0. */
  place: { text: number; paragraph: number };
};

/** Content text of a lesson, in which a word opens its entry in the glossary where the lesson first names it. */
export function LessonText({ text, math, place }: LessonTextProps) {
  const { uses, onOpen } = useContext(WordLinks);
  const here = uses.filter((use) => use.text === place.text && use.paragraph === place.paragraph);
  const mark = (words: string, piece: number) =>
    cutWords(
      words,
      here.filter((use) => use.piece === piece),
    ).map((stretch) =>
      stretch.slug === undefined ? (
        <Fragment key={stretch.at}>{stretch.text}</Fragment>
      ) : (
        <button
          key={stretch.at}
          type="button"
          className="word-link"
          aria-haspopup="dialog"
          onClick={() => onOpen(stretch.slug ?? '', stretch.text)}
        >
          {stretch.text}
        </button>
      ),
    );
  return <MathText text={text} math={math} {...(here.length > 0 && { mark })} />;
}
