/** One browser: what it is, from where, since when, and the way to sign it out. */
import type { Session } from '@atrium/contract/identity/sessions'
import { SECOND_MS } from '@atrium/contract/rules/time/lengths'
import { sessionMessages } from '#messages/account/sessions.ts'
import { toDayAndTime } from '#messages/dates.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { DeviceIcon } from './device-icon.tsx'
import styles from './sessions.module.css'

const texts = sessionMessages.card

interface Props {
  session: Session
  name: string
  /** When the list was read, in milliseconds. */
  now: number
  onEnd: () => void
}

export function SessionRow({ session, name, now, onEnd }: Props) {
  const { current, system, network, startedAt, lastUsedAt, signedInWith } = session
  const used = new Date(lastUsedAt)
  return (
    <li className={styles.row}>
      <DeviceIcon system={system} />
      <div className={styles.facts}>
        <p className={styles.name}>
          <span>{name}</span> {current && <span className={styles.badge}>{texts.thisBrowser}</span>}
        </p>
        <p className={styles.detail}>
          {current ? (
            <span className={styles.now}>{texts.activeNow}</span>
          ) : (
            <time dateTime={lastUsedAt} title={toDayAndTime(lastUsedAt)}>
              {texts.lastUsed(Math.max(0, (now - used.getTime()) / SECOND_MS))}
            </time>
          )}
          {network === null ? null : <span>{sessionMessages.network(network)}</span>}
        </p>
        <p className={styles.detail}>{sessionMessages.since(startedAt, signedInWith)}</p>
      </div>
      {current ? null : (
        <Button className={styles.end} variant="quiet" aria-label={texts.signOutNamed(name)} onClick={onEnd}>
          {texts.signOut}
        </Button>
      )}
    </li>
  )
}
