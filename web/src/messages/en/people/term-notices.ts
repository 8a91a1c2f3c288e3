/** What few are told of first and last days: apart from what every list says of them. */
export const termNotices = {
  /** Under a field of several people whose days are not the same. */
  differs: 'Not the same for all of them. What you enter here is saved for everybody.',
  /** Half of a day, or a year that nobody means. */
  unfinished: 'Fill in the day, the month and a year of four digits, or leave all of it empty.',
  /** Of some who were restored, or of all. */
  over: 'Anybody whose last day has passed is under Former, where their membership can be renewed.',
} as const
