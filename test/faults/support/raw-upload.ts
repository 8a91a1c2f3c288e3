/** Uploads written by hand, byte by byte where a test wants it: what no browser would send. */
import { readdir } from 'node:fs/promises'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { uploadContents, uploadField, type UploadedContent } from '@atrium/contract/content'

const BOUNDARY = 'boundary-of-this-test'

export interface Answer {
  status: number
  body: unknown
}

export interface RawUpload {
  sending: ClientRequest
  /** Rejects where the connection ends without one. */
  answer: Promise<Answer>
}

/** What stands before a file's bytes. */
export const head = (name = 'a.png') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${uploadField}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`
const tail = `\r\n--${BOUNDARY}--\r\n`

/** Opens the request; nothing of its body is sent. */
export function openUpload(origin: string, idToken: string, headers: Record<string, string | number> = {}): RawUpload {
  const sending = request(`${origin}${uploadContents.path}`, {
    method: uploadContents.method,
    agent: false,
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      authorization: `Bearer ${idToken}`,
      ...headers,
    },
  })
  const answer = new Promise<Answer>((resolve, reject) => {
    sending.once('error', reject)
    sending.once('response', (response: IncomingMessage) => {
      const status = response.statusCode ?? 0
      text(response).then((body) => resolve({ status, body: JSON.parse(body) as unknown }), reject)
    })
  })
  // A test that only breaks off does not ask for it.
  answer.catch(() => {})
  // Refused while it is still being sent, a request breaks: the answer came before.
  sending.on('error', () => {})
  return { sending, answer }
}

/** One file, whole, in one go. */
export function upload(origin: string, idToken: string, bytes: Buffer, name?: string): Promise<Answer> {
  const body = Buffer.concat([Buffer.from(head(name)), bytes, Buffer.from(tail)])
  const { sending, answer } = openUpload(origin, idToken, { 'content-length': body.length })
  sending.end(body)
  return answer
}

export async function uploadedName(answer: Promise<Answer>): Promise<string> {
  const { status, body } = await answer
  if (status !== uploadContents.status) throw new Error(`the upload was answered with ${status}`)
  return (body as UploadedContent[])[0]?.name ?? ''
}

/** Every file below a folder of the data folder; none where it is not there. */
export async function filesIn(dataDir: string, folder: 'content' | 'uploads-in-progress'): Promise<string[]> {
  try {
    const entries = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  } catch {
    return []
  }
}
