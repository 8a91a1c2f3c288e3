/** Learners without an email address, the whole way: a class from a list, its cards on paper, and each way in; new cards end the old. */
import type { Browser, Page } from '@playwright/test'
import { pictureCount } from '@atrium/contract/people/learner-names'
import { makeOrganization, uniqueName } from '../support/account-client.ts'
import { expect } from './support/fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts'
import { signInInstead, test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What the server refuses, the browser notes on the console. */
const refused = /Failed to load resource.*(?:400|403|404)/

interface Card {
  address: string
  code: string
  pictures: string[]
}

/** As they come from the server: a test reads no QR codes. */
function cardsOf(page: Page): Map<string, Card> {
  const cards = new Map<string, Card>()
  page.on('response', async (response) => {
    if (response.request().method() !== 'POST' || !/\/api\/users\/learners(?:\/cards)?\?/.test(response.url())) return
    const { made, cards: anew } = (await response.json()) as { made?: object[]; cards?: object[] }
    for (const card of (made ?? anew ?? []) as (Card & { username: string })[]) cards.set(card.username, card)
  })
  return cards
}

async function addClass(page: Page, name: string): Promise<void> {
  await page.goto(`/organizations/${name}/people/learners`)
  await expect(page.getByText('No learners here yet')).toBeVisible()
  await page.getByRole('link', { name: 'Add from a list' }).first().click()
  await page
    .getByLabel('Your list')
    .fill('ada\tAda\tLovelace\t1a\nada\tAlan\tTuring\t1a\ngrace\tGrace\tHopper\t1a\nkurt\tKurt\t\t2b')
  await page.getByLabel('Choose four pictures for each learner as well').check()
  await page.getByRole('button', { name: 'Check the list' }).click()
  await expect(page.getByText('3 learners to add, 1 to skip')).toBeVisible()
  await expect(page.getByText('This username is on line 1 already.')).toBeVisible()
  await expect(page.getByText('New classes: 1a, 2b.')).toBeVisible()
  await expectAccessible(page, 'a list, checked')
  await page.getByRole('button', { name: 'Add 3 learners' }).click()
  await expect(page.getByRole('heading', { name: 'Print 3 cards' })).toBeVisible()
}

const elsewhere = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 360, height: 740 } })).newPage()

async function signOutThere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Your username')).toBeVisible()
}

