/** Puts the rooms together: what tests call without a socket, and `main.ts` listens on. */
import { multipartTimeoutMs } from '@atrium/contract/limits'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { serveAuthors } from '#authors/routes.ts'
import { createContent } from '#content/content.ts'
import { openStore } from '#content/open-store.ts'
import { serveContent } from '#content/routes.ts'
import type { OpenDatabase } from '#db/database.ts'
import { tellCallers } from '#http/callers.ts'
import { answerErrors } from '#http/error-answer.ts'
import { refuseWhileClosing } from '#http/closing.ts'
import { serveHealth } from '#http/health.ts'
import { hostOf } from '#http/host.ts'
import { localRequests } from '#http/loopback.ts'
import { metricsAccess } from '#http/metrics-access.ts'
import { serveMetrics } from '#http/metrics.ts'
import { Refusal } from '#http/refusal.ts'
import { answerWithRequestId, newRequestId } from '#http/request-id.ts'
import { addSecurityHeaders, securityHeaders } from '#http/security-headers.ts'
import type { Guards } from '#http/serve.ts'
import { answerUnheard, refuseBadHosts, unreadableOptions } from '#http/unreadable.ts'
import { createGoogle } from '#google/google.ts'
import { serveGoogle } from '#google/routes.ts'
import { serveHandOff } from '#identity/hand-off-routes.ts'
import { serveOperators } from '#identity/operator-routes.ts'
import { servePasswords } from '#identity/password-routes.ts'
import { invite, openInvites } from '#invites/organization-invites.ts'
import { serveInvites } from '#invites/routes.ts'
import { addressKey } from '#limits/address.ts'
import { createLimiter, type Limiter } from '#limits/limiter.ts'
import type { LimitName } from '#limits/rates.ts'
import { serveMailbox } from '#messaging/mailbox-routes.ts'
import { createOutbox } from '#messaging/outbox.ts'
import { serveMessaging } from '#messaging/routes.ts'
import { sweepMails } from '#messaging/sweep.ts'
import { createSender } from '#messaging/sender.ts'
import { serveOpenApi } from '#openapi/routes.ts'
import { purgeDeleted } from '#organizations/remove.ts'
import { serveOrganizations } from '#organizations/routes.ts'
import { servePeopleImports } from '#people-import/routes.ts'
import { sweepImports } from '#people-import/sweep.ts'
import { createWorker } from '#people-import/worker.ts'
import { servePeople } from '#people/routes.ts'
import { sweepPeople } from '#people/sweep.ts'
import { createProvider } from '#provider.ts'
import type { Secrets } from '#secrets/secrets.ts'
import type { Settings } from '#settings.ts'
import { everyHour } from './hourly.ts'
import { siteFinder } from '#spaces/site.ts'
import { fillUsernameSkeletons } from '#users/fill-skeletons.ts'
import { serveUsers } from '#users/routes.ts'
import { sweepChanges } from '#users/take-back.ts'
import { freeRestedUsernames } from '#users/username.ts'
import { serveWeb } from '#web/routes.ts'

export interface Dependencies {
  settings: Settings
  database: OpenDatabase
  /** What the database's secrets are wrapped with. */
  secrets: Secrets
  log: Logger
  /** Folder of the built web; without it, only the API and identity answer. */
  webFolder?: string
}

const BODY_LIMIT_BYTES = 64 * 1024
/** Longer than a form may take: whoever sends one too slowly is told so. */
const REQUEST_TIMEOUT_MS = multipartTimeoutMs + 5_000
const MAX_PARAM_LENGTH = 1_000

