/** The settings of the store: together or not at all. */
import { expect, test } from 'vitest'
import { SettingsError } from '#settings-error.ts'
import { readSettings } from '#settings.ts'

const s3 = {
  CONTENT_S3_ENDPOINT: 'https://s3.example.com/',
  CONTENT_S3_REGION: 'eu-central-1',
  CONTENT_S3_BUCKET: 'pictures',
  CONTENT_S3_ACCESS_KEY_ID: 'AKID',
  CONTENT_S3_SECRET_ACCESS_KEY: 'top-secret-key',
}

test('with nothing set, images are files and are shown by the server itself', () => {
  const { content } = readSettings({ PUBLIC_ORIGIN: 'https://example.com' })
  expect(content).toEqual({ origin: 'https://example.com/content', s3: undefined })
})

test('a store and the address of its CDN', () => {
  const { content } = readSettings({ ...s3, CONTENT_ORIGIN: 'https://cdn.example.com/atrium/' })
  expect(content.origin).toBe('https://cdn.example.com/atrium')
  expect(content.s3).toEqual({
    endpoint: 'https://s3.example.com',
    region: 'eu-central-1',
    bucket: 'pictures',
    accessKeyId: 'AKID',
    secretAccessKey: 'top-secret-key',
  })
})

test.each(Object.keys(s3))('without %s the others are refused in a sentence that names it', (name) => {
  const reading = () => readSettings({ ...s3, [name]: '' })
  expect(reading).toThrow(SettingsError)
  expect(reading).toThrow(`The CONTENT_S3 settings belong together: ${name} is missing.`)
  expect(reading).not.toThrow('top-secret-key')
})

test.each([
  ['CONTENT_ORIGIN', 'cdn.example.org'],
  ['CONTENT_ORIGIN', 'https://user:word@cdn.example.com'],
  ['CONTENT_ORIGIN', 'https://cdn.example.com/?a=b'],
  ['CONTENT_S3_ENDPOINT', 's3://pictures'],
  ['CONTENT_S3_BUCKET', 'Not A Bucket'],
  ['CONTENT_S3_SECRET_ACCESS_KEY', 'two words'],
])('%s=%s is refused in a sentence that does not repeat it', (name, value) => {
  const reading = () => readSettings({ ...s3, [name]: value })
  expect(reading).toThrow(new RegExp(`^The setting ${name} is not valid: it expects .+\\.$`))
  expect(reading).not.toThrow(value)
})
