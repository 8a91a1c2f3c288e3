/** The way to what was deleted; asked for only once somebody wants it. */
import { useState } from 'react'
import { organizationsMessages } from '#messages/organizations/organizations.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { loadedOnUse } from '#ui/loading/loaded-on-use.tsx'

const { Part: DeletedModal, prepare } = loadedOnUse(async () => (await import('./deleted-modal.tsx')).DeletedModal)

export function DeletedButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onPointerEnter={prepare} onFocus={prepare} onClick={() => setIsOpen(true)}>
        {organizationsMessages.deleted.open}
      </Button>
      {isOpen && <DeletedModal onClose={() => setIsOpen(false)} />}
    </>
  )
}
