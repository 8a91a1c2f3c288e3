/** Around a part of a page that has a chunk of its own: where it does not come, the rest of the page stays, and it is tried again. */
import { Component, type ReactNode } from 'react'
import { partMessages } from '#messages/parts.ts'
import { shellMessages } from '#messages/shell.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { forgetFailures } from './lazy-page.tsx'
import { loadMissingStyles } from './missing-styles.ts'
import { isOfOldBuild } from './newer-build.ts'
import { NotLoadedError } from './not-loaded.ts'
import styles from './part-boundary.module.css'

interface Props {
  /** What is shown; another gets a fresh try. */
  entry: string
  /** What stands around what is said where it does not come: a dialog, for a part that would be one. */
  failure?: (notLoaded: ReactNode) => ReactNode
  children: ReactNode
}

interface State {
  error: unknown
  failed: boolean
  /** Nothing but another page, loaded anew, has this part. */
  isOld: boolean
}

export class PartBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false, isOld: false }

  /** Since the last try began, which may fail all the same: it was begun without a connection. */
  cameOnline = false

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true }
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof NotLoadedError) void isOfOldBuild(error).then((isOld) => this.setState({ isOld }))
  }

  override componentDidMount(): void {
    addEventListener('online', this.onOnline)
  }

  override componentDidUpdate(previous: Props, { failed }: State): void {
    const isAnother = previous.entry !== this.props.entry
    const isNewlyFailed = this.state.failed && !failed
    if (isAnother ? this.state.failed : isNewlyFailed && this.cameOnline) void this.tryAgain()
    else if (isAnother) this.cameOnline = false
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.onOnline)
  }

  onOnline = (): void => {
    this.cameOnline = true
    if (this.state.failed) void this.tryAgain()
  }

  tryAgain = async (): Promise<void> => {
    this.cameOnline = false
    await loadMissingStyles()
    forgetFailures()
    this.setState({ error: null, failed: false, isOld: false })
  }

  override render(): ReactNode {
    const { error, failed, isOld } = this.state
    if (!failed) return this.props.children
    // Whatever else it is, is not this boundary's.
    if (!(error instanceof NotLoadedError)) throw error
    const notLoaded = isOld ? <Old /> : <NotLoaded onRetry={() => void this.tryAgain()} />
    return this.props.failure?.(notLoaded) ?? notLoaded
  }
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failure}>
      <Notice tone="error">{partMessages.notLoaded}</Notice>
      <Button variant="secondary" onClick={onRetry}>
        {shellMessages.tryAgain}
      </Button>
    </div>
  )
}

/** Not loaded anew by itself: of what is typed on the page around it, secrets would be lost. */
function Old() {
  return (
    <div className={styles.failure}>
      <Notice tone="error">{partMessages.newVersion}</Notice>
      <Button variant="secondary" onClick={() => window.__loadAnew?.()}>
        {shellMessages.reload}
      </Button>
    </div>
  )
}
