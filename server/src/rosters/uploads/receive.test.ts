/** What is said of an archive as it arrives. */
import { Readable } from 'node:stream'
import { rosterField } from '@atrium/contract/people/rosters'
import { rosterMessages } from '@atrium/contract/sentences/en/rosters'
import { expect, test } from 'vitest'
import type { FilePart } from '#http/input/form.ts'
import { receiveArchive } from './receive.ts'

async function* formOf(...contents: string[]): AsyncGenerator<FilePart> {
  for (const content of contents)
    yield { field: rosterField, isChosen: true, stream: Readable.from([Buffer.from(content)]) }
}

test.each([
  ['none was chosen', [], rosterMessages.rosterRequired],
  ['a file with nothing in it was', [''], rosterMessages.rosterUnreadable],
])('%s', async (_what, contents, sentence) => {
  await expect(receiveArchive(formOf(...contents))).rejects.toMatchObject({ fields: { [rosterField]: sentence } })
})
