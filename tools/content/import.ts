import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type ImportedItem, type ImportOutcome, importLimits } from './import/imported-item.ts';
import { listFills } from './import/list-fills.ts';
import { readGift } from './import/read-gift.ts';
import { readQti } from './import/read-qti.ts';
import { skillDraft } from './import/skill-draft.ts';

/**
 * `npm run content:import -- bank.gift [--slug m6-my-skill] [--out folder]`: takes problems with one right choice or
 * one number from GIFT (.gift, .txt) or QTI 2.1, 2.2 and 3.0 (.xml) into drafts of skills, and says for each item
 * that could not be taken why.
 */
const usage =
  'Usage: npm run content:import -- <file.gift | file.txt | file.xml> [--slug <slug>] [--out <folder>]';

function readFile(file: string): ImportOutcome | string {
  if (!existsSync(file)) return `${file}: there is no such file`;
  if (statSync(file).size > importLimits.bytes) return `${file}: it is larger than 2 MB`;
  const source = readFileSync(file, 'utf8');
  if (/\.(gift|txt)$/i.test(file)) return readGift(source);
  if (/\.xml$/i.test(file)) return readQti(source);
  return `${file}: expected a name that ends in .gift, .txt or .xml; unpack a .zip first`;
}

function slugOf(file: string): string {
  const name = path.parse(file).name.toLowerCase();
  return name.replace(/[^a-z0-9]+/g, '-').replace(/^[-\d]+|-$/g, '') || 'imported';
}

function writeDraft(
  items: readonly ImportedItem[],
  { slug, source, out }: Record<'slug' | 'source' | 'out', string>,
) {
  if (items.length === 0) return;
  const target = path.join(out, `${slug}.ts`);
  if (existsSync(target)) {
    console.error(`${target}: it exists already and is left as it is; choose another --slug or --out`);
    process.exitCode = 1;
    return;
  }
  const text = skillDraft({ slug, source, items });
  writeFileSync(target, text);
  const fills = listFills(target, text);
  console.log(`wrote ${target}: ${items.length} items, ${fills.length} places to fill`);
  for (const fill of fills.slice(0, 12)) console.log(`  ${fill}`);
  if (fills.length > 12) console.log(`  and ${fills.length - 12} more`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { slug: { type: 'string' }, out: { type: 'string', default: '.' } },
});
const [file] = positionals;
if (file === undefined || positionals.length > 1) {
  console.error(usage);
  process.exitCode = 1;
} else {
  const outcome = readFile(file);
  if (typeof outcome === 'string') {
    console.error(outcome);
    process.exitCode = 1;
  } else {
    const { taken, refused } = outcome;
    const slug = values.slug ?? slugOf(file);
    const place = { source: path.basename(file), out: values.out };
    const choices = taken.filter(({ answer }) => answer.kind === 'choice');
    const numbers = taken.filter(({ answer }) => answer.kind === 'numeric');
    writeDraft(choices, { ...place, slug: numbers.length > 0 ? `${slug}-choice` : slug });
    writeDraft(numbers, { ...place, slug: choices.length > 0 ? `${slug}-number` : slug });
    for (const { title, line, why } of refused) console.log(`${file}:${line}: not taken: "${title}": ${why}`);
    console.log(`${taken.length} of ${taken.length + refused.length} items taken.`);
    if (taken.length > 0) {
      console.log('Move a filled draft to packages/curriculum/skills/<domain>/, then: npm run content:index');
    }
    if (taken.length === 0) process.exitCode = 1;
  }
}
