/** A publisher with an owner, somebody of its staff and a User, for tests of its console. */
import { makeAuthor } from '../../../support/account-client.ts'
import { test as base, type SignedInPerson } from '../fixtures.ts'
import { joinAuthorAs } from './people-fixture.ts'

export interface Press {
  authorId: string
  name: string
  owner: SignedInPerson
  berta: SignedInPerson
  carl: SignedInPerson
}

export const test = base.extend<{ press: Press }>({
  /** The page is the owner's; Berta is a User, Carl is staff. */
  press: async ({ server: { origin }, registered, signedIn }, use) => {
    const owner = await signedIn({ firstName: 'Olga', lastName: 'Owner' })
    const name = 'Arch Press'
    const { author_id: authorId } = await makeAuthor(origin, owner.session, name)
    const berta = await registered({ firstName: 'Berta', lastName: 'Benz' })
    const carl = await registered({ firstName: 'Carl', lastName: 'Clerk' })
    await joinAuthorAs(origin, owner.session, authorId, berta.session, 'User')
    await joinAuthorAs(origin, owner.session, authorId, carl.session, 'staff')
    await use({ authorId, name, owner, berta, carl })
  },
})
