/** The screens of an organization's and a publisher's console. */
import { expect } from '@playwright/test'
import { doorsIn } from './doors-in-screens.ts'
import { learners } from './learner-screens.ts'
import { button, dialog, failing, field, hanging, link, type Screen, type Stage, type Tour } from './screens.ts'

const console = (page: string) => (house: Stage['house']) => `/organizations/${house.name}/${page}`
const publisher = (page: string) => (house: Stage['house']) => `/authors/${house.authorId}/${page}`
const berta = ({ page }: Stage) => page.getByRole('row', { name: /Berta Benz/ })
const seesDialog = async (stage: Stage) => expect(dialog(stage)).toBeVisible()
const seesError = async (stage: Stage) => expect(dialog(stage).getByRole('alert').first()).toBeVisible()
const asksBy = (name: string) => async (stage: Stage) => {
  await button(stage, name).first().click()
  await seesDialog(stage)
}
const sends = (name: string) => async (stage: Stage) => {
  await dialog(stage)
    .getByRole('button', { name: stage.say(name) })
    .click()
  await seesError(stage)
}

/** What covers something goes by Escape. */
async function closeToast({ page }: Stage): Promise<void> {
  const toast = page.getByRole('region', { name: /F8/ }).getByRole('listitem')
  await expect(toast).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(toast).toHaveCount(0)
}

const organization: Screen[] = [
  {
    name: 'overview, tables open',
    at: console('overview'),
    open: async ({ page }) => {
      const closed = page.locator('main button[aria-expanded="false"]')
      for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click()
    },
  },
  { name: 'overview, loading', at: console('overview'), before: hanging('**/overview*'), waits: true },
  { name: 'overview, not loaded', at: console('overview'), before: failing('**/overview*') },
  { name: 'not seen', at: console('overview/not-seen') },
  { name: 'own classes', at: console('overview/classes') },
  {
    name: 'the menu of the pages',
    at: console('overview'),
    open: async (stage) => {
      await stage.page.locator('button[aria-haspopup="dialog"]').first().click()
      await seesDialog(stage)
    },
    over: 'dialog',
    widths: [360, 768],
  },
  {
    name: 'another console',
    at: console('overview'),
    open: (stage) => stage.page.locator('button[aria-haspopup="dialog"]').first().click(),
    widths: [1280, 1920],
  },
  {
    name: 'settings, changed',
    at: console('settings'),
    open: async (stage) => {
      await field(stage, 'Main colour').fill('#ffd54a')
      await field(stage, 'Display name').fill('')
      await button(stage, 'Save').click()
      await expect(stage.page.getByRole('alert').first()).toBeVisible()
    },
  },
  { name: 'deletion', at: console('settings'), open: asksBy('Delete the organization'), over: 'dialog' },
  { name: 'domains', at: console('settings/domains') },
  {
    name: 'a domain’s record',
    at: console('settings/domains'),
    open: async (stage) => {
      await field(stage, 'Domain').fill(`arch${Date.now().toString(36)}.org`)
      await button(stage, 'Add domain').click()
      await expect(stage.page.getByText(stage.say('Check now'))).toBeVisible()
      await closeToast(stage)
    },
  },
  { name: 'directories, none', at: console('settings/provisioning') },
  {
    name: 'connecting a directory',
    at: console('settings/provisioning'),
    open: asksBy('Connect a directory'),
    over: 'dialog',
  },
  {
    name: 'directories, not loaded',
    at: console('settings/provisioning'),
    before: failing('**/connections'),
  },
  {
    name: 'a directory, just connected',
    at: console('settings/provisioning'),
    open: async (stage) => {
      await asksBy('Connect a directory')(stage)
      await dialog(stage)
        .getByRole('button', { name: stage.say('Connect') })
        .click()
      await expect(button(stage, 'I have copied the token')).toBeVisible()
    },
  },
  { name: 'directories', at: console('settings/provisioning') },
  { name: 'a directory that is not there', at: console('settings/provisioning/nothing') },
  { name: 'single sign-on', at: console('settings/single-sign-on') },
  {
    name: 'a new connection, steps open',
    at: console('settings/single-sign-on'),
    open: async (stage) => {
      await asksBy('Add a connection')(stage)
      await dialog(stage).locator('summary').click()
      await expect(dialog(stage).getByRole('list')).toBeVisible()
    },
    over: 'dialog',
  },
  {
    name: 'a new connection of SAML, its metadata not readable',
    at: console('settings/single-sign-on'),
    open: async (stage) => {
      await asksBy('Add a connection')(stage)
      await dialog(stage).getByLabel('SAML').check()
      await dialog(stage).getByLabel(stage.say('As text or a file')).check()
      await dialog(stage).getByLabel(stage.say('Text of its metadata (XML)')).fill('<html></html>')
      await dialog(stage)
        .getByRole('button', { name: stage.say('Fill in the fields') })
        .click()
      await expect(dialog(stage).getByRole('status').getByRole('paragraph')).toBeVisible()
    },
    over: 'dialog',
  },
  { name: 'a connection that is not there', at: console('settings/single-sign-on/nothing') },
  { name: 'security', at: console('security') },
  {
    name: 'what rules would do',
    at: console('security'),
    open: async (stage) => {
      await field(stage, 'Ask for a second step').check()
      await button(stage, 'Save').click()
      await seesDialog(stage)
    },
    over: 'dialog',
  },
  { name: 'who lacks a step', at: console('security/lacking') },
  { name: 'timeline', at: console('timeline') },
  { name: 'timeline, nothing matches', at: console('timeline?kind=classes&by=nobody&from=2026-01-01') },
  { name: 'how long it is kept', at: console('timeline'), open: asksBy('Change how long'), over: 'dialog' },
]

