/** The store of images takes connections and says nothing, or a byte now and then: uploads end in time, others notice nothing. */
import { expect, test } from 'vitest'
import { noise } from '../../../server/src/testing/files/pictures.ts'
import { startS3 } from '../../../server/src/testing/stand-ins/s3-stand-in.ts'
import { createAccount, newPerson } from '../../support/account-client.ts'
import { dataFolder } from '../../support/data-folder.ts'
import { startServer } from '../../support/server-process.ts'
import { removeFolder } from '../../support/temporary-folder.ts'
import { filesIn, upload } from '../support/raw-upload.ts'
import { figure } from './support/figure.ts'
import { ask } from './support/requests.ts'
import { startSilence } from './support/mail-server.ts'

const ENDS_WITHIN_MS = 30_000
const OTHERS_WITHIN_MS = 1_000
const UPLOADS = 4

const kinds = [
  { name: 'silent', drip: undefined },
  { name: 'dripping', drip: { text: 'HTTP/1.1 200 OK\r\nX-Slow: '.padEnd(200, 'a'), everyMs: 900 } },
] as const

test.each(kinds)('a store that is $name', async ({ name, drip }) => {
  const silence = await startSilence(drip === undefined ? {} : { drip })
  const s3 = await startS3()
  const { bucket, region, accessKeyId, secretAccessKey } = s3.settings
  await s3.close()
  const dataDir = await dataFolder('store')
  const server = await startServer({
    dataDir,
    env: {
      CONTENT_S3_ENDPOINT: `http://127.0.0.1:${silence.port}`,
      CONTENT_S3_REGION: region,
      CONTENT_S3_BUCKET: bucket,
      CONTENT_S3_ACCESS_KEY_ID: accessKeyId,
      CONTENT_S3_SECRET_ACCESS_KEY: secretAccessKey,
      CONTENT_ORIGIN: 'https://images.example.com',
    },
  })
  const { idToken } = await createAccount(server.origin, newPerson())
  const bytes = await noise(200)
  const began = performance.now()
  let isOver = false
  const others: number[] = []
  const watching = (async () => {
    while (!isOver) {
      const { status, ms } = await ask(`${server.origin}/api/users/profile`, { bearer: idToken })
      expect(status).toBe(200)
      others.push(ms)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  const timed = async () => {
    const answer = await upload(server.origin, idToken, bytes)
    return { status: answer.status, ms: performance.now() - began }
  }
  const late = new Promise<{ status: number; ms: number }>((resolve) => {
    setTimeout(() => resolve({ status: 0, ms: Infinity }), ENDS_WITHIN_MS + 5_000).unref()
  })
  const answers = await Promise.all(Array.from({ length: UPLOADS }, () => Promise.race([timed(), late])))
  isOver = true
  await watching
  // An image that is shown from there.
  const shown = await ask(`${server.origin}/content/${'a'.repeat(32)}.webp`, { withinMs: ENDS_WITHIN_MS })
  const left = await filesIn(dataDir, 'uploads-in-progress')
  await server.stop()
  await silence.close()
  await removeFolder(dataDir)
  const slowest = Math.max(...answers.map(({ ms }) => ms))
  const slowestOther = others.toSorted((a, b) => a - b)[Math.floor(others.length * 0.99)] ?? Infinity
  const statuses = answers.map(({ status }) => status)
  const measured = `${name} store: ${UPLOADS} uploads answered ${[...new Set(statuses)].join()} in at most ${(slowest / 1_000).toFixed(1)} s, ${left.length} halves left; others meanwhile p99 ${slowestOther.toFixed(0)} ms; an image from there ${shown.status}`
  const bounded = slowest < ENDS_WITHIN_MS && statuses.every((status) => status === 503)
  figure('store', measured, bounded && left.length === 0 && slowestOther < OTHERS_WITHIN_MS && shown.status !== 0)
})
