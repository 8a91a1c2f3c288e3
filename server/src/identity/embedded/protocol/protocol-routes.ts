/** The protocol's addresses, as the official SDK calls them behind its switch to another origin. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller, IdentityContext, Operation } from '#identity/embedded/context.ts'
import { createAuthUri } from '#identity/embedded/operations/create-auth-uri.ts'
import { deleteAccount } from '#identity/embedded/operations/delete-account.ts'
import { lookup } from '#identity/embedded/operations/lookup.ts'
import {
  finalizeEnrollment,
  startEnrollment,
  withdrawEnrollment,
} from '#identity/embedded/operations/mfa-enrollment.ts'
import { finalizeSecondStep, startSecondStep } from '#identity/embedded/operations/mfa-sign-in.ts'
import { refresh } from '#identity/embedded/operations/refresh.ts'
import { resetPassword } from '#identity/embedded/operations/reset-password.ts'
import { sendActionCode } from '#identity/embedded/operations/send-action-code.ts'
import { signInWithEmailLink } from '#identity/embedded/operations/sign-in-email-link.ts'
import { signInWithIdp } from '#identity/embedded/operations/sign-in-idp.ts'
import { signInWithPassword } from '#identity/embedded/operations/sign-in-password.ts'
import { signUp } from '#identity/embedded/operations/sign-up.ts'
import { update } from '#identity/embedded/operations/update.ts'
import { browserCookies } from '#identity/embedded/sessions/browser.ts'
import { signInWithCustomToken } from '#identity/embedded/tokens/custom-tokens.ts'
import { addressKey } from '#limits/address.ts'
import { requireApiKey } from './api-key.ts'
import { allowCrossOrigin, refuseForeignPages } from './cors.ts'
import { handleProtocolErrors, sendRefusal } from './error-handler.ts'
import { camelKeys } from './input.ts'
import { passwordPolicy, projectConfig, recaptchaConfig } from './project-config.ts'
import { ProtocolError } from './protocol-error.ts'

const identityToolkit = '/identitytoolkit.googleapis.com'
const secureToken = '/securetoken.googleapis.com'
/**
 * The earlier addresses, which the clients for iOS, Android and C++ still call, with the same bodies and answers
 * (https://www.googleapis.com/discovery/v1/apis/identitytoolkit/v3/rest).
 */
const legacyHost = '/www.googleapis.com'
const relyingParty = `${legacyHost}/identitytoolkit/v3/relyingparty`
const BODY_LIMIT_BYTES = 64 * 1024

/** `accounts:{name}`, what the earlier address calls it, and what it does. */
const operations: readonly [name: string, legacyName: string, operation: Operation][] = [
  ['createAuthUri', 'createAuthUri', createAuthUri],
  ['delete', 'deleteAccount', deleteAccount],
  ['lookup', 'getAccountInfo', lookup],
  ['resetPassword', 'resetPassword', resetPassword],
  ['sendOobCode', 'getOobConfirmationCode', sendActionCode],
  ['signInWithCustomToken', 'verifyCustomToken', signInWithCustomToken],
  ['signInWithEmailLink', 'emailLinkSignin', signInWithEmailLink],
  ['signInWithIdp', 'verifyAssertion', signInWithIdp],
  ['signInWithPassword', 'verifyPassword', signInWithPassword],
  ['signUp', 'signupNewUser', signUp],
  ['update', 'setAccountInfo', update],
]

/** `/v2/accounts/{name}`: second factors, which the earlier addresses do not know. */
const secondFactors: readonly [name: string, operation: Operation][] = [
  ['mfaEnrollment::start', startEnrollment],
  ['mfaEnrollment::finalize', finalizeEnrollment],
  ['mfaEnrollment::withdraw', withdrawEnrollment],
  ['mfaSignIn::start', startSecondStep],
  ['mfaSignIn::finalize', finalizeSecondStep],
]

/** `{version}/accounts{name}` and earlier addresses of what this product has not: the SDK is told so in a code of its own. */
const notHere = [
  ...['v1/accounts::sendVerificationCode', 'v1/accounts::signInWithPhoneNumber', 'v2/accounts::revokeToken'].map(
    (path) => `${identityToolkit}/${path}`,
  ),
  ...['sendVerificationCode', 'verifyPhoneNumber'].map((path) => `${relyingParty}/${path}`),
]
const refuse: Operation = () => Promise.reject(new ProtocolError('OPERATION_NOT_ALLOWED'))
/** The same, asked by GET: what a page needs before it sends a text message. */
const notHereToGet = [`${identityToolkit}/v1/recaptchaParams`, `${relyingParty}/getRecaptchaParam`]
/** A project's accounts, settings and tenants, as an administrator's SDK asks for them. */
const administration = /^\/identitytoolkit\.googleapis\.com\/v\d+\/projects\/./

