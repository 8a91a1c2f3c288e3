/** Leaves the organization that is shown, once that is confirmed. */
import { useState } from 'react'
import { peopleMessages } from '#messages/people/people.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { loadedOnUse } from '#ui/loading/loaded-on-use.tsx'

const { Part: ConfirmLeave, prepare } = loadedOnUse(async () => (await import('./confirm-leave.tsx')).ConfirmLeave)

export function LeaveButton() {
  const [leaving, setLeaving] = useState(false)
  return (
    <div onPointerEnter={prepare} onFocus={prepare}>
      <Button variant="secondary" onClick={() => setLeaving(true)}>
        {peopleMessages.member.leave}
      </Button>
      {leaving && <ConfirmLeave onClose={() => setLeaving(false)} />}
    </div>
  )
}
