import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { missionFamilies } from '../../../packages/city-sim/src/index.ts';
import { buildWebWhenStale } from '../../build/web.ts';
import type { BenchPart } from './bench-part.ts';

const build = path.join(import.meta.dirname, '../../../apps/city/build');

export type CitySizes = {
  /** Gzip of every script and style of the game, in kB of 1000 bytes. */
  whole: number;
  /** What is fetched only once it is asked for: panels, the first minute, the list view. */
  asked: number;
  /** What judges missions and the largest family's rules, which only a city without a server fetches. */
  judge: number;
  /** The rules of all families; no page loads them all. */
  judgeOfAll: number;
  /** What a browser loads for the list view of a private city: the page, its first scripts and styles, and the view. */
  list: number;
  /** Files of the first load that hold three.js. */
  listFilesWithThree: string[];
  images: string[];
};

/** Weighs the built page; the build must be there. */
export function weighCity(folder = build): CitySizes {
  const files = globSync('**/*.{js,css,html}', { cwd: folder });
  const weight = (file: string) =>
    gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length / 1000;
  const sum = (list: string[]) => list.reduce((total, file) => total + weight(file), 0);
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const first = ['index.html', ...files.filter((file) => html.includes(path.basename(file)))];
  const loaded = files.filter((file) => !file.endsWith('.html'));
  // What the page loads at once belongs to the game, whatever its name.
  const isJudge = (file: string) => /(^|\/)judge-[^/]*\.js$/.test(file) && !first.includes(file);
  // Styles have no chunk names of their own: theirs is the module's.
  const isAsked = (file: string) => /(^|\/)(asked-[^/]*\.js|(guide|list-view|panels)-[^/]*\.css)$/.test(file);
  const isList = (file: string) => /(^|\/)(asked-)?list-view-[^/]*$/.test(file);
  const isFamily = (file: string) => missionFamilies.some((family) => file.includes(`/judge-${family}-`));
  return {
    whole: sum(loaded.filter((file) => !isJudge(file) && !isAsked(file))),
    asked: sum(loaded.filter(isAsked)),
    judge:
      sum(loaded.filter((file) => isJudge(file) && !isFamily(file))) +
      Math.max(...loaded.filter(isFamily).map(weight)),
    judgeOfAll: sum(loaded.filter(isJudge)),
    list: sum([...first, ...loaded.filter(isList)]),
    listFilesWithThree: first.filter((file) =>
      readFileSync(path.join(folder, file), 'utf8').includes('WebGLRenderer'),
    ),
    images: globSync('**/*.{png,jpg,jpeg,webp,avif,gif,svg}', { cwd: folder }),
  };
}

/** What the page weighs on the wire. */
export const sizesPart: BenchPart = {
  name: 'sizes',
  measure() {
    buildWebWhenStale();
    const { whole, asked, judge, judgeOfAll, list, listFilesWithThree, images } = weighCity();
    return [
      { label: 'scripts and styles of the game, gzip', value: whole, unit: 'kB', atMost: 286 },
      { label: 'what is fetched once it is asked for', value: asked, unit: 'kB', atMost: 24 },
      { label: 'judge and the largest family, without a server', value: judge, unit: 'kB', atMost: 52 },
      { label: 'judge and all families', value: judgeOfAll, unit: 'kB' },
      { label: 'first load of the list view, gzip', value: list, unit: 'kB', atMost: 80 },
      { label: 'files with three.js in that load', value: listFilesWithThree.length, unit: '', atMost: 0 },
      { label: 'image files', value: images.length, unit: '', atMost: 0 },
    ];
  },
};
