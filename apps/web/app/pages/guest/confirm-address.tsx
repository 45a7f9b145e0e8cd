import { ConfirmScreen } from '../../features/accounts/recovery/confirm-screen.tsx';
import { accountsText } from '../../features/accounts/text.ts';
import { paths } from '../../paths.ts';
import { fontLinks } from '../font-links.ts';
import { pageMeta } from '../page-meta.ts';

const { page: title, description } = accountsText.confirm;

export const links = fontLinks;

export const meta = () => pageMeta({ title, description, path: paths.confirmAddress });

export default ConfirmScreen;
