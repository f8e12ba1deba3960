export const uploadTexts = {
  noImage: 'Please select an image file',
  heic: 'Websites cannot show photos in the HEIC format. Export the photo as a JPEG and choose that file. iPhones take JPEGs once Settings > Camera > Formats is set to Most Compatible.',
  tooLarge: 'File size must be less than 5MB',
  uploadRefused: (status: number) => `Upload failed (${status})`,
  uploadFailed: 'Upload failed. Please try again.',
  uploadCancelled: 'The upload was cancelled',
  refusal: (file: string, reason: string) => `${file}: ${reason}`,
}
