/** The settings of the hosted identity provider. */
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { SettingsError } from '#settings-error.ts'
import { plainText } from '#settings-rules.ts'

/** The seven values of the hosted provider's client configuration; public, the browser gets them. */
const clientValues = {
  apiKey: 'FIREBASE_API_KEY',
  authDomain: 'FIREBASE_AUTH_DOMAIN',
  projectId: 'FIREBASE_PROJECT_ID',
  storageBucket: 'FIREBASE_STORAGE_BUCKET',
  messagingSenderId: 'FIREBASE_MESSAGING_SENDER_ID',
  appId: 'FIREBASE_APP_ID',
  measurementId: 'FIREBASE_MEASUREMENT_ID',
} as const

type ClientValue = keyof typeof clientValues
export type FirebaseClient = Record<ClientValue, string>

export interface ServiceAccount {
  clientEmail: string
  /** PKCS #8, PEM. */
  privateKey: string
}

export interface FirebaseSettings {
  client: FirebaseClient
  /** Absent only with the emulator, which takes unsigned custom tokens. */
  serviceAccount: ServiceAccount | undefined
  /** `host:port` of the provider's own emulator, on this machine. */
  emulatorHost: string | undefined
}

const value = { rule: plainText.max(500), expects: 'the value of the provider’s client configuration' }

const serviceAccountJson = z
  .object({ client_email: z.string().min(3), private_key: z.string().startsWith('-----BEGIN PRIVATE KEY-----') })
  .transform(({ client_email, private_key }) => ({ clientEmail: client_email, privateKey: private_key }))

/** The JSON itself, or the path of the file that holds it. */
const serviceAccount = z.string().transform((text, context): ServiceAccount => {
  try {
    const json = text.trimStart().startsWith('{') ? text : readFileSync(text, 'utf8')
    return serviceAccountJson.parse(JSON.parse(json))
  } catch {
    // What was read may hold the key: the sentence must not quote it.
    context.addIssue('not a service account')
    return z.NEVER
  }
})

export const firebaseEnvironment = {
  FIREBASE_API_KEY: value,
  FIREBASE_AUTH_DOMAIN: value,
  FIREBASE_PROJECT_ID: value,
  FIREBASE_STORAGE_BUCKET: value,
  FIREBASE_MESSAGING_SENDER_ID: value,
  FIREBASE_APP_ID: value,
  FIREBASE_MEASUREMENT_ID: value,
  FIREBASE_SERVICE_ACCOUNT: { rule: serviceAccount, expects: 'a service account’s JSON, or the path of its file' },
  FIREBASE_AUTH_EMULATOR_HOST: {
    rule: z.string().regex(/^(?:localhost|127\.0\.0\.1):\d{1,5}$/),
    expects: 'a port on this machine, such as 127.0.0.1:9099',
  },
} as const

type Read = <Name extends keyof typeof firebaseEnvironment>(
  name: Name,
) => z.output<(typeof firebaseEnvironment)[Name]['rule']> | undefined

/** Throws `SettingsError` that names the first value that is missing. */
export function readFirebase(read: Read): FirebaseSettings {
  const required = <Value>(name: keyof typeof firebaseEnvironment, found: Value | undefined): Value => {
    if (found === undefined) throw new SettingsError(`IDENTITY_PROVIDER=firebase needs the setting ${name}.`)
    return found
  }
  const emulatorHost = read('FIREBASE_AUTH_EMULATOR_HOST')
  const client = Object.fromEntries(
    Object.entries(clientValues).map(([field, name]) => [field, required(name, read(name))]),
  ) as FirebaseClient
  const account = read('FIREBASE_SERVICE_ACCOUNT')
  return {
    client,
    serviceAccount: emulatorHost === undefined ? required('FIREBASE_SERVICE_ACCOUNT', account) : account,
    emulatorHost,
  }
}
