/** Many people at once: pasted lines or CSV, looked at first, then applied. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { importMaxBytes } from '../limits.ts'
import { fieldMessages } from '../sentences/en/fields.ts'
import { inOrganization } from '../organizations.ts'
import { role } from '../rules/people.ts'
import { ownersOnly } from '../rules/roles.ts'
import { nameFaults } from '../rules/person-name.ts'
import { shownTerm } from './members.ts'

const inside = z.strictObject(inOrganization)

/**
 * `email`, or `email,role,labels` with labels separated by `;`, a line each. A first line may name the columns,
 * in any order: these three, first and last name, first and last day (`sentences/{tag}/columns.ts`). Separator comma, semicolon or tab.
 */
const text = z.strictObject({
  text: z
    .string(fieldMessages.required)
    .check(z.minLength(1, fieldMessages.required), z.maxLength(importMaxBytes, fieldMessages.tooMany)),
})

export const importActions = ['add', 'change', 'same', 'refuse'] as const

/** A value as it stands in the list, cut to what can be read at a glance. */
const value = z.string()

/** Why nothing comes of a line, with what is wrong about it. */
const lineProblem = z.discriminatedUnion('code', [
  z.strictObject({
    code: z.enum([
      'unreadable',
      'too_many_lines',
      'rest_unread',
      'email_missing',
      'label_limit',
      'owner_by_hand',
      'too_many_mails',
      'sender_unconfirmed',
      'starter_no_owner',
      'starter_signed_out',
      'organization_deleted',
    ]),
  }),
  z.strictObject({ code: z.enum(['email_invalid', 'role_unknown']), value }),
  z.strictObject({ code: z.literal('day_invalid'), of: z.enum(['starts_on', 'ends_on']), value }),
  /** The last day is before the first one, or past. */
  z.strictObject({ code: z.enum(['ends_before_start', 'ended_already']), value }),
  z.strictObject({ code: z.literal('email_twice'), value, firstLine: z.number() }),
  z.strictObject({ code: z.literal('too_many_labels'), count: z.number() }),
  z.strictObject({
    code: z.literal('name_invalid'),
    of: z.enum(['given_name', 'family_name', 'label']),
    fault: z.enum(nameFaults),
    value,
  }),
])
export type LineProblem = z.output<typeof lineProblem>

/** What is worth knowing of a line that is not refused. */
const lineNote = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('invited_already') }),
  z.strictObject({
    code: z.literal('changes'),
    /** Null where it stays. */
    role: z.nullable(z.strictObject({ from: role, to: role })),
    /** Those that are new to the person. */
    labels: z.array(z.string()),
    /** The days that it has then; null where they stay. */
    term: z.nullable(z.strictObject(shownTerm)),
  }),
])
export type LineNote = z.output<typeof lineNote>

const importLine = z.strictObject({
  /** As an editor counts them, from 1. */
  line: z.number(),
  email: z.string(),
  given_name: z.string(),
  family_name: z.string(),
  role: z.nullable(role),
  labels: z.array(z.string()),
  ...shownTerm,
  action: z.enum(importActions),
  /** Why it is refused; null where it is not. */
  reason: z.nullable(lineProblem),
  /** What would change, or why nothing does; null where the action says it all. */
  note: z.nullable(lineNote),
})
export type ImportLine = z.output<typeof importLine>

/** A column that holds something which an import has no use for. */
const ignoredColumn = z.strictObject({
  /** Counted from 1. */
  column: z.number(),
  /** Empty where it has none. */
  heading: z.string(),
})
export type IgnoredColumn = z.output<typeof ignoredColumn>

/** The cells of a line, word for word. */
const writtenLine = z.strictObject({
  email: z.string(),
  given_name: z.string(),
  family_name: z.string(),
  role: z.string(),
  labels: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
})
export type WrittenLine = z.output<typeof writtenLine>

const importCounts = z.strictObject({
  add: z.number(),
  change: z.number(),
  same: z.number(),
  refuse: z.number(),
})

export const previewImport = endpoint({
  id: 'previewPeopleImport',
  summary: 'What an import would add, change or refuse, line by line; nothing happens.',
  method: 'POST',
  path: '/api/users/imports/preview',
  access: { organization: ownersOnly },
  query: inside,
  body: text,
  bodyLimitBytes: importMaxBytes + importMaxBytes,
  readElsewhere: true,
  answer: z.strictObject({
    counts: importCounts,
    lines: z.array(importLine),
    /** The first of them. */
    ignored: z.array(ignoredColumn),
    ignoredTotal: z.number(),
    /** Those of `ignored`, by their number, that hold the same as an earlier column, which is read. */
    repeated: z.array(z.number()),
  }),
  changesNoPage: true,
})

const peopleImport = z.strictObject({
  id: z.string(),
  state: z.enum(['running', 'done']),
  total: z.number(),
  done: z.number(),
  counts: importCounts,
  /** The first of them; all, as they were written, from `refusedLines`. */
  refused: z.array(z.strictObject({ line: z.number(), email: z.string(), reason: lineProblem })),
})
export type PeopleImport = z.output<typeof peopleImport>

export const startImport = endpoint({
  id: 'startPeopleImport',
  summary: 'Applies an import in the background; it goes on where it was after a crash.',
  method: 'POST',
  path: '/api/users/imports',
  access: { organization: ownersOnly },
  query: inside,
  body: text,
  bodyLimitBytes: importMaxBytes + importMaxBytes,
  readElsewhere: true,
  status: 201,
  answer: peopleImport,
  errors: ['recent_login_required'],
  idempotent: true,
})

export const getImport = endpoint({
  id: 'getPeopleImport',
  summary: 'How far an import is, and what it refused.',
  method: 'GET',
  path: '/api/users/imports/:id',
  access: { organization: ownersOnly },
  params: z.strictObject({ id: z.string() }),
  query: inside,
  answer: peopleImport,
})

const refusedLine = z.strictObject({
  line: z.number(),
  /** As it was written, so that it can be mended. */
  written: writtenLine,
  reason: lineProblem,
})
export type RefusedLine = z.output<typeof refusedLine>

export const listRefusedLines = endpoint({
  id: 'listRefusedLines',
  summary: 'The lines that an import refused, as they were written, some at a time.',
  method: 'GET',
  path: '/api/users/imports/:id/refused',
  access: { organization: ownersOnly },
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({
    ...inOrganization,
    /** The last line that is known already. */
    after: z.optional(z.string().check(z.regex(/^\d{1,9}$/, fieldMessages.invalid))),
  }),
  answer: z.strictObject({ results: z.array(refusedLine), after: z.nullable(z.string()) }),
})
