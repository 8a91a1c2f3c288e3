/** What an owner does with somebody who belongs to a publisher: asked first where it gives all away or takes something. */
import type { AuthorMember } from '@atrium/contract/authors/members'
import type { Role } from '@atrium/contract/rules/roles'
import { useQueryClient } from '@tanstack/react-query'
import { useMutation } from '#api/use-mutation.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { showErrorToast } from '#api/show-error-toast.ts'
import { memberName } from '#domain/people/member-name.ts'
import { usePublisher, useRefreshPublisher } from '#domain/publisher/use-publisher.ts'
import { publisherMessages } from '#messages/console/publisher.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { paths } from '#paths.ts'
import { withFreshSignIn } from '#session/fresh-sign-in/with-fresh-sign-in.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { offerOwnership, removeMember, setRole } from '../api/publisher-people.ts'

export type MemberChange = { person: AuthorMember } & (
  | { kind: 'role'; to: Role }
  | { kind: 'ownership' | 'remove' | 'leave' }
)

const texts = publisherMessages.people

export function useMemberChanges() {
  const { author_id, uid } = usePublisher()
  const client = useQueryClient()
  const navigate = useNavigate()
  const refresh = useRefreshPublisher()
  const [asked, setAsked] = useState<MemberChange | null>(null)
  const changing = useMutation({
    // Where it is about who owns it.
    mutationFn: (change: MemberChange) => withFreshSignIn(() => ask(author_id, change)),
    onError(error) {
      showErrorToast(error)
      setAsked(null)
      // Somebody else has changed who is what: the page offers what it knew before.
      void refresh()
    },
    async onSuccess(_answer, change) {
      setAsked(null)
      if (change.kind === 'leave') {
        await navigate(paths.authors)
        return client.invalidateQueries({ queryKey: ['authors'] })
      }
      showToast({ kind: 'success', text: doneText(change) })
      return Promise.all([refresh(), client.invalidateQueries({ queryKey: ['authors'] })])
    },
  })
  return {
    asked,
    isBusy: changing.isPending,
    ask(change: MemberChange) {
      const asksFirst = change.kind !== 'role' || change.to === 'owner' || change.person.user_id === uid
      if (asksFirst) setAsked(change)
      else changing.mutate(change)
    },
    confirm: () => asked && changing.mutate(asked),
    close: () => setAsked(null),
  }
}

function ask(author_id: string, change: MemberChange): Promise<unknown> {
  const id = change.person.user_id
  if (change.kind === 'role') return setRole(author_id, { id, role: change.to })
  return change.kind === 'ownership' ? offerOwnership(author_id, id) : removeMember(author_id, id)
}

function doneText(change: MemberChange): string {
  const name = memberName(change.person)
  if (change.kind === 'role') return texts.roleChanged(name, change.to)
  return change.kind === 'ownership' ? peopleMessages.ownership.offered(name) : texts.removed(name)
}
