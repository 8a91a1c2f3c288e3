/** Rosters: OneRoster 1.2 CSV archives, rehearsed first, then applied, taken back as a whole. */
import * as z from 'zod/mini'
import { endpoint, noAnswer } from '../endpoint.ts'
import { rosterMaxBytes, rosterSourceMaxLength } from '../limits.ts'
import { inOrganization } from '../organizations.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { nameFaults } from '../rules/person-name.ts'
import { nameOf } from '../rules/person.ts'
import { ownersOnly } from '../rules/roles.ts'
import { fieldMessages } from '../sentences/en/fields.ts'

const inside = z.strictObject(inOrganization)
const ofRoster = { params: z.strictObject({ id: z.string() }), query: inside }

/** The form's field for the archive. */
export const rosterField = 'roster'

const rosterStates = ['refused', 'rehearsed', 'applying', 'applied', 'taking_back', 'taken_back'] as const
export type RosterState = (typeof rosterStates)[number]

const rosterActions = ['add', 'change', 'leave', 'refuse'] as const
export type RosterAction = (typeof rosterActions)[number]

/** A value as it stands in the file, cut to what can be read at a glance. */
const value = z.string()

/** Why nothing comes of a line, or, in the manifest or in line 1, of the whole archive. */
const rosterProblem = z.discriminatedUnion('code', [
  z.strictObject({
    code: z.enum([
      'unreadable',
      'encoding_unknown',
      'too_many_lines',
      'id_missing',
      'title_missing',
      'email_missing',
      'class_limit',
      'owner_by_hand',
      'left_by_themselves',
      'directory_inactive',
      'too_many_mails',
      'sender_unconfirmed',
      'starter_no_owner',
      'starter_signed_out',
    ]),
  }),
  z.strictObject({
    code: z.enum([
      'version_unsupported',
      'mode_unknown',
      'file_missing',
      'column_missing',
      'id_invalid',
      'status_unknown',
      'flag_invalid',
      'day_invalid',
      'email_invalid',
      'email_taken',
      'role_unknown',
      'org_unknown',
      'org_cycle',
      'session_unknown',
      'session_cycle',
      'class_unknown',
      'user_unknown',
    ]),
    value,
  }),
  z.strictObject({ code: z.enum(['id_twice', 'column_twice']), value, firstLine: z.number() }),
  z.strictObject({
    code: z.literal('name_invalid'),
    of: z.enum(['given_name', 'family_name', 'title']),
    fault: z.enum(nameFaults),
    value,
  }),
])
export type RosterProblem = z.output<typeof rosterProblem>

/** How somebody who is added comes in: at once, since the address is confirmed; by an invite; or as who is there. */
export const rosterWays = ['joins', 'invited', 'invited_already', 'member'] as const

/** The roles that a roster gives; nobody becomes an owner by one. */
const rosterRoles = ['staff', 'User'] as const
const rosterRole = z.enum(rosterRoles)
export type RosterRole = (typeof rosterRoles)[number]

/** What is worth knowing of a line that is not refused. */
const rosterNote = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('person'), role: rosterRole, how: z.nullable(z.enum(rosterWays)) }),
  z.strictObject({
    code: z.literal('person_changes'),
    /** Null where it stays. */
    role: z.nullable(z.strictObject({ from: rosterRole, to: rosterRole })),
    email: z.nullable(z.strictObject({ from: z.string(), to: z.string() })),
    name: z.nullable(z.strictObject({ from: z.string(), to: z.string() })),
  }),
  /** A class of that name is there, and is taken over. */
  z.strictObject({ code: z.literal('class_there') }),
  z.strictObject({ code: z.literal('class_renamed'), from: z.string() }),
  z.strictObject({ code: z.literal('places'), joining: z.number(), leaving: z.number() }),
])
export type RosterNote = z.output<typeof rosterNote>

const rosterKinds = ['person', 'class', 'places', 'line'] as const

/** What was somebody's own doing since, so that a taking back left it as it is. */
const rosterKept = ['changed_since', 'gone_since', 'name_taken', 'class_limit'] as const

const rosterLine = z.strictObject({
  id: z.string(),
  kind: z.enum(rosterKinds),
  action: z.enum(rosterActions),
  /** Where it stands; null for what the archive does not hold any more. */
  file: z.nullable(z.string()),
  line: z.nullable(z.number()),
  sourcedId: z.string(),
  name: z.string(),
  email: z.string(),
  reason: z.nullable(rosterProblem),
  note: z.nullable(rosterNote),
  /** Whether it was done, and whether that was taken back. */
  done: z.boolean(),
  takenBack: z.boolean(),
  /** Why it stays as it is after a taking back. */
  kept: z.nullable(z.enum(rosterKept)),
})
export type RosterLine = z.output<typeof rosterLine>

const counted = z.strictObject({ add: z.number(), change: z.number(), leave: z.number(), same: z.number() })

