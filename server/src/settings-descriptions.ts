/** What each setting means, for the page that lists them (`npm run docs:settings`); their rules are in `settings.ts`. */
import { DEFAULT_KEPT } from './backup/settings.ts'
import type { LimitName } from './limits/rates.ts'
import type { environment, Settings } from './settings.ts'

export type SettingName = keyof typeof environment

export interface SettingDescription {
  /** What holds where it is not set: in words, or read from the settings of an empty environment. */
  default: string | ((unset: Settings) => string)
  meaning: string
}

const none = 'none'

/** Heading of the page -> its settings. Each setting of `settings.ts` has to be under one of them. */
const groups = {
  'Where it runs': {
    PORT: { default: ({ port }) => code(port), meaning: 'The port; `0` for any that is free, beside `HOST_DOMAIN`.' },
    BIND_ADDRESS: {
      default: ({ bindAddress }) => code(bindAddress),
      meaning: 'The address to listen on; `0.0.0.0` for every interface.',
    },
    HOST_DOMAIN: {
      default: ({ hostDomain }) => `${code(hostDomain)} (follows \`PORT\`)`,
      meaning: 'The product’s domain; organizations live at `{name}.{HOST_DOMAIN}`.',
    },
    PUBLIC_ORIGIN: {
      default: '`http://{HOST_DOMAIN}`',
      meaning: 'Where the accounts pages are; links in mail lead there.',
    },
    TRUSTED_PROXY_HOPS: {
      default: ({ trustedProxyHops }) => code(trustedProxyHops),
      meaning: 'How many proxies in front may be believed about a visitor’s address.',
    },
    DRAIN_SECONDS: {
      default: ({ drainSeconds }) => code(drainSeconds),
      meaning:
        'For how many seconds a server that was told to end (SIGTERM) goes on answering, while `/readyz` is 503 and each answer closes its connection: a balancer in front has let go of it by then ([more](operations.md#several-servers)).',
    },
    PRODUCT_NAME: { default: ({ productName }) => code(productName), meaning: 'The name in every text.' },
  },
  'What it keeps, and where': {
    DATA_DIR: {
      default: ({ dataDir }) => code(dataDir),
      meaning: 'The embedded database, uploaded images, and the key that wraps secrets where `SECRETS_KEY` is not set.',
    },
    DATABASE_URL: {
      default: 'none: the embedded database',
      meaning: 'A PostgreSQL-compatible server, `postgres://user:password@host/database`.',
    },
    DATABASE_POOLING: {
      default: ({ databasePooling }) => code(databasePooling),
      meaning:
        '`transaction` where a pooler in front of the database hands out connections by the transaction, as PgBouncer does with `pool_mode = transaction` ([more](operations.md#several-servers)).',
    },
    SECRETS_KEY: {
      default: 'none: `DATA_DIR/secrets.key`, made on the first start',
      meaning:
        'What secrets in the database are wrapped with: 32 random bytes in base64 or hexadecimal, the same for every process ([more](operations.md#the-key-that-wraps-secrets)).',
    },
    CONTENT_ORIGIN: {
      default: '`{PUBLIC_ORIGIN}/content`',
      meaning: 'The address below which uploaded images are shown, for a CDN in front of them.',
    },
    CONTENT_S3_ENDPOINT: {
      default: 'none: files in `DATA_DIR`',
      meaning: 'An S3-compatible store for uploaded images; all five `CONTENT_S3_` settings or none.',
    },
    CONTENT_S3_REGION: { default: none, meaning: 'Its region.' },
    CONTENT_S3_BUCKET: { default: none, meaning: 'The bucket.' },
    CONTENT_S3_ACCESS_KEY_ID: { default: none, meaning: 'The id of the key that may read and write it.' },
    CONTENT_S3_SECRET_ACCESS_KEY: { default: none, meaning: 'That key’s secret.' },
  },
  Backups: {
    BACKUP_EVERY_HOURS: {
      default: 'none: off',
      meaning:
        'Of the embedded database, how many hours there are between two [backups](operations.md#backup) that the server makes by itself.',
    },
    BACKUP_KEEP: { default: code(DEFAULT_KEPT), meaning: 'How many of them are kept.' },
    BACKUP_FOLDER: {
      default: '`DATA_DIR/backups`',
      meaning: 'Where they are kept: better on another disk.',
    },
    BACKUP_RECIPIENT: {
      default: 'none: not encrypted',
      meaning:
        'A public key of [age](https://age-encryption.org) that every backup is encrypted for, or several with commas between them; whoever has the private key opens it.',
    },
    BACKUP_PASSPHRASE: {
      default: 'none: not encrypted',
      meaning: 'In its place, a passphrase that encrypts every backup and opens it.',
    },
  },
  Mail: {
    SMTP_URL: {
      default: 'none: mail is kept in the local mailbox',
      meaning:
        'The outgoing mail server, `smtp://user:password@host:port`, or `smtps://` where it is encrypted from the start. A password goes to another machine encrypted or not at all, unless `?requireTLS=false` is behind it.',
    },
    MAIL_FROM: { default: '`no-reply@{HOST_DOMAIN}`', meaning: 'The sender of mails.' },
  },
  'How people sign in': {
    SESSION_IDLE_DAYS: {
      default: ({ sessionLife }) => code(sessionLife.idleDays),
      meaning: 'After how many days unused a session ends.',
    },
    SESSION_MAX_DAYS: {
      default: ({ sessionLife }) => code(sessionLife.maxDays),
      meaning: 'After how many days a session ends however much it is used; what was handed on from it ends with it.',
    },
    BREACHED_PASSWORDS_URL: {
      default: 'none: off',
      meaning:
        'A range service of passwords known from breaches, such as `https://api.pwnedpasswords.com/range`: a new password that it knows is refused ([more](security.md#passwords-known-from-breaches)).',
    },
    GOOGLE_CLIENT_ID: {
      default: 'none; on a loopback host a marked stand-in answers',
      meaning: 'Google sign-in: the client’s id.',
    },
    GOOGLE_CLIENT_SECRET: { default: none, meaning: 'The client’s secret.' },
    GOOGLE_ISSUER: {
      default: '`https://accounts.google.com`',
      meaning: 'Another OpenID Connect issuer in Google’s place.',
    },
    IDENTITY_PROVIDER: {
      default: '`embedded`',
      meaning: '`embedded`, or `firebase` with the values below.',
    },
    FIREBASE_API_KEY: { default: none, meaning: 'The hosted provider’s client configuration, as are the next six.' },
    FIREBASE_AUTH_DOMAIN: { default: none, meaning: 'Likewise.' },
    FIREBASE_PROJECT_ID: { default: none, meaning: 'Likewise.' },
    FIREBASE_STORAGE_BUCKET: { default: none, meaning: 'Likewise.' },
    FIREBASE_MESSAGING_SENDER_ID: { default: none, meaning: 'Likewise.' },
    FIREBASE_APP_ID: { default: none, meaning: 'Likewise.' },
    FIREBASE_MEASUREMENT_ID: { default: none, meaning: 'Likewise.' },
    FIREBASE_SERVICE_ACCOUNT: { default: none, meaning: 'A service account’s JSON, or the path of its file.' },
    FIREBASE_AUTH_EMULATOR_HOST: {
      default: none,
      meaning: '`host:port` of the provider’s own emulator on this machine, for tests.',
    },
  },
  'What stands beside it': {
    DNS_RESOLVER: {
      default: 'none: the system’s',
      meaning:
        'The name server that is asked for the records of [organizations’ domains](operations.md#domains-of-organizations), such as `127.0.0.1:5353`; several with commas between them.',
    },
    SSO_PRIVATE_NETWORKS: {
      default: 'none: public addresses alone',
      meaning:
        'Addresses or networks inside a private network where an organization’s identity provider may be ([single sign-on](single-sign-on.md#inside-a-private-network)), such as `10.20.0.5` or `10.20.0.0/24`, with commas between them. Every owner of an organization can have this server ask there, over https.',
    },
    AUTHORIZED_ORIGINS: {
      default: 'the product’s own and its organizations’',
      meaning: 'More origins that may receive a signed-in visitor, with commas between them.',
    },
    PAGE_VIEWS_URL: { default: 'none: off', meaning: 'Where page views are sent, as JSON.' },
    APM_SERVER_URL: {
      default: 'none: off',
      meaning: 'The Elastic APM server for performance and errors of the pages.',
    },
  },
  'For whoever runs it': {
    OPERATOR_EMAILS: {
      default: none,
      meaning:
        'Who may [disable accounts](operations.md#disable-an-account) and start the [import of organizations](operations.md#import-organizations): verified e-mail addresses, with commas between them.',
    },
    IMPORT_FILE: { default: '`{DATA_DIR}/import/organizations.csv`', meaning: 'The CSV that this import reads.' },
    METRICS_TOKEN: {
      default: 'none: `/metrics` answers only on a loopback installation',
      meaning: 'The bearer that `/metrics` asks for, 16 characters and more.',
    },
    OTEL_EXPORTER_OTLP_ENDPOINT: {
      default: 'none: nothing is traced',
      meaning:
        'Where [traces](operations.md#traces) are sent, by OTLP over HTTP; `/v1/traces` is added. The other `OTEL_EXPORTER_OTLP_...` variables (headers, timeout, compression) and `OTEL_RESOURCE_ATTRIBUTES` hold as well.',
    },
    OTEL_SERVICE_NAME: { default: '`atrium`', meaning: 'What the server is called in traces.' },
    OTEL_TRACES_SAMPLER: {
      default: '`parentbased_always_on`',
      meaning: 'Which traces are kept, by the standard’s names; `parentbased_traceidratio` keeps a share.',
    },
    OTEL_TRACES_SAMPLER_ARG: { default: '1', meaning: 'That share, from 0 to 1.' },
    LOG_LEVEL: {
      default: ({ logLevel }) => code(logLevel),
      meaning: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
    },
    LIMIT_ORGANIZATIONS: {
      default: ({ maxOrganizations }) => code(maxOrganizations),
      meaning: 'Organizations that one account may make; deleted ones count until their names are free again.',
    },
    LIMIT_PUBLISHERS: {
      default: ({ maxPublishers }) => code(maxPublishers),
      meaning: 'Publishers that one account may make; deleted ones count until their ids are free again.',
    },
  },
} satisfies Record<string, Partial<Record<SettingName, SettingDescription>>>

