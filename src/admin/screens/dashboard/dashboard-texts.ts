export const dashboardTexts = {
  title: 'Dashboard',
  welcome: (name: string) => `Welcome back, ${name}.`,
  tabs: 'Parts of the dashboard',
  overview: 'Overview',
  submissions: 'Recent Submissions',
  analytics: 'Analytics',
  quickActions: 'Quick Actions',

  mailsWait: (count: number) =>
    count === 1 ? '1 mail could not be sent yet' : `${count} mails could not be sent yet`,
  mailsWaitWhy: (reason: string) =>
    `The mail server could not be used (${reason}). Mails are kept and tried again for 30 days; please check the settings of the mail server.`,

  figures: 'The foundation in figures',
  activePrograms: 'Active Programs',
  programsHint: (total: number) => `of ${total} in all`,
  upcomingEvents: 'Upcoming Events',
  eventsHint: (visible: number) => `${visible} shown to visitors`,
  newSubmissions: 'New Submissions',
  submissionsHint: (total: number) => `of ${total.toLocaleString('en')} in all`,
  totalImpact: 'Total Impact',
  impactHint: 'All impact statistics added up',
  notLoaded: 'Could not be loaded',
  noApplications: 'Applications hold personal data. Your role does not include them.',

  events: 'Upcoming events',
  eventsFailed: 'The events could not be loaded.',
  noEvents: 'No event is planned.',
  allEvents: 'All events',
  recent: 'Recent submissions',
  submissionsFailed: 'The submissions could not be loaded.',
  noSubmissions: 'Nobody has applied yet.',
  allSubmissions: 'All applications',
  changes: 'Recent changes',
  changesFailed: 'The changes could not be loaded.',
  noChanges: 'Nothing has been changed yet.',
  allChanges: 'All activity',
  visible: 'Visible',
  hidden: 'Hidden',

  period: 'Period',
  days: (days: number) => (days === 365 ? 'One year' : `${days} days`),
  chartsFailed: 'The figures could not be loaded.',
  chartsLoading: 'Loading the charts...',
  noData: 'Nobody applied in this time.',
  overTime: 'Applications over time',
  bySubject: 'Applications by program',
  byStatus: 'Applications by status',
  byWeek: 'Each bar is a week.',
  byDay: 'Each bar is a day.',
  showTable: 'Show as table',
  day: 'Day',
  week: 'Week of',
  program: 'Program',
  status: 'Status',
  applications: 'Applications',
  others: 'Others',

  lookAt: (label: string) => `Look at ${label}`,
}

/** Pending counts as new; what was only written to is reviewed, the rest is done with. */
export const submissionWords = {
  pending: 'New',
  contacted: 'Reviewed',
  accepted: 'Handled',
  rejected: 'Handled',
}
