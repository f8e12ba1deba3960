export const uploadTexts = {
  noImage: 'Please select an image file',
  tooLarge: 'File size must be less than 5MB',
  uploadRefused: (status: number) => `Upload failed (${status})`,
  uploadFailed: 'Upload failed. Please try again.',
  uploadCancelled: 'The upload was cancelled',
  refusal: (file: string, reason: string) => `${file}: ${reason}`,
}
