/** What an organization's own sign-in needs of the rest of the server. */
import type { AreaContext } from '#area-context.ts'

export type SsoContext = Pick<AreaContext, 'db' | 'limiter' | 'outbox' | 'secrets' | 'settings' | 'provider'>
