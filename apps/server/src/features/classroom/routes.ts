import type { App, AppContext, Feature } from '../../context.ts';
import { registerAssignmentRoutes } from './assignments/assignment-routes.ts';
import { listOpenTasks } from './assignments/list-asked.ts';
import { registerClassRoutes } from './class-routes.ts';
import { registerLetterRoutes } from './families/letter-routes.ts';
import { tellClass } from './now/class-news.ts';
import { registerNowRoutes } from './now/routes.ts';
import { registerPaperRoutes } from './paper/paper-routes.ts';
import { createClassroomServices } from './services.ts';
import { registerStudentRoutes } from './student-routes.ts';
import { registerTeacherRoutes } from './teachers/teacher-routes.ts';
import { registerTodayRoutes } from './today/today-routes.ts';
import { registerWorkRoutes } from './work-routes.ts';

/** Classes: their codes and cards, and what a teacher sees. Registers after accounts and curriculum, which it works on. */
export const classroom: Feature = { name: 'classroom', register: registerRoutes };

function registerRoutes(app: App, context: AppContext): void {
  const services = createClassroomServices(app, context);
  app.decorate('classes', {
    listOpenTasks: (student) => listOpenTasks(services, student),
    tellChanged: (classId) => tellClass(services, { classId }),
  });
  registerStudentRoutes(app, services);
  registerClassRoutes(app, services);
  registerTeacherRoutes(app, services);
  registerTodayRoutes(app, services);
  registerWorkRoutes(app, services);
  registerAssignmentRoutes(app, services);
  registerLetterRoutes(app, services);
  registerPaperRoutes(app, services);
  registerNowRoutes(app, services);
}
