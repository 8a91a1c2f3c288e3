/** Switches a tested connection on, and one that is on off. */
import type { SignInConnection } from '@atrium/contract/organizations/sign-in-connection'
import { useMutation } from '#api/use-mutation.ts'
import { useState } from 'react'
import { tellAndClose } from '#api/outdated/tell-and-close.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { singleSignOnMessages } from '#messages/console/single-sign-on.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'
import { switchTo } from '../api/sign-in-connections.ts'
import styles from '../single-sign-on.module.css'

const { on: texts, states } = singleSignOnMessages

export function SwitchCard({ connection: { id, name, state } }: { connection: SignInConnection }) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const [isAsking, setIsAsking] = useState(false)
  const isOn = state === 'on'
  const switching = useMutation({
    mutationFn: () => switchTo(organization, id, !isOn),
    onError: tellAndClose(() => setIsAsking(false)),
    async onSuccess() {
      setIsAsking(false)
      showToast({ kind: 'success', text: isOn ? texts.offDone : texts.done })
      await refresh()
    },
  })
  return (
    <Card id="sign-in-switch" title={texts.title} lead={texts.lead}>
      <p className={styles.state} data-state={state}>
        {states[state]}
      </p>
      <div>
        {isOn ? (
          <Button variant="secondary" onClick={() => setIsAsking(true)}>
            {texts.off}
          </Button>
        ) : (
          <Button disabled={state === 'draft'} busy={switching.isPending} onClick={() => switching.mutate()}>
            {texts.open}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmModal
          title={texts.ask(name)}
          lead={texts.askLead}
          texts={{ cancel: texts.cancel, confirm: texts.off }}
          isDanger
          busy={switching.isPending}
          onConfirm={() => switching.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Card>
  )
}
