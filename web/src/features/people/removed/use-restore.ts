/** Restores people who were removed, and shows all lists anew. */
import type { RemovedMember } from '@atrium/contract/people/members'
import { useMutation } from '#api/use-mutation.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { removedMessages as texts } from '#messages/people/removed.ts'
import { termNotices } from '#messages/people/term-notices.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { restoreMembers } from '../api/members.ts'
import { memberName } from '#domain/people/member-name.ts'

export function useRestore() {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  return useMutation({
    mutationFn: (people: readonly RemovedMember[]) =>
      restoreMembers(
        organization,
        people.map(({ user_id }) => user_id),
      ),
    onSuccess({ restored, over }, people) {
      const [first] = people
      const done =
        people.length === 1 && first ? texts.restored(memberName(first)) : texts.restoredMany(restored - over)
      const all = over === restored
      const lines = [...(all ? [] : [done]), ...(over === 0 ? [] : [termNotices.over])]
      showToast({ kind: all ? 'info' : 'success', text: lines.join('\n') })
    },
    onError: showErrorToast,
    // After a refusal too: somebody else may have restored them, or their days are over.
    onSettled: refresh,
  })
}
