import { useQueryClient } from '@tanstack/react-query';
import { updateUser, useSession } from '../features/accounts/session/session.ts';
import { MyDataScreen } from '../features/my-data/my-data-screen.tsx';
import { myDataText } from '../features/my-data/text.ts';
import { pageTitle } from './page-title.ts';

export const meta = () => pageTitle(myDataText.page);

export default function MyDataPage() {
  const client = useQueryClient();
  const session = useSession();
  return (
    <MyDataScreen
      onCorrected={(name) => {
        if (session.status === 'signed-in') updateUser(client, { ...session.user, name });
      }}
    />
  );
}
