import { replyTime } from '../../../content/reply-time.ts'
import { groupedNumber } from '../../../shared/local-numbers.ts'

export const dashboardTexts = {
  title: 'Dashboard',
  welcome: (name: string) => `Welcome back, ${name}.`,
  tabs: 'Parts of the dashboard',
  overview: 'Overview',
  submissions: 'Recent Submissions',
  analytics: 'Analytics',
  quickActions: 'Quick Actions',

  tasksFailed: (count: number) =>
    count === 1 ? '1 task failed for good' : `${groupedNumber(count)} tasks failed for good`,
  tasksFail: (count: number) =>
    count === 1 ? '1 task could not be done yet' : `${groupedNumber(count)} tasks could not be done yet`,
  tasksOverdue: (minutes: number) =>
    `A task has been due for ${groupedNumber(minutes)} minutes and nobody takes it up`,
  tasksFailWhy: (reason: string) => `The last error: ${reason}`,
  tasksOverdueWhy: 'Mails and other tasks wait. Please restart the site, and tell whoever looks after it.',
  openOperations: 'Open Operations',

  figures: 'The foundation in figures',
  activePrograms: 'Active Programs',
  programsHint: (total: number) => `of ${total} in all`,
  upcomingEvents: 'Upcoming Events',
  eventsHint: (visible: number) => `${visible} shown to visitors`,
  newSubmissions: 'New Submissions',
  submissionsHint: (total: number) => `of ${groupedNumber(total)} in all`,
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

  actions: {
    overdue: { label: 'Answer overdue applications', hint: () => `Who waits longer than ${replyTime()}` },
    program: { label: 'Create a program', hint: 'From a page with 14 sections' },
    project: { label: 'Create a project', hint: 'From a page with 14 sections' },
    event: { label: 'Plan an event', hint: 'Date, place and registration' },
    photos: { label: 'Publish photos', hint: 'An album with captions' },
    story: { label: 'Tell a success story', hint: 'A person, a quote, a picture' },
    homepage: { label: 'Change the homepage', hint: 'Its first words and buttons' },
    figures: { label: 'Update the impact figures', hint: 'Shown on home and impact page' },
    partner: { label: 'Add a partner', hint: 'Logo and link' },
    staff: { label: 'Manage staff accounts', hint: 'Who may do what' },
    trash: { label: 'Bring back what was deleted', hint: 'Everything stays in the trash' },
  },
  lookAt: (label: string) => `Look at ${label}`,
}

/** Pending counts as new; what was only written to is reviewed, the rest is done with. */
export const submissionWords = {
  pending: 'New',
  contacted: 'Reviewed',
  accepted: 'Handled',
  rejected: 'Handled',
}
