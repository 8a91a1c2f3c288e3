/** The end of a connection with another service, a directory or a sign-in: what ends with it, and what stays. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { tellAndClose } from '#api/outdated/tell-and-close.ts'
import { useMutation } from '#api/use-mutation.ts'
import { peopleKey } from '#domain/organization/keys.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { paths } from '#paths.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Card, CardText } from '#ui/layout/card.tsx'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'

interface Props {
  id: string
  /** What the connection's queries have in their keys. */
  connectionId: string
  texts: { title: string; lead: string; open: string; cancel: string; confirm: string }
  question: { title: string; lead: string }
  /** Told once it has ended. */
  done: string
  /** Of the console, where the connections are listed. */
  list: 'settings/provisioning' | 'settings/single-sign-on'
  end: (organization: string) => Promise<void>
  onEnded?: () => void
}

export function EndCard({ id, connectionId, texts, question, done, list, end, onEnded }: Props) {
  const { organization } = useOrganization()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const ending = useMutation({
    mutationFn: () => end(organization),
    onError: tellAndClose(() => setIsAsking(false)),
    async onSuccess() {
      onEnded?.()
      showToast({ kind: 'success', text: done })
      void navigate(paths.console(organization, list), { replace: true })
      // Not what was asked of the connection itself, which is gone.
      const queryKey = peopleKey(organization)
      await queries.invalidateQueries({ queryKey, predicate: (query) => !query.queryKey.includes(connectionId) })
    },
  })
  return (
    <Card id={id} title={texts.title}>
      <CardText>
        <p>{texts.lead}</p>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          {texts.open}
        </Button>
      </CardText>
      {isAsking && (
        <ConfirmModal
          {...question}
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
