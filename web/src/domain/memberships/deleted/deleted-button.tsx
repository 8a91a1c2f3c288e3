/** The way to what was deleted; asked for only once somebody wants it. */
import { useState } from 'react'
import { Button } from '#ui/form/buttons/button.tsx'
import { loadedOnUse } from '#ui/loading/loaded-on-use.tsx'
import type { DeletedKind } from './deleted-modal.tsx'

const { Part: DeletedModal, prepare } = loadedOnUse(async () => (await import('./deleted-modal.tsx')).DeletedModal)

export function DeletedButton({ label, kind }: { label: string; kind: DeletedKind }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onPointerEnter={prepare} onFocus={prepare} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && <DeletedModal kind={kind} onClose={() => setIsOpen(false)} />}
    </>
  )
}
