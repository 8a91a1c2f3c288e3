/**
 * What an archive is: a tar file that common tools read, closed by one line with the SHA-256 of everything before it.
 *
 * Its entries, in this order: `atrium-backup.json` (`ArchiveHeader`, which says whether it can be restored here at all),
 * `secrets.key` where it was asked for, `images/{name}`, `tables/{table}/{number}.copy.gz` (rows as PostgreSQL's COPY
 * writes them in its text format, with the columns that the header names), and `manifest.json` (`ArchiveManifest`).
 * Encrypted, all of it is one age file (https://age-encryption.org/v1).
 */
import * as z from 'zod'

/** Goes up with a change that earlier versions of the product would read wrongly. */
export const ARCHIVE_FORMAT = 1

export const entryNames = { header: 'atrium-backup.json', key: 'secrets.key', manifest: 'manifest.json' } as const
export const imagePrefix = 'images/'
export const tablePrefix = 'tables/'

const wholeNumber = z.int().min(0)

export const archiveHeader = z.strictObject({
  format: z.literal(ARCHIVE_FORMAT),
  /** When its making began. */
  madeAt: z.iso.datetime(),
  database: z.enum(['embedded', 'postgres']),
  /** The newest migration of the database, by its name, for people. */
  schema: z.string(),
  /** All of them, by their hashes, in their order. */
  migrations: z.array(z.string()),
  /** By which the key is known that the secrets in it are wrapped with; null where none is wrapped. */
  secretsKeyId: z.string().nullable(),
  hasSecretsKey: z.boolean(),
  tables: z.array(z.strictObject({ name: z.string(), columns: z.array(z.string()) })),
})
export type ArchiveHeader = z.infer<typeof archiveHeader>
export type ArchiveTable = ArchiveHeader['tables'][number]

export const archiveManifest = z.strictObject({
  tables: z.array(
    z.strictObject({
      name: z.string(),
      rows: wholeNumber,
      /** Of each part as it is in the archive. */
      parts: z.array(z.strictObject({ bytes: wholeNumber, sha256: z.string() })),
    }),
  ),
  sequences: z.array(z.strictObject({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  images: z.strictObject({
    count: wholeNumber,
    bytes: wholeNumber,
    /** Rows whose image was not there, or not yet. */
    missing: wholeNumber,
  }),
})
export type ArchiveManifest = z.infer<typeof archiveManifest>

const TRAILER_START = 'atrium-backup sha256 '
const HEX_DIGITS = 64
export const TRAILER_BYTES = TRAILER_START.length + HEX_DIGITS + 1

/** The last line, behind the tar's own end, where tar no longer reads. */
export function trailerFor(sha256: string): Buffer {
  return Buffer.from(`${TRAILER_START}${sha256}\n`, 'latin1')
}

/** The name of a part of a table: numbered, so that they sort as they came. */
export function partName(table: string, number: number): string {
  return `${tablePrefix}${table}/${String(number).padStart(6, '0')}.copy.gz`
}
