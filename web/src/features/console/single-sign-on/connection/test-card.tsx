/** Tries a connection out, and shows what arrived and how it is read. */
import type { SignInConnection, SignInTestResult } from '@atrium/contract/organizations/sign-in-connection'
import { useMutation } from '#api/use-mutation.ts'
import { useState } from 'react'
import { showErrorToast } from '#api/show-error-toast.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { singleSignOnMessages } from '#messages/console/single-sign-on.ts'
import { toDayAndTime } from '#messages/dates.ts'
import { Status } from '#ui/feedback/status.tsx'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Modal, ModalActions } from '#ui/overlay/modal.tsx'
import { beginTest } from '../api/sign-in-connections.ts'
import { Arrived } from './arrived.tsx'
import styles from '../single-sign-on.module.css'

const texts = singleSignOnMessages.test

export function TestCard({ connection: { id, test } }: { connection: SignInConnection }) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const [address, setAddress] = useState<string | null>(null)
  const beginning = useMutation({
    mutationFn: () => beginTest(organization, id),
    onError: showErrorToast,
    onSuccess: (begun) => setAddress(begun.address),
  })
  const close = () => {
    setAddress(null)
    void refresh()
  }
  return (
    <Card id="sign-in-test" title={texts.title} lead={texts.lead}>
      <Status className={styles.part}>{test === null ? <p>{texts.never}</p> : <Found test={test} />}</Status>
      <div>
        <Button variant="secondary" busy={beginning.isPending} onClick={() => beginning.mutate()}>
          {texts.begin}
        </Button>
      </div>
      {address !== null && (
        <Modal open title={texts.openTitle} lead={texts.openLead} onClose={close}>
          <ModalActions>
            <Button variant="secondary" onClick={close}>
              {texts.close}
            </Button>
            <LinkButton to={address} reloadDocument target="_blank" rel="opener">
              {texts.open}
            </LinkButton>
          </ModalActions>
        </Modal>
      )}
    </Card>
  )
}

function Found({ test: { at, failure, detail, arrived } }: { test: SignInTestResult }) {
  return (
    <>
      <p className={styles.soft}>{texts.at(toDayAndTime(at))}</p>
      {failure !== null && <p className={styles.problem}>{texts.failures[failure]}</p>}
      {detail !== null && (
        <p className={styles.soft}>{failure === 'other_issuer' ? texts.named(detail) : texts.detail(detail)}</p>
      )}
      {arrived !== null && <Arrived arrived={arrived} />}
    </>
  )
}
