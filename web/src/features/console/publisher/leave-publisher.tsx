/** Leaves the publisher that is shown, once that is confirmed. */
import { useState } from 'react'
import { usePublisher, useRefreshPublisher } from '#domain/publisher/use-publisher.ts'
import { publisherMessages } from '#messages/console/publisher.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { dialogOnUse } from '#ui/loading/dialog-on-use.tsx'
import { removeMember } from './api/publisher-people.ts'

const leave = dialogOnUse(async () => (await import('#domain/leaving/leave-modal.tsx')).LeaveModal)

export function LeavePublisher() {
  const { author_id, name, uid } = usePublisher()
  const refresh = useRefreshPublisher()
  const [leaving, setLeaving] = useState(false)
  return (
    <div onPointerEnter={leave.prepare} onFocus={leave.prepare}>
      <Button variant="secondary" onClick={() => setLeaving(true)}>
        {publisherMessages.people.leave}
      </Button>
      {leaving && (
        <leave.Dialog
          name={name}
          leave={() => removeMember(author_id, uid)}
          to={paths.authors}
          listKey="authors"
          onFailed={() => void refresh()}
          onClose={() => setLeaving(false)}
        />
      )}
    </div>
  )
}
