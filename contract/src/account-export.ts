/** Taking along what is kept about oneself: asked for, made in the background, and downloaded once by a mailed link. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { mailedToken } from './rules/mailed-token.ts'

/** `taken`: it was downloaded. `failed`: it could not be made, and may be asked for again at once. */
const exportStates = ['none', 'preparing', 'ready', 'taken', 'expired', 'failed'] as const

const accountExport = z.strictObject({
  state: z.enum(exportStates),
  askedAt: z.nullable(z.string()),
  /** Until when the link works, while there is one. */
  expiresAt: z.nullable(z.string()),
  /** When it can be asked for again; null: now. */
  nextAt: z.nullable(z.string()),
})
export type AccountExport = z.output<typeof accountExport>

const path = '/api/users/account/export'

export const getExport = endpoint({
  id: 'getAccountExport',
  summary: 'How far the archive of what is kept about the caller is, and when it was last asked for.',
  method: 'GET',
  path,
  access: 'bearer',
  answer: accountExport,
})

export const askExport = endpoint({
  id: 'askAccountExport',
  summary:
    'Has an archive made of what is kept about the caller; a link to it is mailed. Once a day, or again where it failed.',
  method: 'POST',
  path,
  access: 'bearer',
  recent: true,
  status: 201,
  answer: accountExport,
  errors: ['export_too_soon', 'email_required'],
  idempotent: true,
})

export const downloadExport = endpoint({
  id: 'downloadAccountExport',
  summary:
    'The archive, a ZIP of JSON files and images, for the person who asked for it and by the mailed link alone. Once: only a download that breaks off leaves the link as it was, within a minute where the server ended.',
  method: 'POST',
  path: `${path}/download`,
  access: 'bearer',
  body: z.strictObject({ token: mailedToken }),
  file: 'application/zip',
  answer: z.instanceof(Blob),
  errors: ['code_invalid', 'code_expired'],
})
