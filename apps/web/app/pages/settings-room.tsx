import { ChangePassword } from '../features/accounts/change-password.tsx';
import { SignOutEverywhere } from '../features/accounts/session/sign-out-everywhere.tsx';
import { ClassSettings } from '../features/classes/class-settings.tsx';
import { DataSettings } from '../features/my-data/data-settings.tsx';
import { SettingsDialog } from '../features/settings/settings-dialog.tsx';

/** The settings of this browser, and below them what concerns the account on all of them. */
export function SettingsRoom({ onClose }: { onClose: () => void }) {
  return <SettingsDialog onClose={onClose} account={<AccountSettings />} />;
}

function AccountSettings() {
  return (
    <div className="grid gap-8">
      <ChangePassword />
      <SignOutEverywhere />
      <DataSettings />
      <ClassSettings />
    </div>
  );
}
