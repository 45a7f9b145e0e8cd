import { Fragment } from 'react';
import { siteToken } from '../../site-token.ts';

const names = [
  'productName',
  'organisation',
  'foundation',
  'privacyContact',
  'chatKept',
  'accountKept',
] as const;

/** Puts what the school has set where an editable text has `{productName}`, `{organisation}` and the like. */
export function withNames(text: string): string {
  return names.reduce((filled, name) => filled.replaceAll(`{${name}}`, siteToken(name)), text);
}

/** An editable text with names filled in and `[words](/address)` as links. */
export function SiteWords({ children }: { children: string }) {
  const parts = withNames(children).split(/\[([^\]]+)\]\(([^)]+)\)/);
  const pieces = [];
  for (let index = 0; index < parts.length; index += 3) {
    const [plain, words, address] = parts.slice(index, index + 3);
    pieces.push(
      <Fragment key={index}>
        {plain}
        {address && (
          <a className="words-link" href={address}>
            {words}
          </a>
        )}
      </Fragment>,
    );
  }
  return pieces;
}
