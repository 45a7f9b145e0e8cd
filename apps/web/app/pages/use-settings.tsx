import { type ReactNode, useState } from 'react';
import { useLate } from '../ui/use-late.ts';

/** The settings of a page: how to open them, and where they stand. They are downloaded when they are first opened. */
export function useSettings(): { show: () => Promise<void>; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  const [SettingsRoom, want] = useLate(load);
  return {
    show: async () => {
      if (await want()) setOpen(true);
    },
    dialog: open && SettingsRoom && <SettingsRoom onClose={() => setOpen(false)} />,
  };
}

const load = async () => (await import('./settings-room.tsx')).SettingsRoom;
