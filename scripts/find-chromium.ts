import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * What Chromium does without. It keeps two pages of its address bar ready for every window, which nobody sees and which
 * cost more than a test's own page; the rest is Playwright's own list, since only the last list that is given counts.
 */
const unusedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
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
  `--disable-features=${unusedFeatures.join(',')}`,
];

/** Path of a Chromium: named by CHROMIUM_PATH, found on the PATH, or installed by the system's package manager. */
export function findChromium(): string | undefined {
  return fromEnvironment() ?? onPath(names) ?? places.find((place) => existsSync(place)) ?? installed();
}

/**
 * The same engine without what a window needs, which makes a new browser context a matter of milliseconds. Where it is
 * not installed, the whole browser.
 */
export function findHeadlessChromium(): string | undefined {
  return fromEnvironment() ?? onPath(shells) ?? findChromium();
}

export const howToGetChromium =
  'The browser tests need Chromium. Install it (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM_PATH to a Chrome or Chromium program.';

function fromEnvironment(): string | undefined {
  const file = process.env.CHROMIUM_PATH;
  return file && existsSync(file) ? file : undefined;
}

function onPath(programs: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders
    .flatMap((folder) => programs.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/** Only root may install without asking, and only where apt-get exists. */
function installed(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium with the system package manager.');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' });
  return onPath(names);
}
