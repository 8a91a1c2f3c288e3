/** Reads one entry of a file of accounts: the hosted provider's fields, and `hash` for hashes from elsewhere. */
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import { displayNameMaxLength } from '@atrium/contract/limits'
import { isEmail } from '@atrium/contract/rules/is-email'
import { nameKey } from '@atrium/contract/rules/normalize'
import { fitName } from '@atrium/contract/rules/person-name'
import * as z from 'zod'
import { isStorable } from '#http/input/storable-text.ts'
import type { FirebaseScrypt } from '#identity/embedded/passwords/imported/firebase-scrypt.ts'
import { googleProvider, passwordProvider } from '#identity/embedded/protocol/providers.ts'
import { isSubject, photoOf } from '#identity/google/claims.ts'
import type { Entry } from './entries.ts'
import { readEntryHash } from './entry-hash.ts'
import type { EntryRefusal, Note } from './refusals.ts'

/** Who did it, in audit records: nobody is signed in at a command line. */
export const importActor = 'import-accounts'

export interface ImportedAccount {
  /** Absent where it could not be kept. */
  uid: string | undefined
  email: string | null
  emailKey: string | null
  emailVerified: boolean
  /** Of any kind that `readHash` takes. */
  passwordHash: string | null
  displayName: string | null
  photoUrl: string | null
  disabled: boolean
  createdAt: Date | undefined
  lastSignInAt: Date | undefined
  google: { subject: string; email: string | null; displayName: string | null; photoUrl: string | null } | undefined
}

export interface ReadAccount {
  line: number
  /** As the file names it, cut to a bearable length; undefined where it has none. */
  localId: string | undefined
  account: ImportedAccount
  notes: Note[]
}

export interface RefusedEntry {
  line: number
  localId?: string | undefined
  refused: EntryRefusal
}

export interface ReadOptions {
  /** Of the hosted provider's hashes. */
  parameters: FirebaseScrypt | undefined
  now: Date
}

/** What fits into an address, a key and a claim as it is. */
const UID = /^[A-Za-z0-9_-]{1,128}$/
const TOLD_LENGTH = 128
/** Clocks differ. */
const AHEAD_MS = DAY_MS

const text = z.string().refine(isStorable)
/** Milliseconds as a number or its digits, or ISO 8601. */
const time = z.union([z.number(), z.string()])
const provider = z.strictObject({
  providerId: text,
  rawId: text.optional(),
  email: text.optional(),
  displayName: text.optional(),
  photoUrl: text.optional(),
  federatedId: z.unknown().optional(),
  phoneNumber: z.unknown().optional(),
  screenName: z.unknown().optional(),
})
const fields = z.strictObject({
  localId: text.optional(),
  email: text.optional(),
  emailVerified: z.boolean().default(false),
  hash: text.optional(),
  passwordHash: text.optional(),
  salt: text.optional(),
  displayName: text.optional(),
  photoUrl: text.optional(),
  disabled: z.boolean().default(false),
  createdAt: time.optional(),
  lastSignedInAt: time.optional(),
  lastLoginAt: time.optional(),
  providerUserInfo: z.array(provider).max(20).default([]),
  mfaInfo: z.array(z.unknown()).default([]),
  // What the hosted provider says besides; none of it has a place here.
  phoneNumber: z.unknown().optional(),
  customAttributes: z.unknown().optional(),
  validSince: z.unknown().optional(),
  version: z.unknown().optional(),
  lastRefreshAt: z.unknown().optional(),
  passwordUpdatedAt: z.unknown().optional(),
  initialEmail: z.unknown().optional(),
  tenantId: z.unknown().optional(),
})
type Fields = z.output<typeof fields>

