import type { Settings } from '../settings.ts';
import { backupToFile, restoreFromFile } from './backup-commands.ts';
import { type Commands, command, done } from './command.ts';
import { textWord } from './command-words.ts';

/** What needs no open database: a backup opens it itself, and a restore fills one that is empty. */
export const fileCommands: Commands<Settings> = {
  backup: command(
    {
      usage: 'backup <file>',
      about: 'write everything to one file, also while the server runs',
      words: { file: textWord },
    },
    async (settings: Settings, { file }) => done(await backupToFile(settings, file)),
  ),
  restore: command(
    {
      usage: 'restore <file>',
      about: 'fill an empty DATA_DIR or DATABASE_URL from such a file',
      words: { file: textWord },
    },
    async (settings: Settings, { file }) => done(await restoreFromFile(settings, file)),
  ),
};
