export const imageControlTexts = { uploading: 'Uploading...', cancel: 'Cancel', uploaded: 'Image uploaded' }