type Grouped = { [Heading in keyof typeof groups]: keyof (typeof groups)[Heading] }[keyof typeof groups]

/** An error here names the settings that no group describes. */
const undescribed: [Exclude<SettingName, Grouped>] extends [never] ? true : Exclude<SettingName, Grouped> = true

export const settingGroups: Record<string, Record<string, SettingDescription>> = undescribed && groups

/** What each limit counts, and in how long a window. */
export const limitMeanings: Record<LimitName, string> = {
  accountLookup: 'Account lookups a minute, each address.',
  accountLookupAccount: 'Lookups of one account in five minutes, by whomever.',
  accountLookupAll: 'Account lookups a minute in all.',
  nameCheck: 'Username and organization-name checks a minute, each address.',
  wrongPasswordAccount: 'Wrong passwords in five minutes, each account.',
  wrongPasswordAddress: 'Wrong passwords in five minutes, each address.',
  signUp: 'New accounts an hour, each address.',
  passwordChange: 'Passwords set in an hour, each account: while signed in, and by mailed codes.',
  passkeyChallenge:
    'Sign-ins with a passkey, and additions of one, begun in five minutes, each address: every sign-in page that is opened begins one.',
  wrongPasskey: 'Sign-ins with a passkey that were refused in five minutes, each address.',
  passkeyChange: 'Passkeys added and removed in an hour, each account.',
  signInWayChange: 'Google accounts connected or disconnected, and passwords removed, in an hour, each account.',
  secondStepCode: 'Wrong codes of a second step in ten minutes, each account.',
  wrongMailedCode: 'Wrong codes of sign-ins by mail in a day, each account; their links go on.',
  secondStepWarning: 'Mails a day that warn of wrong codes of a second step, each account.',
  secondStepChange: 'Second steps begun, set up or taken off and backup codes made in an hour, each account.',
  importStart: 'Imports of people begun in an hour, each account.',
  domainCheck: 'Looks for the record of a domain, asked for in ten minutes, each organization.',
  wrongLearnerAddress:
    'Refused sign-ins of [learners without an address](learners.md) in five minutes, each network address: a whole school may have one.',
  wrongLearnerAccount:
    'The same each learner, where organization and username are typed. A card that is shown is not counted so.',
  learnerMake: 'Accounts without an address that are made in an hour, each organization.',
  learnerChange:
    'Times that cards, pictures, passwords or addresses of learners are given out, or archives of theirs fetched, in an hour, each organization.',
  signInTest: 'Tests of a connection for [single sign-on](single-sign-on.md) in ten minutes, each organization.',
  signInStart:
    'Looks for a connection of [single sign-on](single-sign-on.md), and sign-ins that set out for it, in ten minutes, each address and connection.',
  provisioning: 'Requests of a [directory](scim.md) a minute, each operation of a bulk too.',
  joinRequest: 'Requests to join an organization a day, each account.',
  inviteToken: 'Wrong invite links and codes in five minutes, each address and each account.',
  mail: 'Mails an hour of one kind, from one sender to one recipient.',
  mailRecipient: 'Mails an hour of one kind to one recipient, from whomever.',
  mailMailbox: 'The same to one mailbox, whatever stands behind a `+` in its address.',
  mailAddress: 'Mails an hour that one address causes without a confirmed account.',
  mailSender: 'Mails an hour that one account causes, one by one.',
  mailUnconfirmed:
    'The same for an account that has not confirmed its address; five of its invites, in all, go by mail.',
  mailImport: 'Mails a day that one account’s imports cause.',
  mailAll: 'Mails a day of the whole installation: what people ask for themselves, and all else, each.',
  ownerChange: 'Changes of one person’s record in an hour, each owner.',
  upload: 'Uploads an hour, each account.',
}

function code(value: string | number): string {
  return `\`${value}\``
}
