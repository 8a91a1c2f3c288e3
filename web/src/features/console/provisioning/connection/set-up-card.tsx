/** Where the directory asks, and the steps in it for whoever sets it up later. */
import type { Connection } from '@atrium/contract/organizations/provisioning'
import { provisioningMessages } from '#messages/console/provisioning.ts'
import { CopyableField } from '#ui/form/fields/copyable-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Steps } from './steps.tsx'
import styles from '../provisioning.module.css'

const texts = provisioningMessages.setUp

export function SetUpCard({ connection: { address, directory } }: { connection: Connection }) {
  return (
    <Card id="directory-address" title={texts.title} lead={texts.lead}>
      <div className={styles.code}>
        <CopyableField label={texts.fields.address} name="address" value={address} texts={texts.fields} />
      </div>
      <details className={styles.details}>
        <summary>{texts.show}</summary>
        <Steps directory={directory} />
      </details>
    </Card>
  )
}
