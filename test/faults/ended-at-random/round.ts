/** One round: schools are there, long work goes on, something ends at a random moment, and all of it comes to rest. */
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import type { OpenDatabase } from '../../../server/src/db/database.ts'
import * as steps from '../../support/account-client.ts'
import type { ServerProcess } from '../../support/server-process.ts'
import type { Random } from '../power-cut/disk.ts'
import { rowsOf } from '../support/two-servers.ts'
import type { End } from './ends.ts'
import { importing } from './works/import.ts'
import { changingMany } from './works/bulk.ts'
import { erasing } from './works/erasing.ts'
import { exporting } from './works/export.ts'
import { makingLearners } from './works/learners.ts'
import { renaming } from './works/names.ts'
import { sendingPhotos } from './works/photos.ts'
import { rostering } from './works/roster.ts'
import { turningSecrets } from './works/secrets.ts'
import type { Place } from './place.ts'
import { asker, type Life, type School, unlessAlike, type Work } from './work.ts'

const PUPILS = 200
/** Of all kinds of work, so many at once: all of them keep a small machine busy with everything but the one that is ended. */
const AT_ONCE = 4
const LATEST_MS = 2_500
const patience = { timeout: 180_000, interval: 100 }

export interface Round {
  what: string
  faults: string[]
}

/** `rounds` of them need as many schools. */
export async function makeSchools(place: Place, many: number): Promise<School[]> {
  const server = await place.start()
  const session = await steps.signInWithPassword(server.origin, place.owner)
  const schools: School[] = []
  while (schools.length < many) {
    const name = steps.uniqueName('school')
    const { organization } = await steps.makeOrganization(server.origin, session, name, 'School')
    schools.push({
      id: organization.id,
      name,
      pupils: Array.from({ length: PUPILS }, (_, index) => `${name}p${index}`),
    })
  }
  await server.stop()
  await place.look(async (database) => {
    for (const { id, name } of schools) {
      await rowsOf(
        database,
        `with people as (
          insert into users (uid, display_name, email, email_key)
          select '${name}p' || n, 'Pupil ' || n, '${name}p' || n || '@example.com', '${name}p' || n || '@example.com'
          from generate_series(0, ${PUPILS - 1}) n returning uid, email, email_key),
        signing_in as (
          insert into accounts (uid, email, email_key, email_verified) select uid, email, email_key, true from people)
        insert into organization_members (organization_id, uid, role) select '${id}', uid, 'User' from people`,
      )
    }
  })
  return schools
}

/** Each takes a school, or none. */
export const schoolsOfARound = AT_ONCE

export async function playRound(place: Place, schools: School[], end: End, random: Random): Promise<Round> {
  const faults: string[] = []
  let uid = ''
  const kinds: ((school: School) => Work)[] = [
    ...[importing, rostering, changingMany, renaming, makingLearners, erasing],
    () => exporting(place.owner.email),
    () => sendingPhotos(place, () => uid),
    () => turningSecrets(place),
  ]
  const works = schools.map((school) => {
    const [kind] = kinds.splice(Math.floor(random() * kinds.length), 1)
    return (kind as (school: School) => Work)(school)
  })
  const afterMs = Math.round(random() * random() * LATEST_MS)
  const what = `${place.kind}: ${end.name}, ${afterMs} ms into ${works.map(({ name }) => name).join(', ')}`
  await place.look(async (database) => {
    for (const work of works) await work.prepare?.(database)
  })

  let servers: ServerProcess[] = [await place.start()]
  const seen = new Set(servers)
  let session = await steps.signInWithPassword(servers[0]?.origin ?? '', place.owner)
  uid = session.uid
  let isOver = false
  const at = {
    place,
    random,
    origin: () => servers[0]?.origin ?? '',
    bearer: () => session.idToken,
    isOver: () => isOver,
  }
  const life: Life = { ...at, ask: asker(at, (fault) => faults.push(fault)) }
  const begun = Promise.all(works.map((work) => work.begin(life)))
  await pause(afterMs)
  const [server] = servers
  if (server === undefined) throw new Error('no server was started')
  servers = await end.end({ place, server, random, ids: schools.map(({ id }) => id) })
  for (const one of servers) seen.add(one)
  isOver = true
  await begun
  session = await steps.signInWithPassword(life.origin(), place.owner)
  for (const work of works) if (!work.name.includes('archive')) await work.settle?.(life)
  await stopAll(servers, faults)

  const waiting = await place.look(releaseAll)
  servers = [await place.start()]
  for (const one of servers) seen.add(one)
  session = await steps.signInWithPassword(life.origin(), place.owner)
  for (const work of works) await work.settle?.(life)
  const health = await fetch(`${life.origin()}/readyz`)
  faults.push(...unlessAlike('readiness', health.status, 200))
  await expect.poll(() => hasSwept(life.origin()), patience).toBe(true)
  const missing = () => waiting.filter((id) => !place.mail.taken.some((taken) => taken.includes(id))).length
  await expect.poll(missing, patience).toBe(0)
  await expect.poll(() => gauge(life.origin(), 'mails_waiting'), patience).toBe(0)
  await stopAll(servers, faults)
  await place.look(async (database) => {
    for (const work of works)
      faults.push(
        ...(await work.faults(database).catch((error: unknown) => [String((error as Error).cause ?? error)])).map(
          (fault) => `${work.name}: ${fault}`,
        ),
      )
    faults.push(...(await mailFaults(place, database)))
  })
  for (const one of seen) faults.push(...errorsOf(one, end))
  return { what, faults }
}

