export const partnerSlotsTexts = { title: 'Impact Partners', empty: 'No active partner to show' }
