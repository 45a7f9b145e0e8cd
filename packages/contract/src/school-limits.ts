/** Numbers of the school's office. */
export const schoolLimits = {
  peopleOnAPage: 50,
  /** People or classes that one act concerns. */
  peopleAtOnce: 500,
  eventsOnAPage: 50,
  safetyContacts: 8,
  inviteHours: 72,
} as const;
