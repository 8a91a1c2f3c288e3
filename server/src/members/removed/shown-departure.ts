/** What the lists of those who left show of each: who they were then, and nothing of who they are since. */
import { sql } from 'drizzle-orm'
import { organizationDepartures as departures, users } from '#db/schema.ts'

/**
 * To be selected where both tables are joined. A photo that they have replaced since is no file any more, and what is
 * in its place is not shown.
 */
export const shownDeparture = {
  displayName: sql<string>`coalesce(${departures.displayName}, '')`,
  givenName: sql<string>`coalesce(${departures.givenName}, '')`,
  familyName: sql<string>`coalesce(${departures.familyName}, '')`,
  username: departures.username,
  email: departures.email,
  photoUrl: sql<string | null>`case when ${departures.photoUrl} = ${users.photoUrl} then ${users.photoUrl} end`,
}
