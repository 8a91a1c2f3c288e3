/** The environment, parsed once at the start into what the rest of the server may rely on. */
import { join } from 'node:path'
import type { PageSettings } from '@atrium/contract/page/page-settings'
import * as z from 'zod'
import { isLoopbackHost } from '#http/hosts/loopback.ts'
import { defaultSessionLife, type SessionLife } from '#identity/embedded/sessions/session-life.ts'
import { type FirebaseSettings, firebaseEnvironment, readFirebase } from '#identity/hosted/settings.ts'
import { type AppAddresses, originTemplate, readApps } from '#sites/sibling-apps.ts'
import { backupEnvironment, type BackupSettings, readBackups } from './backup/settings.ts'
import { type ContentSettings, contentEnvironment, readContent } from './content/settings.ts'
import type { LimitRates } from './limits/rates.ts'
import { readLimits } from './limits/settings.ts'
import { type Keys, readKeys } from './secrets/read-keys.ts'
import { SettingsError } from './settings-error.ts'
import {
  commaList,
  databaseUrl,
  days,
  emails,
  hostDomain,
  issuer,
  mailServer,
  nameServer,
  origin,
  plainText,
  port,
  productName,
  rangeService,
  sender,
  share,
  webAddress,
  wholeNumber,
  withoutDefaultPort,
} from './settings-rules.ts'
import { ssoEnvironment } from './single-sign-on/settings.ts'
import { samplers, type TracingSettings } from './tracing/settings.ts'

/** name -> its rule and what a right value looks like, for the sentence when it is wrong. */
export const environment = {
  PORT: { rule: port, expects: 'a port number from 0 to 65535' },
  BIND_ADDRESS: { rule: plainText, expects: 'an address to listen on, such as 127.0.0.1' },
  HOST_DOMAIN: {
    rule: hostDomain,
    expects: 'a host name, with a port if it needs one',
  },
  PUBLIC_ORIGIN: { rule: origin, expects: 'an origin such as https://accounts.example.com' },
  DATA_DIR: { rule: plainText, expects: 'a folder' },
  DATABASE_URL: { rule: databaseUrl, expects: 'an address of the form postgres://user@host/database' },
  DATABASE_POOLING: { rule: z.enum(['session', 'transaction']), expects: 'session or transaction' },
  SECRETS_KEY: {
    rule: z.string().transform((text, context) => {
      const keys = readKeys(text)
      if (keys) return keys
      context.addIssue('no keys')
      return z.NEVER
    }),
    expects: '32 random bytes in base64 or hexadecimal, such as `openssl rand -base64 32` makes',
  },
  PRODUCT_NAME: { rule: productName, expects: 'a name of 1 to 60 characters on one line' },
  AUTHORIZED_ORIGINS: {
    rule: commaList.pipe(z.array(origin)),
    expects: 'origins, with a comma between them',
  },
  DRAIN_SECONDS: {
    rule: z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number)
      .refine((value) => value <= 60),
    expects: 'a whole number of seconds from 0 to 60',
  },
  TRUSTED_PROXY_HOPS: { rule: z.string().regex(/^\d$/).transform(Number), expects: 'a number from 0 to 9' },
  DNS_RESOLVER: {
    rule: commaList.pipe(z.array(nameServer).min(1)),
    expects: 'addresses of name servers such as 127.0.0.1:5353, with a comma between them',
  },
  LOG_LEVEL: {
    rule: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    expects: 'one of fatal, error, warn, info, debug, trace, silent',
  },
  SMTP_URL: {
    rule: mailServer,
    expects: 'an address of the form smtp://user:password@host:port',
  },
  MAIL_FROM: { rule: sender, expects: 'one sender such as Atrium <no-reply@example.com>' },
  GOOGLE_CLIENT_ID: { rule: plainText, expects: 'the client id that Google gave' },
  GOOGLE_CLIENT_SECRET: { rule: plainText, expects: 'the client secret that Google gave' },
  GOOGLE_ISSUER: { rule: issuer, expects: 'the https address of an OpenID Connect issuer' },
  PAGE_VIEWS_URL: { rule: webAddress, expects: 'an address such as https://analytics.example.com/views' },
  APM_SERVER_URL: { rule: webAddress, expects: 'an address such as https://apm.example.com' },
  METRICS_TOKEN: {
    rule: z.string().regex(/^[\w.~+/-]{16,256}=*$/),
    expects: 'at least 16 letters, digits or any of . _ ~ + / - with no space',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: { rule: webAddress, expects: 'an address such as http://127.0.0.1:4318' },
  OTEL_SERVICE_NAME: { rule: z.string().trim().min(1).max(100), expects: 'a name of 1 to 100 characters' },
  OTEL_TRACES_SAMPLER: { rule: z.enum(samplers), expects: `one of ${samplers.join(', ')}` },
  OTEL_TRACES_SAMPLER_ARG: { rule: share, expects: 'a number from 0 to 1' },
  BREACHED_PASSWORDS_URL: {
    rule: rangeService,
    expects: 'an https address such as https://api.pwnedpasswords.com/range',
  },
  OPERATOR_EMAILS: { rule: emails, expects: 'e-mail addresses, with a comma between them' },
  LIMIT_ORGANIZATIONS: { rule: wholeNumber, expects: 'a whole number of at least 1' },
  LIMIT_PUBLISHERS: { rule: wholeNumber, expects: 'a whole number of at least 1' },
  IMPORT_FILE: { rule: plainText, expects: 'a file' },
  SESSION_IDLE_DAYS: { rule: days, expects: 'a whole number of days from 1 to 3650' },
  SESSION_MAX_DAYS: { rule: days, expects: 'a whole number of days from 1 to 3650' },
  IDENTITY_PROVIDER: { rule: z.enum(['embedded', 'firebase']), expects: 'embedded or firebase' },
  ...backupEnvironment,
  ...contentEnvironment,
  ...firebaseEnvironment,
  ...ssoEnvironment,
} as const

