/**
 * A part of a page that stands behind a press: its code comes when somebody begins to use what leads to it, so
 * that no first visit waits for it, and it is there, as a rule, when they press.
 */
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { lazyPage } from './lazy-page.tsx'
import { PartBoundary } from './part-boundary.tsx'

/** `Part` shows it; `prepare` is for the first sign that somebody means to use what leads to it. In its place stands `meanwhile`. */
export function loadedOnUse<Props extends object>(load: () => Promise<ComponentType<Props>>, meanwhile?: ReactNode) {
  const lazy = lazyPage(load)
  // A failure shows, and is dealt with, when the part is really asked for.
  const prepare = () => void lazy.load().catch(() => undefined)
  function Part(props: Props) {
    return (
      <PartBoundary entry="">
        <Suspense fallback={meanwhile}>
          <lazy.Page {...props} />
        </Suspense>
      </PartBoundary>
    )
  }
  return { Part, prepare }
}
