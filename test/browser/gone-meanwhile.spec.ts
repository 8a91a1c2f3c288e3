/**
 * What a page of the console offers may be ended elsewhere while it is open. Whoever still presses it is told, the page
 * then shows what there is, and a question about what is gone is asked no longer: it would be refused for ever.
 */
import type { Page } from '@playwright/test'
import type { Endpoint } from '@atrium/contract/endpoint'
import { addDomain, removeDomain } from '@atrium/contract/organizations/domains'
import { addConnection, removeConnection, removeConnectionToken } from '@atrium/contract/organizations/provisioning'
import { addSignInConnection, deleteSignInConnection } from '@atrium/contract/organizations/single-sign-on'
import { createInvite, revokeInvite } from '@atrium/contract/people/invites'
import { makeLearners } from '@atrium/contract/people/learners'
import { deleteMember } from '@atrium/contract/people/members'
import { uniqueName } from '../support/account-client.ts'
import { expect } from './support/fixtures.ts'
import { elsewhere } from './support/steps/elsewhere.ts'
import { type School, test } from './support/steps/people-school.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

interface Stage {
  school: School
  /** By the owner, from elsewhere, in the organization: what is not said of its path and query is the organization. */
  act: <Answer>(endpoint: Endpoint, params?: Record<string, string>, body?: object) => Promise<Answer>
}

interface Gone {
  /** Where it is shown, once it is made, and how it ends. */
  page: string
  end: () => Promise<unknown>
}

interface Case {
  what: string
  make: (stage: Stage) => Promise<Gone>
  /** Buttons and items of menus one after the other: the last one is refused. */
  press: readonly RegExp[]
  /** What the page shows then. */
  shows: (page: Page) => Promise<void>
}

const entra = { directory: 'entra', groups: 'labels' }
const oidc = { preset: 'other', issuer: 'https://idp.example.com', client_id: 'atrium', client_secret: 'secret' }

const domain: Case['make'] = async ({ act }) => {
  const { id } = await act<{ id: string }>(addDomain, {}, { domain: `${uniqueName('arch')}.org` })
  return { page: 'settings/domains', end: () => act(removeDomain, { id }) }
}
const directory: Case['make'] = async ({ act }) => {
  const { id } = (await act<{ connection: { id: string } }>(addConnection, {}, entra)).connection
  return { page: `settings/provisioning/${id}`, end: () => act(removeConnection, { id }) }
}
const token: Case['make'] = async ({ act }) => {
  const { connection } = await act<{ connection: { id: string; tokens: { id: string }[] } }>(addConnection, {}, entra)
  const end = () => act(removeConnectionToken, { id: connection.tokens[0]?.id ?? '' })
  return { page: `settings/provisioning/${connection.id}`, end }
}
const signIn: Case['make'] = async ({ act }) => {
  const { id } = await act<{ id: string }>(addSignInConnection, {}, { name: 'Arch login', oidc })
  return { page: `settings/single-sign-on/${id}`, end: () => act(deleteSignInConnection, { id }) }
}
const invite: Case['make'] = async ({ act }) => {
  const { id } = await act<{ id: string }>(createInvite, {}, { email: `${uniqueName('new')}@example.com` })
  return { page: 'people/invites', end: () => act(revokeInvite, { id }) }
}
const berta: Case['make'] = async ({ act, school }) => {
  return { page: 'people', end: () => act(deleteMember, { id: school.berta.session.uid }) }
}
const learner: Case['make'] = async ({ act }) => {
  const learners = [{ username: 'lena', given_name: 'Lena', family_name: 'Lind' }]
  const { made } = await act<{ made: { user_id: string }[] }>(makeLearners, {}, { learners })
  return { page: 'people/learners', end: () => act(deleteMember, { id: made[0]?.user_id ?? '' }) }
}