test('a class is added from a list and printed; learners come in by card, code, pictures; new cards end the old', async ({
  page,
  browser,
  server,
  school: { name },
  quiet,
}) => {
  test.slow()
  quiet.allow(refused)
  const cards = cardsOf(page)
  await addClass(page, name)
  await expect.poll(() => [...cards.keys()]).toEqual(expect.arrayContaining(['ada', 'grace', 'kurt']))
  const [ada, kurt] = [cards.get('ada'), cards.get('kurt')]
  if (!ada || !kurt) throw new Error('There are no cards')

  await expect(page.getByText('You see these cards only this once.')).toBeVisible()
  const sheet = page.getByRole('region', { name: 'Class 1a' })
  await expect(sheet.getByRole('listitem', { name: 'Card of Ada Lovelace' })).toContainText(ada.code)
  await expect(page.getByRole('img', { name: 'QR code of Kurt' })).toBeVisible()
  await expectAccessible(page, 'cards')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'People of Arch School' })).toBeHidden()
  await expect(sheet.getByText(ada.code)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('dialog', { name: 'Leave without the cards?' }).getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('row', { name: /Ada Lovelace/ })).toContainText('Pictures')

  const there = await elsewhere(browser)
  const site = `http://${name}.${server.hostDomain}`
  await there.goto(ada.address)
  await expect(there.getByRole('heading', { name: 'Are you Ada Lovelace?' })).toBeVisible()
  expect(await there.evaluate(() => location.href + JSON.stringify(history.state))).not.toContain('card')
  await expectAccessible(there, 'a card')
  await there.getByRole('button', { name: 'Yes, sign me in' }).click()
  await expect(there).toHaveURL(`${site}/`)
  await expect(there.getByRole('heading', { name: 'Welcome, Ada Lovelace' })).toBeVisible()
  await expect(there.getByRole('link', { name: 'My organizations' })).toHaveCount(0)

  // Another card on the same device.
  await there.goto(kurt.address)
  await expect(there.getByText('Ada Lovelace is signed in here now.')).toBeVisible()
  await there.getByRole('button', { name: 'Yes, sign me in' }).click()
  await expect(there.getByRole('heading', { name: 'Welcome, Kurt' })).toBeVisible()
  await signOutThere(there)

  await expectAccessible(there, 'username')
  await expectNoSidewaysScroll(there, 'username')
  await there.getByRole('button', { name: 'Next' }).click()
  await expect(there.getByText('Please type your username.')).toBeVisible()
  await there.getByLabel('Your username').fill('Ada')
  await there.getByRole('button', { name: 'Next' }).click()
  await expectAccessible(there, 'ways')
  await there.getByRole('button', { name: 'With the code on my card' }).click()
  await there.getByLabel('Code on your card').fill('0000-0000-0000')
  await there.getByRole('button', { name: 'Sign in' }).click()
  await expect(there.getByText('Please look at your username and your card again')).toBeVisible()
  await there.getByLabel('Code on your card').fill(ada.code.toLowerCase().replaceAll('-', ' '))
  await there.getByRole('button', { name: 'Sign in' }).click()
  await expect(there.getByRole('heading', { name: 'Welcome, Ada Lovelace' })).toBeVisible()
  await signOutThere(there)

  await there.getByLabel('Your username').fill('ada')
  await there.getByRole('button', { name: 'Next' }).click()
  await there.getByRole('button', { name: 'With my pictures' }).click()
  await expectAccessible(there, 'pictures')
  await expectNoSidewaysScroll(there, 'pictures')
  const pictures = there.getByRole('group', { name: 'All pictures' })
  const press = async (names: readonly string[]) => {
    for (const picture of names) {
      const button = pictures.getByRole('button', { name: new RegExp(`^${picture}$`, 'i') })
      await button.focus()
      await there.keyboard.press('Space')
      await expect(button).toHaveAttribute('aria-pressed', 'true')
    }
    await there.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  expect(ada.pictures).toHaveLength(pictureCount)
  await press(ada.pictures.toReversed())
  await expect(there.getByText('That is not right. Please try again')).toBeVisible()
  await press(ada.pictures)
  await expect(there.getByRole('heading', { name: 'Welcome, Ada Lovelace' })).toBeVisible()

  // The card is lost: the class gets new ones.
  await page.getByLabel('Class').selectOption('1a')
  const newCards = page.getByRole('button', { name: 'New cards for 1a' })
  await expect(newCards).toBeVisible()
  // They would be for the whole class, of which the list says nothing while it shows a part.
  const search = page.getByPlaceholder('Search by name or username')
  await search.fill('ada')
  await expect(newCards).toHaveCount(0)
  await search.fill('')
  await newCards.click()
  const question = page.getByRole('dialog', { name: 'Make 2 new cards?' })
  await expect(question).toContainText('The old cards stop working at once')
  await expectAccessible(page, 'new cards')
  await question.getByRole('button', { name: 'Make new cards' }).click()
  await expect(page.getByRole('heading', { name: 'Print 2 cards' })).toBeVisible()
  await expect.poll(() => cards.get('ada')?.address).not.toBe(ada.address)
  await there.goto(ada.address)
  await expect(there.getByText('This card does not work any more.')).toBeVisible()
  await expectAccessible(there, 'an old card')
  await there.goto(cards.get('ada')?.address ?? '')
  await expect(there.getByRole('heading', { name: 'Are you Ada Lovelace?' })).toBeVisible()
  await there.context().close()
})

