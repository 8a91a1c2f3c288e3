/** Leaves the organization that is shown, once that is confirmed. */
import { useState } from 'react'
import { peopleMessages } from '#messages/people/people.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { dialogOnUse } from '#ui/loading/dialog-on-use.tsx'

const leave = dialogOnUse(async () => (await import('./confirm-leave.tsx')).ConfirmLeave)

export function LeaveButton() {
  const [leaving, setLeaving] = useState(false)
  return (
    <div onPointerEnter={leave.prepare} onFocus={leave.prepare}>
      <Button variant="secondary" onClick={() => setLeaving(true)}>
        {peopleMessages.member.leave}
      </Button>
      {leaving && <leave.Dialog onClose={() => setLeaving(false)} />}
    </div>
  )
}