export interface Settings {
  port: number
  bindAddress: string
  /** `{host}` of docs/requirements.md#spaces: organizations live at `{name}.{hostDomain}`. */
  hostDomain: string
  publicOrigin: string
  dataDir: string
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  /** For how long a connection to it is this process's own: as long as it lasts, or for one transaction. */
  databasePooling: 'session' | 'transaction'
  /** What secrets in the database are wrapped with. Absent: a key in `dataDir`, made on the first start. */
  secretsKeys: Keys | undefined
  productName: string
  /** Beside the product's own: those of `AUTHORIZED_ORIGINS`, and the apps' with the tenant still to fill. */
  authorizedOrigins: string[]
  apps: AppAddresses
  /** Folded addresses of those who may start the import of organizations, and the file that it reads. */
  operatorEmails: string[]
  importFile: string
  /** How many of each an account may make. */
  maxOrganizations: number
  maxPublishers: number
  trustedProxyHops: number
  /** For how long a server that was told to end goes on answering, so that proxies let go of it. */
  drainSeconds: number
  /** Whom to ask for records of domains. Absent: the system's name servers. */
  dnsResolver: string[] | undefined
  /** Private networks where an organization's identity provider may be. */
  ssoNetworks: string[]
  logLevel: string
  limits: LimitRates
  sessionLife: SessionLife
  /** The range service of passwords known from breaches. Absent: nobody is asked. */
  breachedPasswordsUrl: string | undefined
  /** Where uploaded images are kept and shown from. */
  content: ContentSettings
  backups: BackupSettings
  /** Absent: the embedded identity provider. */
  firebase: FirebaseSettings | undefined
  /** Absent: mail is kept in the local mailbox. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Absent: no Google sign-in, but for the stand-in on a loopback host. */
  google: { clientId: string; clientSecret: string; issuer: string } | undefined
  /** Null: nothing is sent. */
  monitoring: PageSettings['monitoring']
  /** The bearer that `/metrics` asks for. Absent: it answers on a loopback installation alone. */
  metricsToken: string | undefined
  /** Absent: nothing is traced. */
  tracing: TracingSettings | undefined
  /**
   * Whether bind address, domain and public origin are all this machine's own: local stand-ins need
   * that, and look at each request besides (`http/hosts/loopback.ts`).
   */
  loopback: boolean
  /** Names of settings that are written and were not asked for, since what they belong to is not set. */
  unread: string[]
}

type Environment = Record<string, string | undefined>

/** Throws `SettingsError` with one sentence that names the setting and what it expects. */
export function readSettings(written: Environment): Settings {
  const names = Object.keys(environment) as (keyof typeof environment)[]
  // One that is wrong is told of even where nothing needs it yet.
  const set = names.filter((name) => readOne(written, name) !== undefined)
  const asked = new Set<PropertyKey>()
  const env = new Proxy(written, {
    get(target, name: string) {
      asked.add(name)
      return target[name]
    },
  })
  return { ...readAll(env), unread: set.filter((name) => !asked.has(name)) }
}

