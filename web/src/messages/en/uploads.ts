/** Texts of sending a file, whatever it is. */
export const uploadsMessages = {
  slow: 'The upload took too long. Please try again on a faster connection, or with a smaller file.',
  tooLarge: 'This file is too large.',
} as const
