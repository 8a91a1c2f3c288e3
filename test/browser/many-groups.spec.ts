/** Classes and labels of a large school: found by name, and some drawn at a time. */
import { expect } from './support/fixtures.ts'
import { expectAccessible } from './support/page-checks.ts'
import { makeClass, giveLabel, makeLabel } from './support/steps/people-fixture.ts'
import { test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a hundred classes are drawn, the others at a press; a name finds any, and all that are found are selected', async ({
  page,
  server,
  school,
}) => {
  test.slow()
  const { owner, name } = school
  for (let number = 1; number <= 121; number += 1) {
    await makeClass(server.origin, owner.session, name, `Class ${number}`, [])
  }
  await page.goto(`/organizations/${name}/people/classes`)
  const rows = page.getByRole('list').getByRole('checkbox')
  await expect(rows).toHaveCount(100)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(rows).toHaveCount(121)
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)

  await page.getByRole('searchbox', { name: 'Search by name' }).fill('CLASS 12')
  await expect(rows).toHaveCount(3)
  await expect(page).toHaveURL(/[?&]name=CLASS\+12/)
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No class with this name')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(3)
  await page.getByRole('searchbox').fill('nobody')
  await expect(page.getByText('No class with this name')).toBeVisible()
  await expectAccessible(page, 'no class of that name')
  await page.getByRole('button', { name: 'Clear filter' }).click()
  await expect(rows).toHaveCount(121)
  await page.goBack()
  await expect(page.getByText('No class with this name')).toBeVisible()
})

test('a few labels need no filter; many have one', async ({ page, server, school }) => {
  const { owner, name } = school
  const make = (number: number) => makeLabel(server.origin, owner.session, name, `Label ${number}`)
  for (let number = 1; number <= 20; number += 1) await make(number)
  await page.goto(`/organizations/${name}/people/labels`)
  await expect(page.getByRole('button', { name: 'Edit Label 20' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await make(21)
  await page.reload()
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('label 21')
  await expect(page.getByRole('button', { name: /^Edit Label/ })).toHaveCount(1)
})

test('of many labels, the one to give or to take is found by its name', async ({ page, server, school }) => {
  const { owner, name, berta } = school
  for (let number = 1; number <= 21; number += 1) {
    const { id } = await makeLabel(server.origin, owner.session, name, `Label ${number}`)
    await giveLabel(server.origin, owner.session, name, id, [berta.session.uid])
  }
  await makeLabel(server.origin, owner.session, name, 'Choir')
  await page.reload()
  await page.getByRole('checkbox', { name: 'Berta Benz' }).check()
  const dialog = page.getByRole('dialog')
  const search = dialog.getByRole('searchbox', { name: 'Search by name' })

  await page.getByRole('button', { name: 'Remove labels' }).click()
  await expect(search).toBeFocused()
  await search.fill('label 21')
  await expect(dialog.getByRole('checkbox')).toHaveCount(1)
  await search.fill('nothing')
  await expect(dialog.getByText('No label with this name')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Give a label' }).click()
  await search.fill('choi')
  await expect(dialog.getByRole('button', { name: 'Label 1', exact: true })).toBeHidden()
  await dialog.getByRole('button', { name: 'Choir' }).click()
  await expect(page.getByText('Choir is given.')).toBeVisible()
})

test('somebody with many labels has a row of a few, and the others at a press', async ({ page, server, school }) => {
  const { owner, name, berta, carl } = school
  for (let number = 0; number < 12; number += 1) {
    const { id } = await makeLabel(server.origin, owner.session, name, `Team ${number}`)
    await giveLabel(server.origin, owner.session, name, id, [
      berta.session.uid,
      ...(number < 7 ? [carl.session.uid] : []),
    ])
  }
  await page.reload()
  const labels = page.getByRole('row', { name: 'Berta Benz' }).getByRole('listitem')
  const first = Array.from({ length: 6 }, (_, number) => `Team ${number}`)
  await expect(labels).toHaveText(first)
  const more = page.getByRole('button', { name: '+6 more labels of Berta Benz', expanded: false })
  await more.press('Enter')
  await expect(labels).toHaveText([...first, ...['6', '7', '8', '9', '10', '11'].map((number) => `Team ${number}`)])
  const fewer = page.getByRole('button', { name: 'Fewer labels of Berta Benz', expanded: true })
  await expect(fewer).toBeFocused()
  await expectAccessible(page, 'all labels of a row')
  await fewer.press('Enter')
  await expect(labels).toHaveText(first)
  await expect(page.getByRole('row', { name: 'Carl Clerk' }).getByRole('listitem')).toHaveCount(7)

  await page.getByRole('checkbox', { name: 'Berta Benz' }).check()
  await page.getByRole('button', { name: 'Remove labels' }).click()
  const choices = page.getByRole('dialog').getByRole('listitem')
  await expect(choices.nth(1)).toHaveText('Team 1')
  await expect(choices.nth(2)).toHaveText('Team 2')
  await expect(choices.last()).toHaveText('Team 11')
})

test('of many labels, a form shows those that a name finds and those that are chosen; Enter there sends nothing', async ({
  page,
  server,
  school,
}) => {
  const { owner, name } = school
  for (let number = 1; number <= 20; number += 1) {
    await makeLabel(server.origin, owner.session, name, `Label ${number}`)
  }
  await page.goto(`/organizations/${name}/people/invites?new=1`)
  const dialog = page.getByRole('dialog')
  const search = dialog.getByRole('searchbox', { name: 'Search by name' })
  const boxes = dialog.getByRole('group', { name: 'Labels' }).getByRole('checkbox')
  await expect(boxes).toHaveCount(20)
  await expect(search).toHaveCount(0)
  await makeLabel(server.origin, owner.session, name, 'Choir')
  await page.reload()
  await dialog.getByLabel('Email').fill('new@example.com')
  await dialog.getByLabel('Label 7', { exact: true }).check()
  await search.fill('choi')
  await expect(boxes).toHaveCount(2)
  await search.press('Enter')
  await dialog.getByLabel('Choir').check()
  const chosen = dialog.getByLabel('Label 7', { exact: true })
  await chosen.uncheck()
  await expect(chosen).toBeFocused()
  await chosen.check()
  await search.fill('nothing')
  await expect(dialog.getByText('No label with this name')).toBeVisible()
  await expect(boxes).toHaveCount(2)
  await expectAccessible(page, 'many labels in a form')
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByText('new@example.com', { exact: true })).toBeVisible()
})
