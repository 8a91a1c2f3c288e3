/** What the server tells the page that it serves: a JSON block in the document. */
import * as z from 'zod/mini'
import { branding } from './organizations.ts'

/** The id of the `<script type="application/json">` that carries the settings. */
export const pageSettingsElementId = 'page-settings'

export const pageSettings = z.strictObject({
  productName: z.string(),
  /** `{host}` of the specification, with its port where it has one. */
  hostDomain: z.string(),
  /** Origin of the accounts pages. */
  publicOrigin: z.string(),
  /** Scheme and host of an organization's site, with `{name}` to fill. */
  organizationSite: z.string(),
  /** Set on an organization's own sub-domain, when that organization exists. */
  space: z.nullable(z.strictObject({ name: z.string(), displayName: z.string(), branding })),
})
export type PageSettings = z.output<typeof pageSettings>
