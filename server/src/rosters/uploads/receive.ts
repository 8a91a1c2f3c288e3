/** The archive as it arrives: one file, in memory, no longer than it may be. */
import { rosterMaxBytes } from '@atrium/contract/limits'
import { rosterField } from '@atrium/contract/people/rosters'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { rosterMessages } from '@atrium/contract/sentences/en/rosters'
import type { FilePart } from '#http/input/form.ts'
import { Refusal } from '#http/refusal.ts'

/** Refuses with `invalid_input` for none, for another field, for two, and for one that is too long. */
export async function receiveArchive(files: AsyncIterable<FilePart>): Promise<Uint8Array> {
  const refuse = (field: string, message: string) => new Refusal('invalid_input', { fields: { [field]: message } })
  let archive: Uint8Array | undefined
  for await (const { field, stream } of files) {
    if (field !== rosterField) throw refuse(field, fieldMessages.unknownField)
    if (archive !== undefined) throw refuse(rosterField, fieldMessages.filesTooMany)
    const chunks: Buffer[] = []
    let bytes = 0
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > rosterMaxBytes) throw refuse(rosterField, rosterMessages.rosterTooLarge)
      chunks.push(chunk)
    }
    archive = new Uint8Array(Buffer.concat(chunks))
  }
  if (archive === undefined) throw refuse(rosterField, rosterMessages.rosterRequired)
  // One was chosen: to ask for one once more would say nothing of what is wrong with it.
  if (archive.length === 0) throw refuse(rosterField, rosterMessages.rosterUnreadable)
  return archive
}
