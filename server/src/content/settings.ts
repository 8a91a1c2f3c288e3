/** The settings of where uploaded images are kept, and of the address they are shown from. */
import * as z from 'zod'
import { SettingsError } from '../settings-error.ts'
import { readWebAddress } from '../settings-rules.ts'

/** An S3-compatible store. */
export interface S3Settings {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export interface ContentSettings {
  /** Below which each image is shown under its name; no slash at its end. */
  origin: string
  /** Absent: files below `DATA_DIR`. */
  s3: S3Settings | undefined
}

const base = z.string().transform((value, context) => {
  const url = readWebAddress(value)
  if (url && !url.search && !url.hash) return url.href.replace(/\/+$/, '')
  context.addIssue('not an address')
  return z.NEVER
})
const word = z.string().regex(/^[\x21-\x7e]{1,200}$/)

export const contentEnvironment = {
  CONTENT_ORIGIN: { rule: base, expects: 'the address of a CDN such as https://cdn.example.com' },
  CONTENT_S3_ENDPOINT: { rule: base, expects: 'the address of a store such as https://s3.eu-central-1.amazonaws.com' },
  CONTENT_S3_REGION: { rule: word, expects: 'a region such as eu-central-1' },
  CONTENT_S3_BUCKET: { rule: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/), expects: 'the name of a bucket' },
  CONTENT_S3_ACCESS_KEY_ID: { rule: word, expects: 'the id of an access key' },
  CONTENT_S3_SECRET_ACCESS_KEY: { rule: word, expects: 'the secret of an access key' },
} as const

type Read = <Name extends keyof typeof contentEnvironment>(
  name: Name,
) => z.output<(typeof contentEnvironment)[Name]['rule']> | undefined

/** The path of this server's own address for images. */
export const contentPath = '/content'

/** Throws `SettingsError` that names the first value that is missing beside the others. */
export function readContent(read: Read, publicOrigin: string): ContentSettings {
  const values = {
    CONTENT_S3_ENDPOINT: read('CONTENT_S3_ENDPOINT'),
    CONTENT_S3_REGION: read('CONTENT_S3_REGION'),
    CONTENT_S3_BUCKET: read('CONTENT_S3_BUCKET'),
    CONTENT_S3_ACCESS_KEY_ID: read('CONTENT_S3_ACCESS_KEY_ID'),
    CONTENT_S3_SECRET_ACCESS_KEY: read('CONTENT_S3_SECRET_ACCESS_KEY'),
  }
  const origin = read('CONTENT_ORIGIN') ?? publicOrigin + contentPath
  const missing = Object.entries(values).find(([, value]) => value === undefined)
  if (missing && Object.values(values).some((value) => value !== undefined)) {
    throw new SettingsError(`The CONTENT_S3 settings belong together: ${missing[0]} is missing.`)
  }
  const given = values as Record<keyof typeof values, string>
  return {
    origin,
    s3: missing
      ? undefined
      : {
          endpoint: given.CONTENT_S3_ENDPOINT,
          region: given.CONTENT_S3_REGION,
          bucket: given.CONTENT_S3_BUCKET,
          accessKeyId: given.CONTENT_S3_ACCESS_KEY_ID,
          secretAccessKey: given.CONTENT_S3_SECRET_ACCESS_KEY,
        },
  }
}
