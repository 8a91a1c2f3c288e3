/**
 * Provisioning: a directory (Entra ID, Okta, any that speaks SCIM 2.0) keeps an organization's people in step. What it
 * asks itself is RFC 7644, at `/scim/v2/{organization}`; here is what owners do about it.
 */
import * as z from 'zod/mini'
import { endpoint, noAnswer } from '../endpoint.ts'
import { maxConnections, maxConnectionTokens } from '../limits.ts'
import { organizationName } from '../rules/organization.ts'
import { ownersOnly } from '../rules/roles.ts'
import { fieldMessages } from '../sentences/en/fields.ts'

/** Which directory it is: for the words of its set-up alone. */
export const directories = ['entra', 'okta', 'other'] as const
export type Directory = (typeof directories)[number]

/** What a directory's groups become here; `off`: they are kept, and nobody gets anything of them. */
export const groupTargets = ['labels', 'classes', 'off'] as const
export type GroupTarget = (typeof groupTargets)[number]

const directory = z.enum(directories, fieldMessages.invalid)
const groups = z.enum(groupTargets, fieldMessages.invalid)

const connectionToken = z.strictObject({
  id: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** The last day on which the directory came with it, such as `2026-11-23`. */
  lastUsedOn: z.nullable(z.string()),
})

const connection = z.strictObject({
  id: z.string(),
  directory,
  groups,
  /** What the directory is given beside a token: where it asks. */
  address: z.string(),
  createdAt: z.string(),
  /** ISO 8601; null where the directory has not come yet. */
  lastRequestAt: z.nullable(z.string()),
  /** The oldest first. */
  tokens: z.array(connectionToken),
  /** Of the people that it has: all, those who belong to the organization, and those who have no account yet. */
  people: z.strictObject({ all: z.number(), members: z.number(), waiting: z.number() }),
  groupCount: z.number(),
})
export type Connection = z.output<typeof connection>

/** The token is told this once. */
const withToken = z.strictObject({ connection, token: z.string() })

const inNamed = z.strictObject({ name: organizationName })
const ofNamed = z.strictObject({ name: organizationName, id: z.string() })
const path = '/api/iam/organizations/:name/connections'
const access = { organization: ownersOnly }

export const listConnections = endpoint({
  id: 'listConnections',
  summary: 'The directories that keep people of an organization in step, the oldest first.',
  method: 'GET',
  path,
  access,
  params: inNamed,
  answer: z.strictObject({ results: z.array(connection) }),
})

export const addConnection = endpoint({
  id: 'addConnection',
  summary: `Connects a directory. Its token is answered this once, and only its hash is kept. An organization has at most ${maxConnections}.`,
  method: 'POST',
  path,
  access,
  recent: true,
  params: inNamed,
  body: z.strictObject({ directory, groups }),
  status: 201,
  answer: withToken,
  errors: ['provisioning_limit', 'answer_lost'],
  idempotent: true,
})

export const changeConnection = endpoint({
  id: 'changeConnection',
  summary:
    'What the groups of a directory become, from now on and for those that are there: people lose what they had by them, and get what they become. A group whose name no label or class can have becomes nothing.',
  method: 'PATCH',
  path: `${path}/:id`,
  access,
  recent: true,
  params: ofNamed,
  body: z.strictObject({ groups }),
  answer: connection,
})

export const removeConnection = endpoint({
  id: 'removeConnection',
  summary: 'Switches a directory off: its tokens end, and so do its groups. Its people stay what they are.',
  method: 'DELETE',
  path: `${path}/:id`,
  access,
  recent: true,
  params: ofNamed,
  status: 204,
  answer: noAnswer,
})

export const addConnectionToken = endpoint({
  id: 'addConnectionToken',
  summary: `One more token, for a change-over: at most ${maxConnectionTokens} at a time.`,
  method: 'POST',
  path: `${path}/:id/tokens`,
  access,
  recent: true,
  params: ofNamed,
  status: 201,
  answer: withToken,
  errors: ['provisioning_limit', 'answer_lost'],
  idempotent: true,
})

export const removeConnectionToken = endpoint({
  id: 'removeConnectionToken',
  summary: 'Revokes a token, at once.',
  method: 'DELETE',
  path: '/api/iam/organizations/:name/connection-tokens/:id',
  access,
  recent: true,
  params: ofNamed,
  status: 204,
  answer: noAnswer,
})

/** `ended`, `restored`: a membership. `kept`: somebody was to go, and another directory has them active. */
export const provisioningOutcomes = [
  'created',
  'changed',
  'unchanged',
  'ended',
  'kept',
  'restored',
  'deleted',
  'refused',
] as const
export type ProvisioningOutcome = (typeof provisioningOutcomes)[number]

/**
 * Why something was refused, as far as somebody can do something about it; `unreadable` is all that is wrong with a request
 * itself, of which its reason says more.
 */
const provisioningCauses = [
  'unproven_domain',
  'no_address',
  'taken',
  'left',
  'last_owner',
  'group_name',
  'group_taken',
  'group_limit',
  'people_limit',
  'class_archived',
  'unknown',
  'changed_meanwhile',
  'unreadable',
] as const
export type ProvisioningCause = (typeof provisioningCauses)[number]

const logged = z.strictObject({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** `POST`, `PUT`, `PATCH`, `DELETE`; `GET` where it was refused. */
  operation: z.string(),
  /** `Users`, `Groups`; empty where it was about neither. */
  resource: z.string(),
  /** The `userName` or the group's name; else the id that was asked about. */
  subject: z.string(),
  outcome: z.enum(provisioningOutcomes),
  status: z.number(),
  /** Of a refusal; null otherwise. */
  cause: z.nullable(z.enum(provisioningCauses)),
  /** What a refusal said, in English, as the directory was told; null otherwise. */
  reason: z.nullable(z.string()),
})

export const listConnectionRequests = endpoint({
  id: 'listConnectionRequests',
  summary:
    'What a directory asked lately and what was done with it, the newest first: all that was to change something, and all that was refused.',
  method: 'GET',
  path: `${path}/:id/requests`,
  access,
  params: ofNamed,
  query: z.strictObject({
    outcome: z.optional(z.enum(provisioningOutcomes, fieldMessages.invalid)),
    /** The id of the oldest that is known already. */
    before: z.optional(z.string().check(z.regex(/^\d{1,18}$/, fieldMessages.invalid))),
  }),
  answer: z.strictObject({ results: z.array(logged), before: z.nullable(z.string()) }),
})

export const provisioningEndpoints = [
  ...[listConnections, addConnection, changeConnection, removeConnection],
  ...[addConnectionToken, removeConnectionToken, listConnectionRequests],
]
