export const missionTexts = {
  title: 'Mission & Vision Manager',
  description: 'The two statements on the About page, each with its picture.',
  save: 'Save Mission & Vision',
  mission: 'Mission',
  vision: 'Vision',
  visibility: 'Visibility',
  contentHelp: 'The first paragraph stands in large letters; what follows in ordinary ones.',
  hidden: 'Visitors do not see mission and vision at the moment.',
  created: 'Mission and vision saved successfully!',
  updated: 'Mission and vision saved successfully!',
  loadFailed: 'Failed to load mission and vision',
  failed: 'Failed to save mission and vision. Please try again.',
}
