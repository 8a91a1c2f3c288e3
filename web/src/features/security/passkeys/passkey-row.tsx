/** One passkey: its name, since when it is there, when it was used. */
import type { Passkey } from '@atrium/contract/identity/passkeys'
import { passkeyMessages } from '#messages/account/passkeys.ts'
import { toDay } from '#messages/dates.ts'
import { listed } from '#messages/format.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import styles from './passkeys.module.css'

const texts = passkeyMessages.card

interface PasskeyRowProps {
  passkey: Passkey
  onRename: (passkey: Passkey) => void
  onRemove: (passkey: Passkey) => void
}

export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt, backedUp } = passkey
  const facts = [
    texts.created(toDay(createdAt)),
    lastUsedAt === null ? texts.neverUsed : texts.used(toDay(lastUsedAt)),
    ...(backedUp ? [texts.backedUp] : []),
  ]
  return (
    <li className={styles.passkey}>
      <span className={styles.named}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.facts}>{listed(facts)}</span>
      </span>
      <span className={styles.actions}>
        <Button variant="quiet" aria-label={texts.renameNamed(name)} onClick={() => onRename(passkey)}>
          {texts.rename}
        </Button>
        <Button variant="quiet" aria-label={texts.removeNamed(name)} onClick={() => onRemove(passkey)}>
          {texts.remove}
        </Button>
      </span>
    </li>
  )
}
