/** What is beside a field is said in the language of whoever reads it, with a name in it as well. */
import { languages } from '@atrium/contract/languages'
import { expect, test } from 'vitest'
import { sentencesOfAnswer } from './sentences.ts'

const said = async (language: string, sentence: string) =>
  (await sentencesOfAnswer({ 'accept-language': language })).field(sentence)

test('who has changed a setting is said in the language of whoever reads it', async () => {
  expect(await said('en', 'Ada has changed this.')).toBe('Ada has changed this.')
  expect(await said('de', 'Ada has changed this.')).toBe('Ada hat das geändert.')
  expect(await said('zh-Hans', '$& has changed this.')).toBe('“$&”更改了此项。')
})

test.each(languages.filter((language) => language !== 'en'))('nothing of it stays English in %s', async (language) => {
  for (const who of ['Ada', 'Somebody who left'])
    expect(await said(language, `${who} has changed this.`)).not.toContain('has changed')
  expect(await said(language, 'Somebody who left has changed this.')).not.toContain('Somebody')
})

test('what is no sentence of ours stays as it is', async () => {
  expect(await said('de', 'Expected a number.')).toBe('Expected a number.')
})
