/** Images in an S3-compatible store. */
import { readFile, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { IMAGE_TYPE } from '#content/images/image-type.ts'
import { isContentName } from '#content/names.ts'
import type { S3Settings } from '#content/settings.ts'
import { Refusal } from '#http/refusal.ts'
import type { ContentStore } from './store.ts'

const CONNECTION_TIMEOUT_MS = 3_000
/** Without a byte from the store. */
const REQUEST_TIMEOUT_MS = 6_000
/** Of a call in all, its second attempt included: a store that sends a byte now and then is no answer either. */
const CALL_TIMEOUT_MS = 12_000
/** Of an image that is on its way: whoever looks at it may have a slow line, and the store waits for them. */
const IMAGE_TIMEOUT_MS = 120_000
const ATTEMPTS = 2
/** What the CDN in front of the bucket is told: the names are random and never used again. */
const CACHE = 'public, max-age=31536000, immutable'

/** Refuses with `unavailable` while the store does not do what it is asked. */
export function createS3Store(
  { endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings,
  callTimeoutMs = CALL_TIMEOUT_MS,
): ContentStore {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Buckets of compatible stores have no host names of their own.
    forcePathStyle: true,
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      // By itself the client only warns, and waits for as long as the store does.
      throwOnRequestTimeout: true,
      socketTimeout: REQUEST_TIMEOUT_MS,
    },
    // Not every compatible store knows the newer checksums; the signature covers the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const inTime = () => ({ abortSignal: AbortSignal.timeout(callTimeoutMs) })
  /** Every store names what it keeps: where that is missing, something else may have answered, which keeps nothing. */
  async function requireKept(name: string, bytes: number): Promise<void> {
    const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: name }), inTime())
    if (ContentLength !== bytes) throw new Error('what was put is not there')
  }
  return {
    bucket,
    async put(name, path) {
      const Body = await readFile(path)
      const object = { Bucket: bucket, Key: name, Body, ContentType: IMAGE_TYPE, CacheControl: CACHE }
      const { ETag } = await reach(client.send(new PutObjectCommand(object), inTime()))
      if (ETag === undefined) await reach(requireKept(name, Body.length))
      await rm(path, { force: true })
    },
    async get(name) {
      const timeout = new AbortController()
      const timer = setTimeout(() => timeout.abort(), callTimeoutMs)
      const sent = client.send(new GetObjectCommand({ Bucket: bucket, Key: name }), { abortSignal: timeout.signal })
      const object = await reach(sent.catch(missingAsUndefined)).finally(() => clearTimeout(timer))
      if (!object) return undefined
      const stream = object.Body as Readable
      const late = setTimeout(() => stream.destroy(new Error('the image took too long')), IMAGE_TIMEOUT_MS).unref()
      stream.once('close', () => clearTimeout(late))
      if (object.ContentLength !== undefined) return { stream, bytes: object.ContentLength }
      // What stands between may leave the length out, and every reader needs it.
      const whole = await reach(buffer(stream))
      return { stream: Readable.from([whole]), bytes: whole.length }
    },
    async remove(name) {
      await reach(client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }), inTime()))
    },
    async *list() {
      // One that gives the same page for ever ends there.
      const pages = paginateListObjectsV2({ client, stopOnSameToken: true }, { Bucket: bucket })
      for await (const { Contents = [] } of pages) {
        yield Contents.map(({ Key = '' }) => Key).filter(isContentName)
      }
    },
  }
}

async function reach<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    throw new Refusal('unavailable', { detail: 'the store of images does not do what it is asked', cause })
  }
}

function missingAsUndefined(error: unknown): undefined {
  if (!(error instanceof NoSuchKey)) throw error
}
