/** How long the timeline is kept, and the way to change that. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { timelineMessages as texts } from '#messages/console/timeline.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { timelineSettings } from './api/timeline-settings.ts'
import { KeepModal } from './keep-modal.tsx'
import styles from './timeline.module.css'

export function KeptNote() {
  const { organization, timeZone } = useOrganization()
  const { data } = useQuery(timelineSettings(organization))
  const [open, setOpen] = useState(false)
  const coming = data === undefined ? styles.coming : undefined
  return (
    <div className={styles.kept}>
      <p>
        {texts.timeZone(timeZone)} <span className={coming}>{texts.kept(data?.kept_days ?? null)}</span>
      </p>
      <Button variant="quiet" {...(coming !== undefined && { className: coming })} onClick={() => setOpen(true)}>
        {texts.keep.open}
      </Button>
      {data && open && <KeepModal keptDays={data.kept_days} onClose={() => setOpen(false)} />}
    </div>
  )
}
