import type { App, AppContext } from '../../context.ts';
import { type FamilyContent, readFamilyContent } from './week/read-family-content.ts';

/** What the operations of this feature work with. */
export type FamilyServices = AppContext &
  Pick<App, 'accounts' | 'curriculum'> & {
    content: FamilyContent;
    /** Asked when needed: classes register after families. */
    classes: () => App['classes'];
  };

export function createFamilyServices(app: App, context: AppContext): FamilyServices {
  const { accounts, curriculum } = app;
  return { ...context, accounts, curriculum, content: readFamilyContent(), classes: () => app.classes };
}
