import { isWhole } from '../../../scripts/is-whole.ts';

/** What runs in a page that takes stored text for markup: elements, attributes, addresses, styles, formulas. */
const vectors = [
  '<script>hurt()</script>',
  '<img src=x onerror=hurt()>',
  '<svg onload=hurt()>',
  '<svg><script>hurt()</script></svg>',
  '<svg><animate onbegin=hurt() attributeName=x dur=1s>',
  '<body onload=hurt()>',
  '<iframe src=javascript:parent.hurt()>',
  '<iframe srcdoc="<script>parent.hurt()</script>">',
  '<a href="javascript:hurt()" autofocus onfocus=hurt()>x</a>',
  '<input autofocus onfocus=hurt()>',
  '<details open ontoggle=hurt()>',
  '<video><source onerror=hurt()>',
  '<audio src=x onerror=hurt()>',
  '<object data="javascript:hurt()">',
  '<embed src="javascript:hurt()">',
  '<math><mi href="javascript:hurt()">x</mi></math>',
  '<math><mtext><table><mglyph><style><img src=x onerror=hurt()>',
  '<template><img src=x onerror=hurt()></template>',
  '<style>@import "javascript:hurt()"; *{background:url(javascript:hurt())}</style>',
  '<link rel=stylesheet href="data:text/css,*{}" onload=hurt()>',
  '<form action="javascript:hurt()"><button autofocus onfocus=hurt()>x</button></form>',
  '<marquee onstart=hurt()>x</marquee>',
  '<noscript><p title="</noscript><img src=x onerror=hurt()>">',
  '\\href{javascript:hurt()}{x} \\htmlData{x=1}{y} \\includegraphics{x}',
  '[x](javascript:hurt()) ![x](x" onerror="hurt())',
  '{{constructor.constructor("hurt()")()}} #{hurt()} <%= hurt() %>',
  '&lt;img src=x onerror=hurt()&gt; &#60;script&#62;hurt()&#60;/script&#62;',
  '\u003cimg src=x onerror=hurt()\u003e',
  '<img src=x oneonerrorrror=hurt() on\terror=hurt()>',
  '<ImG sRc=x OnErRoR=hurt()//',
];

/** Where the text may stand: in text, behind an attribute of either kind, an element or a comment. */
const frames = [
  (text: string) => text,
  (text: string) => `">${text}`,
  (text: string) => `'>${text}`,
  (text: string) => `</title></textarea></script></style>${text}`,
  (text: string) => `-->]]>$${text}$`,
];

/** 150 of them, each with a number by which it is told. */
export const scriptPayloads: readonly string[] = frames.flatMap((frame, place) =>
  vectors.map((vector, nth) => `${place * vectors.length + nth} ${frame(vector)}`),
);

/** By day each of them in one place, the places by turns: for what takes long (decision 0530). */
export const payloadsByTurns = isWhole
  ? scriptPayloads
  : vectors.flatMap((_, nth) => scriptPayloads[(nth % frames.length) * vectors.length + nth] ?? []);
