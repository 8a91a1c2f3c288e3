/** A page, or a step of one, in its own chunk that can be loaded ahead of being shown, and then renders at once. */
import { type ComponentType, lazy, useState } from 'react'
import { notLoaded } from './not-loaded.ts'

export interface LazyPage<Props extends object = object> {
  Page: ComponentType<Props>
  /** Rejects with `notLoaded` where the chunk cannot be had. */
  load: () => Promise<void>
  isLoaded: () => boolean
}

/** React keeps a failure for good; called when somebody comes again, so that there is a new attempt. */
export function forgetFailures(): void {
  const forgotten = [...failures]
  failures.clear()
  for (const forget of forgotten) forget()
}

/** `again` tries once more, for what renders where it came and throws where it did not, and is no page. */
export function triedWithFailures(again: () => void): void {
  failures.add(again)
}

/** Never forgotten by themselves: a page that is still being rendered would then try without end. */
const failures = new Set<() => void>()

export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined
  const fetchPage = async () => {
    try {
      loaded ??= await load()
    } catch (error) {
      failures.add(() => (Deferred = defer()))
      throw notLoaded(error)
    }
    return loaded
  }
  const defer = (): ComponentType<Props> => lazy(async () => ({ default: await fetchPage() }))
  let Deferred = defer()

  function Page(props: Props) {
    // Decided once a mount: to change from one to the other later would mount the page anew.
    const [Shown] = useState(() => loaded ?? Deferred)
    return <Shown {...props} />
  }

  return {
    Page,
    load: async () => {
      await fetchPage()
    },
    isLoaded: () => loaded !== undefined,
  }
}
