/** The words of an answer where their files cannot be read: nobody listens to what goes wrong there. */
import { expect, test, vi } from 'vitest'

test('a language that cannot be read just now is English, and itself for the next answer', async () => {
  vi.doMock('@atrium/contract/sentences/de/fields', () => {
    throw new Error('EMFILE: too many open files')
  })
  const { sentencesOfAnswer } = await import('./sentences.ts')
  const german = { 'accept-language': 'de' }
  expect((await sentencesOfAnswer(german)).language).toBe('en')
  vi.doUnmock('@atrium/contract/sentences/de/fields')
  expect((await sentencesOfAnswer(german)).language).toBe('de')
})