/** Out: the account as it is to be, or why there is none. Nothing is asked of the database. */
export function readEntry({ line, text: json }: Entry, options: ReadOptions): ReadAccount | RefusedEntry {
  if (json === null) return { line, refused: { code: 'entry_too_long' } }
  const value = parsed(json)
  if (value === undefined) return { line, refused: { code: 'not_json' } }
  const localId = toldId(value)
  const read = fields.safeParse(value)
  if (!read.success) return { line, localId, refused: refusalOf(read.error) }
  const notes: Note[] = []
  const account = accountOf(read.data, options, notes)
  return 'code' in account ? { line, localId, refused: account } : { line, localId, account, notes }
}

function accountOf(given: Fields, { parameters, now }: ReadOptions, notes: Note[]): ImportedAccount | EntryRefusal {
  if (given.mfaInfo.length > 0) return { code: 'second_step' }
  const email = given.email?.trim() || null
  if (email !== null && !isEmail(email)) return { code: 'email_invalid' }
  const createdAt = timeOf(given.createdAt, now)
  const lastSignInAt = timeOf(given.lastSignedInAt ?? given.lastLoginAt, now)
  if (createdAt === null || lastSignInAt === null) return { code: 'time_invalid' }
  const google = googleOf(given, notes)
  if (google === null) return { code: 'field_invalid', field: 'providerUserInfo' }
  if (email === null && google === undefined) return { code: 'no_way_in' }
  const hash = readEntryHash(given, parameters)
  if (typeof hash === 'object' && hash !== null) return hash
  if (hash !== null && email === null) notes.push('password_dropped')
  const uid = given.localId !== undefined && UID.test(given.localId) ? given.localId : undefined
  if (uid === undefined && given.localId !== undefined) notes.push('new_uid')
  return {
    uid,
    email,
    emailKey: email === null ? null : nameKey(email),
    emailVerified: given.emailVerified,
    passwordHash: email === null ? null : hash,
    ...profileOf(given, notes),
    disabled: given.disabled,
    createdAt,
    lastSignInAt,
    google,
  }
}

/** By the rules of what another provider says: nobody can be sent back there to change it. */
function profileOf({ displayName, photoUrl }: Pick<Fields, 'displayName' | 'photoUrl'>, notes: Note[] = []) {
  const name = fitName(displayName ?? '', displayNameMaxLength)
  const photo = photoOf(photoUrl || null)
  if (name !== (displayName ?? '').trim()) notes.push('name_changed')
  if (photo === null && photoUrl) notes.push('photo_dropped')
  return { displayName: name || null, photoUrl: photo }
}

/** Undefined where there is none, null where there are two or it names nobody. */
function googleOf({ providerUserInfo }: Fields, notes: Note[]): ImportedAccount['google'] | null {
  const others = [passwordProvider, googleProvider]
  if (providerUserInfo.some(({ providerId }) => !others.includes(providerId))) notes.push('provider_dropped')
  const [google, second] = providerUserInfo.filter(({ providerId }) => providerId === googleProvider)
  if (google === undefined) return undefined
  const { rawId: subject } = google
  if (second !== undefined || !isSubject(subject)) return null
  const profile = profileOf(google)
  return { subject, email: google.email || null, ...profile }
}

/** Undefined where none is said, null where it is none. */
function timeOf(said: string | number | undefined, now: Date): Date | undefined | null {
  if (said === undefined || said === '') return undefined
  const at = new Date(typeof said === 'string' && /^\d+$/.test(said) ? Number(said) : said)
  const ms = at.getTime()
  return ms >= 0 && ms <= now.getTime() + AHEAD_MS ? at : null
}

/** Null says the same as leaving a field out. */
function parsed(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json, (_name, field: unknown) => field ?? undefined)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

function toldId(value: object): string | undefined {
  const { localId } = value as { localId?: unknown }
  return typeof localId === 'string' ? localId.slice(0, TOLD_LENGTH) : undefined
}

function refusalOf({ issues }: z.ZodError): EntryRefusal {
  const [issue] = issues
  if (issue?.code === 'unrecognized_keys') return { code: 'field_unknown', field: String(issue.keys[0]).slice(0, 60) }
  return { code: 'field_invalid', field: issue?.path.join('.').slice(0, 60) ?? '' }
}
