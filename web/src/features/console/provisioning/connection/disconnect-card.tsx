/** The end of a directory: what ends with it, and what stays. */
import type { Connection } from '@atrium/contract/organizations/provisioning'
import { useQueryClient } from '@tanstack/react-query'
import { useMutation } from '#api/use-mutation.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { showErrorToast } from '#api/show-error-toast.ts'
import { peopleKey } from '#domain/organization/keys.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { provisioningMessages } from '#messages/console/provisioning.ts'
import { paths } from '#paths.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Card, CardText } from '#ui/layout/card.tsx'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'
import { directoryNames } from '../directory-name.ts'
import { disconnect } from '../api/connections.ts'

const texts = provisioningMessages.disconnect

interface Props {
  connection: Connection
  onDisconnected: () => void
}

export function DisconnectCard({ connection: { id, directory, people }, onDisconnected }: Props) {
  const { organization } = useOrganization()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const name = directoryNames[directory]
  const ending = useMutation({
    mutationFn: () => disconnect(organization, id),
    onError: showErrorToast,
    async onSuccess() {
      onDisconnected()
      showToast({ kind: 'success', text: texts.done(name) })
      void navigate(paths.console(organization, 'settings/provisioning'), { replace: true })
      // Not what was asked by it, which is gone.
      const queryKey = peopleKey(organization)
      await queries.invalidateQueries({ queryKey, predicate: (query) => !query.queryKey.includes(id) })
    },
  })
  return (
    <Card id="directory-end" title={texts.title}>
      <CardText>
        <p>{texts.lead}</p>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          {texts.open}
        </Button>
      </CardText>
      {isAsking && (
        <ConfirmModal
          title={texts.ask(name)}
          lead={texts.askLead(people.members)}
          texts={texts}
          isDanger
          busy={ending.isPending}
          onConfirm={() => ending.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Card>
  )
}
