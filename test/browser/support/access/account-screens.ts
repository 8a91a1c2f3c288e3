/** The screens of somebody signed in that belong to no organization: account, lists, wizards. */
import { expect, type Page } from '@playwright/test'
import { picture } from '../picture.ts'
import { putSignedInState } from '../signed-in-state.ts'
import { button, dialog, failing, field, hanging, type Screen, type Stage, type Tour } from './screens.ts'

const own = (page: string) => (house: Stage['house']) => `/profile/${house.owner.session.uid}${page}`
const seesDialog = async (stage: Stage) => expect(dialog(stage)).toBeVisible()
const asksBy = (name: string) => async (stage: Stage) => {
  await button(stage, name).first().click()
  await seesDialog(stage)
}

/** The page is the stranger's from here on, and knows nothing of whose it was. */
async function signInInstead(page: Page, { origin, stranger }: Stage['house']): Promise<void> {
  await page.goto(`${origin}/healthz`)
  await page.evaluate(async () => {
    localStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name)
  })
  await putSignedInState(page, origin, stranger)
}

const profile: Screen[] = [
  { name: 'profile', at: own('') },
  {
    name: 'profile, a name left empty',
    at: own(''),
    open: async (stage) => {
      await field(stage, 'First Name').fill('')
      await field(stage, 'Last Name').focus()
      await expect(stage.page.getByRole('alert').first()).toBeVisible()
    },
  },
  { name: 'profile, not loaded', at: own(''), before: failing('**/api/users/profile') },
  {
    name: 'photo menu',
    at: own(''),
    open: (stage) => button(stage, 'Profile photo').click(),
    over: 'menu',
  },
  {
    name: 'photo',
    at: own(''),
    open: async (stage) => {
      await button(stage, 'Profile photo').click()
      await stage.page.getByRole('menuitem', { name: stage.say('Upload Avatar') }).click()
      await seesDialog(stage)
      await dialog(stage).locator('input[type="file"]').setInputFiles(picture())
    },
    over: 'dialog',
  },
  {
    name: 'current password, none typed',
    at: own(''),
    open: async (stage) => {
      await asksBy('Change password?')(stage)
      await dialog(stage)
        .getByRole('button', { name: stage.say('Next') })
        .click()
      await expect(dialog(stage).getByRole('alert')).toBeVisible()
    },
    over: 'dialog',
  },
  { name: 'security', at: own('/security') },
  { name: 'security, loading', at: own('/security'), before: hanging('**/v2/accounts**'), waits: true },
  { name: 'account', at: own('/account') },
  { name: 'account, not loaded', at: own('/account'), before: failing('**/api/users/account/**') },
  { name: 'download', at: '/account/download?code=nothing' },
  { name: 'reset password', at: '/reset-password' },
  {
    name: 'account menu',
    at: own(''),
    open: ({ page }) => page.getByRole('button', { name: 'Olga Owner', exact: true }).click(),
    over: 'menu',
  },
]

const lists: Screen[] = [
  { name: 'organizations', at: '/organizations' },
  {
    name: 'organizations, loading',
    at: '/organizations',
    before: hanging('**/organizations/membership*'),
    waits: true,
  },
  { name: 'organizations, not loaded', at: '/organizations', before: failing('**/organizations/membership*') },
  { name: 'organizations, nothing found', at: '/organizations?name=nothing' },
  {
    name: 'a toast',
    at: '/organizations',
    open: async ({ page, house }) => {
      await page.goto(`/organizations/${house.name}/people/labels`)
      await page.getByRole('button', { name: /Chess/ }).last().click()
      // It stays for as long as it is pointed at.
      await page.getByRole('region', { name: /F8/ }).getByRole('listitem').hover()
    },
    // F8 leads there, and Tab last.
    over: 'menu',
  },
  { name: 'publishers', at: '/authors' },
  { name: 'publishers, not loaded', at: '/authors', before: failing('**/authors/membership*') },
  {
    name: 'an organization’s name, none typed',
    at: '/signup/organization',
    open: async (stage) => {
      await button(stage, 'Next').click()
      await expect(stage.page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'a workspace name that is taken',
    at: '/signup/organization',
    open: async (stage) => {
      await field(stage, 'Display name').fill('Hall of Arches')
      await button(stage, 'Next').click()
      await field(stage, 'Workspace name').fill(stage.house.name)
      await expect(stage.page.getByRole('alert').first()).toBeVisible()
    },
  },
  { name: 'a publisher’s name', at: '/authors/create' },
  {
    name: 'a publisher’s image',
    at: '/authors/create',
    open: async (stage) => {
      await field(stage, 'Publisher Name').fill('Hall Press')
      await button(stage, 'Next').click()
      await expect(button(stage, 'Back')).toBeVisible()
    },
  },
  { name: 'welcome', at: '/welcome' },
  {
    name: 'an invite that waits',
    at: '/organizations',
    open: async ({ page, house }) => {
      await signInInstead(page, house)
      await page.goto(house.inviteUrl)
      await expect(page.getByText('Arch School').first()).toBeVisible()
    },
  },
  // From here on the page is the stranger's.
  { name: 'no organization', at: '/organizations' },
  { name: 'no publisher', at: '/authors' },
  {
    name: 'deletion',
    at: ({ stranger }) => `/profile/${stranger.session.uid}/account`,
    open: asksBy('Delete my account'),
    over: 'dialog',
  },
  { name: 'an organization of others', at: ({ name }) => `/organizations/${name}/overview` },
]

export const accountTours: readonly Tour[] = [
  { name: 'profile, security and account', by: 'owner', screens: profile },
  { name: 'lists and wizards', by: 'owner', screens: lists },
]
