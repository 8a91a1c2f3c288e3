/** Catches what a page throws while rendering; never leaves a blank page. */
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { shellMessages } from '#messages/shell.ts'
import { logWarning } from '#monitoring/log.ts'
import { Button } from '#ui/button.tsx'

interface State {
  error: unknown
  failed: boolean
}

export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    logWarning('A page failed to render', { error, stack: info.componentStack })
  }

  override render(): ReactNode {
    return this.state.failed ? <UnexpectedError error={this.state.error} /> : this.props.children
  }
}

function UnexpectedError({ error }: { error: unknown }) {
  return (
    <main className="plain-failure">
      <h1>{shellMessages.unexpectedError}</h1>
      <p role="alert">{describe(error)}</p>
      <Button onClick={() => location.reload()}>{shellMessages.reload}</Button>
    </main>
  )
}

/** The status where there is one, then the text. */
function describe(error: unknown): string {
  const { status, message } = (error ?? {}) as { status?: unknown; message?: unknown }
  const parts = [typeof status === 'number' && status > 0 ? status : null, message ?? error]
  return parts.filter((part) => part !== null).join(' ')
}