/** Everything is registered and the first signing key is there when this resolves. */
export async function createApp({
  settings,
  database,
  secrets,
  log,
  webFolder,
}: Dependencies): Promise<FastifyInstance> {
  const { db } = database
  const { productName, publicOrigin, hostDomain } = settings
  const limiter = createLimiter(db, settings.limits)
  const outbox = createOutbox({ productName, local: settings.smtpUrl === undefined, secrets })
  const google = createGoogle(settings)
  const provider = createProvider({ db, secrets, limiter, settings, outbox, google, log })
  const content = createContent({ db, limiter, settings, store: await openStore(settings), log })
  const guards: Guards = {
    verifyIdToken: provider.verifyIdToken,
    countRequest: (limit, ip) => count(limiter, limit, ip),
  }

  const isLocal = localRequests(settings)
  const headers = securityHeaders(publicOrigin)
  const loggerInstance: FastifyBaseLogger = log
  const app: FastifyInstance = Fastify({
    loggerInstance,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Hop 0 is the socket's own address: believed only as far as the operator's proxies reach.
    trustProxy: (_address, hop) => hop < settings.trustedProxyHops,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    genReqId: newRequestId,
    ...unreadableOptions({ headers, log }),
  })
  answerUnheard(app.server, { headers, log })
  answerErrors(app)
  answerWithRequestId(app)
  tellCallers(app)
  addSecurityHeaders(app, headers)
  refuseWhileClosing(app)
  refuseBadHosts(app)
  serveMetrics(app, metricsAccess(settings.metricsToken, isLocal))
  serveHealth(app, database.ping)
  serveOpenApi(app, { title: productName, server: publicOrigin })
  await app.register(provider.routes)
  serveContent(app, guards, content)
  serveUsers(app, guards, {
    ...{ db, limiter, content, productName, ...provider },
    ownerChanges: { limiter, outbox, publicOrigin, operatorEmails: settings.operatorEmails },
  })
  serveOrganizations(app, guards, { db, settings, currentAccount: provider.currentAccount })
  serveAuthors(app, guards, db, settings)
  const invites = { db, limiter, outbox, publicOrigin }
  servePeople(app, guards, {
    ...{ db, mail: { outbox, limiter, publicOrigin } },
    inviteOwner: (actor, organization, email) => invite(invites, actor, organization, { email, role: 'owner' }),
    countInvites: openInvites,
  })
  serveInvites(app, guards, invites)
  servePeopleImports(app, guards, { db, limiter, worker: createWorker(app, invites, log) })
  serveHandOff(app, guards, provider, settings)
  servePasswords(app, guards, provider)
  serveOperators(app, guards, provider, settings)
  serveMessaging(app, guards, { db, limiter, outbox, passwordChangedAt: provider.passwordChangedAt })
  if (outbox.local && settings.loopback) await app.register(serveMailbox, { db, secrets, isLocal })
  if (google) {
    const countStart = (ip: string) => count(limiter, 'accountLookup', ip)
    await app.register(serveGoogle, { db, secrets, google, publicOrigin, isLocal, countStart })
  }
  if (webFolder !== undefined) {
    const texts = { PRODUCT_NAME: productName, HOST_DOMAIN: hostDomain }
    const standIn = google?.kind === 'stand-in' && 'local'
    const siteOf = siteFinder({ db, settings, identity: provider.page, google: standIn || google !== undefined })
    await app.register(serveWeb, {
      folder: webFolder,
      page: { texts, connect: [...provider.connect, ...monitoringOrigins(settings)], images: imageOrigins(settings) },
      siteOf: (request, path, host = hostOf(request)) => siteOf({ host, path, local: isLocal(request) }),
    })
  }
  sendMail(app, { database, secrets, settings, log })
  everyHour(app, log, {
    'deleted organizations': () => purgeDeleted(db),
    'changes by owners': () => sweepChanges(db, new Date()),
    'removed people': () => sweepPeople(db, new Date()),
    'rested usernames': () => freeRestedUsernames(db),
    'skeletons of usernames': () => fillUsernameSkeletons(db),
    'finished imports': () => sweepImports(db),
    'mails that are done with': () => sweepMails(db, secrets),
    ...content.sweeps,
    ...(database.tidy && { 'the embedded database': database.tidy }),
  })
  // Before the first request: who signs up now may look like nobody who has been here before.
  await fillUsernameSkeletons(db)
  await provider.ready()
  await app.ready()
  return app
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
async function count(limiter: Limiter, limit: LimitName, ip: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await limiter.take({ limit, subject: addressKey(ip) })
  if (!allowed) throw new Refusal('too_many_requests', { detail: limit, retryAfterSeconds })
}

/** Sends the outbox while the app is up; without a mail server there is nothing to send. */
function sendMail(app: FastifyInstance, { database: { db }, secrets, settings, log }: Dependencies): void {
  const { smtpUrl, mailFrom: from, hostDomain } = settings
  if (smtpUrl === undefined) return
  const sender = createSender({ db, secrets, smtpUrl, from, domain: hostDomain.replace(/:\d+$/, ''), log })
  app.addHook('onReady', async () => sender.start())
  app.addHook('onClose', () => sender.stop())
}
