/** A school with an owner, a member and somebody of its staff, for tests of its people page. */
import type { Page } from '@playwright/test'
import { expect, test as base, type SignedInPerson } from '../fixtures.ts'
import { joinAs } from './people-fixture.ts'
import { signInAs } from './steps.ts'

export interface School {
  name: string
  owner: SignedInPerson
  berta: SignedInPerson
  carl: SignedInPerson
}

export const test = base.extend<{ school: School }>({
  /** The page is the owner's; Berta is a User, Carl is staff. */
  school: async ({ page, server, registered, signedIn, newOrganization }, use) => {
    const owner = await signedIn({ firstName: 'Olga', lastName: 'Owner' })
    const name = await newOrganization(owner, 'Arch School')
    const berta = await registered({ firstName: 'Berta', lastName: 'Benz' })
    const carl = await registered({ firstName: 'Carl', lastName: 'Clerk' })
    await joinAs(server.origin, owner.session, name, berta.session, 'User')
    await joinAs(server.origin, owner.session, name, carl.session, 'staff')
    await page.goto(`/organizations/${name}/people`)
    await expect(page.getByRole('heading', { name: 'People of Arch School' })).toBeVisible()
    await use({ name, owner, berta, carl })
  },
})

/** Somebody else on the same page, as on another day. */
export async function signInInstead(page: Page, person: SignedInPerson): Promise<void> {
  await page.getByRole('button', { name: 'Olga Owner', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await signInAs(page, person)
}
