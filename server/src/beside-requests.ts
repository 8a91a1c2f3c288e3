/** What is done beside requests: by the clock, and of what waits. */
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { AreaContext } from '#area-context.ts'
import type { OpenDatabase } from '#db/database.ts'
import type { Seen } from '#figures/seen.ts'
import { serveCopies } from '#backup/copies/serve-copies.ts'
import { scheduleBackups } from '#backup/schedule.ts'
import { keepLogShort } from '#db/keep-log-short.ts'
import { keepPlacesOf } from '#db/places/keep-places.ts'
import { keepFigures } from '#figures/keep-figures.ts'
import { hourlyWork } from '#hourly-work.ts'
import { everyHour } from '#jobs/hourly.ts'
import { placedMemberLists } from '#members/listing/placed.ts'
import { sendMail } from '#messaging/sending/mail-job.ts'
import { placedOrganizations } from '#organizations/placed.ts'
import { placedAuthors } from '#publishers/placed.ts'
import { followTurns } from '#secrets/follow-turn.ts'

interface Needed {
  context: AreaContext
  database: OpenDatabase
  log: Logger
  registry: Registry
  seen: Seen
}

/** Begun once the app is ready, and ended with it. */
export async function workBesideRequests(
  app: FastifyInstance,
  { context, database, log, registry, seen }: Needed,
): Promise<void> {
  const { db, secrets, content, provider, jobs, settings } = context
  if (database.copyTo) serveCopies(jobs, { dataDir: settings.dataDir, copyTo: database.copyTo, log })
  if (settings.backups.schedule) scheduleBackups({ jobs, registry, log, schedule: settings.backups.schedule })
  keepLogShort(jobs, database)
  await sendMail(app, jobs, { db, secrets, settings, log, registry })
  followTurns(jobs, { db, secrets, settings, log })
  keepPlacesOf(jobs, db, [...placedMemberLists, placedOrganizations, placedAuthors])
  keepFigures(jobs, db, seen)
  everyHour(jobs, log, {
    ...hourlyWork({ context, secrets, log }),
    ...content.sweeps,
    ...provider.sweeps,
    ...(database.tidy && { 'the embedded database': database.tidy }),
  })
}
