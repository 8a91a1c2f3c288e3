/**
 * The files of OneRoster 1.2 CSV that a roster is read from, and the columns that are read of each: names, and that all
 * are spelled so, by https://www.imsglobal.org/spec/oneroster/v1p2/bind/csv/. Others are passed over unread, and so are
 * columns with passwords, telephone numbers and what else nobody needs here.
 */

export const fileNames = [
  'manifest.csv',
  'academicSessions.csv',
  'orgs.csv',
  'users.csv',
  'roles.csv',
  'classes.csv',
  'enrollments.csv',
] as const
export type FileName = (typeof fileNames)[number]
export type DataFile = Exclude<FileName, 'manifest.csv'>

/** In the order in which they refer to each other. */
export const dataFiles = fileNames.filter((name): name is DataFile => name !== 'manifest.csv')

/** What a file cannot be read without. `status` is asked of a delta too. */
export const requiredColumns = {
  'academicSessions.csv': ['sourcedId', 'title', 'startDate', 'endDate'],
  'orgs.csv': ['sourcedId', 'name'],
  'users.csv': ['sourcedId', 'givenName', 'familyName', 'email'],
  'roles.csv': ['sourcedId', 'userSourcedId', 'roleType', 'role'],
  'classes.csv': ['sourcedId', 'title'],
  'enrollments.csv': ['sourcedId', 'classSourcedId', 'userSourcedId', 'role'],
} as const satisfies Record<DataFile, readonly string[]>

/** How the manifest names a file: `file.users` for `users.csv`. */
export function manifestKey(file: DataFile): string {
  return `file.${file.slice(0, -'.csv'.length)}`
}
