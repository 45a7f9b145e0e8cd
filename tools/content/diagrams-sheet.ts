// `node tools/content/diagrams-sheet.ts [file.png]`: draws every kind of diagram, light and dark, at 320 and 640 px, on one picture.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  checkDiagram,
  type Diagram,
  describeDiagram,
  renderDiagram,
  sampleDiagrams,
} from '@playforward/diagram';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArguments, findChromium, howToGetChromium } from '../../scripts/find-chromium.ts';

const output = path.resolve(process.argv[2] ?? 'build/screens/diagrams.png');
const widths = [320, 640] as const;
const themes = ['light', 'dark'] as const;

const style = `
  body{margin:0;padding:24px;font:15px/1.5 Lexend,system-ui,sans-serif;background:#fff;width:1480px;color:#1b1740}
  h2{font-size:22px;margin:24px 0 12px}
  .row{display:flex;gap:16px;align-items:flex-start;margin:0 0 6px}
  figure{margin:0;padding:16px;border-radius:16px;box-sizing:content-box;flex:none}
  .light{color-scheme:light;background:#fff;box-shadow:inset 0 0 0 1px #dfdaf3}
  .dark{color-scheme:dark;background:#211c47}
  img{display:block;width:100%;height:auto}
  p{margin:0 0 20px;max-width:1400px;color:#4b4673}
  .problem{color:#8f1730;font-weight:700}`;

function figure(diagram: Diagram, width: number, theme: string): string {
  const source = `data:image/svg+xml;base64,${Buffer.from(renderDiagram(diagram)).toString('base64')}`;
  return `<figure class="${theme}" style="width:${width}px"><img alt="" src="${source}"></figure>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Wide in light, narrow in both: together they fill one row of the sheet. */
function sample(diagram: Diagram): string {
  const figures = [
    figure(diagram, widths[1], themes[0]),
    ...themes.map((theme) => figure(diagram, widths[0], theme)),
  ];
  const problems = checkDiagram(diagram).map((problem) => `<p class="problem">${escapeHtml(problem)}</p>`);
  const text = `<p>${escapeHtml(describeDiagram(diagram))}</p>`;
  return `<div class="row">${figures.join('')}</div>${problems.join('')}${text}`;
}

function sheet(): string {
  const sections = Object.entries(sampleDiagrams).map(
    ([kind, samples]) => `<h2>${kind}</h2>${samples.map(sample).join('')}`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Diagrams</title><style>${style}</style>${sections.join('')}</html>`;
}

const page = sheet();
await mkdir(path.dirname(output), { recursive: true });
const executablePath = findChromium();
if (executablePath === undefined) {
  const html = output.replace(/\.png$/, '.html');
  await writeFile(html, page);
  console.log(`${howToGetChromium}\nWrote ${html}; open it in a browser.`);
} else {
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
  const tab = await browser.newPage({ viewport: { width: 1528, height: 900 } });
  await tab.setContent(page, { waitUntil: 'load' });
  // 256 colors look the same and take a third of the room.
  const picture = await tab.screenshot({ fullPage: true });
  await sharp(picture, { limitInputPixels: false }).png({ palette: true, effort: 7 }).toFile(output);
  await browser.close();
  console.log(`Wrote ${output}`);
}
