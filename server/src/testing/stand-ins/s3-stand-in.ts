/**
 * A small S3 over HTTP, for tests: it refuses what the real one would for a wrong signature, a wrong
 * bucket or a content that is not the signed one.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '#content/settings.ts'

/** So few a page that lists are read on. */
const PAGE_SIZE = 2

export interface S3StandIn {
  settings: S3Settings
  objects: Map<string, { bytes: Buffer; type: string | undefined; cache: string | undefined }>
  /** What it was asked, as `METHOD /path`. */
  asked: string[]
  /** While set, everything is answered with this status. */
  fails?: number
  close(): Promise<void>
}

export async function startS3(): Promise<S3StandIn> {
  const server = createServer((request, response) => void answer(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const standIn: S3StandIn = {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-test-1',
      bucket: 'pictures',
      accessKeyId: 'AKIDTEST',
      secretAccessKey: 'secret-of-the-test',
    },
    objects: new Map(),
    asked: [],
    async close() {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const { pathname, searchParams } = new URL(request.url ?? '', standIn.settings.endpoint)
    standIn.asked.push(`${request.method} ${pathname}`)
    const refuse = (status: number, code: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
    if (standIn.fails !== undefined) return void refuse(standIn.fails, 'InternalError')
    if (!isSigned(request, body, standIn.settings)) return void refuse(403, 'SignatureDoesNotMatch')
    const [, bucket, key = ''] = pathname.split('/')
    if (bucket !== standIn.settings.bucket) return void refuse(404, 'NoSuchBucket')
    const object = standIn.objects.get(key)
    if (request.method === 'PUT') {
      const { 'content-type': type, 'cache-control': cache } = request.headers
      standIn.objects.set(key, { bytes: body, type, cache })
      response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end()
    } else if (request.method === 'DELETE') {
      standIn.objects.delete(key)
      response.writeHead(204).end()
    } else if (searchParams.get('list-type') === '2') {
      response.writeHead(200).end(list([...standIn.objects.keys()].sort(), searchParams.get('continuation-token')))
    } else if (object) {
      response.writeHead(200, { 'content-length': object.bytes.length }).end(object.bytes)
    } else refuse(404, 'NoSuchKey')
  }
  return standIn
}

function list(keys: string[], after: string | null): string {
  const rest = keys.filter((key) => after === null || key > after)
  const page = rest.slice(0, PAGE_SIZE)
  const more = rest.length > page.length
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents}</ListBucketResult>`
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

/** AWS Signature Version 4, header form, over the whole content. */
function isSigned({ method, url, headers }: IncomingMessage, body: Buffer, settings: S3Settings): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/
  const [, keyId, day, region, signed, signature] = pattern.exec(headers.authorization ?? '') ?? []
  if (!day || !signed || !signature || keyId !== settings.accessKeyId || region !== settings.region) return false
  const names = signed.split(';')
  const hash = String(headers['x-amz-content-sha256'])
  if (hash !== sha256(body) || !['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.includes(name))) {
    return false
  }
  const { pathname, searchParams } = new URL(url ?? '', settings.endpoint)
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
  const lines = names.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('')
  const request = [method, pathname, query.join('&'), lines, signed, hash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n')
  const key = ['s3', 'aws4_request'].reduce(
    (before, part) => hmac(before, part),
    hmac(hmac(`AWS4${settings.secretAccessKey}`, day), region),
  )
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'))
}
