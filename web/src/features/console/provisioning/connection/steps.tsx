/** What to do in the directory, step by step. */
import type { Directory } from '@atrium/contract/organizations/provisioning'
import { provisioningMessages } from '#messages/console/provisioning.ts'
import styles from '../provisioning.module.css'

const { steps } = provisioningMessages.setUp

export function Steps({ directory }: { directory: Directory }) {
  return (
    <ol role="list" className={styles.steps}>
      {steps[directory].map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
