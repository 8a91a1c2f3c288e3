/** The frame of the people page: its first button, its parts' names, its bar for many, its addresses. */
import { expect } from './support/fixtures.ts'
import { linesOf } from './support/steps/lines.ts'
import { makeClass, makeLabel } from './support/steps/people-fixture.ts'
import { signInInstead, test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('“Invite people” is the first button of the page for an owner, in every part of it', async ({ page, school }) => {
  const main = page.getByRole('main')
  const inviting = page.getByRole('dialog')
  const link = main.getByRole('link', { name: 'Invite people' })
  for (const query of ['', '?view=labels', '?view=classes']) {
    await page.goto(`/organizations/${school.name}/people${query}`)
    await expect(link).toBeVisible()
  }
  await link.click()
  await expect(inviting.getByLabel('Email')).toBeVisible()
  await page.goBack()
  await expect(inviting).toHaveCount(0)

  await signInInstead(page, school.carl)
  await page.goto(`/organizations/${school.name}/people`)
  await expect(page.getByText('1 - 3 of 3')).toBeVisible()
  await expect(link).toHaveCount(0)
})

test('a part’s name is as wide while it is chosen as while it is not', async ({ page, school }) => {
  const views = page.getByRole('navigation', { name: 'People' })
  const widths = async () => views.getByRole('link').evaluateAll((links) => links.map((link) => link.clientWidth))
  const before = await widths()
  await views.getByRole('link', { name: 'Invites' }).click()
  await expect(views.getByRole('link', { name: 'Invites' })).toHaveAttribute('aria-current', 'page')
  expect(await widths()).toEqual(before)
  await page.goto(`/organizations/${school.name}/people?view=classes`)
  await expect(views.getByRole('link', { name: 'Classes' })).toHaveAttribute('aria-current', 'page')
  expect(await widths()).toEqual(before)
})

test('where the system’s own colours are in force, the part that is open alone has a line below it', async ({
  page,
  school,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`/organizations/${school.name}/people/labels`)
  const links = page.getByRole('navigation', { name: 'People' }).getByRole('link')
  await expect(links.filter({ hasText: 'Labels' })).toHaveAttribute('aria-current', 'page')
  const underlined = await links.evaluateAll((all) =>
    all
      .filter((link) => getComputedStyle(link).borderBottomColor !== getComputedStyle(document.body).backgroundColor)
      .map((link) => link.getAttribute('href')?.split('/').at(-1)),
  )
  expect(underlined).toEqual(['labels'])
})

test('at 200 % what can be done with the selected ones takes a sixth of the screen at most', async ({
  page,
  school,
}) => {
  const height = 360
  await page.setViewportSize({ width: 640, height })
  await page.getByRole('checkbox', { name: school.berta.firstName }).check()
  const bar = page.getByRole('group', { name: '1 person selected' })
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(height / 6)
  await bar.getByRole('button', { name: 'Clear selection' }).click()
  await expect(bar).toHaveCount(0)
})

test('at 320 px with letters twice as large, how many are selected is said in whole words, and what has the focus is in sight', async ({
  page,
  school,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await page.getByRole('checkbox', { name: school.berta.firstName }).check()
  const bar = page.getByRole('group', { name: '1 person selected' })
  await expect(bar.getByRole('button', { name: 'Actions' })).toBeVisible()
  // Not letter by letter.
  expect(await linesOf(bar.getByText('1 person selected'))).toEqual(['1 person', 'selected'])
  const carl = page.getByRole('checkbox', { name: school.carl.firstName })
  await carl.focus()
  await expect(carl).toBeInViewport({ ratio: 1 })
  const below = (await bar.boundingBox()) ?? { y: 0, height: 0 }
  expect((await carl.boundingBox())?.y).toBeGreaterThanOrEqual(below.y + below.height)
})

test('what can be done with the selected ones stands in one line, as buttons where there is room, else in a menu', async ({
  page,
  school,
  server,
}) => {
  const selected = { en: '2 people selected', de: '2 Personen ausgewählt', fr: '2 personnes sélectionnées' }
  for (const [language, name] of Object.entries(selected)) {
    await page.context().addCookies([{ name: 'atrium_language', value: language, url: server.origin }])
    await page.goto(`/organizations/${school.name}/people`)
    await page.getByRole('checkbox', { name: school.berta.firstName }).check()
    await page.getByRole('checkbox', { name: school.carl.firstName }).check()
    const bar = page.getByRole('group', { name })
    for (const width of [360, 1024, 1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(bar.getByText(name)).toBeVisible()
      if (language === 'en' && width >= 1280) await expect(bar.getByRole('button').nth(2)).toBeVisible()
      // The page hears of its new size a moment later.
      await expect(async () => {
        const boxes = await bar.getByRole('button').evaluateAll((buttons) =>
          buttons.map((button) => {
            const { top, bottom, left, right } = button.getBoundingClientRect()
            return { middle: Math.round((top + bottom) / 2), left, right }
          }),
        )
        const own = await bar.boundingBox()
        const [start, end] = [own?.x ?? 0, (own?.x ?? 0) + (own?.width ?? 0)]
        expect(new Set(boxes.map(({ middle }) => middle)).size, `${language} at ${width} px`).toBe(1)
        expect(boxes.every(({ left, right }) => left >= start && right <= end)).toBe(true)
      }).toPass()
    }
  }
})

test('the initials of a class’s people are not covered by the face beside them', async ({ page, server, school }) => {
  const { uid: berta } = school.berta.session
  const { uid: carl } = school.carl.session
  await makeClass(server.origin, school.owner.session, school.name, '9a', [berta, carl])
  await page.goto(`/organizations/${school.name}/people/classes`)
  const faces = page.getByRole('listitem').filter({ hasText: '9a' }).locator('img')
  await expect(faces).toHaveCount(2)
  const [first, second] = await faces.evaluateAll((images) => images.map((image) => image.getBoundingClientRect()))
  // Two letters take up to two thirds of the middle.
  expect((first?.right ?? 0) - (second?.left ?? 0)).toBeLessThanOrEqual((first?.width ?? 0) / 8)
})

test('an address behind the last page of members becomes that of the last one', async ({ page, school }) => {
  await page.goto(`/organizations/${school.name}/people?page=9`)
  await expect(page).toHaveURL(`/organizations/${school.name}/people`)
  await expect(page.getByText('1 - 3 of 3')).toBeVisible()
})

test('members, invited and each part are counted, here and in another tab, as they change', async ({
  page,
  context,
  server,
  school,
}) => {
  const main = page.getByRole('main')
  const views = page.getByRole('navigation', { name: 'People' })
  await expect(main.getByText('3 members', { exact: true })).toBeVisible()
  await expect(views.getByRole('link')).toHaveText([
    ...['Members 3', 'Requests', 'Invites', 'Labels', 'Classes', 'Learners'],
  ])
  await expect(views.getByRole('link', { name: 'Members 3', exact: true })).toBeVisible()

  const other = await context.newPage()
  await other.goto(`/organizations/${school.name}/people?view=labels`)
  await expect(other.getByText('3 members', { exact: true })).toBeVisible()
  await makeLabel(server.origin, school.owner.session, school.name, 'Chess')
  await other.getByRole('link', { name: 'Invite people' }).click()
  await other.getByLabel('Email').fill('guest@example.com')
  await other.getByRole('dialog').getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(other.getByText('3 members, 1 invited')).toBeVisible()
  await expect(other.getByRole('link', { name: 'Invites 1', exact: true })).toBeVisible()

  await page.bringToFront()
  await expect(main.getByText('3 members, 1 invited')).toBeVisible()
  await expect(views.getByRole('link', { name: 'Labels 1', exact: true })).toBeVisible()
  for (const [name, says] of [
    ['Carl Clerk', '2 members, 1 invited'],
    ['Berta Benz', '1 member, 1 invited'],
  ] as const) {
    await page.getByRole('button', { name: `What can be done with ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Remove from Arch School' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove from Arch School' }).click()
    await expect(main.getByText(says, { exact: true })).toBeVisible()
  }
  await expect(views.getByRole('link', { name: 'Members 1', exact: true })).toBeVisible()
})

test('the name of a role stands in one line in languages where it is long', async ({ page, school, server }) => {
  for (const language of ['de', 'fr', 'pt']) {
    await page.context().addCookies([{ name: 'atrium_language', value: language, url: server.origin }])
    for (const width of [900, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`/organizations/${school.name}/people`)
      const row = page.getByRole('row').filter({ hasText: school.owner.firstName })
      const role = row.getByRole('cell').nth(3)
      await expect(role).toBeVisible()
      const lines = await role.evaluate((cell) => {
        const words = document.createRange()
        words.selectNodeContents(cell)
        return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
      })
      expect(lines, `${language} at ${width} px`).toBe(1)
    }
  }
})
