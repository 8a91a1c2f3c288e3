/** One who asks to join: who it is, by which address, and what they would become. */
import type { JoinRequest } from '@atrium/contract/organizations/joining'
import { LabelChips } from '#domain/labels/label-chips.tsx'
import { requestsMessages as texts } from '#messages/people/requests.ts'
import { Button, ConsentButton } from '#ui/form/buttons/button.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { memberName } from '#domain/people/member-name.ts'
import styles from './requests.module.css'
import { toDay } from '#messages/dates.ts'
import { listed } from '#messages/format.ts'

interface Props {
  request: JoinRequest
  selected: boolean
  /** An answer is under way. */
  busy: boolean
  onSelect: () => void
  onAnswer: (accept: boolean) => void
}

export function RequestRow({ request, selected, busy, onSelect, onAnswer }: Props) {
  const { email, role, labels, askedAt, endsAt, wasRemoved, photoURL } = request
  const name = memberName(request)
  return (
    <li className={styles.request} data-selected={selected || undefined}>
      <input type="checkbox" name="request" aria-label={name} checked={selected} onChange={onSelect} />
      <Avatar person={request} photos={[photoURL]} />
      <span className={styles.who}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.soft}>
          {listed([...(email === null || email === name ? [] : [email]), texts.becomes(role)])}
        </span>
        <span className={styles.soft}>{texts.asked(toDay(askedAt), toDay(endsAt))}</span>
        {wasRemoved && <span className={styles.warning}>{texts.wasRemoved}</span>}
        <LabelChips labels={labels} whose={name} className={styles.chips} />
      </span>
      <span className={styles.actions}>
        <ConsentButton
          variant="secondary"
          aria-label={texts.acceptNamed(name)}
          disabled={busy}
          onClick={() => onAnswer(true)}
        >
          {texts.accept}
        </ConsentButton>
        <Button variant="quiet" aria-label={texts.declineNamed(name)} disabled={busy} onClick={() => onAnswer(false)}>
          {texts.decline}
        </Button>
      </span>
    </li>
  )
}
