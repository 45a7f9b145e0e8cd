import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Arguments that let Chromium run headless in a container and keep it from calling home. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** Path of a Chromium: named by CHROMIUM_PATH, found on the PATH, or installed by the system's package manager. */
export function findChromium(): string | undefined {
  return fromEnvironment() ?? onPath() ?? places.find((place) => existsSync(place)) ?? installed();
}

export const howToGetChromium =
  'The browser tests need Chromium. Install it (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM_PATH to a Chrome or Chromium program.';

function fromEnvironment(): string | undefined {
  const file = process.env.CHROMIUM_PATH;
  return file && existsSync(file) ? file : undefined;
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/** Only root may install without asking, and only where apt-get exists. */
function installed(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium with the system package manager.');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' });
  return onPath();
}
