import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import text from '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2?url';

const font = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

/** For pages whose words are in the file itself. On pages of the app scripts come first: no word shows before them. */
export const fontLinks = () => [font(text), font(display)];
