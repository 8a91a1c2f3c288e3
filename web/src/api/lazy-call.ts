/**
 * Calls whose code comes once the page is alive. What it takes to call the API, the contract's schemas
 * above all, is a tenth of all scripts, and no page at the door needs it before somebody has typed.
 */
import { failureMessages } from '#messages/failures.ts'
import { tellOldBuild } from '#ui/loading/newer-build.ts'
import { whenIdle } from '#when-idle.ts'
import { ApiError } from './api-error.ts'

export interface LaterCall<Input extends unknown[], Answer> {
  /** Calls as soon as the code is there; code that does not come is a server that does not answer. */
  (...input: Input): Promise<Answer>
  /** Fetches the code once the page is at rest; for an effect, while there is still time. */
  prepare: () => void
}

export function lazyCall<Input extends unknown[], Answer>(
  load: () => Promise<(...input: Input) => Promise<Answer>>,
): LaterCall<Input, Answer> {
  let loading: ReturnType<typeof load> | undefined
  const code = () => {
    loading ??= load().catch((error: unknown) => {
      // Whoever asks next tries again.
      loading = undefined
      throw error
    })
    return loading
  }
  const call = async (...input: Input) => {
    const act = await code().catch((error: unknown) => {
      void tellOldBuild(error)
      throw new ApiError(0, 'network', failureMessages.serverUnavailable)
    })
    return act(...input)
  }
  return Object.assign(call, {
    prepare: () =>
      void whenIdle()
        .then(code)
        .catch(() => undefined),
  })
}
