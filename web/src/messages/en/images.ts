/** Texts of choosing and uploading an image (docs/requirements.md#profile-photo). */
export const imagesMessages = {
  picker: {
    choose: 'Choose an image, or drop it here',
    change: 'Choose another image',
    drop: 'Drop it here',
    remove: 'Remove image',
    again: 'Try again',
    uploading: 'Uploading the image',
  },
  noUrl: 'Failed to upload image. No URL returned.',
  failed: 'Failed to upload image. Please try again.',
} as const
