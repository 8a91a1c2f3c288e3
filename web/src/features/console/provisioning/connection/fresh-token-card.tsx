/** A token that was just made, with the address and what to do with both: shown this once. */
import type { Connection } from '@atrium/contract/organizations/provisioning'
import { type RefObject, useEffect } from 'react'
import { provisioningMessages } from '#messages/console/provisioning.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { CopyableField } from '#ui/form/fields/copyable-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Steps } from './steps.tsx'
import styles from '../provisioning.module.css'

const texts = provisioningMessages.fresh
const { fields } = provisioningMessages.setUp
const id = 'directory-token'

interface Props {
  connection: Connection
  token: string
  copied: RefObject<HTMLButtonElement | null>
  onCopied: () => void
}

export function FreshTokenCard({ connection: { address, directory }, token, copied, onCopied }: Props) {
  // It may have come above what was pressed.
  useEffect(() => {
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [token])
  return (
    <Card id={id} title={texts.title}>
      <Notice tone="warning">{texts.once}</Notice>
      <div className={styles.code}>
        <CopyableField label={fields.address} name="address" value={address} texts={fields} />
        <CopyableField label={fields.token} name="token" value={token} texts={fields} />
      </div>
      <Steps directory={directory} />
      <div>
        <Button ref={copied} onClick={onCopied}>
          {texts.done}
        </Button>
      </div>
    </Card>
  )
}
