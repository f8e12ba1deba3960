import { replyTime } from '../../../content/reply-time.ts'
import { groupedNumber } from '../../../shared/local-numbers.ts'

export const applicationsTexts = {
  title: 'Applications Manager',
  count: (total: number) => `${groupedNumber(total)} ${total === 1 ? 'application' : 'applications'}`,
  refresh: 'Refresh',
  refreshing: 'Refreshing...',
  exportCsv: 'Export CSV',
  exporting: 'Exporting...',
  exportFailed: 'The export failed. Please try again.',
  counters: 'How many there are',
  total: 'Total',
  countsFailed: 'The counters could not be loaded.',

  search: 'Search applications',
  searchPlaceholder: 'Name, email, subject or message',
  status: 'Status',
  allStatuses: 'All statuses',
  reply: 'Promised answer',
  allReplies: 'Answered or not',
  due: 'Waiting, in time',
  overdue: 'Overdue',
  clearFilters: 'Clear filters',
  overdueTitle: (count: number) =>
    count === 1
      ? `One application waits longer than the promised ${replyTime()}`
      : `${groupedNumber(count)} applications wait longer than the promised ${replyTime()}`,
  showOverdue: 'Show overdue',

  list: 'Applications',
  pages: 'Pages of applications',
  loading: 'Loading applications...',
  loadFailed: 'Failed to load applications. Please try again.',
  showing: (from: number, to: number, total: number) =>
    `Showing ${groupedNumber(from)} to ${groupedNumber(to)} of ${groupedNumber(total)}`,
  empty: 'No Applications Found',
  emptyFiltered: 'No applications match your current filters.',
  emptyAll: 'No applications have been submitted yet.',

  tabs: 'Kinds of applications',
  suspected: 'Suspected',
  suspectedHint:
    'These look as if a robot had sent them: a field that people do not see was filled in. They count nowhere, and nobody was mailed. Say Not spam, and the application joins the others and its sender gets the receipt. What nobody has worked on is deleted 30 days after it came.',
  noSuspected: 'Nothing looks like a robot’s work. What does is kept here for 30 days.',
  deletedOn: (day: string) => `Will be deleted on ${day} unless you say that it is no spam`,
  oneOfMany: 'Many from one network',
  oneOfManyHint:
    'Very many applications came from the same network in that hour, as from a university or a workshop. It counts and is answered like all others.',
  notSpam: 'Not spam',
  cleared: 'Moved to the applications, and the receipt is on its way',
  clearFailed: 'This could not be saved. Please try again.',

  view: 'View',
  edit: 'Edit',
  delete: 'Delete',
  ofPerson: (name: string) => `the application of ${name}`,
  notes: 'Notes',

  viewFailed: 'The application could not be loaded.',
  viewGone: 'This application does not exist any more.',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  language: 'Language',
  request: 'Request',
  received: 'Received',
  promised: 'Answer promised by',
  firstResponse: 'First answered',
  none: 'None',
  replyByEmail: 'Reply by email',
  mailSubject: (subject: string) => `Your application: ${subject}`,
  close: 'Close',
  history: 'History',
  historyFailed: 'The history could not be loaded.',
  historyEmpty: 'Nothing has happened yet',

  anonymised: 'Anonymised',
  anonymisedTitle: (day: string) => `Name, contacts and message were removed on ${day}`,
  anonymisedHint:
    'It was older than personal data is kept. The application still counts in every figure; it can be deleted, not changed.',
  personalData: 'Personal data',
  exportPerson: 'Export everything about this person',
  exportPersonFailed: 'The export failed. Please try again.',
  erasePerson: 'Erase this person',
  erasePersonTitle: (email: string) => `Erase everything about ${email}?`,
  erasing: 'Erasing...',
  lookingUp: 'Looking up what is held...',
  heldUnknown:
    'This takes away all applications of this address with notes and history, and the mails about them.',
  held: (applications: number, mails: number) => {
    const count = applications === 1 ? '1 application' : `${applications} applications`
    const waiting = mails === 1 ? '1 mail that waits to be sent' : `${mails} mails that wait to be sent`
    return `This takes away ${count} with notes and history${mails === 0 ? '' : `, and ${waiting}`}.`
  },
  whatStays: 'Only that something was deleted, when and by whom, stays. This action cannot be undone.',
  accountStays: 'The staff account of this address stays; it is deleted under Users.',
  personErased: 'Everything about this person was erased',
  erasePersonFailed: 'The person could not be erased. Please try again.',

  editTitle: 'Edit application',
  notesHelp: 'Seen by staff only.',
  updated: 'Application updated successfully!',
  updateFailed: 'Failed to update application. Please try again.',
  conflictTitle: (who: string, time: string) => `${who} changed this application at ${time}`,
  conflict: 'Nothing was overwritten, and what you typed is still here. Check it and save again.',
  theirs: (label: string) => `${label}, as it is stored now:`,
  useTheirs: 'Take this instead',
  emptyValue: 'empty',

  deleteTitle: (name: string) => `Delete the application of ${name}?`,
  confirmDelete: 'Are you sure you want to delete this application? This action cannot be undone.',
  deleting: 'Deleting...',
  deleted: 'Application deleted successfully!',
  deleteFailed: 'Failed to delete application. Please try again.',
}

export const statusLabels = {
  pending: 'Pending',
  contacted: 'Contacted',
  accepted: 'Accepted',
  rejected: 'Rejected',
}
