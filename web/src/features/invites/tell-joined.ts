/** Says in a toast what somebody belongs to now, or did already. */
import { invitationMessages as texts } from '#messages/organizations/invitation.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import type { Joined } from './accept-waiting.ts'

export function tellJoined({ displayName, already }: Pick<Joined, 'displayName' | 'already'>): void {
  const text = (already ? texts.joinedAlready : texts.joined)(displayName)
  showToast({ kind: already ? 'info' : 'success', text })
}
