/** One domain: how it stands, the record that proves it, and what people with an address there may do. */
import type { OrganizationDomain } from '@atrium/contract/organizations/domains'
import { useMutation } from '#api/use-mutation.ts'
import { useState } from 'react'
import { showErrorToast } from '#api/show-error-toast.ts'
import { tellAndClose } from '#api/outdated/tell-and-close.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { domainsMessages as texts } from '#messages/console/domains.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toasts.ts'
import { Status } from '#ui/feedback/status.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'
import { checkDomain, removeDomain } from './api/domains.ts'
import { DomainRecord } from './domain-record.tsx'
import styles from './domains.module.css'
import { JoiningForm } from './joining-form.tsx'
import { toDay, toDayAndTime } from '#messages/dates.ts'

export function DomainCard({ domain }: { domain: OrganizationDomain }) {
  const { id, domain: name, state } = domain
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const [isRemoving, setIsRemoving] = useState(false)
  const checking = useMutation({
    mutationFn: () => checkDomain(organization, id),
    onError: showErrorToast,
    onSuccess(found) {
      if (found.state === 'proven' && found.finding === null) showToast({ kind: 'success', text: texts.proven(name) })
    },
    onSettled: refresh,
  })
  return (
    <Card id={`domain-${id}`} title={name}>
      <div className={styles.top}>
        <span className={styles.state} data-state={state}>
          {texts.states[state]}
        </span>
        <span className={styles.actions}>
          <Button
            variant="secondary"
            aria-label={texts.checkNamed(name)}
            busy={checking.isPending}
            onClick={() => checking.mutate()}
          >
            {texts.check}
          </Button>
          <Button variant="quiet" aria-label={texts.remove.openNamed(name)} onClick={() => setIsRemoving(true)}>
            {texts.remove.open}
          </Button>
        </span>
      </div>
      <Found domain={domain} />
      <DomainRecord domain={domain} />
      {state === 'proven' && <JoiningForm domain={domain} />}
      {isRemoving && <RemoveDomain domain={domain} onClose={() => setIsRemoving(false)} />}
    </Card>
  )
}

/** What the last look found. It is announced: it changes at a press. */
function Found({ domain: { state, finding, checkedAt, nextCheckAt, provenUntil } }: { domain: OrganizationDomain }) {
  const until = provenUntil === null ? null : texts.provenUntil(toDay(provenUntil))
  return (
    <Status className={styles.found}>
      {state === 'lost' && (
        <Notice tone="warning" announce="none">
          {texts.lost()}
        </Notice>
      )}
      {until !== null && (
        <Notice tone="warning" announce="none">
          {until}
        </Notice>
      )}
      {finding !== null && <p>{texts.findings[finding]}</p>}
      {checkedAt !== null && <p className={styles.soft}>{texts.lastLook(toDayAndTime(checkedAt))}</p>}
      {nextCheckAt === null && <p className={styles.soft}>{texts.gaveUp}</p>}
    </Status>
  )
}

function RemoveDomain({ domain: { id, domain: name }, onClose }: { domain: OrganizationDomain; onClose: () => void }) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const removing = useMutation({
    mutationFn: () => removeDomain(organization, id),
    onError: tellAndClose(onClose),
    async onSuccess() {
      onClose()
      showToast({ kind: 'success', text: texts.remove.removed(name) })
      await refresh()
    },
  })
  return (
    <ConfirmModal
      title={texts.remove.title(name)}
      lead={texts.remove.lead}
      texts={texts.remove}
      isDanger
      busy={removing.isPending}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    />
  )
}
