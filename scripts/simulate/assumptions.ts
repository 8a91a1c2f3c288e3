/** What people do in a day, and what it costs: the inputs of `npm run simulate`. Change them and run it again. */

export interface Call {
  /** A row of docs/performance.md, which has what it costs. */
  title: string
  /** Of an account that is active that day. */
  perDay: number
  /** Whether most of its time is a password's hash, which has threads of its own. */
  hashes?: true
}

/** A day of somebody who teaches or learns: one sign-in in five days, an hour's token renewed while they are there. */
export const calls: readonly Call[] = [
  { title: 'token check and its record', perDay: 40 },
  { title: '`accounts:lookup`', perDay: 4 },
  { title: 'token refresh', perDay: 6 },
  { title: 'list of 50 organizations', perDay: 2 },
  { title: 'first 50 of 10,000 members', perDay: 1 },
  { title: 'any 50 of 10,000 members', perDay: 0.2 },
  { title: 'account lookup at sign-in', perDay: 0.25 },
  { title: 'password sign-in', perDay: 0.2, hashes: true },
  { title: 'sign-up', perDay: 0.002, hashes: true },
  { title: 'username check', perDay: 0.01 },
  { title: 'organization-name check, free', perDay: 0.001 },
  { title: 'organization create', perDay: 0.0001 },
]

export const people = {
  accounts: 100_000_000,
  organizations: 1_000_000,
  /** Of all accounts, on a working day. */
  activeShare: 0.2,
  /** The busiest hour, in times the mean of the day. */
  peak: 4,
}

/** Rows for each account. */
export const rowsPerAccount = {
  users: 1,
  accounts: 1,
  organization_members: 1.5,
  membership_counts: 1,
  sessions: 2,
  refresh_tokens: 3,
  audit_records: 20,
  member_activity: 1.5,
}
/** Rows for each organization: of some tables as many as it has labels and classes, and one for each day of two years. */
export const rowsPerOrganization = { organizations: 1, labels: 5, classes: 10, organization_days: 730 }

export const machines = {
  /** Of a server: one for the thread that answers, the others for hashes. */
  serverCores: 4,
  /** What is planned for at the peak; the rest is for what comes unplanned. */
  busy: 0.6,
  /** Connections of a server that short calls have. */
  places: 10,
  /** From a server to the database and back, beside what both compute. */
  roundTripMs: 0.5,
  /** Statements that follow each other, about. */
  roundTrips: {
    default: 1,
    'token refresh': 4,
    'sign-up': 6,
    'password sign-in': 5,
    'organization create': 8,
  } as Record<string, number>,
  /** Largest database machine that is easily had. */
  databaseCores: 96,
}
