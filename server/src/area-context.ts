/** What every area is given: one context, made once by `app.ts`. Its actions say which part of it they need. */
import type { FastifyInstance } from 'fastify'
import type { Content } from '#content/content.ts'
import type { Database } from '#db/database.ts'
import type { Guards } from '#http/serve.ts'
import type { Provider } from '#identity/provider.ts'
import type { Jobs } from '#jobs/jobs.ts'
import type { Limiter } from '#limits/limiter.ts'
import type { Outbox } from '#messaging/outbox.ts'
import type { Secrets } from '#secrets/secrets.ts'
import type { Settings } from '#settings.ts'

export interface AreaContext {
  db: Database
  /** For `serve`: who calls, how often, and as what in an organization. */
  guards: Guards
  limiter: Limiter
  outbox: Outbox
  secrets: Secrets
  content: Content
  /** Who signs people in. */
  provider: Provider
  jobs: Jobs
  settings: Settings
}

/** A plugin: `app.register(area, context)`. What it adds to the server beside its addresses is its own. */
export type Area = (app: FastifyInstance, context: AreaContext) => Promise<void>