const press: Screen[] = [
  { name: 'people', at: publisher('people') },
  { name: 'invite', at: publisher('people'), open: asksBy('Invite people'), over: 'dialog' },
  { name: 'settings', at: publisher('settings') },
  { name: 'deletion', at: publisher('settings'), open: asksBy('Delete the publisher'), over: 'dialog' },
]

const members: Screen[] = [
  { name: 'members', at: console('people/members') },
  { name: 'members, loading', at: console('people/members'), before: hanging('**/api/users/members?*'), waits: true },
  { name: 'members, not loaded', at: console('people/members'), before: failing('**/api/users/members?*') },
  { name: 'members, nobody found', at: console('people/members?name=nobody') },
  {
    name: 'a member’s menu',
    at: console('people/members'),
    open: (stage) => berta(stage).getByRole('button').click(),
    over: 'menu',
  },
  ...[
    ['a member’s name', 'Edit name'],
    ['a member’s first and last day', 'First and last day'],
    ['ownership', 'Hand ownership over'],
  ].map(([name = '', item = '']): Screen => ({
    name,
    at: console('people/members'),
    open: async (stage) => {
      await berta(stage).getByRole('button').click()
      await stage.page.getByRole('menuitem', { name: stage.say(item) }).click()
      await seesDialog(stage)
    },
    over: 'dialog',
  })),
  {
    name: 'members selected',
    at: console('people/members'),
    open: (stage) => berta(stage).getByRole('checkbox').check(),
  },
  ...['Give a label', 'Remove labels', 'Change role', 'Add to class', 'Remove'].map((name): Screen => ({
    name: `members selected: ${name}`,
    at: console('people/members'),
    open: async (stage) => {
      await berta(stage).getByRole('checkbox').check()
      await stage.page
        .getByRole('group')
        .getByRole('button', { name: stage.say(name) })
        .first()
        .click()
      await seesDialog(stage)
    },
    over: 'dialog',
  })),
  { name: 'removed', at: console('people/removed') },
  { name: 'former', at: console('people/former') },
  { name: 'requests', at: console('people/requests') },
]

const groups: Screen[] = [
  { name: 'invites', at: console('people/invites') },
  {
    name: 'an invite by mail, nothing typed',
    at: console('people/invites?new=1'),
    open: async (stage) => {
      await seesDialog(stage)
      await sends('Invite')(stage)
    },
    over: 'dialog',
  },
  {
    name: 'an invite by link',
    at: console('people/invites?new=1'),
    open: async (stage) => {
      await field(stage, 'Link or code').check()
      await dialog(stage)
        .getByRole('button', { name: stage.say('Invite') })
        .click()
      await expect(dialog(stage).getByRole('img')).toBeVisible()
    },
    over: 'dialog',
  },
  { name: 'import', at: console('people/import') },
  {
    name: 'import, looked at',
    at: console('people/import'),
    open: async (stage) => {
      await field(stage, 'Addresses or CSV').fill('email,role\nnew1@example.com,staff\nnobody,boss\n=cmd,')
      await button(stage, 'Check the list').click()
      await expect(stage.page.getByRole('table')).toBeVisible()
    },
  },
  {
    name: 'import, done',
    at: console('people/import'),
    open: async (stage) => {
      await field(stage, 'Addresses or CSV').fill(`person${Date.now()}@example.com\nnobody`)
      await button(stage, 'Check the list').click()
      await stage.page.getByRole('main').getByRole('region').getByRole('button').nth(1).click()
      await expect(link(stage, 'See invites')).toBeVisible()
      await closeToast(stage)
    },
  },
  { name: 'labels', at: console('people/labels') },
  {
    name: 'a new label, no name',
    at: console('people/labels'),
    open: async (stage) => {
      await asksBy('Add a label')(stage)
      await sends('Save')(stage)
    },
    over: 'dialog',
  },
  { name: 'classes', at: console('people/classes') },
  { name: 'a new class', at: console('people/classes'), open: asksBy('Add a class'), over: 'dialog' },
  { name: 'the archive of a year', at: console('people/classes'), open: asksBy('Archive this year'), over: 'dialog' },
]

export const consoleTours: readonly Tour[] = [
  { name: 'an organization’s console', by: 'owner', screens: organization },
  { name: 'a publisher’s console', by: 'owner', screens: press },
  { name: 'members', by: 'owner', screens: members },
  { name: 'invites, imports, labels, classes', by: 'owner', screens: groups },
  { name: 'learners', by: 'owner', screens: learners },
  { name: 'rosters and connections', by: 'owner', screens: doorsIn },
]
