/** Catches what a page throws while rendering; never leaves a blank page. */
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ApiError } from '#api/api-error.ts'
import { shellMessages } from '#messages/shell.ts'
import { logWarning } from '#monitoring/log.ts'
import { paths } from '#paths.ts'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { useDocumentTitle } from '#ui/layout/document-title.ts'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { forgetFailures } from '#ui/loading/lazy-page.tsx'
import { loadMissingStyles } from '#ui/loading/missing-styles.ts'
import { isOfOldBuild, loadAnew } from '#ui/loading/newer-build.ts'
import { NotLoadedError } from '#ui/loading/not-loaded.ts'

interface State {
  error: unknown
  failed: boolean
}

interface Props {
  /** The history entry that is shown; another one gets a fresh try. */
  entry: string
  children: ReactNode
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    logWarning('A page failed to render', { error, stack: info.componentStack })
    // Nothing is left on it that could be lost, and the page that comes is of the build that is served.
    if (error instanceof NotLoadedError) void isOfOldBuild(error).then((isOld) => isOld && loadAnew())
  }

  override componentDidMount(): void {
    addEventListener('online', this.comeBack)
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.comeBack)
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.failed && previous.entry !== this.props.entry) this.tryAgain()
  }

  /** A page that did not load comes by itself once there is a connection; another failure would only come again. */
  comeBack = (): void => {
    if (this.state.failed && this.state.error instanceof NotLoadedError) void loadMissingStyles().then(this.tryAgain)
  }

  tryAgain = (): void => {
    forgetFailures()
    this.setState({ error: null, failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? <UnexpectedError error={this.state.error} /> : this.props.children
  }
}

function UnexpectedError({ error }: { error: unknown }) {
  useDocumentTitle(shellMessages.unexpectedError)
  return (
    <main id="main" className="plain-failure">
      <PageHeading>{shellMessages.unexpectedError}</PageHeading>
      <p role="alert">{describe(error)}</p>
      <div className="plain-failure-steps">
        <Button onClick={() => location.reload()}>{shellMessages.reload}</Button>
        <LinkButton variant="secondary" to={paths.home} reloadDocument>
          {shellMessages.home}
        </LinkButton>
      </div>
    </main>
  )
}

/** The status where there is one, then the text. */
function describe(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return error instanceof ApiError && error.status > 0 ? `${error.status} ${text}` : text
}