async function stopAll(servers: ServerProcess[], faults: string[]): Promise<void> {
  const codes = await Promise.all(servers.map((server) => server.stop()))
  faults.push(
    ...unlessAlike(
      'exit codes',
      codes,
      codes.map(() => 0),
    ),
  )
}

/** Leases of whoever was ended are over, and images that nothing shows are old. Answers the ids of mails that wait. */
async function releaseAll(database: OpenDatabase): Promise<string[]> {
  await rowsOf(database, 'update account_exports set leased_until = null where ready_at is null')
  await rowsOf(database, `update contents set created_at = now() - interval '2 days'`)
  const waiting = `sent_at is null and abandoned_at is null`
  const rows = await rowsOf<{ id: string }>(database, `update mails set due_at = now() where ${waiting} returning id`)
  return rows.map(({ id }) => id)
}

async function gauge(origin: string, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return Number(new RegExp(`^${name.replace(/[{}"]/g, String.raw`\$&`)} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN)
}

async function hasSwept(origin: string): Promise<boolean> {
  return (await gauge(origin, 'job_last_success_timestamp_seconds{job="hourly"}')) > 0
}

/** Every mail that was ever queued was taken, or is none that anybody wants; nobody is invited by two mails, or to one place by two invites. */
async function mailFaults({ mail }: Place, database: OpenDatabase): Promise<string[]> {
  const taken = new Set(mail.taken.map((id) => id.slice(1).split('@')[0]))
  const sent = await rowsOf<{ id: string; template: string }>(
    database,
    'select id, template from mails where sent_at is not null',
  )
  const [left] = await rowsOf<{ waiting: number }>(
    database,
    'select count(*)::int as waiting from mails where sent_at is null and abandoned_at is null',
  )
  const invited = await rowsOf<{ whom: string; mails: number }>(
    database,
    `select recipient as whom, count(*)::int as mails from mails where template = 'invite' group by recipient having count(*) > 1`,
  )
  const open = await rowsOf<{ whom: string; invites: number }>(
    database,
    `select email_key as whom, count(*)::int as invites from invites where email_key is not null and revoked_at is null
    group by organization_id, author_id, email_key having count(*) > 1`,
  )
  return [
    ...invited
      .slice(0, 3)
      .map(({ whom, mails }) => `${whom}, as ${invited.length - 1} more, is invited by ${mails} mails`),
    ...open
      .slice(0, 3)
      .map(({ whom, invites }) => `${whom}, as ${open.length - 1} more, has ${invites} invites to one place`),
    ...sent.flatMap(({ id, template }) =>
      taken.has(id) ? [] : [`the mail ${template} ${id} is marked as sent and was not`],
    ),
    ...unlessAlike('mails that wait', left?.waiting, 0),
  ]
}

/** What may stand in a log where the database was away or gave something up. */
const ofTheEnd =
  /57P0|08006|08003|ECONN|EPIPE|Connection terminated|terminating connection|57014|55P03|40P01|timeout|not queryable|Connection ended/

function errorsOf(server: ServerProcess, { isTold }: End): string[] {
  return `${server.output()}\n${server.errors()}`
    .split('\n')
    .filter((line) => /"level":(?:50|60)|"level":"(?:error|fatal)"/.test(line))
    .filter((line) => !(isTold && ofTheEnd.test(line)))
    .map((line) => `the log: ${line.slice(0, 1_500)}`)
}
