/** What the server tells the page that it serves: a JSON block in the document. */
import * as z from 'zod/mini'
import { branding } from './organizations.ts'

/** The id of the `<script type="application/json">` that carries the settings. */
export const pageSettingsElementId = 'page-settings'

/** Which identity provider the official SDK talks to. */
export const identitySettings = z.discriminatedUnion('provider', [
  /** Ours, on the page's own origin. */
  z.strictObject({ provider: z.literal('embedded') }),
  z.strictObject({
    provider: z.literal('firebase'),
    client: z.strictObject({
      apiKey: z.string(),
      authDomain: z.string(),
      projectId: z.string(),
      storageBucket: z.string(),
      messagingSenderId: z.string(),
      appId: z.string(),
      measurementId: z.string(),
    }),
    /** Origin of the provider's emulator, where one stands in. */
    emulatorOrigin: z.nullable(z.string()),
  }),
])
export type IdentitySettings = z.output<typeof identitySettings>

export const pageSettings = z.strictObject({
  productName: z.string(),
  /** `{host}` of the specification, with its port where it has one. */
  hostDomain: z.string(),
  /** Origin of the accounts pages. */
  publicOrigin: z.string(),
  /** Scheme and host of an organization's site, with `{name}` to fill. */
  organizationSite: z.string(),
  identity: identitySettings,
  /** Whether "Sign in with Google" leads anywhere here. */
  google: z.boolean(),
  /** Where page views and performance monitoring go; nothing is sent where there is no address. */
  monitoring: z.strictObject({
    pageViewsUrl: z.nullable(z.string()),
    apmServerUrl: z.nullable(z.string()),
  }),
  /** Set on an organization's own sub-domain, when that organization exists. */
  space: z.nullable(z.strictObject({ name: z.string(), displayName: z.string(), branding })),
})
export type PageSettings = z.output<typeof pageSettings>
