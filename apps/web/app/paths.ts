/** Every address of the site; nothing else writes one. */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmAddress: '/confirm-address',
  joinLeague: '/join-league',
  pledge: '/pledge',
  newsroom: '/newsroom',
  post: (slug: string) => `/newsroom/${slug}`,
  credits: '/credits',
  notFound: '/404',
  dashboard: '/dashboard',
  onboarding: '/onboarding',
  skills: (courseId?: number) => (courseId === undefined ? '/skills' : `/skills/${courseId}`),
  careers: '/careers',
  career: (slug: string) => `/careers/${slug}`,
  lesson: (lessonId: number) => `/lesson/${lessonId}`,
  lessonTab: (lessonId: number, tab: string) => `/lesson/${lessonId}/${tab}`,
  keyConcept: (lessonId: number, concept: number) => `/lesson/${lessonId}/key-concept/${concept}`,
  keyConceptProblem: (lessonId: number, concept: number, problemId: number) =>
    `/lesson/${lessonId}/key-concept/${concept}/problem/${problemId}`,
  lessonProblem: (lessonId: number, tab: 'guided-problem' | 'practice-problems', problemId: number) =>
    `/lesson/${lessonId}/${tab}/problem/${problemId}`,
} as const;
