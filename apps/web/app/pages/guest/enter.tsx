import { EnterScreen } from '../../features/accounts/enter-screen.tsx';
import { accountsText } from '../../features/accounts/text.ts';
import { fontLinks } from '../font-links.ts';
import { pageTitle } from '../page-title.ts';

export const links = fontLinks;

export const meta = () => pageTitle(accountsText.enter.page);

export default EnterScreen;