/** Those that have a password hashed. */
const hashing = new Set<Operation>([signInWithPassword, signUp])
/** Those that the SDK asks by itself. */
const bySdk = new Set<Operation>([lookup, refresh])

export function serveProtocol(app: FastifyInstance, context: IdentityContext): void {
  const askedBySdk = new Set<string>()
  handleProtocolErrors(app, askedBySdk)
  allowCrossOrigin(app, context.origins)
  // Browsers send it without asking first, and no client of the protocol does.
  app.removeContentTypeParser('text/plain')
  const cookies = browserCookies(app, context.origins)
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))

  // When more wants hashing than can be hashed, the excess is told so before anything is read of it.
  const refuseExcess = async (request: FastifyRequest) => {
    const refusal = context.passwords.refusal(addressKey(request.ip))
    if (refusal) throw refusal
  }
  const ofOurPages = refuseForeignPages(context.origins)
  const post = (path: string, operation: Operation, scope = app) => {
    if (bySdk.has(operation)) askedBySdk.add(path)
    const onRequest = [ofOurPages, requireApiKey, ...(hashing.has(operation) ? [refuseExcess] : [])]
    scope.post(path, { bodyLimit: BODY_LIMIT_BYTES, onRequest }, async (request, reply) => {
      const browser = cookies.read(request)
      const answer = await operation({ ...context, browser }, ofThisProject(request.body), callerOf(request))
      cookies.write(reply, browser, answer)
      return answer
    })
  }
  for (const [name, legacyName, operation] of operations) {
    // Fastify's router reads "::" as a colon that is meant.
    post(`${identityToolkit}/v1/accounts::${name}`, operation)
    post(`${relyingParty}/${legacyName}`, operation)
  }
  for (const path of notHere) post(path, refuse)
  for (const [name, operation] of secondFactors) post(`${identityToolkit}/v2/accounts/${name}`, operation)
  void app.register(async (scope) => {
    readForms(scope)
    post(`${secureToken}/v1/token`, refresh, scope)
  })

  const get = (path: string, answer: () => object) =>
    app.get(path, { onRequest: requireApiKey }, ({ query }) => {
      ofThisProject(query)
      return answer()
    })
  get(`${identityToolkit}/v1/projects`, () => projectConfig(context.origins))
  get(`${relyingParty}/getProjectConfig`, () => projectConfig(context.origins))
  get(`${identityToolkit}/v2/passwordPolicy`, () => passwordPolicy())
  get(`${identityToolkit}/v2/recaptchaConfig`, () => recaptchaConfig())
  for (const path of notHereToGet) {
    get(path, () => {
      throw new ProtocolError('OPERATION_NOT_ALLOWED')
    })
  }

  for (const base of [identityToolkit, secureToken, legacyHost]) {
    app.all(`${base}/*`, (request, reply) => {
      if (request.method === 'OPTIONS') return reply.status(204).send()
      return sendRefusal(reply, unknownAt(request.url))
    })
  }
}

/** In a code of its own for an administrator's SDK: to that, "not found" says that there is no such account. */
function unknownAt(url: string): ProtocolError {
  if (!administration.test(url)) return new ProtocolError('NOT_FOUND')
  const text = 'Accounts are administered at the API of this product.'
  return new ProtocolError('INSUFFICIENT_PERMISSION', { text })
}

/**
 * Throws `INSUFFICIENT_PERMISSION` for another project's, which takes an administrator's credentials, and
 * `INVALID_TENANT_ID` for a tenant's: there is none, and the SDK would refuse an account that was made of none.
 */
function ofThisProject(asked: unknown): unknown {
  const given = camelKeys(asked)
  if (typeof given !== 'object' || given === null) return given
  if ('targetProjectId' in given && given.targetProjectId) {
    const text = 'Only authenticated requests can specify target_project_id.'
    throw new ProtocolError('INSUFFICIENT_PERMISSION', { text })
  }
  if ('tenantId' in given && given.tenantId) throw new ProtocolError('INVALID_TENANT_ID')
  return given
}

function callerOf(request: FastifyRequest): Caller {
  return { address: addressKey(request.ip), origin: request.headers.origin }
}

/**
 * The token endpoint takes a form (RFC 6749, section 6), and nothing else does: a page of elsewhere may send one. None
 * of its parameters may come twice (section 3.2): what one reader took and another passed over would be two requests.
 */
function readForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    const given = new URLSearchParams(String(body))
    const fields = Object.fromEntries(given)
    if (given.size > Object.keys(fields).length) {
      return done(new ProtocolError('INVALID_ARGUMENT', { text: 'A parameter is given twice.' }))
    }
    done(null, fields)
  })
}
