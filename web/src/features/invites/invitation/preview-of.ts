/** Asks what an invite offers. */
import { type InvitePreview, previewInvite } from '@atrium/contract/people/invites'
import { call } from '#api/client.ts'
import { toFailure } from '#api/failure.ts'
import { isEndedRefusal } from './is-ended-refusal.ts'

export type PreviewAnswer =
  | { is: 'offer'; offer: InvitePreview }
  | { is: 'ended'; about: string | undefined }
  | { is: 'failed'; message: string }

export async function previewOf(token: string): Promise<PreviewAnswer> {
  try {
    return { is: 'offer', offer: await call(previewInvite, { body: { token } }) }
  } catch (error) {
    if (isEndedRefusal(error)) return { is: 'ended', about: error.about }
    return { is: 'failed', message: toFailure(error).message }
  }
}
