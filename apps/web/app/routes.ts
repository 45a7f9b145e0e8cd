import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('pages/static-layout.tsx', [
    index('pages/landing.tsx'),
    route('join-league', 'pages/join-league.tsx'),
    route('pledge', 'pages/pledge.tsx'),
    route('newsroom', 'pages/newsroom.tsx'),
    route('credits', 'pages/credits.tsx'),
    route('privacy', 'pages/privacy.tsx'),
    route('404', 'pages/not-found.tsx'),
  ]),
  route('newsroom/:slug', 'pages/newsroom-post.tsx'),
  layout('pages/guest-layout.tsx', [
    route('login', 'pages/login.tsx'),
    route('signup', 'pages/signup.tsx'),
    route('forgot-password', 'pages/forgot-password.tsx'),
  ]),
  route('reset-password', 'pages/reset-password.tsx'),
  route('confirm-address', 'pages/confirm-address.tsx'),
  route('join/:code?', 'pages/join.tsx'),
  layout('pages/session-layout.tsx', [
    route('dashboard', 'pages/dashboard.tsx'),
    route('onboarding', 'pages/onboarding.tsx'),
    route('careers', 'pages/careers.tsx'),
    route('careers/:slug', 'pages/career.tsx'),
    route('skills/:courseId?', 'pages/skill-map.tsx'),
    route('my-data', 'pages/my-data.tsx'),
    route('lesson/:lessonId/:tab?/*', 'pages/lesson/lesson.tsx'),
    layout('pages/teach/teach-layout.tsx', [
      route('teach', 'pages/teach/teach.tsx'),
      route('teach/class/:classId/:lens?', 'pages/teach/teach-class.tsx'),
      route('teach/class/:classId/student/:studentId', 'pages/teach/teach-student.tsx'),
    ]),
  ]),
  route('test/orb-dialog', 'pages/test-orb-dialog.tsx'),
  route('*', 'pages/unknown.tsx'),
] satisfies RouteConfig;
