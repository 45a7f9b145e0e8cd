import { raceText as text } from './text.ts';

type CommandBarProps = {
  commands: readonly string[];
  busy: boolean;
  onCommand: (command: string) => void;
};

/** What may be said now, as buttons: they say the word that could be typed. */
export function CommandBar({ commands, busy, onCommand }: CommandBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not a form's fields
    <div className="race-commands" role="group" aria-label={text.commands}>
      {commands.map((command) => (
        <button key={command} type="button" aria-disabled={busy} onClick={() => !busy && onCommand(command)}>
          {command}
        </button>
      ))}
    </div>
  );
}
