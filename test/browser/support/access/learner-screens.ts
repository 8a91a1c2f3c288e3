/** The screens of learners without an address: as their teachers see them, and where one becomes somebody's own. */
import { expect } from '@playwright/test'
import { button, dialog, field, type Screen, type Stage } from './screens.ts'

const at = (page: string) => (house: Stage['house']) => `/organizations/${house.name}/people/${page}`
const seesDialog = async (stage: Stage) => expect(dialog(stage)).toBeVisible()
const asksBy = (name: string) => async (stage: Stage) => {
  await button(stage, name).first().click()
  await seesDialog(stage)
}
const sends = (name: string) => async (stage: Stage) => {
  await dialog(stage)
    .getByRole('button', { name: stage.say(name) })
    .click()
  await expect(dialog(stage).getByRole('alert').first()).toBeVisible()
}

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()

function learner(name: string, address: { email: string; expiresAt: string } | null) {
  return {
    user_id: name,
    username: name.toLowerCase(),
    given_name: name,
    family_name: 'Byron',
    displayName: `${name} Byron`,
    photoURL: null,
    way: 'pictures',
    locked: false,
    cardMadeAt: inDays(-9),
    lastSignInAt: null,
    address: address && { ...address, sentAt: inDays(-1) },
  }
}

/** As the server lists them: nobody of whom another screen knows is made for it. */
const listed = ({ page }: Stage) =>
  page.route('**/api/users/learners?*', (route) =>
    route.fulfill({
      json: {
        results: [
          learner('Ada', null),
          learner('Grace', { email: 'grace.hopper@mathematics.school.example', expiresAt: inDays(13) }),
          learner('Kurt', { email: 'kurt@example.com', expiresAt: inDays(-1) }),
        ],
        page: 1,
        limit: 10,
        totalPages: 1,
        totalResults: 3,
        offered: true,
      },
    }),
  )

const chooses = (who: string, name: string) => async (stage: Stage) => {
  const row = stage.page.getByRole('row', { name: new RegExp(who) })
  await row.locator('button[aria-haspopup="menu"]').click()
  await stage.page.getByRole('menuitem', { name: stage.say(name) }).click()
  await seesDialog(stage)
}

export const learners: Screen[] = [
  { name: 'learners, none', at: at('learners') },
  {
    name: 'a learner, no name',
    at: at('learners'),
    open: async (stage) => {
      await asksBy('Add one')(stage)
      await sends('Add')(stage)
    },
    over: 'dialog',
  },
  { name: 'learners from a list', at: at('learners/add') },
  {
    name: 'a list of learners, checked',
    at: at('learners/add'),
    open: async (stage) => {
      await field(stage, 'Your list').fill('ada,Ada,Lovelace,1a\nada,Alan,Turing,1a\n,Nobody,,')
      await button(stage, 'Check the list').click()
      await expect(stage.page.getByRole('table')).toBeVisible()
    },
  },
  { name: 'learners, addresses that wait', at: at('learners'), before: listed },
  {
    name: 'an address for a learner, none typed',
    at: at('learners'),
    before: listed,
    open: async (stage) => {
      await chooses('Ada', 'Give an email address')(stage)
      await sends('Send the link')(stage)
    },
    over: 'dialog',
  },
  {
    name: 'an address for a learner, taken back',
    at: at('learners'),
    before: listed,
    open: chooses('Grace', 'Take the address back'),
    over: 'dialog',
  },
]

const offered = ({ page }: Stage) =>
  page.route('**/api/iam/auth/learners/take-along/preview', (route) =>
    route.fulfill({
      json: {
        organization: 'Arch School',
        displayName: 'Grace Byron',
        username: 'grace',
        email: 'grace.hopper@mathematics.school.example',
        expiresAt: inDays(13),
      },
    }),
  )

export const takingAlong: Screen[] = [
  { name: 'an account that is nobody’s to take along', at: '/take-along?code=nothing' },
  { name: 'an account to take along', at: '/take-along?code=something', before: offered },
  {
    name: 'an account to take along, nothing typed',
    at: '/take-along?code=something',
    before: offered,
    open: async (stage) => {
      await field(stage, 'Username').fill('')
      await button(stage, 'Make it my own').click()
      await expect(stage.page.getByRole('alert').first()).toBeVisible()
    },
  },
]
