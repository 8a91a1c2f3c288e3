/** Settings of a product server that signs people in at the emulator. */
import { projectId } from './start.ts'

/** Where run.ts started one; undefined where nothing did. */
export const emulatorHost = process.env['FIREBASE_AUTH_EMULATOR_HOST']

/** The emulator checks none of the client's values but the project. */
export function hostedSettings(host: string): Record<string, string> {
  return {
    IDENTITY_PROVIDER: 'firebase',
    FIREBASE_API_KEY: 'any',
    FIREBASE_AUTH_DOMAIN: 'localhost',
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_STORAGE_BUCKET: 'any',
    FIREBASE_MESSAGING_SENDER_ID: 'any',
    FIREBASE_APP_ID: 'any',
    FIREBASE_MEASUREMENT_ID: 'any',
    FIREBASE_AUTH_EMULATOR_HOST: host,
  }
}
