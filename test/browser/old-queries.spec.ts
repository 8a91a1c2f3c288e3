/** An address that is old, edited or cut off asks for something that there is not: its page shows what there is. */
import { makeAuthor } from '../support/account-client.ts'
import { expect } from './support/fixtures.ts'
import { test } from './support/steps/people-school.ts'

const queries = [
  'role=&label=&class=&sortBy=&page=&limit=&name=&kind=&by=&from=&to=',
  'role=teacher&sortBy=age:up&page=-1&limit=7&kind=party&from=2026-13-45&to=tomorrow',
  'name=%00&label=%00&class=%00&by=%00&role=%00',
]

test('no list is lost by the query of its address', async ({ page, server, school }) => {
  test.setTimeout(120_000)
  const { author_id } = await makeAuthor(server.origin, school.owner.session, 'Arch Books')
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
  })
  const people = `/organizations/${school.name}/people`
  const shown: [path: string, text: string][] = [
    [people, 'Berta Benz'],
    [`${people}/learners`, 'No learners here yet'],
    [`${people}/removed`, 'Nobody was removed lately'],
    [`/organizations/${school.name}/timeline`, 'Berta Benz'],
    ['/organizations', 'Arch School'],
    ['/authors', 'Arch Books'],
    [`/authors/${author_id}/people`, 'Olga Owner'],
  ]
  for (const [path, text] of shown) {
    for (const query of queries) {
      await page.goto(`${path}?${query}`)
      await expect(
        page.locator('main').getByText(text).filter({ visible: true }).first(),
        `${path}?${query}`,
      ).toBeVisible()
    }
  }
  expect(refused).toEqual([])
})
