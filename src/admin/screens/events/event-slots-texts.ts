export const eventSlotsTexts = {
  visibleNow: 'After saving:',
  visibleOnceApproved: 'Once it is approved:',
  allDay: 'Left empty, visitors’ calendars show the whole day.',
  from: (start: string) => `Visitors’ calendars will show ${start}, without an end.`,
  between: (start: string, end: string) => `Visitors’ calendars will show ${start} to ${end}.`,
  acrossDays: (start: string, end: string) =>
    `Visitors’ calendars will show ${start} until ${end} on a later day.`,
  unreadable:
    'No time could be read from this, so visitors’ calendars will show the whole day. Could you write it like 10:00 to 16:00?',
}