test('staff make a new card and give pictures, but add nobody; a learner gets to no page that is not theirs', async ({
  page,
  browser,
  server,
  school: { name, carl },
  quiet,
}) => {
  test.slow()
  quiet.allow(refused)
  const cards = cardsOf(page)
  await page.goto(`/organizations/${name}/people/learners`)
  await page.getByRole('button', { name: 'Add one' }).click()
  const form = page.getByRole('dialog', { name: 'Add a learner' })
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(form.getByText('First name is required')).toBeVisible()
  await form.getByLabel('First name').fill('Ada')
  await form.getByLabel('Username').fill('ada')
  await expectAccessible(page, 'add one')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Print 1 card' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()

  await signInInstead(page, carl)
  await page.goto(`/organizations/${name}/people/learners/add`)
  await expect(page.getByRole('row', { name: /Ada/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add one' })).toHaveCount(0)
  await page.getByRole('button', { name: 'What can be done with Ada' }).click()
  await expect(page.getByRole('menuitem', { name: 'Edit name' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'New pictures' }).click()
  await page
    .getByRole('dialog', { name: 'New pictures for Ada?' })
    .getByRole('button', { name: 'Choose pictures' })
    .click()
  const shown = page.getByRole('dialog', { name: 'The pictures of Ada' })
  await expect(shown.getByRole('listitem')).toHaveCount(pictureCount)
  await expectAccessible(page, 'new pictures')
  await shown.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('row', { name: /Ada/ })).toContainText('Pictures')

  const there = await elsewhere(browser)
  // Where an organization's site is another app's, they sign in on the product's own pages.
  const code = cards.get('ada')?.code ?? ''
  await there.goto(`${server.origin}/learners/${name}`)
  await there.getByLabel('Your username').fill('ada')
  await there.getByRole('button', { name: 'Next' }).click()
  await there.getByRole('button', { name: 'With the code on my card' }).click()
  await there.getByLabel('Code on your card').fill(code)
  await there.getByRole('button', { name: 'Sign in' }).click()
  await expect(there).toHaveURL(`http://${name}.${server.hostDomain}/`)
  await expect(there.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible()

  await there.goto(`${server.origin}/organizations`)
  await expect(there.getByRole('heading', { name: 'Hello, Ada' })).toBeVisible()
  await expect(there.getByText('Your account belongs to Arch School.')).toBeVisible()
  await expectAccessible(there, 'the account of a learner')
  for (const path of [
    `/organizations/${name}/people`,
    '/signup/organization',
    '/authors',
    `/profile/${carl.session.uid}`,
  ]) {
    await there.goto(server.origin + path)
    await expect(there.getByText('The page that you opened is not part of your account.')).toBeVisible()
  }
  await there.getByRole('link', { name: 'Go to Arch School' }).click()
  await expect(there.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible()
  await there.goto(`${server.origin}/learners/nobody-is-here`)
  await expect(there.getByRole('heading', { name: 'This is not the address of an organization.' })).toBeVisible()
  await there.context().close()
})

test('the learners’ sign-in of a school that is deleted is none, though its name is not free yet', async ({
  page,
  server,
  registered,
}) => {
  const owner = await registered()
  const name = uniqueName('gone')
  const { organization } = await makeOrganization(server.origin, owner.session, name, 'Gone School')
  const headers = { authorization: `Bearer ${owner.session.idToken}` }
  const deleted = await fetch(`${server.origin}/api/iam/organizations/${organization.id}`, {
    method: 'DELETE',
    headers,
  })
  expect(deleted.status).toBe(204)
  await page.goto(`/learners/${name}`)
  await expect(page.getByRole('heading', { name: 'This is not the address of an organization.' })).toBeVisible()
})

test('both doors of a school show the way to its learners’ sign-in, once it has learners', async ({
  page,
  browser,
  server,
  school: { name },
  quiet,
}) => {
  quiet.allow(refused)
  const site = `http://${name}.${server.hostDomain}/`
  const signIn = `${server.origin}/signin?redirect=${encodeURIComponent(`/go/organizations/${name}`)}`
  const there = await elsewhere(browser)
  const way = there.getByRole('link', { name: 'Sign in with a card' })
  await there.goto(site)
  await expect(there.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(way).toHaveCount(0)
  await addClass(page, name)
  await there.goto(site)
  await expectAccessible(there, 'the site of a school with learners')
  await expectNoSidewaysScroll(there, 'the site of a school with learners')
  await way.click()
  await expect(there).toHaveURL(`${site}learners`)
  await expect(there.getByLabel('Your username')).toBeVisible()
  await there.goto(signIn)
  await way.click()
  await expect(there).toHaveURL(`${server.origin}/learners/${name}`)
  await expect(there.getByLabel('Your username')).toBeVisible()
  await there.goto(`${server.origin}/signin`)
  await expect(there.getByLabel('Username or email')).toBeVisible()
  await expect(way, 'nobody’s door').toHaveCount(0)
  await there.context().close()
})
