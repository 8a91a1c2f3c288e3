/** A page in its own chunk that can be loaded ahead of being shown, and then renders at once. */
import { type ComponentType, lazy, useState } from 'react'

export interface LazyPage {
  Page: ComponentType
  load: () => Promise<void>
}

export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined
  const fetchPage = async () => {
    loaded ??= await load()
    return loaded
  }
  const Deferred = lazy(async () => ({ default: await fetchPage() }))

  function Page() {
    // Decided once a mount: to change from one to the other later would mount the page anew.
    const [Shown] = useState(() => loaded ?? Deferred)
    return <Shown />
  }

  return {
    Page,
    load: async () => {
      await fetchPage()
    },
  }
}
