export const adminTrailTexts = { label: 'Where you are', root: 'Admin', new: 'New' }
