/**
 * What of people each call answers, and to whom: one table, so that no call shows what another one hides. What is not in
 * it is shown by no call. A call that is new, or that shows more, is added here with its reason.
 */
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Endpoint, rolesOf } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

/** Beyond what everybody who belongs to an organization sees of somebody in it: an id, a display name, a picture. */
const personal = new Set([
  ...['email', 'username', 'given_name', 'family_name', 'pronounce', 'address'],
  ...['lastSignInAt', 'language', 'deletion', 'company_email'],
])

/** As far as it is read here. */
interface JsonSchema {
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
}

/** The names of all that is answered, at any depth. */
function namesIn({ properties = {}, items, anyOf = [], oneOf = [] }: JsonSchema): string[] {
  const inside = [...(items ? [items] : []), ...anyOf, ...oneOf].flatMap(namesIn)
  return [...inside, ...Object.entries(properties).flatMap(([name, field]) => [name, ...namesIn(field)])]
}

function shownBy({ answer }: Endpoint): string[] {
  const names = namesIn(z.toJSONSchema(answer, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
  return [...new Set(names.filter((name) => personal.has(name)))].toSorted()
}

type Audience = 'anybody' | 'signed in' | 'members' | 'staff' | 'owners'

/** The widest. */
function audienceOf({ access }: Endpoint): Audience {
  if (access === 'anyone') return 'anybody'
  if (access === 'bearer') return 'signed in'
  const roles = rolesOf(access)
  return roles.includes('User') ? 'members' : roles.includes('staff') ? 'staff' : 'owners'
}

const inCatalogue = (audience: Audience) =>
  Object.fromEntries(
    (endpoints as readonly Endpoint[])
      .filter((endpoint) => audienceOf(endpoint) === audience && shownBy(endpoint).length > 0)
      .map((endpoint) => [endpoint.id, shownBy(endpoint).join(' ')]),
  )

type Table = Record<string, [fields: string, why: string]>
const fieldsIn = (table: Table) => Object.fromEntries(Object.entries(table).map(([id, [fields]]) => [id, fields]))

test('to anybody: what the sign-in shows, what somebody typed, and what a link or code in a mail tells its reader', () => {
  const table: Table = {
    findUser: ['email family_name given_name', 'step 2 of the sign-in says whose account it is; limited'],
    forgotPassword: ['email', 'as it was typed, whether anybody has it or not'],
    resetPassword: ['email', 'to whoever has the mailed code'],
    takeSignInCode: ['email', 'to whoever has the mailed code'],
    previewTakeAlong: ['email username', 'to whoever has the mailed link: their own'],
    takeAlong: ['email', 'the same'],
    previewInvite: ['address email family_name given_name', 'in full to whoever has the link, and masked by its code'],
  }
  expect(inCatalogue('anybody')).toEqual(fieldsIn(table))
})

test('to whoever is signed in: themselves', () => {
  const own = 'email family_name given_name pronounce username'
  expect(inCatalogue('signed in')).toEqual({
    signUpUser: own,
    getProfile: 'deletion email family_name given_name language pronounce username',
    updateProfile: 'deletion email family_name given_name language pronounce username',
    getEmailChange: 'email',
    getAccountDeletion: 'deletion',
  })
})

test('to whoever belongs to an organization or a publisher: nothing of others but their display name and picture', () => {
  expect(inCatalogue('members')).toEqual({})
})

const asInLists = 'email family_name given_name username'

test('to staff: the same of everybody, whichever list they are in', () => {
  const table: Table = {
    ...Object.fromEntries(
      ['listMembers', 'findMembers', 'listFormerMembers', 'listOwners', 'getOwner', 'listNotSeen'].map((id) => [
        id,
        [asInLists, 'who belongs there, or did until their last day'],
      ]),
    ),
    listAuthorMembers: [asInLists, 'who belongs to the publisher'],
    listJoinRequests: [asInLists, 'staff answer them, and ask nobody whom they do not know'],
    listLearners: [
      'address email family_name given_name lastSignInAt username',
      'accounts that the organization made itself; who never came needs a new card, and staff make it',
    ],
    resetLearnerCards: ['address family_name given_name username', 'what is printed; the address is the card’s'],
    getOrganization: ['company_email language', 'the organization’s own'],
  }
  expect(inCatalogue('staff')).toEqual(fieldsIn(table))
})

test('to owners: no more than that of people, but the whole record of whom they may change', () => {
  const more = Object.entries(inCatalogue('owners')).filter(([, fields]) =>
    fields.split(' ').some((field) => !asInLists.split(' ').includes(field)),
  )
  const table: Table = {
    ...Object.fromEntries(
      ['getMember', 'updateMember', 'updateUser'].map((id) => [
        id,
        ['email family_name given_name pronounce username', 'what they change of a member, or somebody of themselves'],
      ]),
    ),
    makeLearners: ['address family_name given_name username', 'what is printed; the address is the card’s'],
    ...Object.fromEntries(
      ['changeLearner', 'giveLearnerAddress'].map((id) => [
        id,
        ['address email family_name given_name lastSignInAt username', 'as staff read it in the list'],
      ]),
    ),
    ...Object.fromEntries(
      ['listConnections', 'addConnection', 'changeConnection', 'addConnectionToken', 'testSignInConnection'].map(
        (id) => [id, ['address', 'of a server, and of nobody']],
      ),
    ),
    updateOrganization: ['company_email language', 'the organization’s own'],
  }
  expect(Object.fromEntries(more)).toEqual(fieldsIn(table))
})
