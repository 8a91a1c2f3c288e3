/** The screens of whoever is not signed in: sign-in, sign-up, links of mails, and what is told without an account. */
import { expect } from '@playwright/test'
import { resetLink } from '../steps/action-codes.ts'
import { takingAlong } from './learner-screens.ts'
import { button, field, hanging, link, type Screen, type Stage, type Tour } from './screens.ts'

const press = (name: string) => (stage: Stage) => button(stage, name).click()

async function toPassword(stage: Stage): Promise<void> {
  await field(stage, 'Username or email').fill(stage.house.owner.email)
  await button(stage, 'Login').click()
  await expect(field(stage, 'Password')).toBeVisible()
}

const after =
  (...steps: ((stage: Stage) => Promise<unknown>)[]) =>
  async (stage: Stage) => {
    for (const step of steps) await step(stage)
  }

const seesError = async ({ page }: Stage) => expect(page.getByRole('alert').first()).toBeVisible()

const signIn: Screen[] = [
  { name: 'sign-in', at: '/signin' },
  { name: 'sign-in, nothing typed', at: '/signin', open: after(press('Login'), seesError) },
  {
    name: 'sign-in, the account is looked up',
    at: '/signin',
    before: hanging('**/api/users/profile/getuser*'),
    open: async (stage) => {
      await field(stage, 'Username or email').fill('ada@example.com')
      await button(stage, 'Login').click()
      await expect(stage.page.getByRole('button', { disabled: true }).first()).toBeVisible()
    },
    waits: true,
  },
  { name: 'the language', at: '/signin', open: press('Language'), over: 'menu' },
  { name: 'password', at: '/signin', open: toPassword },
  {
    name: 'password, a wrong one',
    at: '/signin',
    open: after(toPassword, (stage) => field(stage, 'Password').fill('not it'), press('Next'), seesError),
  },
  { name: 'a forgotten password', at: '/signin', open: after(toPassword, press('Forgot password?')) },
  {
    name: 'a mailed code',
    at: '/signin',
    open: after(toPassword, press('Email me a code instead'), press('Sign in'), seesError),
  },
  { name: 'another organization’s door', at: ({ name }) => `/signin?redirect=/go/organizations/${name}` },
]

const signUp: Screen[] = [
  { name: 'sign-up', at: '/signup' },
  {
    name: 'sign-up, a taken username',
    at: '/signup',
    open: async (stage) => {
      await field(stage, 'Username').fill(stage.house.owner.username)
      await seesError(stage)
    },
  },
  {
    name: 'how to sign up',
    at: '/signup',
    open: async (stage) => {
      await field(stage, 'Username').fill(`new${Date.now().toString(36)}`)
      await button(stage, 'Continue').click()
      await expect(link(stage, 'Sign up with email')).toBeVisible()
    },
  },
  { name: 'the account’s form', at: '/signup/email' },
  { name: 'the account’s form, nothing typed', at: '/signup/email', open: after(press('Sign up'), seesError) },
  {
    name: 'the account’s form, a weak password',
    at: '/signup/email?email=ada@example.com&username=ada',
    open: (stage) => field(stage, 'Password').fill('password1'),
  },
]

const learners = ({ name }: Stage['house']) => `/learners/${name}`

async function nameLearner(stage: Stage): Promise<void> {
  await field(stage, 'Your username').fill('ada')
  await button(stage, 'Next').click()
  await expect(button(stage, 'With my pictures')).toBeVisible()
}

const learnerSignIn: Screen[] = [
  { name: 'learners’ sign-in', at: learners },
  { name: 'learners’ sign-in, nothing typed', at: learners, open: after(press('Next'), seesError) },
  { name: 'a learner’s ways', at: learners, open: nameLearner },
  {
    name: 'a learner’s code, none typed',
    at: learners,
    open: after(nameLearner, press('With the code on my card'), press('Sign in'), seesError),
  },
  { name: 'a learner’s password', at: learners, open: after(nameLearner, press('With my password')) },
  { name: 'a learner’s pictures', at: learners, open: after(nameLearner, press('With my pictures')) },
  { name: 'a card of nobody', at: (house) => `${learners(house)}#learner=nobody&card=0000` },
]

const mails: Screen[] = [
  { name: 'find', at: '/find' },
  { name: 'find, nothing typed', at: '/find', open: after(press('Continue'), seesError) },
  { name: 'an invite’s code', at: '/join' },
  { name: 'an invite’s code, nothing typed', at: '/join', open: after(press('Next'), seesError) },
  { name: 'an invite', at: ({ inviteUrl }) => inviteUrl },
  { name: 'an invite that has ended', at: `/signin?invite=${'A'.repeat(43)}` },
  { name: 'six boxes', at: '/verify' },
  { name: 'six boxes, confirmed', at: '/verify', open: press('Confirm') },
  { name: 'a dead link', at: '/actions?mode=resetPassword&oobCode=nothing' },
  { name: 'a link that confirms nothing', at: '/actions?mode=verifyEmail&oobCode=nothing' },
  { name: 'a link that changes nothing', at: '/actions?mode=verifyAndChangeEmail&oobCode=nothing' },
  { name: 'a new password', at: '/', open: async (stage) => openReset(stage) },
  {
    name: 'a new password, too weak',
    at: '/',
    open: async (stage) => {
      await openReset(stage)
      await field(stage, 'New Password').fill('short')
      await button(stage, 'Reset password').click()
      await seesError(stage)
    },
  },
  { name: 'a change that cannot be taken back', at: '/take-back?code=nothing' },
  ...takingAlong,
  { name: 'the organization’s site', at: ({ name, hostDomain }) => `http://${name}.${hostDomain}/` },
  { name: 'the publisher’s site', at: ({ authorId, hostDomain }) => `http://studio.${hostDomain}/@${authorId}` },
  { name: 'nobody’s site', at: ({ hostDomain }) => `http://nobodyatall.${hostDomain}/` },
]

async function openReset({ page, house }: Stage): Promise<void> {
  const { origin, owner } = house
  const link = await resetLink({ identityOrigin: origin, readActionLink: house.readActionLink }, owner.email)
  await page.goto(link)
  await expect(page.getByRole('progressbar').first()).toBeVisible()
}

const told: Screen[] = [
  ...['/support', '/status', '/terms', '/privacy', '/access', '/site', '/notfound', '/notstudentfound'],
  ...['/comingsoon', '/page', '/error', '/enagagepage', '/enagagemessagepage', '/nowhere/at/all'],
].map((at) => ({ name: at, at }))
told.push({ name: '/new-loader', at: '/new-loader', waits: true })

export const doorTours: readonly Tour[] = [
  { name: 'sign-in', by: 'guest', screens: signIn },
  { name: 'sign-up', by: 'guest', screens: signUp },
  { name: 'learners’ sign-in', by: 'guest', screens: learnerSignIn },
  { name: 'links and codes', by: 'guest', screens: mails },
  { name: 'pages that only say something', by: 'guest', screens: told },
]
