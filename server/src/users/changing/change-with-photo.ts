/** Changes a record by a form, which may bring the photo itself. */
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { photoField, type ProfileChange, type User } from '@atrium/contract/users'
import type { Content } from '#content/content.ts'
import { Refusal } from '#http/refusal.ts'
import type { Form } from '#http/serve.ts'
import { changeRecord } from './change-record.ts'
import { type RecordAsked, requireProfileAccess } from '#users/profile-access.ts'
import type { RecordContext } from './record-context.ts'

/**
 * Who may not change the record is told before anything is read. Refuses with what `changeRecord` and
 * `receiveImages` do; a photo that came with a refused change is not kept.
 */
export async function changeWithPhoto(
  context: RecordContext & { content: Content },
  { form: { files, body }, ...asked }: RecordAsked & { form: Form<ProfileChange> },
): Promise<User> {
  const { db, content } = context
  const { actor } = asked
  await requireProfileAccess(db, asked)
  return content.receive({ actor, files, field: photoField, max: 1 }, async (images) => {
    const change = body()
    if (images.length === 0) return changeRecord(context, { ...asked, change })
    // Two photos at once, one of them somewhere else.
    if (change.photoURL !== undefined) {
      throw new Refusal('invalid_input', { fields: { [photoField]: fieldMessages.filesTooMany } })
    }
    const published = await content.publish(actor, images)
    try {
      return await changeRecord(context, { ...asked, change: { ...change, photoURL: published[0]?.url ?? null } })
    } catch (error) {
      await content.takeBack(published)
      throw error
    }
  })
}
