import type { RenderedProblem } from '@playforward/curriculum';
import { drawQrCode } from '../class-code.ts';
import { inHtml } from '../in-html.ts';
import { plainIdea } from '../plain-idea.ts';
import type { PaperRow } from './queries.ts';
import { nameAndDate, writePage } from './sheet-page.ts';
import { paperText as text } from './text.ts';
import { writeProblems, writeRight, writeWrong } from './write-problems.ts';

const letters = 'ABCD';
type SitePlace = { productName: string; origin: string };

/** All versions of a worksheet and its key, as stored: the screen opens the same problems by its code. */
export async function writeWorksheet(paper: PaperRow, { productName, origin }: SitePlace): Promise<string> {
  const versions = text.versions(letters[paper.rendered.length - 1] ?? 'A');
  const sheets = await Promise.all(
    paper.rendered.map((problems, nth) =>
      writeSheet(paper, { problems, version: letters[nth] ?? '', origin }),
    ),
  );
  return writePage({
    title: paper.title,
    lead: text.lead(versions, paper.rendered[0]?.length ?? 0),
    productName,
    of: 'versions',
    sheets: [...sheets, writeKey(paper, versions)],
  });
}

type Sheet = { problems: readonly RenderedProblem[]; version: string; origin: string };

async function writeSheet(
  { title, source, code }: PaperRow,
  { problems, version, origin }: Sheet,
): Promise<string> {
  const address = `${origin}/w/${code}/${version}`;
  const picture = await drawQrCode(address);
  return `<div class="head"><div><h2>${inHtml(title)}</h2><p class="of">${inHtml(source)}<br>${inHtml(text.same(address.replace(/^https?:\/\//, '')))}</p></div><p class="badge"><span aria-label="${text.version}">${version}</span></p><div class="scan">${picture}<span>${text.scan} <strong>${showCode(code)}</strong></span></div>${nameAndDate}</div>${writeProblems(problems)}`;
}

/** All answers at a glance, then version by version what each wrong answer says: its numbers are its own. */
function writeKey({ title, code, rendered }: PaperRow, versions: string): string {
  const heads = (rendered[0] ?? []).map((_, nth) => `<th scope="col">${nth + 1}</th>`);
  const all = rendered.map(
    (problems, nth) =>
      `<tr><th scope="row">${text.version} ${letters[nth]}</th>${problems.map((problem) => `<td>${writeRight(problem)}</td>`).join('')}</tr>`,
  );
  const glance = `<table class="glance"><thead><tr><th scope="col">${text.problem}</th>${heads.join('')}</tr></thead><tbody>${all.join('')}</tbody></table>`;
  const each = rendered.map((problems, nth) => writeVersionKey(problems, letters[nth] ?? ''));
  return `<div class="head"><div><h2>${inHtml(text.keyTitle(title))}</h2><p class="of">${inHtml(text.keyLead(versions, showCode(code)))}</p></div><p class="badge">${text.key}</p></div>${rendered.length > 1 ? glance : ''}${each.join('')}<p class="foot">${text.keyFoot}</p>`;
}

function writeVersionKey(problems: readonly RenderedProblem[], version: string): string {
  const rows = problems.map(
    (problem, nth) =>
      `<tr><th scope="row">${nth + 1}</th><td>${writeRight(problem)}</td><td>${writeIdeas(problem)}</td></tr>`,
  );
  return `<table class="ideas"><thead><tr><td></td><th scope="col">${text.answer}, ${text.version} ${version}</th><th scope="col">${text.think}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** The named thought behind each wrong answer; slips say nothing. */
function writeIdeas(problem: RenderedProblem): string {
  const rows = problem.choices.flatMap(({ id, correct, misconception }) =>
    correct || misconception === null || misconception === 'slip'
      ? []
      : [`<tr><td>${writeWrong(problem, id)}</td><td>${inHtml(plainIdea(misconception))}</td></tr>`],
  );
  return rows.length === 0 ? '' : `<table class="think"><tbody>${rows.join('')}</tbody></table>`;
}

/** A code in two parts, which are easier to type. */
function showCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
