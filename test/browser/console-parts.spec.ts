/**
 * Every part of the consoles by everybody: which links there are, what is shown at each address opened by hand, on a
 * phone and on a desktop, light and dark. A part that the table does not know fails.
 */
import { themes } from '@atrium/contract/page/theme'
import { patterns, peoplePatterns } from '../../web/src/paths.ts'
import { expect, type SignedInPerson, test as base } from './support/fixtures.ts'
import { expectNoViolations } from './support/page-checks.ts'
import { putSignedInState } from './support/signed-in-state.ts'
import { joinAs, joinAuthorAs } from './support/steps/people-fixture.ts'
import { makeAuthor } from '../support/account-client.ts'

type Who = 'owner' | 'staff' | 'member' | 'stranger'
type Kind = 'organization' | 'publisher'

interface Part {
  /** By whom it is seen; everybody else who belongs to it is shown the first part of theirs in its place. */
  by: readonly Who[]
  /** The page's heading. */
  heading: string
  /** What the tab says before it, where the page is one of several under that heading. */
  view?: string
}

const everybody = ['owner', 'staff', 'member'] as const
const running = ['owner', 'staff'] as const
const owners = ['owner'] as const
const people = { heading: 'People of Arch School' }

/** By what stands behind the address of the organization. */
const ofOrganization: Record<string, Part> = {
  '': { by: everybody, heading: 'Overview' },
  '/overview': { by: everybody, heading: 'Overview' },
  '/overview/not-seen': { by: running, heading: 'Not seen for 30 days' },
  '/overview/classes': { by: everybody, heading: 'Your classes' },
  '/people': { by: running, ...people },
  '/people/members': { by: running, ...people },
  '/people/removed': { by: owners, ...people, view: 'Removed' },
  '/people/former': { by: running, ...people, view: 'Former' },
  '/people/requests': { by: running, ...people, view: 'Requests' },
  '/people/invites': { by: owners, ...people, view: 'Invites' },
  '/people/import': { by: owners, ...people, view: 'Invite many' },
  '/people/import/:id': { by: owners, ...people, view: 'Invite many' },
  '/people/rosters': { by: owners, ...people, view: 'OneRoster' },
  '/people/rosters/:id': { by: owners, ...people, view: 'OneRoster' },
  '/people/labels': { by: running, ...people, view: 'Labels' },
  '/people/classes': { by: running, ...people, view: 'Classes' },
  '/people/learners': { by: running, ...people, view: 'Learners' },
  '/people/learners/add': { by: running, ...people, view: 'Learners' },
  '/people/overview': { by: everybody, heading: 'Overview' },
  '/people/timeline': { by: owners, heading: 'Timeline' },
  '/settings': { by: running, heading: 'Settings' },
  '/settings/domains': { by: owners, heading: 'Domains' },
  '/settings/provisioning': { by: owners, heading: 'Directories' },
  '/settings/provisioning/:id': { by: owners, heading: 'This directory is not connected' },
  '/settings/single-sign-on': { by: owners, heading: 'Single sign-on' },
  '/settings/single-sign-on/:id': { by: owners, heading: 'There is no such connection' },
  '/security': { by: owners, heading: 'Security' },
  '/security/lacking': { by: owners, heading: 'Without a second step' },
  '/timeline': { by: owners, heading: 'Timeline' },
}
const ofPublisher: Record<string, Part> = {
  '': { by: everybody, heading: 'People of Arch Press' },
  '/people': { by: everybody, heading: 'People of Arch Press' },
  '/settings': { by: running, heading: 'Settings' },
}
const parts = { organization: ofOrganization, publisher: ofPublisher }

const links: Record<Kind, Record<Who, string[]>> = {
  organization: {
    owner: ['Overview', 'People', 'Settings', 'Domains', 'Directories', 'Single sign-on', 'Security', 'Timeline'],
    staff: ['Overview', 'People', 'Settings'],
    member: ['Overview'],
    stranger: [],
  },
  publisher: { owner: ['People', 'Settings'], staff: ['People', 'Settings'], member: ['People'], stranger: [] },
}
const deletions = { organization: 'Delete the organization', publisher: 'Delete the publisher' }
const sizes = [
  { name: 'phone', width: 360, height: 780 },
  { name: 'desktop', width: 1280, height: 800 },
] as const

