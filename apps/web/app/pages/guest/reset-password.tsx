import { ResetScreen } from '../../features/accounts/recovery/reset-screen.tsx';
import { accountsText } from '../../features/accounts/text.ts';
import { paths } from '../../paths.ts';
import { fontLinks } from '../font-links.ts';
import { pageMeta } from '../page-meta.ts';

const { page: title, description } = accountsText.reset;

export const links = fontLinks;

export const meta = () => pageMeta({ title, description, path: paths.resetPassword });

export default ResetScreen;
