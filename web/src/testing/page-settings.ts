/** What the server says of an installation, for tests of what depends on it. */
import type { PageSettings } from '@atrium/contract/page/page-settings'

const client = {
  apiKey: 'k',
  authDomain: 'd',
  projectId: 'p',
  storageBucket: 'b',
  messagingSenderId: 'm',
  appId: 'a',
  measurementId: 'g',
}
/** An installation that asked for nothing in particular. */
export const plainPageSettings: PageSettings = {
  productName: 'Campus',
  hostDomain: 'campus.example',
  publicOrigin: 'https://campus.example',
  organizationOrigin: 'https://{name}.campus.example',
  organizationSite: 'https://{name}.campus.example',
  authorSite: 'https://studio.campus.example/@{author_id}',
  redirectOrigins: [],
  identity: { provider: 'embedded' },
  google: false,
  passkeys: false,
  monitoring: { pageViewsUrl: null, apmServerUrl: null },
  space: null,
}

export const hostedIdentity = { provider: 'firebase', client, emulatorOrigin: null } as const
