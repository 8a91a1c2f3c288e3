/** What a client reads first: what is done here, and how resources are made up (RFC 7643, sections 5 to 7). */
import { maxBulkOperations, maxPayloadBytes } from './bulk.ts'
import { maxListed } from './lists.ts'
import { groupSchema } from '#scim/groups/group-resource.ts'
import { membershipSchema, membershipStates, userSchema } from '#scim/users/user-resource.ts'

export function serviceProviderConfig(base: string): object {
  const supported = true
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
    patch: { supported },
    bulk: { supported, maxOperations: maxBulkOperations, maxPayloadSize: maxPayloadBytes },
    filter: { supported, maxResults: maxListed },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        primary: true,
        description: 'A token that an owner of the organization makes in its settings.',
        specUri: 'https://www.rfc-editor.org/rfc/rfc6750',
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  }
}

export function resourceTypes(base: string): (object & { id: string })[] {
  const type = (id: string, endpoint: string, schema: string, more: object = {}) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id,
    name: id,
    endpoint,
    schema,
    ...more,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${id}` },
  })
  return [
    type('User', '/Users', userSchema, { schemaExtensions: [{ schema: membershipSchema, required: false }] }),
    type('Group', '/Groups', groupSchema),
  ]
}

interface Traits {
  type?: 'string' | 'boolean' | 'complex' | 'reference'
  multiValued?: boolean
  required?: boolean
  caseExact?: boolean
  mutability?: 'readWrite' | 'readOnly' | 'immutable'
  uniqueness?: 'none' | 'server'
  subAttributes?: object[]
  canonicalValues?: readonly string[]
  referenceTypes?: string[]
}

function attribute(name: string, description: string, traits: Traits = {}): object {
  const { type = 'string' } = traits
  return {
    name,
    type,
    multiValued: false,
    description,
    required: false,
    ...(type === 'string' && { caseExact: false }),
    mutability: 'readWrite',
    returned: 'default',
    uniqueness: 'none',
    ...traits,
  }
}

const userAttributes = [
  attribute('userName', 'How the directory knows the person; unique in it.', { required: true, uniqueness: 'server' }),
  attribute('name', 'The parts of the person’s name, as the directory has them.', {
    type: 'complex',
    subAttributes: [
      attribute('formatted', 'The whole name.'),
      attribute('familyName', 'The family name.'),
      attribute('givenName', 'The given name.'),
    ],
  }),
  attribute('displayName', 'The name to show, as the directory has it.'),
  attribute('active', 'Whether the person belongs to the organization by the directory.', { type: 'boolean' }),
  attribute(
    'emails',
    'The address of an account here: the primary one, else that of work, else the first. One is kept.',
    {
      type: 'complex',
      multiValued: true,
      subAttributes: [
        attribute('value', 'The address; of a domain that the organization has proven.'),
        // Both are read: they say which of several addresses is kept. "readOnly" would have clients leave them out; what is
        // sent may be altered all the same (RFC 7644, section 3.3: "the server is free to alter and/or ignore POSTed content").
        attribute('type', 'Read where there are several; always work here.', { canonicalValues: ['work'] }),
        attribute('primary', 'Read where there are several; always true here.', { type: 'boolean' }),
      ],
    },
  ),
]

const groupAttributes = [
  attribute('displayName', 'The name of the group, and of the label or class that it is.', {
    required: true,
    uniqueness: 'server',
  }),
  attribute('members', 'The people of the group.', {
    type: 'complex',
    multiValued: true,
    subAttributes: [
      attribute('value', 'The id of a user.', { mutability: 'immutable', caseExact: true }),
      attribute('$ref', 'Where the user is.', { type: 'reference', mutability: 'immutable', referenceTypes: ['User'] }),
      attribute('type', 'Always User.', { mutability: 'immutable', canonicalValues: ['User'] }),
      attribute('display', 'The name to show.', { mutability: 'readOnly' }),
    ],
  }),
]

const membershipAttributes = [
  attribute('state', 'What became of the person here.', { mutability: 'readOnly', canonicalValues: membershipStates }),
]

export function schemas(base: string): (object & { id: string })[] {
  const schema = (id: string, name: string, description: string, attributes: object[]) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    id,
    name,
    description,
    attributes,
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
  })
  return [
    schema(userSchema, 'User', 'A person of the directory.', userAttributes),
    schema(groupSchema, 'Group', 'A group of the directory.', groupAttributes),
    schema(membershipSchema, 'Membership', 'The person’s membership of the organization.', membershipAttributes),
  ]
}

export function listOf(resources: object[]): object {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: resources.length,
    startIndex: 1,
    itemsPerPage: resources.length,
    Resources: resources,
  }
}
