import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadContentOrExplain } from './coverage/load-content.ts';
import { lessonPage } from './preview/lesson-page.ts';

/**
 * `npm run content:preview -- m6-ratio-language [--seeds 3] [--out page.html] [--once]`: one lesson with several
 * problems in each place, all reasons, pictures and steps, on one page. Writes the page and shows it on a free port,
 * made anew at each reload, until stopped; with --once it only writes.
 */
const usage = 'Usage: npm run content:preview -- <lesson-slug> [--seeds 3] [--out page.html] [--once]';
const katex = path.join(import.meta.dirname, '../..', 'node_modules', 'katex', 'dist');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: 'string', default: '3' },
    out: { type: 'string' },
    once: { type: 'boolean', default: false },
  },
});
const [slug] = positionals;
const seeds = Number(values.seeds);

/** The page as the files are now; undefined after saying what is wrong with them. */
function makePage(): string | undefined {
  const curriculum = loadContentOrExplain();
  if (!curriculum) return undefined;
  const lessons = curriculum.courses.flatMap(({ units }) => units.flatMap((unit) => unit.lessons));
  const lesson = lessons.find((one) => one.slug === slug);
  if (!lesson) {
    console.error(`There is no lesson "${slug}". Lessons: ${lessons.map((one) => one.slug).join(', ')}`);
    return undefined;
  }
  return lessonPage(lesson, { seeds, styles: readFileSync(path.join(katex, 'katex.min.css'), 'utf8') });
}

function serve(first: string): void {
  const server = createServer((request, response) => {
    const font = /^\/fonts\/([\w-]+\.woff2)$/.exec(request.url ?? '')?.[1];
    if (font) {
      const file = path.join(katex, 'fonts', font);
      response.end(existsSync(file) ? readFileSync(file) : undefined);
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      request.url === '/' ? (makePage() ?? 'The lesson cannot be read; the console says why.') : first,
    );
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address && typeof address === 'object')
      console.log(`http://127.0.0.1:${address.port}/ (Ctrl-C stops it)`);
  });
}

if (slug === undefined || !Number.isInteger(seeds) || seeds < 1 || seeds > 50) {
  console.error(usage);
  process.exitCode = 1;
} else {
  const page = makePage();
  if (page === undefined) {
    process.exitCode = 1;
  } else {
    const file = values.out ?? path.join(tmpdir(), `${slug}.html`);
    writeFileSync(file, page);
    console.log(`wrote ${file}`);
    if (!values.once) serve(page);
  }
}
