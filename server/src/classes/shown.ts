/** Classes as lists show them. */
import { maxClasses } from '@atrium/contract/limits'
import { type AskedPart, askedPage } from '@atrium/contract/paging'
import type { SchoolClass } from '@atrium/contract/people/classes'
import type { DatabaseContext, Queryable } from '#db/database.ts'
import { type WrittenJson, writtenPage } from '#http/answers/written-json.ts'
import type { Membership } from '#http/membership.ts'
import { classCount, classRows, firstPeople, type Which } from './queries.ts'
import { faces, writtenClasses } from './queries-shown.ts'

/** Those of now, or those in the archive. */
export async function classesOfOrganization(
  { db }: DatabaseContext,
  { membership: { organizationId }, archived, ...asked }: { membership: Membership; archived: boolean } & AskedPart,
): Promise<WrittenJson> {
  const which = archived ? 'archived' : 'current'
  const page = askedPage(asked, maxClasses[which])
  const isPage = asked.page !== undefined || asked.limit !== undefined
  const { rows, total } = await writtenClasses(db, { organizationId, which, page: isPage ? page : undefined })
  const inArchive = archived ? total : await classCount(db, organizationId, 'archived')
  return writtenPage(page, rows, total ?? 0, `,"archived":${inArchive}`)
}

async function shownClasses(db: Queryable, organizationId: string, which: Which): Promise<SchoolClass[]> {
  const rows = await classRows(db, organizationId, which)
  const people = Map.groupBy(
    await firstPeople(
      db,
      rows.map((row) => row.id),
      faces,
    ),
    ({ classId }) => classId,
  )
  return rows.map(({ archivedAt, ...row }) => ({
    ...row,
    archivedAt: archivedAt?.toISOString() ?? null,
    people: (people.get(row.id) ?? []).map(({ uid, displayName, photoUrl }) => ({
      user_id: uid,
      displayName,
      photoURL: photoUrl,
    })),
  }))
}

/** One that the transaction has made or changed. */
export async function oneShown(tx: Queryable, organizationId: string, id: string): Promise<SchoolClass> {
  const [row] = await shownClasses(tx, organizationId, { id })
  if (!row) throw new Error('the class was not found again')
  return row
}
