export const eventSlotsTexts = { visibleNow: 'After saving:' }
