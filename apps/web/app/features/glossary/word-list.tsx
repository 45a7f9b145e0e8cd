import type { GlossaryList, TypesetMath } from '@playforward/contract';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { SearchBox } from '../../ui/listing/search-box.tsx';
import { useAddress } from '../../ui/listing/use-address.ts';
import { MathText } from '../../ui/reading/math-text.tsx';
import { StateCard } from '../../ui/state-card.tsx';
import { byLetter, findWords, type ListedWord } from './find-words.ts';
import { glossaryText as text } from './text.ts';

type WordListProps = { list: GlossaryList; nameOf: (title: string) => string };

/** Search, course and letters on top, below them the words that fit. */
export function WordList({ list, nameOf }: WordListProps) {
  const { params, set, clear } = useAddress<'search' | 'course'>();
  const search = params.get('search') ?? '';
  const course = params.get('course') ?? '';
  const found = findWords(list.words, { search, courseId: course === '' ? null : Number(course) });
  const letters = search.trim() === '' ? byLetter(found) : [];
  const to = (slug: string) => ({ pathname: paths.word(slug), search: params.toString() });
  return (
    <>
      <search className="card glossary-search">
        <SearchBox
          label={text.search}
          hint={text.searchHint}
          clear={text.clear}
          value={search}
          onChange={(value) => set('search', value)}
        />
        <div className="glossary-row">
          <select
            className={course ? 'filter chosen' : 'filter'}
            aria-label={text.course}
            value={course}
            onChange={(event) => set('course', event.target.value)}
          >
            <option value="">{text.anyCourse}</option>
            {list.courses.map(({ id, title }) => (
              <option key={id} value={id}>
                {nameOf(title)}
              </option>
            ))}
          </select>
          <p role="status">{text.found(found.length)}</p>
        </div>
      </search>
      {letters.length > 1 && (
        <nav aria-label={text.letters} className="card glossary-letters">
          {letters.map(({ letter }) => (
            <a key={letter} href={`#${idOf(letter)}`}>
              {letter}
            </a>
          ))}
        </nav>
      )}
      {found.length === 0 ? (
        <StateCard
          mode="listening"
          title={text.none.title}
          text={text.none.text}
          action={<Button onClick={clear}>{text.none.clear}</Button>}
        />
      ) : letters.length > 0 ? (
        letters.map(({ letter, words }) => (
          <section key={letter} aria-labelledby={idOf(letter)} className="glossary-letter">
            <h2 id={idOf(letter)} tabIndex={-1}>
              {letter}
            </h2>
            <Words words={words} math={list.math} to={to} />
          </section>
        ))
      ) : (
        <Words words={found} math={list.math} to={to} />
      )}
    </>
  );
}

const idOf = (letter: string) => `letter-${letter.toLowerCase()}`;

type WordsProps = {
  words: readonly ListedWord[];
  math: TypesetMath;
  to: (slug: string) => { pathname: string; search: string };
};

function Words({ words, math, to }: WordsProps) {
  return (
    <ul className="glossary-words">
      {words.map(({ slug, term, meaning }) => (
        <li key={slug} className="card glossary-word">
          <Link to={to(slug)}>{term}</Link>
          <p>
            <MathText text={meaning} math={math} />
          </p>
        </li>
      ))}
    </ul>
  );
}
