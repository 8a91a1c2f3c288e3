/** What is wrong with what was done: a sentence for each. */
import type { InOrganization, InPublisher } from '@atrium/contract/endpoint'
import { wrongAnswer } from '#testing/fuzz/wrong-answer.ts'
import type { Done } from './perform.ts'
import type { Change } from './rows.ts'
import { type Standing, subjectOf } from './standing.ts'
import type { World } from './world.ts'

export interface Seen {
  before: Standing
  after: Standing
  changes: Change[]
  /** Whether anything else was done at the same time. */
  alone: boolean
}

export function wrongIn(world: World, done: Done, seen: Seen): string[] {
  const { act, call, answer } = done
  const found = [
    wrongAnswer(act.endpoint, answer),
    ...(answer.status < 300 ? [...tellsOfOthers(world, done, seen), isNotLetIn(done, seen)] : []),
    ...(seen.alone ? [changesNothing(done, seen), tellsTimeline(done, seen), doesNothingAgain(done)] : []),
  ].filter((one) => one !== undefined)
  return found.map(
    (one) =>
      `${act.endpoint.id} by ${act.as}: ${one}\n  ${call.method} ${call.url} ${String(call.payload ?? '').slice(0, 400)}\n  -> ${answer.status} ${answer.text.slice(0, 400)}`,
  )
}

/** What whoever asks is shown though they are in none of the organizations that it is of: by what the contract says. */
const shownToOthers: Record<string, string> = {
  findUser: 'who has an address is told to whoever types it',
  previewInvite: 'the address is told to whoever has the link that was mailed there',
}

function tellsOfOthers(world: World, { act, call, bearer, answer }: Done, { before, after }: Seen): string[] {
  if (act.endpoint.id in shownToOthers || answer.type.includes('zip')) return []
  const { uid } = subjectOf(bearer)
  const own = new Set([`self ${uid}`, ...[before, after].flatMap(({ roles }) => [...(roles.get(uid)?.keys() ?? [])])])
  const asked = `${call.url} ${String(call.payload ?? '')}`
  const traces: [string, Set<string>][] = [
    ...after.traces,
    ...Object.values(world.houses).map(({ mark, id }): [string, Set<string>] => [mark, new Set([id])]),
  ]
  return traces
    .filter(
      ([trace, of]) => answer.text.includes(trace) && !asked.includes(trace) && ![...of].some((one) => own.has(one)),
    )
    .map(([trace, of]) => `it tells ${uid} of ${trace}, of ${[...of].join(', ')}`)
}

function isNotLetIn({ act, call, bearer }: Done, { before, after, alone }: Seen): string | undefined {
  const { access, path } = act.endpoint
  if (access === 'anyone') return undefined
  const { uid, session } = subjectOf(bearer)
  if (alone && !before.sessions.has(session)) return 'the session had ended'
  if (access === 'bearer') return undefined
  const url = new URL(call.url, 'http://x')
  const at = path.split('/').findIndex((part) => part === ':name' || part === ':author_id' || part === ':id')
  const inBody = /"author_id":"([^"]*)"/.exec(String(call.payload ?? ''))?.[1]
  const name = url.searchParams.get('organization') ?? (path.includes(':') ? url.pathname.split('/')[at] : inBody) ?? ''
  const of = before.byName.get(decodeURIComponent(name)) ?? ''
  const own = [before, ...(alone ? [] : [after])].map(({ roles }) => roles.get(uid)?.get(of))
  const oneself = access.oneself?.may === 'bearer' ? undefined : access.oneself?.may
  if (access.oneself?.may === 'bearer' && call.url.includes(uid)) return undefined
  const may: readonly string[] = [...rolesOf(access), ...(oneself ?? [])]
  return own.some((role) => role !== undefined && may.includes(role))
    ? undefined
    : `whoever asks is ${own[0] ?? 'nothing'} there`
}

const rolesOf = (access: InOrganization | InPublisher) =>
  'organization' in access ? access.organization : access.publisher

