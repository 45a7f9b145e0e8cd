/** The 16 national career clusters, as published, in words a student uses. */
export const clusterNames: Readonly<Record<string, string>> = {
  'Agriculture, Food & Natural Resources': 'Nature, farms and food',
  'Architecture & Construction': 'Design and build places',
  'Arts, Audio/Video Technology & Communications': 'Arts, media and entertainment',
  'Business Management & Administration': 'Run a business',
  'Education & Training': 'Teach and coach',
  Finance: 'Money and finance',
  'Government & Public Administration': 'Government and community',
  'Health Science': 'Health and medicine',
  'Hospitality & Tourism': 'Food, sports, travel and fun',
  'Human Services': 'Care for people',
  'Information Technology': 'Computers and games',
  'Law, Public Safety, Corrections & Security': 'Law and safety',
  Manufacturing: 'Make and fix things',
  Marketing: 'Marketing and sales',
  'Science, Technology, Engineering & Mathematics': 'Science, engineering and math',
  'Transportation, Distribution & Logistics': 'Cars, planes and getting around',
};
