/** The way to what was deleted; asked for only once somebody wants it. */
import { useState } from 'react'
import { Button } from '#ui/form/buttons/button.tsx'
import { dialogOnUse } from '#ui/loading/dialog-on-use.tsx'
import type { DeletedKind } from './deleted-modal.tsx'

const deleted = dialogOnUse(async () => (await import('./deleted-modal.tsx')).DeletedModal)

export function DeletedButton({ label, kind }: { label: string; kind: DeletedKind }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        onPointerEnter={deleted.prepare}
        onFocus={deleted.prepare}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <deleted.Dialog kind={kind} onClose={() => setIsOpen(false)} />}
    </>
  )
}
