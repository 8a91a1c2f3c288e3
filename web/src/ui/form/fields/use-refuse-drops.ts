/** A file or an address that is dropped beside its place would be opened by the browser, and the page would be gone. */
import { useEffect } from 'react'

/** For whatever takes a file: whoever drags one there may miss it. What a part of the page takes, and text into its fields, goes on. */
export function useRefuseDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || isTextIntoField(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}

function isTextIntoField({ target, dataTransfer }: DragEvent): boolean {
  if (dataTransfer?.types.includes('Files') === true) return false
  return target instanceof Element && target.matches('textarea, input:not([type=file])')
}
