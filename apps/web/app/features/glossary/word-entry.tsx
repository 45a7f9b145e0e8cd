import type { GlossaryWord, TypesetMath, WordSense } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FailedCard } from '../../ui/failed-card.tsx';
import { SkyPage } from '../../ui/listing/sky-page.tsx';
import { StateCard } from '../../ui/state-card.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { findWords } from './find-words.ts';
import { glossaryQuery, wordQuery } from './queries.ts';
import { SenseView } from './sense-view.tsx';
import { glossaryText } from './text.ts';

const text = glossaryText.word;

type WordEntryProps = {
  slug: string;
  nameOf: (title: string) => string;
  /** What the list was asked for, as its address has it after the question mark. */
  asked: string;
};

/** One word: what each lesson says of it, the lessons, and the words beside it. */
export function WordEntry({ slug, nameOf, asked }: WordEntryProps) {
  const { data: word, error, refetch } = useQuery(wordQuery(slug));
  const online = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever came by keyboard or by ear goes on at the word.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const all = { pathname: paths.glossary, search: asked };
  return (
    <SkyPage
      className="glossary-page"
      back={{ to: asked ? `${paths.glossary}?${asked}` : paths.glossary, words: text.all }}
      heading={
        <div className="mx-auto w-full max-w-[860px]">
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-[1.75rem] wrap-anywhere outline-none lg:text-[2.75rem]"
          >
            {word?.term ?? glossaryText.title}
          </h1>
          <p className="mt-1.5 min-h-6 text-[#f3eaff]">
            {word && word.forms.length > 0 && text.also(word.forms)}
          </p>
        </div>
      }
    >
      {word ? (
        <>
          <Senses word={word} nameOf={nameOf} courseId={Number(new URLSearchParams(asked).get('course'))} />
          <Neighbors slug={slug} asked={asked} />
        </>
      ) : error instanceof ApiError && error.status === 404 ? (
        <StateCard
          mode="determined"
          title={glossaryText.missing.title}
          text={glossaryText.missing.text}
          action={<ButtonLink to={all}>{text.all}</ButtonLink>}
        />
      ) : error ? (
        <FailedCard
          text={online ? glossaryText.failed : glossaryText.offline}
          onAgain={() => void refetch()}
        />
      ) : (
        <StateCard mode="loading" title={text.loading} skeleton />
      )}
    </SkyPage>
  );
}

type SensesProps = { word: GlossaryWord; nameOf: (title: string) => string; courseId: number };

/** The sense of the course that was looked in, or the first, stands open. */
function Senses({ word, nameOf, courseId }: SensesProps) {
  const chosen = word.senses.find((sense) => sense.course_id === courseId) ?? word.senses[0];
  const others = word.senses.filter((sense) => sense !== chosen);
  return (
    <>
      {chosen && (
        <section className="card glossary-entry">
          <SenseView sense={chosen} math={word.math} />
          <LessonLink sense={chosen} nameOf={nameOf} />
        </section>
      )}
      {others.length > 0 && (
        <section className="glossary-others">
          <h2>{text.elsewhere}</h2>
          {others.map((sense) => (
            <OtherSense key={sense.lesson_id} sense={sense} nameOf={nameOf} math={word.math} />
          ))}
        </section>
      )}
    </>
  );
}

type OneSense = { sense: WordSense; nameOf: (title: string) => string };

function OtherSense({ sense, nameOf, math }: OneSense & { math: TypesetMath }) {
  return (
    <details className="card glossary-other">
      <summary>
        <span>
          <strong>{nameOf(sense.course)}</strong> {sense.lesson}
        </span>
        <ChevronDown size={22} aria-hidden="true" />
      </summary>
      <SenseView sense={sense} math={math} />
      <LessonLink sense={sense} nameOf={nameOf} />
    </details>
  );
}

function LessonLink({ sense, nameOf }: OneSense) {
  return (
    <p className="glossary-lesson">
      <span>
        {text.inLesson} {nameOf(sense.course)}:
      </span>
      <Link to={paths.lesson(sense.lesson_id)} className="link">
        {sense.lesson}
        <ArrowRight size={18} aria-hidden="true" />
      </Link>
    </p>
  );
}

/** The words before and after this one in the list as it was asked for. */
function Neighbors({ slug, asked }: { slug: string; asked: string }) {
  const { data } = useQuery(glossaryQuery);
  if (!data) return null;
  const params = new URLSearchParams(asked);
  const course = params.get('course');
  const wish = { search: params.get('search') ?? '', courseId: course ? Number(course) : null };
  const found = findWords(data.words, wish);
  const words = found.some((word) => word.slug === slug) ? found : data.words;
  const at = words.findIndex((word) => word.slug === slug);
  const [before, after] = [words[at - 1], words[at + 1]];
  const to = (word: { slug: string }) => ({ pathname: paths.word(word.slug), search: asked });
  return (
    <nav aria-label={text.neighbors} className="glossary-neighbors">
      {before && (
        <Link to={to(before)} className="link">
          <ArrowLeft size={18} aria-hidden="true" />
          <span className="sr-only">{text.before}: </span>
          {before.term}
        </Link>
      )}
      {after && (
        <Link to={to(after)} className="link after">
          <span className="sr-only">{text.after}: </span>
          {after.term}
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
