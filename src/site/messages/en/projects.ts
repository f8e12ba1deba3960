export const projects = {
  loading: 'Loading project...',
  notFound: 'Project Not Found',
  failed: (status: number | string, statusText: string) => `Failed to load project: ${status} ${statusText}`,
  idLabel: 'Project:',
  backToProjects: 'Back to Programs & Projects',
  storiesTitle: 'Stories from this project',
} as const
