/** Puts the rooms together: what tests call without a socket, and `main.ts` listens on. */
import type { RequestLimit } from '@atrium/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { serveAccountExport } from '#account-export/routes.ts'
import { waitingExports } from '#account-export/waiting.ts'
import { serveRanks } from '#achievements/routes.ts'
import type { Area, AreaContext } from '#area-context.ts'
import { workBesideRequests } from '#beside-requests.ts'
import { serveClasses } from '#classes/routes.ts'
import { createContent } from '#content/content.ts'
import { serveContent } from '#content/routes.ts'
import { openStore } from '#content/stores/open-store.ts'
import type { OpenDatabase } from '#db/database.ts'
import { serveDomains } from '#domains/routes.ts'
import { createServer } from '#every-request.ts'
import { serveFigures } from '#figures/routes.ts'
import { createSeen } from '#figures/seen.ts'
import { hostOf } from '#http/hosts/host.ts'
import { type IsLocal, localRequests } from '#http/hosts/loopback.ts'
import { serveHealth } from '#http/monitoring/health.ts'
import { measureLoad } from '#http/monitoring/load-figures.ts'
import { serveMetrics } from '#http/monitoring/metrics.ts'
import { metricsAccess } from '#http/monitoring/metrics-access.ts'
import type { Guards } from '#http/serve.ts'
import { serveHandOff } from '#identity/api/hand-off-routes.ts'
import { serveMailSignIns } from '#identity/api/mail-sign-in-routes.ts'
import { serveOperators } from '#identity/api/operator-routes.ts'
import { servePasskeys } from '#identity/api/passkey-routes.ts'
import { servePasswords } from '#identity/api/password-routes.ts'
import { serveSecondStep } from '#identity/api/second-step-routes.ts'
import { serveEmailChange } from '#identity/api/email-change-routes.ts'
import { serveSessions } from '#identity/api/session-routes.ts'
import { createGoogle } from '#identity/google/google.ts'
import { serveGoogle } from '#identity/google/routes.ts'
import { createProvider, type ProviderDependencies } from '#identity/provider.ts'
import { serveInvites } from '#invites/routes.ts'
import { createJobs } from '#jobs/jobs.ts'
import { serveLabels } from '#labels/routes.ts'
import { serveLearners } from '#learners/routes.ts'
import { addressKey } from '#limits/address.ts'
import { requireAllowed } from '#limits/count-attempt.ts'
import { createLimiter, type Limiter } from '#limits/limiter.ts'
import { servePeopleImports } from '#member-imports/routes.ts'
import { waitingImports } from '#member-imports/waiting.ts'
import { requireRole } from '#members/membership.ts'
import { membershipOf } from '#members/queries.ts'
import { servePeople } from '#members/routes.ts'
import { serveTerms } from '#members/terms/routes.ts'
import { serveMailbox } from '#messaging/mailbox-routes.ts'
import { createOutbox } from '#messaging/outbox.ts'
import { serveMessaging } from '#messaging/routes.ts'
import { waitingMails } from '#messaging/waiting.ts'
import { serveOpenApi } from '#openapi/routes.ts'
import { mailSendersOf } from '#organizations/mail-senders.ts'
import { mailLanguagesOf } from '#users/mail-languages.ts'
import { serveOrganizations } from '#organizations/routes.ts'
import { serveRules } from '#organizations/rules/routes.ts'
import { serveWeb } from '#pages/routes.ts'
import { requireAuthorRole } from '#publishers/membership.ts'
import { serveAuthors } from '#publishers/routes.ts'
import { serveRosters } from '#rosters/routes.ts'
import { waitingRosters } from '#rosters/waiting.ts'
import { serveProvisioning } from '#scim/routes.ts'
import type { Secrets } from '#secrets/secrets.ts'
import type { Settings } from '#settings.ts'
import { serveSingleSignOn } from '#single-sign-on/routes.ts'
import { doorFinder } from '#sites/door.ts'
import { siteFinder } from '#sites/site.ts'
import { serveTimeline } from '#timeline/routes.ts'
import type { Tracing } from '#tracing/open-telemetry.ts'
import { serveUsers } from '#users/routes.ts'
import { fillUsernameSkeletons } from '#users/usernames/fill-skeletons.ts'

export interface Dependencies {
  settings: Settings
  database: OpenDatabase
  /** What the database's secrets are wrapped with. */
  secrets: Secrets
  log: Logger
  /** What a password's hash costs: for tests, which keep none. Absent, what it should. */
  passwordCost?: ProviderDependencies['passwordCost']
  /** Absent: nothing is traced, and no hook is there for it. */
  tracing?: Tracing | undefined
  /** Folder of the built web; without it, only the API and identity answer. */
  webFolder?: string
}

