import { ForgotScreen } from '../../features/accounts/recovery/forgot-screen.tsx';
import { accountsText } from '../../features/accounts/text.ts';
import { paths } from '../../paths.ts';
import { pageMeta } from '../page-meta.ts';

const { page: title, description } = accountsText.forgot;

export const meta = () => pageMeta({ title, description, path: paths.forgotPassword });

export default ForgotScreen;
