import { createHash } from 'node:crypto';
import { inHtml } from '../in-html.ts';
import { paperText as text } from './text.ts';

/**
 * Black on white, rows of two problems with room to work, A4 or Letter; the head above the sheets is left out in print.
 * Each page of a version says in its corner which it is.
 */
const style = `
*{box-sizing:border-box;margin:0}
body{background:#f4f2fc;color:#000;font:14px/1.45 Lexend,system-ui,sans-serif}
.top{max-width:190mm;margin:24px auto 0;padding:0 12px}
.top h1{font-size:28px}
.top p{max-width:62ch;margin-top:6px}
.sheet{width:190mm;max-width:calc(100% - 16px);margin:24px auto;padding:8mm;background:#fff;break-after:page}
.sheet:last-child{break-after:auto}
.head{display:grid;grid-template-columns:minmax(0,1fr) auto auto;gap:2mm 5mm;align-items:start;margin-bottom:3mm}
.head h2{font-size:20px}
.head .of{font-size:12px;margin-top:1mm}
.badge{border:2px solid #000;border-radius:3mm;padding:1.5mm 3.5mm;font-size:18px;font-weight:700}
.scan{display:grid;justify-items:center;font-size:11px}
.scan svg{width:22mm;height:22mm}
.scan strong{letter-spacing:.06em}
.scan{grid-row:1/3;grid-column:3}
.who{grid-column:1/3;align-self:end;display:grid;grid-template-columns:2fr 1fr;gap:6mm;font-weight:600}
.who span{border-bottom:1px solid #000;padding-bottom:1mm}
ol{list-style:none;padding:0;border-top:1px solid #000;display:grid;grid-template-columns:repeat(2,minmax(0,1fr));grid-auto-rows:minmax(49mm,auto)}
ol>li{break-inside:avoid;padding:3.5mm 4mm 3.5mm 0;border-bottom:1px solid #000;display:grid;grid-template-columns:7mm minmax(0,1fr)}
ol>li>div{display:flex;flex-direction:column}
ol>li>b{font-size:15px}
.right{border-left:1px solid #000;padding:3.5mm 0 3.5mm 4mm}
.wide{grid-column:1/-1;padding-right:0}
.diagram{display:block;max-width:100%;max-height:54mm;margin:3mm 0;align-self:start}
.task{margin-top:1mm}
.task .diagram{max-height:84mm}
.task ul+p{margin-top:3mm}
.keep{white-space:nowrap}
math{font-size:1.15em}
math mfrac>*{font-size:.9em}
.line{margin-top:auto;padding-top:9mm;display:flex;gap:3mm;align-items:end}
.line i{border-bottom:1px solid #000;width:34mm;height:1px}
ul{list-style:none;padding:0;margin-top:2mm}
ul li{display:grid;grid-template-columns:7mm minmax(0,1fr);margin-top:1.5mm}
ul .diagram,.task ul .diagram{max-height:42mm;margin:0}
.wide ul,.short{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 4mm}
.circle{width:5mm;height:5mm;border:1px solid #000;border-radius:50%;font-size:10px;display:grid;place-items:center}
.bar{height:12mm;border:1px solid #000;margin:2mm 0 3mm}
.foot{margin-top:4mm;font-size:11px;break-before:avoid}
table{width:100%;border-collapse:collapse;margin-top:4mm}
tr{break-inside:avoid}
thead{break-after:avoid}
th,td{text-align:left;vertical-align:top;padding:2mm;border-bottom:1px solid #000;overflow-wrap:break-word}
th{overflow-wrap:normal;white-space:nowrap}
.fill{width:auto;min-width:60%}
.fill th,.fill td{border:1px solid #000;vertical-align:middle;text-align:center}
.fill th{text-align:left;white-space:normal}
.fill td:empty{height:11mm;min-width:14mm}
.squares{width:60mm;height:60mm;table-layout:fixed}
.squares td{border:1px solid #000;padding:0}
.glance{font-size:12px}
.glance,.ideas{line-height:1.7}
.ideas{table-layout:fixed}
.ideas>*>tr>:first-child{width:9mm}
.ideas>*>tr>:nth-child(2){width:34%}
.think{margin:0;table-layout:fixed}
.think td{border:0;padding:1mm 3mm 1mm 0;font-size:13px}
.think td:first-child{width:42%}
.lesson section{margin-top:6mm;break-inside:avoid}
.lesson h3{font-size:16px;margin-bottom:1mm}
.lesson p{max-width:75ch;margin-top:1mm}
.plan td:first-child{width:20mm;font-weight:600;white-space:nowrap}
@page{margin:10mm 10mm 12mm}
${['A', 'B', 'C', 'D'].map((version, nth) => `@page ${version}{@bottom-right{content:"${text.version} ${version}";font:11px Lexend,system-ui,sans-serif}}.versions>:nth-child(${nth + 1}){page:${version}}`).join('\n')}
@page key{@bottom-right{content:"${text.key}";font:11px Lexend,system-ui,sans-serif}}
.versions>:last-child{page:key}
@media print{body{background:#fff}.top{display:none}.sheet{width:auto;max-width:none;margin:0;padding:0}}
@media (width<600px){ol{grid-template-columns:minmax(0,1fr);grid-auto-rows:auto}.right{border-left:0;padding:3.5mm 0}.head{grid-template-columns:minmax(0,1fr) auto}.scan{grid-area:auto;justify-items:start}.who{grid-column:1/-1}}
`;

/** What a sheet may do: nothing but show itself in this style, with the pictures inside it. */
export const paperPolicy = `default-src 'none'; img-src data:; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

type Page = {
  title: string;
  lead: string;
  productName: string;
  /** Versions of a worksheet and at last its key, or sheets of any other kind. */
  of: 'versions' | 'sheets';
  sheets: readonly string[];
};

/** Where a student writes, in the head of a sheet. */
export const nameAndDate = `<p class="who"><span>${text.name}</span><span>${text.date}</span></p>`;

/** A page of its own that needs no script: it prints as it stands. */
export function writePage({ title, lead, productName, of, sheets }: Page): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${inHtml(`${title} - ${productName}`)}</title><style>${style}</style></head><body><header class="top"><h1>${inHtml(title)}</h1><p>${inHtml(lead)}</p></header><main class="${of}">${sheets.map((sheet) => `<section class="sheet">${sheet}</section>`).join('')}</main></body></html>`;
}