const rosterCounts = z.strictObject({
  people: counted,
  classes: counted,
  /** Who comes into classes and who goes out of them. */
  places: z.strictObject({ add: z.number(), leave: z.number() }),
  refused: z.number(),
})
export type RosterCounts = z.output<typeof rosterCounts>

const roster = z.strictObject({
  id: z.string(),
  source: z.string(),
  state: z.enum(rosterStates),
  /** ISO 8601. */
  uploadedAt: z.string(),
  uploadedBy: z.strictObject({ user_id: z.string(), displayName: z.string() }),
  appliedAt: z.nullable(z.string()),
  counts: rosterCounts,
  /** Lines that the archive's files have. */
  lines: z.number(),
  /** How far applying, or taking back, is. */
  total: z.number(),
  done: z.number(),
  /** What the owner has to say again, where more than a tenth would leave: how many. Null where it need not be said. */
  brake: z.nullable(z.number()),
  /** What its source brought since makes a rehearsal of it worth nothing. */
  stale: z.boolean(),
  /** Until when it can be taken back as a whole; null where it cannot. */
  takeBackUntil: z.nullable(z.string()),
  /** What a taking back left as it is. */
  kept: z.number(),
})
export type Roster = z.output<typeof roster>

export const uploadRoster = endpoint({
  id: 'uploadRoster',
  summary: 'Reads a OneRoster 1.2 CSV archive and answers what it would add, change and end; nothing happens yet.',
  method: 'POST',
  path: '/api/users/rosters',
  access: { organization: ownersOnly },
  query: inside,
  multipart: 'required',
  files: { field: rosterField, max: 1 },
  bodyLimitBytes: rosterMaxBytes,
  body: z.strictObject({
    /** Whose it is, where the manifest does not say: `source.systemCode` comes first. */
    source: z.optional(nameOf(fieldMessages.required, rosterSourceMaxLength)),
  }),
  status: 201,
  answer: roster,
  errors: ['roster_source_limit', 'too_many_requests'],
  idempotent: true,
})

export const listRosters = endpoint({
  id: 'listRosters',
  summary: 'The rosters of an organization, the latest first.',
  method: 'GET',
  path: '/api/users/rosters',
  access: { organization: ownersOnly },
  query: z.strictObject({ ...inOrganization, ...pageQuery }),
  answer: pageOf(roster),
})

export const getRoster = endpoint({
  id: 'getRoster',
  summary: 'A roster: its numbers, and how far applying it or taking it back is.',
  method: 'GET',
  path: '/api/users/rosters/:id',
  access: { organization: ownersOnly },
  ...ofRoster,
  answer: roster,
})

export const listRosterLines = endpoint({
  id: 'listRosterLines',
  summary: 'What a roster adds, changes, ends and refuses, a page at a time.',
  method: 'GET',
  path: '/api/users/rosters/:id/lines',
  access: { organization: ownersOnly },
  params: ofRoster.params,
  query: z.strictObject({
    ...inOrganization,
    action: z.optional(z.enum(rosterActions, fieldMessages.invalid)),
    kind: z.optional(z.enum(rosterKinds, fieldMessages.invalid)),
    /** Only what a taking back left as it is. */
    kept: z.optional(z.literal('true', fieldMessages.invalid)),
    ...pageQuery,
  }),
  answer: pageOf(rosterLine),
})

export const applyRoster = endpoint({
  id: 'applyRoster',
  summary:
    'Applies a rehearsed roster in the background; it goes on where it was after a crash. Asked again it does no more.',
  method: 'POST',
  path: '/api/users/rosters/:id/apply',
  access: { organization: ownersOnly },
  ...ofRoster,
  body: z.strictObject({
    /** How many people leave by it: asked for where that is more than a tenth. */
    leaving: z.optional(z.int(fieldMessages.invalid)),
  }),
  answer: roster,
  errors: ['roster_stale', 'roster_busy', 'roster_brake', 'roster_refused'],
})

export const takeBackRoster = endpoint({
  id: 'takeBackRoster',
  summary: 'Takes back all that the latest roster of a source did, within 30 days; what somebody changed since stays.',
  method: 'POST',
  path: '/api/users/rosters/:id/take-back',
  access: { organization: ownersOnly },
  ...ofRoster,
  answer: roster,
  errors: ['roster_stale', 'roster_busy'],
})

export const discardRoster = endpoint({
  id: 'discardRoster',
  summary: 'Forgets a roster that was not applied.',
  method: 'DELETE',
  path: '/api/users/rosters/:id',
  access: { organization: ownersOnly },
  ...ofRoster,
  status: 204,
  answer: noAnswer,
})

export const rosterEndpoints = [
  uploadRoster,
  listRosters,
  getRoster,
  listRosterLines,
  applyRoster,
  takeBackRoster,
  discardRoster,
] as const
