/** How a directory stands: when it last came, and whom and what it keeps. */
import type { Connection } from '@atrium/contract/organizations/provisioning'
import { provisioningMessages } from '#messages/console/provisioning.ts'
import { toDayAndTime } from '#messages/dates.ts'
import styles from '../provisioning.module.css'

const texts = provisioningMessages.state

export function ConnectionState({ connection }: { connection: Connection }) {
  const { lastRequestAt, people, groupCount, groups } = connection
  return (
    <div className={styles.facts}>
      <p className={styles.state} data-used={lastRequestAt !== null}>
        {lastRequestAt === null ? texts.never : texts.last(toDayAndTime(lastRequestAt))}
      </p>
      {lastRequestAt === null && people.all === 0 ? null : (
        <p>
          {texts.people(people.all, people.members)} {groupCount > 0 && texts.groups[groups](groupCount)}
        </p>
      )}
      {people.waiting > 0 && <p className={styles.soft}>{texts.waiting(people.waiting)}</p>}
    </div>
  )
}
