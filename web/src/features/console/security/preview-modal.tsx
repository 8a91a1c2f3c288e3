/** What other rules would mean for the people of an organization, before they are switched on. */
import type { CurrentRules, LackingMembers, WantedRules } from '@atrium/contract/organizations/rules'
import { useQuery } from '@tanstack/react-query'
import { toFailure } from '#api/failure.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { securityRulesMessages } from '#messages/console/security.ts'
import { paths } from '#paths.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { Modal, ModalActions } from '#ui/overlay/modal.tsx'
import { previewOf } from './api/rules.ts'
import styles from './security.module.css'

const { preview: texts, secondStep, ways, fresh } = securityRulesMessages

interface Props {
  rules: CurrentRules
  wanted: WantedRules
  busy: boolean
  failure: string | null
  onConfirm: () => void
  onClose: () => void
}

export function PreviewModal({ rules, wanted, busy, failure, onConfirm, onClose }: Props) {
  const { organization, uid } = useOrganization()
  const { data, error } = useQuery(previewOf(organization, wanted))
  const isLockOut = data?.own === false
  return (
    <Modal open title={texts.title} lead={texts.lead} busy={busy} onClose={onClose}>
      {data === undefined && error === null ? <Skeleton width="full" /> : null}
      {data && (
        <ul role="list" className={styles.list}>
          {meaning(rules, wanted, data.lacking).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {isLockOut ? <Notice tone="warning">{texts.lockOut}</Notice> : null}
      {failure === null && error === null ? null : <Notice tone="error">{failure ?? toFailure(error).message}</Notice>}
      <ModalActions>
        <Button variant="secondary" disabled={busy} onClick={onClose}>
          {texts.cancel}
        </Button>
        {isLockOut ? (
          <LinkButton to={paths.security(uid)}>{texts.toOwn}</LinkButton>
        ) : (
          <Button busy={busy} disabled={data === undefined} onClick={onConfirm}>
            {texts.confirm}
          </Button>
        )}
      </ModalActions>
    </Modal>
  )
}

interface Rule {
  title: string
  lacking: (count: number, members: number) => string
}

/** A sentence for each rule that would be another. */
function meaning(rules: CurrentRules, wanted: WantedRules, lacking: LackingMembers | null): string[] {
  const sentences: string[] = []
  const told = (count: number | null, { title, lacking: say }: Rule, after?: string) => {
    if (lacking === null || count === null) return
    sentences.push([`${title}: ${say(count, lacking.members)}`, ...(count > 0 && after ? [after] : [])].join(' '))
  }
  const isOther = (name: keyof WantedRules) =>
    wanted[name] !== null && JSON.stringify(rules[name]) !== JSON.stringify(wanted[name])
  const grace = wanted.second_step?.grace_days ?? 0
  if (isOther('second_step')) {
    told(lacking?.second_step ?? null, secondStep, grace === 0 ? texts.atOnce : texts.graceful(grace))
  }
  if (isOther('ways')) told(lacking?.ways ?? null, ways)
  if (isOther('fresh_hours')) told(lacking?.fresh_hours ?? null, fresh)
  if (sentences.length > 0) return sentences
  const isStricter = (['second_step', 'ways', 'fresh_hours'] as const).some(isOther)
  return [isStricter ? texts.unknown : texts.looser]
}