const noDomain = (page: Page) => expect(page.getByRole('main').getByRole('region', { name: /^arch/ })).toHaveCount(0)
const titled = (name: string) => (page: Page) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const noDirectory = titled('This directory is not connected')
const noConnection = titled('There is no such connection')
const cancelled = (page: Page) => expect(page.getByRole('main').getByText('Cancelled')).toBeVisible()
const noRow = (name: RegExp) => (page: Page) => expect(page.getByRole('row', { name })).toHaveCount(0)
const ofLena = /What can be done with Lena Lind/
const ofBerta = /What can be done with Berta Benz/

const cases: Case[] = [
  { what: 'a domain: removed', make: domain, press: [/^Remove /, /^Remove domain$/], shows: noDomain },
  { what: 'a domain: looked for', make: domain, press: [/^Check now/], shows: noDomain },
  {
    what: 'a token: revoked',
    make: token,
    press: [/^Revoke the token/, /^Revoke$/],
    shows: (page) => expect(page.getByRole('button', { name: 'Make a token' })).toBeVisible(),
  },
  { what: 'a directory: one more token', make: directory, press: [/^Make another token$/], shows: noDirectory },
  { what: 'a directory: disconnected', make: directory, press: [/^Disconnect$/, /^Disconnect$/], shows: noDirectory },
  { what: 'a sign-in: tried out', make: signIn, press: [/^Test sign-in$/], shows: noConnection },
  { what: 'a sign-in: deleted', make: signIn, press: [/^Delete the connection$/, /^Delete$/], shows: noConnection },
  { what: 'an invite: cancelled', make: invite, press: [/^Cancel invite/], shows: cancelled },
  { what: 'an invite: sent again', make: invite, press: [/^Send again/], shows: cancelled },
  {
    what: 'a member: offered ownership',
    make: berta,
    press: [ofBerta, /^Hand ownership over$/, /^Offer$/],
    shows: noRow(/Berta/),
  },
  { what: 'a member: removed', make: berta, press: [ofBerta, /^Remove from/, /^Remove from/], shows: noRow(/Berta/) },
  {
    what: 'a member: made an owner',
    make: berta,
    press: [ofBerta, /^Make Owner$/i, /^Make Owner$/i],
    shows: noRow(/Berta/),
  },
  {
    what: 'a learner: a new card',
    make: learner,
    press: [ofLena, /^New card$/, /^Make a new card$/],
    shows: noRow(/Lena/),
  },
  {
    what: 'a learner: new pictures',
    make: learner,
    press: [ofLena, /^New pictures$/, /^Choose pictures$/],
    shows: noRow(/Lena/),
  },
  { what: 'a learner: removed', make: learner, press: [ofLena, /^Remove from/, /^Remove$/], shows: noRow(/Lena/) },
]

for (const { what, make, press, shows } of cases) {
  test(`what is gone meanwhile: ${what}`, async ({ page, quiet, server, school }) => {
    quiet.allow(/status of 404/)
    const act: Stage['act'] = (endpoint, params = {}, body) => {
      const isNamed = endpoint.path.includes('/:name')
      return elsewhere(server.origin, school.owner.session, endpoint, {
        params: isNamed ? { name: school.name, ...params } : params,
        ...(isNamed ? {} : { query: { organization: school.name } }),
        ...(body && { body }),
      })
    }
    const gone = await make({ school, act })
    await page.goto(`/organizations/${school.name}/${gone.page}`)
    for (const [index, name] of press.entries()) {
      const inDialog = page.getByRole('dialog').getByRole('button', { name })
      const found = page.getByRole('menuitem', { name }).or(page.getByRole('button', { name }))
      const last = index === press.length - 1
      const target = last && index > 0 ? inDialog : found.first()
      await target.focus()
      if (last) await gone.end()
      await target.press('Enter')
    }
    await expect(page.getByRole('alert')).toBeVisible()
    await shows(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // Whoever has no pointer goes on where it was.
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  })
}
