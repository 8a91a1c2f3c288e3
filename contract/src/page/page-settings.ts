/** What the server tells the page that it serves: a JSON block in the document. */
import * as z from 'zod/mini'
import { branding } from '../organizations.ts'
import { type Role, roles } from '../rules/roles.ts'
import { door } from './door.ts'

/** Which identity provider the official SDK talks to. */
const identitySettings = z.discriminatedUnion('provider', [
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

/** The product's sibling apps. */
export const siblingApps = [
  'learner',
  'engage',
  'authoring',
  'people',
  'teacher',
  'analytics',
  'console',
  'admin',
] as const
export type SiblingApp = (typeof siblingApps)[number]

const staffRoles = ['owner', 'staff'] as const

/** Whom an organization's site shows the way to each app. What somebody may do there is the app's own matter. */
export const appAudience: Record<SiblingApp, readonly Role[]> = {
  learner: roles,
  engage: staffRoles,
  authoring: staffRoles,
  people: staffRoles,
  teacher: staffRoles,
  analytics: staffRoles,
  console: ['owner'],
  admin: ['owner'],
}

/** Whose site the page is: an organization's, on its sub-domain, or a publisher's, on the label `studio`. */
const space = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('organization'),
    name: z.string(),
    displayName: z.string(),
    branding,
    /** Whether it has learners, who sign in at `learnerSignInPath`. */
    learners: z.boolean(),
    /** Where each sibling app is for this organization: those that are set up, and the product's own pages of its people. */
    apps: z.array(z.strictObject({ id: z.enum(siblingApps), url: z.string() })),
  }),
  z.strictObject({
    kind: z.literal('author'),
    author_id: z.string(),
    name: z.string(),
    description: z.string(),
    banner_image_url: z.string(),
    profile_image_url: z.string(),
  }),
])
export type Space = z.output<typeof space>

export const pageSettings = z.strictObject({
  productName: z.string(),
  /** `{host}` of docs/requirements.md#spaces, with its port where it has one. */
  hostDomain: z.string(),
  /** Origin of the accounts pages. */
  publicOrigin: z.string(),
  /** An organization's own sub-domain, scheme and host, with `{name}` to fill. */
  organizationOrigin: z.string(),
  /** Where an organization's site is, with `{name}` to fill: its own sub-domain, or the learner app where there is one. */
  organizationSite: z.string(),
  /** The same for a publisher's, with `{author_id}`: below the label `studio`, or the authoring studio. */
  authorSite: z.string(),
  /** Origins that a sign-in may lead to beside the accounts pages' and the organizations' (`rules/address-template.ts`). */
  redirectOrigins: z.array(z.string()),
  identity: identitySettings,
  /** Whether "Sign in with Google" leads anywhere here. */
  google: z.boolean(),
  /** Whether passkeys are offered at this host. */
  passkeys: z.boolean(),
  /** Where page views and performance monitoring go; nothing is sent where there is no address. */
  monitoring: z.strictObject({
    pageViewsUrl: z.nullable(z.string()),
    apmServerUrl: z.nullable(z.string()),
  }),
  /** Null on the product's own pages, and where nobody's site is. */
  space: z.nullable(space),
  /** On the pages at the door, for whoever comes from an organization's address or with its invite. */
  door: z.optional(door),
  /** Nobody's site is here because the organization is deleted, and may be restored. */
  isClosed: z.optional(z.literal(true)),
})
export type PageSettings = z.output<typeof pageSettings>