interface House {
  address: Record<Kind, string>
  people: Record<Who, SignedInPerson>
}

const test = base.extend<{ house: House }>({
  house: async ({ server: { origin }, registered, newOrganization }, use) => {
    const owner = await registered({ firstName: 'Olga', lastName: 'Owner' })
    const staff = await registered({ firstName: 'Carl', lastName: 'Clerk' })
    const member = await registered({ firstName: 'Berta', lastName: 'Benz' })
    const stranger = await registered({ firstName: 'Sven', lastName: 'Strange' })
    const name = await newOrganization(owner, 'Arch School')
    const { author_id } = await makeAuthor(origin, owner.session, 'Arch Press')
    for (const [person, role] of [
      [staff, 'staff'],
      [member, 'User'],
    ] as const) {
      await joinAs(origin, owner.session, name, person.session, role)
      await joinAuthorAs(origin, owner.session, author_id, person.session, role)
    }
    const address = { organization: `/organizations/${name}`, publisher: `/authors/${author_id}` }
    await use({ address, people: { owner, staff, member, stranger } })
  },
})
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the table knows every part that there is', () => {
  const all = [...Object.values(patterns), ...peoplePatterns]
  const behind = (root: string) => [
    ...new Set(all.filter((one) => one === root || one.startsWith(`${root}/`)).map((one) => one.slice(root.length))),
  ]
  expect(behind(patterns.organization).sort()).toEqual(Object.keys(ofOrganization).sort())
  expect(behind(patterns.publisher).sort()).toEqual(Object.keys(ofPublisher).sort())
})

for (const kind of ['organization', 'publisher'] as const) {
  for (const who of ['owner', 'staff', 'member', 'stranger'] as const) {
    for (const size of sizes) {
      test(`${kind}, ${who}, ${size.name}: every part`, async ({ page, server, quiet, house }) => {
        test.setTimeout(900_000)
        // What a stranger asks for, and an import that there is not.
        quiet.allow(/status of 404/)
        await page.setViewportSize(size)
        await putSignedInState(page, server.origin, house.people[who])
        const root = house.address[kind]
        const [first] = Object.values(parts[kind])
        const looked = new Set<string>()
        for (const [path, part] of Object.entries(parts[kind])) {
          const isStranger = who === 'stranger'
          const sees = part.by.includes(who)
          await page.goto(root + path.replace(':id', '00000000-0000-4000-8000-000000000000'))
          const isPeople = path.startsWith('/people') && running.includes(who as 'staff') && kind === 'organization'
          const shown = isStranger ? 'No Data found' : sees ? part.heading : isPeople ? people.heading : first?.heading
          await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(shown ?? '')
          if (part.view !== undefined && !isStranger)
            await (sees
              ? expect(page, path).toHaveTitle(new RegExp(part.view))
              : expect(page, path).not.toHaveTitle(new RegExp(part.view)))
          const key = sees ? path : `in its place: ${shown}`
          if (looked.has(key)) continue
          looked.add(key)
          const remove = page.getByRole('button', { name: deletions[kind] })
          if (path === '/settings' && sees) await expect(remove).toHaveCount(who === 'owner' ? 1 : 0)
          await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0)
          for (const colorScheme of themes) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
            await expectNoViolations(page, `${kind}${path}, ${who}, ${size.name}, ${colorScheme}`)
          }
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect.soft(over, `${path}: sideways scroll`).toBeLessThanOrEqual(0)
        }
        await expectLinks(who, kind, size.name)

        async function expectLinks(by: Who, of: Kind, at: (typeof sizes)[number]['name']) {
          const menu = page.getByRole('button', { name: 'Open menu' })
          if (by === 'stranger') {
            await expect(menu).toHaveCount(0)
            await expect(page.getByRole('complementary', { name: 'Console' }).getByRole('link')).toHaveCount(0)
            return
          }
          if (at === 'phone') await menu.click()
          const navigation = page.getByRole('navigation', { name: 'Pages of the console' })
          await expect(navigation.getByRole('link')).toHaveText(links[of][by])
        }
      })
    }
  }
}
