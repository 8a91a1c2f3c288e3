/** Many people at once: pasted lines or CSV, looked at first, then applied. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { importMaxBytes } from './limits.ts'
import { fieldMessages } from './messages.ts'
import { inOrganization } from './organizations.ts'
import { role } from './rules/people.ts'

const inside = z.strictObject(inOrganization)

/**
 * `email`, or `email,role,labels` with labels separated by `;`, a line each; a header line may name
 * the columns `email`, `role`, `labels` in any order. Separator comma, semicolon or tab.
 */
const text = z.strictObject({
  text: z
    .string(fieldMessages.required)
    .check(z.minLength(1, fieldMessages.required), z.maxLength(importMaxBytes, fieldMessages.tooMany)),
})

export const importActions = ['add', 'change', 'same', 'refuse'] as const

export const importLine = z.strictObject({
  /** As an editor counts them, from 1. */
  line: z.number(),
  email: z.string(),
  role: z.nullable(role),
  labels: z.array(z.string()),
  action: z.enum(importActions),
  /** What would change, or why it is refused; null where the action says it all. */
  reason: z.nullable(z.string()),
})
export type ImportLine = z.output<typeof importLine>

export const importCounts = z.strictObject({
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
  access: 'bearer',
  query: inside,
  body: text,
  bodyLimitBytes: importMaxBytes + importMaxBytes,
  answer: z.strictObject({ counts: importCounts, lines: z.array(importLine) }),
  errors: ['forbidden', 'not_found'],
})

export const peopleImport = z.strictObject({
  id: z.string(),
  state: z.enum(['running', 'done']),
  total: z.number(),
  done: z.number(),
  counts: importCounts,
  refused: z.array(z.strictObject({ line: z.number(), email: z.string(), reason: z.string() })),
})
export type PeopleImport = z.output<typeof peopleImport>

export const startImport = endpoint({
  id: 'startPeopleImport',
  summary: 'Applies an import in the background; it goes on where it was after a crash.',
  method: 'POST',
  path: '/api/users/imports',
  access: 'bearer',
  query: inside,
  body: text,
  bodyLimitBytes: importMaxBytes + importMaxBytes,
  status: 201,
  answer: peopleImport,
  errors: ['forbidden', 'not_found', 'idempotency_key_reused'],
  idempotent: true,
})

export const getImport = endpoint({
  id: 'getPeopleImport',
  summary: 'How far an import is, and what it refused.',
  method: 'GET',
  path: '/api/users/imports/:id',
  access: 'bearer',
  params: z.strictObject({ id: z.string() }),
  query: inside,
  answer: peopleImport,
  errors: ['forbidden', 'not_found'],
})
