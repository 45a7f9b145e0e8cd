import type { AccountService } from '../../account-service.ts';
import type { App, AppContext } from '../../context.ts';
import type { Curriculum } from '../../curriculum/open-curriculum.ts';

/** What the operations of this feature work with. */
export type ConnectServices = AppContext & { accounts: AccountService; curriculum: Curriculum };

export function createConnectServices(app: App, context: AppContext): ConnectServices {
  return { ...context, accounts: app.accounts, curriculum: app.curriculum };
}
