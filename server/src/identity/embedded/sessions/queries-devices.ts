/** SQL of the list of sessions: those of one device are one entry of it. */
import type { SessionWay } from '@atrium/contract/rules/sign-in-ways'
import { sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { given, prepared } from '#db/prepared.ts'
import { accounts, sessions } from '#db/schema.ts'
import { customProvider } from '#identity/embedded/protocol/providers.ts'

/** One browser: by what it was when it signed in, and when and from where it was used last. */
export interface Device {
  /** A session of it. */
  id: string
  provider: string
  way: SessionWay | null
  browser: string | null
  system: string | null
  network: string | null
  startedAt: Date
  lastUsedAt: Date
  current: boolean
}

interface Wanted extends Record<string, unknown> {
  uid: string
  /** The session that asks: used now, whenever it was carried on. */
  sessionId: string
  now: Date
  /** What was used last, or begun, before these has run out. */
  usedSince: Date
  startedSince: Date
  limit: number
  offset: number
}

/** In: what `Wanted` names. Out: one row, the total, and the page as one value. For `planOfPrepared` too. */
export const devicesStatement = prepared((db) => {
  // Beside the sign-ins themselves stands what they handed on, later and with another's name.
  const signedIn = sql`(${sessions.provider} = ${sql.raw(`'${customProvider}'`)}), ${sessions.startedAt}, ${sessions.id}`
  const asking = sql`bool_or(${sessions.id} = ${given('sessionId')})`
  const first = (column: unknown) => sql`(array_agg(${column} order by ${signedIn}))[1]`
  const devices = db.$with('devices', {}).as(sql`select
      ${first(sessions.id)} as id, ${first(sessions.provider)} as provider, ${first(sessions.way)} as way,
      ${first(sessions.browserName)} as browser, ${first(sessions.systemName)} as system,
      (array_agg(${sessions.network} order by ${sessions.lastUsedAt} desc))[1] as network,
      min(${sessions.startedAt}) as started_at,
      case when ${asking} then ${given('now')}::timestamptz else max(${sessions.lastUsedAt}) end as used_at,
      ${asking} as current
    from ${sessions} join ${accounts} on ${accounts.uid} = ${sessions.uid}
    where ${sessions.uid} = ${given('uid')} and ${sessions.endedAt} is null
      and ${sessions.authTime} >= ${accounts.validSince}
      and ${sessions.lastUsedAt} >= ${given('usedSince')}::timestamptz
      and ${sessions.startedAt} >= ${given('startedSince')}::timestamptz
    group by ${sessions.deviceId}`)
  return db
    .with(devices)
    .select({
      total: sql<number>`(select count(*)::int from devices)`,
      rows: sql<Row[]>`(select coalesce(json_agg(page), '[]') from (select * from devices
        order by used_at desc, id limit ${given('limit')}::int offset ${given('offset')}::int) as page)`,
    })
    .from(sql`(select 1) as once`)
    .prepare('identity_devices')
})

interface Row {
  id: string
  provider: string
  way: SessionWay | null
  browser: string | null
  system: string | null
  network: string | null
  started_at: string
  used_at: string
  current: boolean
}

export async function openDevices(db: Queryable, wanted: Wanted): Promise<{ devices: Device[]; total: number }> {
  const [found] = await devicesStatement(db).execute(wanted)
  const devices = (found?.rows ?? []).map(({ id, provider, way, browser, system, network, current, ...times }) => ({
    id,
    provider,
    way,
    browser,
    system,
    network,
    current,
    startedAt: new Date(times.started_at),
    lastUsedAt: new Date(times.used_at),
  }))
  return { devices, total: found?.total ?? 0 }
}
