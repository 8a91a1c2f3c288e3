/** Asks how long the timeline is to be kept, and says what a shorter time deletes. */
import { timelineKeptDays } from '@atrium/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useMutation } from '#api/use-mutation.ts'
import { useState } from 'react'
import { tellAndClose } from '#api/outdated/tell-and-close.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { timelineMessages } from '#messages/console/timeline.ts'
import { withFreshSignIn } from '#session/fresh-sign-in/with-fresh-sign-in.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { SelectField } from '#ui/form/fields/select-field.tsx'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'
import { timelineKey } from './api/keys.ts'
import { keepTimeline } from './api/timeline-settings.ts'

const texts = timelineMessages.keep
const YEAR = 365
const offered = [timelineKeptDays.min, 90, 180, YEAR, 2 * YEAR, 5 * YEAR, timelineKeptDays.max]

export function KeepModal({ keptDays, onClose }: { keptDays: number | null; onClose: () => void }) {
  const { organization } = useOrganization()
  const queries = useQueryClient()
  const [chosen, setChosen] = useState(keptDays)
  const isShorter = chosen !== null && (keptDays === null || chosen < keptDays)
  const saving = useMutation({
    mutationFn: () => withFreshSignIn(() => keepTimeline(organization, chosen)),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: timelineKey(organization) })
      showToast({ kind: 'success', text: texts.saved })
      onClose()
    },
    onError: tellAndClose(onClose),
  })
  // One that was chosen by a call of the API stays to be chosen.
  const choices = [...new Set(keptDays === null ? offered : [...offered, keptDays])].sort((a, b) => a - b)
  return (
    <ConfirmModal
      title={texts.title}
      lead={texts.lead}
      texts={{ cancel: texts.cancel, confirm: texts.save }}
      isDanger={isShorter}
      busy={saving.isPending}
      onConfirm={() => (chosen === keptDays ? onClose() : saving.mutate())}
      onClose={onClose}
    >
      <SelectField
        label={texts.label}
        name="keptDays"
        value={chosen ?? ''}
        onChange={({ target }) => setChosen(target.value === '' ? null : Number(target.value))}
        options={[
          ...choices.map((days) => ({ value: String(days), label: texts.days(days) })),
          { value: '', label: texts.forEver },
        ]}
      />
      {isShorter && <Notice tone="warning">{texts.warning(chosen)}</Notice>}
    </ConfirmModal>
  )
}
