export const fieldValueTexts = { empty: 'Empty', on: 'On', off: 'Off', same: 'As on the other side' }
