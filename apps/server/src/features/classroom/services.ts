import type { App, AppContext } from '../../context.ts';

/** What the operations of this feature work with. */
export type ClassroomServices = AppContext & Pick<App, 'accounts' | 'curriculum' | 'answers' | 'families'>;

export function createClassroomServices(
  { accounts, curriculum, answers, families }: App,
  context: AppContext,
): ClassroomServices {
  return { ...context, accounts, curriculum, answers, families };
}
