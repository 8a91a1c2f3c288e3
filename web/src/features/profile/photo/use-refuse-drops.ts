/** A file that is dropped beside its place would be opened by the browser, and the page would be gone. */
import { useEffect } from 'react'

export function useRefuseDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => event.preventDefault()
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}
