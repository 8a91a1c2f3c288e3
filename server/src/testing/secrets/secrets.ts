/** A key for tests: nothing that it wraps is worth anything. */
import { createSecrets } from '#secrets/secrets.ts'

export const testSecrets = createSecrets([Buffer.alloc(32, 'test')])
