/** An organization and a publisher with something in every list, for looking at every page of them. */
import { makeAuthor, uniqueName } from '../../../support/account-client.ts'
import { test as base, type SignedInPerson } from '../fixtures.ts'
import { putSignedInState } from '../signed-in-state.ts'
import type { ProductServer } from '../steps/identity-fixture.ts'
import * as people from '../steps/people-fixture.ts'

export interface House {
  origin: string
  hostDomain: string
  /** The organization's workspace name. */
  name: string
  authorId: string
  /** The link of an invite for anybody. */
  inviteUrl: string
  /** The page is theirs. */
  owner: SignedInPerson
  /** Belongs to nothing. */
  stranger: SignedInPerson
  readActionLink: ProductServer['readActionLink']
}

/** Removes a member, who then stands in the list of the removed. */
async function remove({ origin, name, owner }: Pick<House, 'origin' | 'name' | 'owner'>, uid: string): Promise<void> {
  const answer = await fetch(`${origin}/api/users/members/${uid}?organization=${name}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${owner.session.idToken}` },
  })
  if (!answer.ok) throw new Error(`Removing a member answered ${answer.status}: ${await answer.text()}`)
}

export const test = base.extend<{ house: House }>({
  house: async ({ page, server: { origin, hostDomain, readActionLink }, registered, newOrganization }, use) => {
    const owner = await registered({ firstName: 'Olga', lastName: 'Owner' })
    const staff = await registered({ firstName: 'Carl', lastName: 'Clerk' })
    const member = await registered({ firstName: 'Berta', lastName: 'Benz' })
    const removed = await registered({ firstName: 'Rita', lastName: 'Removed' })
    const stranger = await registered({ firstName: 'Sven', lastName: 'Strange' })
    const name = await newOrganization(owner, 'Arch School')
    const own = owner.session
    await people.joinAs(origin, own, name, staff.session, 'staff')
    await people.joinAs(origin, own, name, member.session, 'User')
    await people.joinAs(origin, own, name, removed.session, 'User')
    await remove({ origin, name, owner }, removed.session.uid)
    const { id: label } = await people.makeLabel(origin, own, name, 'Chess')
    await people.giveLabel(origin, own, name, label, [member.session.uid])
    await people.makeClass(origin, own, name, '1a', [member.session.uid])
    await people.achieve(origin, own, name, { user_id: member.session.uid, points: 7 })
    await people.inviteLink(origin, own, name, { email: `${uniqueName('gina')}@example.com` })
    const { url: inviteUrl } = await people.inviteLink(origin, own, name, { uses: 9 })
    const { author_id: authorId } = await makeAuthor(origin, own, 'Arch Press')
    await people.joinAuthorAs(origin, own, authorId, member.session, 'User')
    await putSignedInState(page, origin, owner)
    await use({ origin, hostDomain, name, authorId, inviteUrl, owner, stranger, readActionLink })
  },
})