/** Each serves what the contract has of it. */
export const areas: Area[] = [
  ...[serveContent, serveUsers, serveAccountExport, serveOrganizations, serveRules, serveAuthors],
  ...[servePeople, serveTerms, serveLabels, serveClasses, serveRanks, serveFigures],
  ...[serveTimeline, serveInvites, servePeopleImports, serveDomains, serveProvisioning],
  ...[serveSingleSignOn, serveRosters, serveLearners],
  ...[serveHandOff, serveSessions, serveEmailChange, servePasskeys, servePasswords, serveMailSignIns, serveSecondStep],
  ...[serveOperators, serveMessaging],
]

/** Everything is registered and the first signing key is there when this resolves. */
export async function createApp({
  settings,
  database,
  secrets,
  log,
  passwordCost,
  tracing,
  webFolder,
}: Dependencies): Promise<FastifyInstance> {
  const [{ db }, { productName, publicOrigin }] = [database, settings]
  const limiter = createLimiter(db, settings.limits)
  const outbox = createOutbox({
    productName,
    publicOrigin,
    contentOrigin: settings.content.origin,
    secrets,
    sendersOf: mailSendersOf,
    languagesOf: mailLanguagesOf,
    local: settings.smtpUrl === undefined,
  })
  const google = createGoogle(settings)
  const provider = await createProvider({ db, secrets, limiter, settings, outbox, google, passwordCost, log })
  const content = createContent({ db, limiter, settings, store: await openStore(settings), log })
  const seen = createSeen()
  const guards: Guards = {
    verifyIdToken: provider.verifyIdToken,
    countRequest: (limit, ip) => count(limiter, limit, ip),
    findMembership: (...asked) => membershipOf(db, ...asked),
    requireRole: async (actor, ...asked) => {
      const membership = await requireRole(db, actor, ...asked)
      seen.note(membership.organizationId, actor.uid)
      return membership
    },
    requireAuthorRole: (...asked) => requireAuthorRole(db, ...asked),
  }

  const isLocal = localRequests(settings)
  const { app, refuseMethods } = createServer({ settings, log, tracing })
  const registry = serveMetrics(app, metricsAccess(settings.metricsToken, isLocal))
  measureLoad(registry, {
    database: () => database.load(),
    hashes: provider.hashLoad,
    mails: () => waitingMails(db),
    queues: { imports: () => waitingImports(db), rosters: () => waitingRosters(db), exports: () => waitingExports(db) },
  })
  const jobs = createJobs(app, log, registry)
  serveHealth(app, database.ping)
  serveOpenApi(app, { title: productName, server: publicOrigin })
  await app.register(provider.routes)
  const context: AreaContext = { db, guards, limiter, outbox, secrets, content, provider, jobs, settings }
  for (const area of areas) await app.register(area, context)
  if (outbox.local && settings.loopback) await app.register(serveMailbox, { db, secrets, isLocal })
  if (google) {
    const countStart = (ip: string) => count(limiter, 'accountLookup', ip)
    await app.register(serveGoogle, { db, secrets, google, publicOrigin, isLocal, countStart })
  }
  refuseMethods()
  if (webFolder !== undefined) {
    const standIn = google?.kind === 'stand-in' && 'local'
    await servePages(app, context, { folder: webFolder, isLocal, google: standIn || google !== undefined })
  }
  await workBesideRequests(app, { context, database, log, registry, seen })
  // Before the first request: who signs up now may look like nobody who has been here before.
  await fillUsernameSkeletons(db)
  await provider.ready()
  await app.ready()
  return app
}

async function servePages(
  app: FastifyInstance,
  { db, provider, settings }: AreaContext,
  { folder, isLocal, google }: { folder: string; isLocal: IsLocal; google: 'local' | boolean },
): Promise<void> {
  const { productName, hostDomain } = settings
  const siteOf = siteFinder({ db, settings, identity: provider.page, google })
  await app.register(serveWeb, {
    folder,
    page: {
      texts: { PRODUCT_NAME: productName, HOST_DOMAIN: hostDomain },
      connect: [...provider.connect, ...monitoringOrigins(settings)],
      images: imageOrigins(settings),
    },
    doorOf: doorFinder({ db, settings }),
    siteOf: (request, path, host = hostOf(request)) => siteOf({ host, path, local: isLocal(request) }),
  })
}

/** To which pages may send what monitoring is for. */
function monitoringOrigins({ monitoring: { pageViewsUrl, apmServerUrl } }: Settings): string[] {
  const addresses = [pageViewsUrl, apmServerUrl].filter((address) => address !== null)
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}

/** From where pages show images: ours, on organizations' hosts too, and those of Google accounts. */
function imageOrigins({ publicOrigin, content, google, firebase }: Settings): string[] {
  const googlePhotos = google || firebase ? ['https://*.googleusercontent.com'] : []
  return [...new Set([publicOrigin, new URL(content.origin).origin]), ...googlePhotos]
}

/** Rejects with `too_many_requests` when the address has had its share. */
async function count(limiter: Limiter, limit: RequestLimit, ip: string): Promise<void> {
  requireAllowed(await limiter.takeFromShare({ limit, subject: addressKey(ip) }), limit)
}
