import { createHash } from 'node:crypto';
import { type FamilyLanguage, familyLimits } from '@playforward/contract';
import { drawQrCode } from '../class-code.ts';
import { inHtml } from '../in-html.ts';
import { letterTexts } from './letter-text.ts';

/** Black on white; a page of A4 or Letter a family, with room for two languages. */
const style = `
*{box-sizing:border-box;margin:0}
body{background:#f4f2fc;color:#111;font:15px/1.5 Lexend,system-ui,sans-serif}
header{max-width:190mm;margin:24px auto 0;padding:0 12px}
header h1{font-size:28px}
header p{max-width:62ch;margin-top:6px}
.warning{padding:12px 16px;border-radius:14px;background:#fff3da;color:#6b3d00}
main{padding:0 0 40px}
article{width:190mm;max-width:calc(100% - 16px);min-height:250mm;margin:24px auto;padding:12mm;background:#fff;display:grid;align-content:start;gap:9mm;break-after:page}
article:last-child{break-after:auto}
section{display:grid;gap:3mm}
section+section{border-top:1px solid #777;padding-top:8mm}
h2{font-size:19px}
h3{font-size:15px}
ul,ol{padding-left:1.4em;display:grid;gap:1mm}
.code{display:grid;grid-template-columns:minmax(0,1fr) 34mm;gap:6mm;align-items:center;padding:5mm;border:2px solid #111;border-radius:4mm}
.code b{display:block;font-size:24px;letter-spacing:.06em;overflow-wrap:anywhere}
.code svg{width:34mm;height:34mm}
.sign{margin-top:2mm}
.small{font-size:13px}
@page{margin:10mm}
@media print{body{background:#fff;font-size:13.5px;line-height:1.4}header{display:none}main{padding:0}article{width:auto;max-width:none;min-height:0;margin:0;padding:0;gap:6mm}section{gap:2mm}section+section{padding-top:6mm}h2{font-size:17px}h3{font-size:14px}.code{padding:3mm 5mm}.code b{font-size:21px}.small{font-size:12px}.two{font-size:12.5px;line-height:1.35}.two .code{grid-template-columns:minmax(0,1fr) 28mm}.two .code svg{width:28mm;height:28mm}.two .sign{display:none}}
@media (width<600px){article{padding:20px;min-height:0}.code{grid-template-columns:minmax(0,1fr)}}
`;

export const letterStyleHash = createHash('sha256').update(style).digest('base64');

const dayMs = 86_400_000;

type LetterOfChild = { child: string; code: string };
type Letters = {
  className: string;
  teacher: string;
  product: string;
  letters: readonly LetterOfChild[];
  languages: readonly FamilyLanguage[];
  origin: string;
  now: Date;
  timeZone: string;
};

/** A page of its own that needs no script: a letter a child, in one language or in both on one page. */
export async function writeLetterPage(all: Letters): Promise<string> {
  const [first = 'en'] = all.languages;
  const text = letterTexts[first];
  const pages = await Promise.all(all.letters.map((letter) => writeLetter(letter, all)));
  return `<!doctype html><html lang="${first}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${inHtml(`${text.page}: ${all.className} - ${all.product}`)}</title><style>${style}</style></head><body><header><h1>${inHtml(text.page)}</h1><p>${inHtml(text.sheetLead(pages.length))}</p><p class="warning">${inHtml(text.sheetWarning)}</p></header><main>${pages.join('')}</main></body></html>`;
}

async function writeLetter(letter: LetterOfChild, all: Letters): Promise<string> {
  const { child, code } = letter;
  const { className, teacher, product, origin, languages, now, timeZone } = all;
  // Behind #, so that the code reaches no log.
  const picture = await drawQrCode(`${origin}/family#${code}`);
  const filled = { child, product, className, teacher };
  const until = new Date(now.getTime() + familyLimits.codeDays * dayMs);
  const sections = languages.map((language) => {
    const text = letterTexts[language];
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(until);
    const list = (items: readonly string[]) => items.map((item) => `<li>${inHtml(item)}</li>`).join('');
    return `<section lang="${language}"><h2>${inHtml(text.greeting(filled))}</h2><p>${inHtml(text.lead(filled))}</p><ul>${list(text.sees)}</ul><h3>${inHtml(text.how)}</h3><ol>${list(text.steps)}</ol><p class="small">${inHtml(text.end)}</p><div class="code"><p>${inHtml(text.code)}<b>${inHtml(code)}</b>${inHtml(text.until(day))}<br>${inHtml(text.picture)} ${inHtml(`${origin.replace(/^https?:\/\//, '')}/family`)}</p>${picture}</div><p class="sign">${inHtml(text.sign(filled))}</p></section>`;
  });
  return `<article${languages.length > 1 ? ' class="two"' : ''}>${sections.join('')}</article>`;
}
