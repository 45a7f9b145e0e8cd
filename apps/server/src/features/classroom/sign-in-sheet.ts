import { createHash } from 'node:crypto';
import { classroomLimits, type FamilyLanguage } from '@playforward/contract';
import { drawQrCode } from './class-code.ts';
import { letterStyleHash } from './families/letter-page.ts';
import { inHtml } from './in-html.ts';
import type { ClassroomServices } from './services.ts';
import { sheetTexts } from './sheet-text.ts';

export type SignInCard = { name: string; signInName: string; phrase: string };

/** Black on white, eight cards on a page of A4 or Letter, cut along one cross of dashed lines. */
const style = `
*{box-sizing:border-box;margin:0}
body{background:#f4f2fc;color:#111;font:15px/1.4 Lexend,system-ui,sans-serif}
header{max-width:190mm;margin:24px auto 0;padding:0 12px}
header h1{font-size:28px}
header p{max-width:62ch;margin-top:6px}
.warning{padding:12px 16px;border-radius:14px;background:#fff3da;color:#6b3d00}
main{padding:0 0 40px}
.page{width:190mm;max-width:calc(100% - 16px);margin:24px auto;background:#fff;display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);break-after:page}
.page:last-child{break-after:auto}
article{display:grid;grid-template-columns:minmax(0,1fr) 27mm;gap:0 4mm;align-content:start;height:62mm;padding:5mm;border:0 dashed #777;border-bottom-width:1px;break-inside:avoid;overflow:hidden}
article:nth-child(odd){border-right-width:1px}
article h2{grid-column:1/-1;font-size:18px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
article .of{grid-column:1/-1;font-size:11px;margin-bottom:2mm;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
dt{font-size:11px;margin-top:1.5mm}
dd{margin:0;font-size:15px;font-weight:600;overflow-wrap:anywhere}
article svg{width:27mm;height:27mm}
article .go{grid-column:1/-1;margin-top:2mm;padding-top:1.5mm;border-top:1px solid #111;font-size:11px}
@page{margin:10mm}
@media print{body{background:#fff}header{display:none}main{padding:0}.page{width:auto;max-width:none;margin:0}}
@media (width<600px){.page{grid-template-columns:minmax(0,1fr)}article{height:auto;border-right-width:0!important}}
`;

/** What pages of cards and letters may do: nothing but show themselves in their style. */
export const sheetPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}' 'sha256-${letterStyleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

type Sheet = {
  className: string;
  teacher: string;
  cards: readonly SignInCard[];
  /** Where this server is reached. */
  origin: string;
  language: FamilyLanguage;
};

/** A page of its own that needs no script: it prints as it stands. */
export async function writeSignInSheet({ settings }: ClassroomServices, sheet: Sheet): Promise<string> {
  const { productName } = settings;
  const text = sheetTexts[sheet.language];
  const cards = await Promise.all(sheet.cards.map((card) => writeCard(card, sheet)));
  const { cardsOnAPage } = classroomLimits;
  const pages = Array.from({ length: Math.ceil(cards.length / cardsOnAPage) }, (_, nth) =>
    cards.slice(nth * cardsOnAPage, (nth + 1) * cardsOnAPage).join(''),
  );
  const title = text.title(sheet.className);
  return `<!doctype html><html lang="${sheet.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${inHtml(`${title} - ${productName}`)}</title><style>${style}</style></head><body><header><h1>${inHtml(title)}</h1><p>${inHtml(text.lead(cards.length, pages.length))}</p><p class="warning">${inHtml(text.warning)}</p></header><main>${pages.map((page) => `<section class="page">${page}</section>`).join('')}</main></body></html>`;
}

async function writeCard(
  { name, signInName, phrase }: SignInCard,
  { className, teacher, origin, language }: Sheet,
): Promise<string> {
  const text = sheetTexts[language];
  // The picture holds the user name alone: who finds a card has to read the phrase as well.
  const picture = await drawQrCode(`${origin}/login#name=${encodeURIComponent(signInName)}`);
  const isUserName = !signInName.includes('@');
  return `<article><h2>${inHtml(name)}</h2><p class="of">${inHtml(`${className}, ${teacher}`)}</p><dl><dt>${isUserName ? text.userName : text.email}</dt><dd>${inHtml(signInName)}</dd><dt>${isUserName ? text.phrase : text.firstPhrase}</dt><dd>${inHtml(phrase)}</dd></dl>${picture}<p class="go">${inHtml(text.go)} <strong>${inHtml(origin.replace(/^https?:\/\//, ''))}</strong></p></article>`;
}
