/** The end of a connection: what ends with it, and what stays. */
import type { SignInConnection } from '@atrium/contract/organizations/sign-in-connection'
import { useQueryClient } from '@tanstack/react-query'
import { useMutation } from '#api/use-mutation.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { showErrorToast } from '#api/show-error-toast.ts'
import { peopleKey } from '#domain/organization/keys.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { singleSignOnMessages } from '#messages/console/single-sign-on.ts'
import { paths } from '#paths.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Card, CardText } from '#ui/layout/card.tsx'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'
import { remove } from '../api/sign-in-connections.ts'

const texts = singleSignOnMessages.remove

export function RemoveCard({ connection: { id, name } }: { connection: SignInConnection }) {
  const { organization } = useOrganization()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const removing = useMutation({
    mutationFn: () => remove(organization, id),
    onError: showErrorToast,
    async onSuccess() {
      showToast({ kind: 'success', text: texts.done(name) })
      void navigate(paths.console(organization, 'settings/single-sign-on'), { replace: true })
      // Not the one that is gone.
      const queryKey = peopleKey(organization)
      await queries.invalidateQueries({ queryKey, predicate: (query) => !query.queryKey.includes(id) })
    },
  })
  return (
    <Card id="sign-in-end" title={texts.title}>
      <CardText>
        <p>{texts.lead}</p>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          {texts.open}
        </Button>
      </CardText>
      {isAsking && (
        <ConfirmModal
          title={texts.ask(name)}
          lead={texts.lead}
          texts={texts}
          isDanger
          busy={removing.isPending}
          onConfirm={() => removing.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Card>
  )
}
