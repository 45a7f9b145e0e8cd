import { StopScreen } from '../../features/family/stop-screen.tsx';
import { familyTexts } from '../../features/family/text.ts';
import { pageTitle } from '../page-title.ts';
import { useHash } from './use-hash.ts';

export const meta = () => pageTitle(familyTexts.en.page);

export default function FamilyStopPage() {
  return <StopScreen token={useHash()} />;
}
