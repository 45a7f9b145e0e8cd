import { joinWords } from '../words/join-words.ts';
import { describeFigure } from './describe-figure.ts';
import type { FigureData } from './figure-parts.ts';
import { splitFigure } from './split-figure.ts';

const numbers = ['', 'one', 'two', 'three', 'four'] as const;

const lower = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

/** 'a triangle', 'an octagon'. */
function withArticle(title: string): string {
  return `${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${lower(title)}`;
}

/**
 * What a picture shows, in a few words: its figure, or each of them where it holds several.
 * @example titleOfAll(['Triangle', 'Triangle']) // 'Two triangles'
 */
export function titleOfAll(titles: readonly string[]): string {
  const [first = ''] = titles;
  if (titles.length === 1) return first;
  const isSame = titles.every((title) => title === first) && !first.includes(' ');
  const said = isSame
    ? `${numbers[titles.length] ?? titles.length} ${lower(first)}s`
    : joinWords(titles.map(withArticle));
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** A picture in whole sentences. Of several figures each is told by itself, with the place where it lies. */
export function sayFigures<D extends FigureData>(picture: D, titleOf: (one: D) => string): string {
  const figures = splitFigure(picture);
  if (figures.length === 1) return describeFigure(`${titleOf(picture)}.`, picture);
  const each = figures.map(({ figure, place }) => {
    const one = { ...picture, ...figure, toScale: true };
    return describeFigure(`The ${place} one is ${withArticle(titleOf(one))}.`, one);
  });
  const title = titleOfAll(figures.map(({ figure }) => titleOf({ ...picture, ...figure })));
  return [`${title}.`, ...each, ...(picture.toScale ? [] : ['The picture is not drawn to scale.'])].join(' ');
}