/** What is written by looking, or though it is refused, and why. */
const writtenAnyway: Record<string, string[]> = {
  // Whoever takes people's data along is read in the timeline.
  exportMembers: ['audit_records'],
  exportTimeline: ['audit_records'],
  downloadLearnerArchive: ['audit_records'],
}

function changesNothing({ act, answer }: Done, { changes }: Seen): string | undefined {
  if (act.endpoint.method !== 'GET' && answer.status < 400) return undefined
  const real = changes.filter(({ table }) => !writtenAnyway[act.endpoint.id]?.includes(table))
  return real.length === 0 ? undefined : `it changes something: ${JSON.stringify(real).slice(0, 900)}`
}

/**
 * Of what an organization has: whoever changes that is read in its timeline. Not what people achieve, what is looked for by
 * itself, and an invite that somebody used who was that before.
 */
const told: Record<string, string[]> = {
  organization_members: ['organization_id', 'uid', 'role', 'removed_at', 'starts_on', 'ends_on'],
  member_labels: ['organization_id', 'uid', 'label_id'],
  class_members: ['organization_id', 'uid', 'class_id'],
  labels: ['organization_id', 'id', 'name', 'color', 'deleted_at'],
  classes: ['organization_id', 'id', 'name', 'deleted_at', 'archived_at'],
  invites: ['organization_id', 'id', 'role', 'token_hash', 'revoked_at', 'expires_at'],
  organization_domains: ['organization_id', 'id', 'domain', 'joining', 'role', 'labels', 'proven_at', 'lost_at'],
  organizations: ['id', 'display_name', 'logo_url', 'primary_color', 'time_zone', 'language', 'rules', 'deleted_at'],
  scim_connections: ['organization_id', 'id', 'groups'],
  sso_connections: ['organization_id', 'id', 'name', 'settings', 'rules', 'state'],
  sso_domains: ['organization_id', 'domain_id', 'connection_id', 'only'],
  learners: ['organization_id', 'uid', 'card_hash', 'way_secret', 'username'],
  learner_addresses: ['organization_id', 'uid', 'email'],
  hand_overs: ['organization_id', 'from_uid', 'to_uid'],
  timeline_settings: ['organization_id', 'kept_days'],
}

function tellsTimeline({ act, answer }: Done, { changes }: Seen): string | undefined {
  if (answer.status >= 300) return undefined
  const entries = changes.find(({ table }) => table === 'audit_records')?.come ?? []
  const isTold = new Set(entries.map(({ organization_id }) => organization_id))
  const untold = changes.flatMap(({ table, gone, come }) => {
    const facts = told[table]
    if (facts === undefined) return []
    // Values by their place: a list of keys for `JSON.stringify` would leave out what objects of JSON hold as well.
    const [was, is] = [gone, come].map(
      (rows) => new Set(rows.map((row) => JSON.stringify(facts.map((one) => row[one])))),
    )
    const changed = [...(was ?? [])]
      .filter((fact) => !is?.has(fact))
      .concat([...(is ?? [])].filter((fact) => !was?.has(fact)))
    const whose = facts.indexOf(table === 'organizations' ? 'id' : 'organization_id')
    return changed
      .filter((fact) => {
        const of = (JSON.parse(fact) as unknown[])[whose]
        // An invite of a publisher is of no organization: publishers have no timeline.
        return typeof of === 'string' && !isTold.has(of)
      })
      .map((fact) => `${table} ${fact}`)
  })
  return untold.length === 0
    ? undefined
    : `${act.endpoint.id} is in no timeline: ${JSON.stringify(untold).slice(0, 900)}`
}

function doesNothingAgain({ answer, again }: Done): string | undefined {
  if (again === undefined || answer.status >= 300) return undefined
  const isSame = again.status === answer.status && again.text === answer.text
  return isSame ? undefined : `the same key is answered otherwise: ${again.status} ${again.text.slice(0, 300)}`
}
