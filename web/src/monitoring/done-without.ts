/** A part that a page is still a page without. */
import { type ComponentType, lazy } from 'react'
import { logWarning } from './log.ts'

/** Where its code does not come, that is logged by the name `what`, and nothing stands in its place. To be shown within `Suspense`. */
export function doneWithout<Props extends object>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch (error) {
      logWarning(`${what} did not load`, error)
      return { default: () => null }
    }
  })
}
