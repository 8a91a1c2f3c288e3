/** What few are told of first and last days: apart from what every list says of them. */
export const termNotices = {
  /** Under a field of several people whose days are not the same. */
  differs: 'Not the same for all of them. What stands here is saved for everybody.',
  /** Half of a day, or a year that nobody means. */
  unfinished: 'Fill in the day, the month and a year of four digits, or leave all of it empty.',
  /** Of all who were restored, and of some. */
  over: 'Their last day has passed: they are among the former, where the membership can be renewed.',
  someOver: 'The last day of some of them has passed: they are among the former, where the membership can be renewed.',
} as const