function readAll(env: Environment): Omit<Settings, 'unread'> {
  const read = <Name extends keyof typeof environment>(name: Name) => readOne(env, name)
  const port = read('PORT') ?? 8080
  // Its own address would be one at which nobody is.
  if (port === 0 && read('HOST_DOMAIN') === undefined) throw needs('PORT', 'HOST_DOMAIN', ' where it is 0')
  const bindAddress = read('BIND_ADDRESS') ?? 'localhost'
  const written = read('PUBLIC_ORIGIN')
  const hostDomain = withoutDefaultPort(
    read('HOST_DOMAIN') ?? ruled('HOST_DOMAIN', `localhost:${port}`),
    written === undefined ? 'http:' : new URL(written).protocol,
  )
  const publicOrigin = written ?? ruled('PUBLIC_ORIGIN', `http://${hostDomain}`)
  const dataDir = read('DATA_DIR') ?? './data'
  const apps = readApps(env, hostDomain)
  return {
    port,
    bindAddress,
    hostDomain,
    publicOrigin,
    dataDir,
    databaseUrl: read('DATABASE_URL'),
    databasePooling: read('DATABASE_POOLING') ?? 'session',
    secretsKeys: read('SECRETS_KEY'),
    productName: read('PRODUCT_NAME') ?? 'Atrium',
    authorizedOrigins: [...(read('AUTHORIZED_ORIGINS') ?? []), ...Object.values(apps).map(originTemplate)],
    apps,
    operatorEmails: read('OPERATOR_EMAILS') ?? [],
    importFile: read('IMPORT_FILE') ?? join(dataDir, 'import', 'organizations.csv'),
    maxOrganizations: read('LIMIT_ORGANIZATIONS') ?? DEFAULT_MADE,
    maxPublishers: read('LIMIT_PUBLISHERS') ?? DEFAULT_MADE,
    trustedProxyHops: read('TRUSTED_PROXY_HOPS') ?? 0,
    drainSeconds: read('DRAIN_SECONDS') ?? 0,
    dnsResolver: read('DNS_RESOLVER'),
    ssoNetworks: read('SSO_PRIVATE_NETWORKS') ?? [],
    logLevel: read('LOG_LEVEL') ?? 'info',
    limits: readLimits(env),
    sessionLife: {
      idleDays: read('SESSION_IDLE_DAYS') ?? defaultSessionLife.idleDays,
      maxDays: read('SESSION_MAX_DAYS') ?? defaultSessionLife.maxDays,
    },
    breachedPasswordsUrl: read('BREACHED_PASSWORDS_URL'),
    content: readContent(read, publicOrigin),
    backups: readBackups(read, { dataDir, isEmbedded: read('DATABASE_URL') === undefined }),
    firebase: read('IDENTITY_PROVIDER') === 'firebase' ? readFirebase(read) : undefined,
    smtpUrl: read('SMTP_URL'),
    mailFrom: read('MAIL_FROM') ?? ruled('MAIL_FROM', `no-reply@${hostDomain.split(':')[0]}`),
    google: readGoogle(env),
    monitoring: { pageViewsUrl: read('PAGE_VIEWS_URL') ?? null, apmServerUrl: read('APM_SERVER_URL') ?? null },
    metricsToken: read('METRICS_TOKEN'),
    tracing: readTracing(env),
    loopback: [bindAddress, hostDomain, new URL(publicOrigin).host].every(isLoopbackHost),
  }
}

function readGoogle(env: Environment): Settings['google'] {
  const clientId = readOne(env, 'GOOGLE_CLIENT_ID')
  const clientSecret = readOne(env, 'GOOGLE_CLIENT_SECRET')
  if (clientId === undefined && clientSecret === undefined) return undefined
  // Half of it is a slip: without a word Google would be off, or a stand-in in its place.
  if (clientId === undefined) throw needs('GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID')
  if (clientSecret === undefined) throw needs('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET')
  return { clientId, clientSecret, issuer: readOne(env, 'GOOGLE_ISSUER') ?? 'https://accounts.google.com' }
}

function needs(name: string, other: string, where = ''): SettingsError {
  return new SettingsError(`The setting ${name} needs ${other} beside it${where}.`)
}

function readTracing(env: Environment): TracingSettings | undefined {
  if (readOne(env, 'OTEL_EXPORTER_OTLP_ENDPOINT') === undefined) return undefined
  return {
    sampler: readOne(env, 'OTEL_TRACES_SAMPLER') ?? 'parentbased_always_on',
    ratio: readOne(env, 'OTEL_TRACES_SAMPLER_ARG') ?? 1,
    serviceName: readOne(env, 'OTEL_SERVICE_NAME') ?? 'atrium',
    trustsParent: (readOne(env, 'TRUSTED_PROXY_HOPS') ?? 0) > 0,
  }
}

function readOne<Name extends keyof typeof environment>(
  env: Environment,
  name: Name,
): z.output<(typeof environment)[Name]['rule']> | undefined {
  const value = env[name]
  return value === undefined || value === '' ? undefined : ruled(name, value)
}

/** A shell takes them off, what reads files of settings often does not. */
const inQuotes = /^(["']).*\1$/s

/** What is written, or what follows from other settings: held to the same rule. */
function ruled<Name extends keyof typeof environment>(
  name: Name,
  value: string,
): z.output<(typeof environment)[Name]['rule']> {
  const { rule, expects } = environment[name]
  if (name !== 'BACKUP_PASSPHRASE' && inQuotes.test(value)) {
    throw new SettingsError(`The setting ${name} is not valid: it expects ${expects}, and no quotes around it.`)
  }
  const parsed = rule.safeParse(value)
  if (!parsed.success) throw new SettingsError(`The setting ${name} is not valid: it expects ${expects}.`)
  return parsed.data as z.output<(typeof environment)[Name]['rule']>
}

/** Organizations, and publishers, of one account. */
const DEFAULT_MADE = 20
