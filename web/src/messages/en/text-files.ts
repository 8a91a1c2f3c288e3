/** What is wrong with a file that a text is read from. */
export const textFileMessages = {
  empty: 'This file is empty.',
  tooLarge: 'This file is too large.',
  noText: 'This is not a text file.',
  /** Where a list is asked for. */
  noList: 'This is not a text file. Save the list as CSV, then choose that file.',
} as const
