/** The calls about an organization's own sign-in. Whatever changes it may ask once more who it is. */
import type { BodyOf } from '@atrium/contract/endpoint'
import {
  addSignInConnection,
  changeSignInConnection,
  changeSignInDomain,
  deleteSignInConnection,
  getSignInConnection,
  listSignInConnections,
  readSamlMetadata,
  switchSignInConnection,
  testSignInConnection,
} from '@atrium/contract/organizations/single-sign-on'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { peopleKey } from '#domain/organization/keys.ts'
import { withFreshSignIn } from '#session/fresh-sign-in/with-fresh-sign-in.ts'

const signInKey = (organization: string) => [...peopleKey(organization), 'single-sign-on'] as const

export function signInConnections(organization: string) {
  return queryOptions({
    queryKey: signInKey(organization),
    queryFn: ({ signal }) => call(listSignInConnections, { params: { name: organization }, signal }),
  })
}

/** Whoever comes back from a test finds what it brought. */
export function signInConnection(organization: string, id: string) {
  return queryOptions({
    queryKey: [...signInKey(organization), id],
    queryFn: ({ signal }) => call(getSignInConnection, { params: { name: organization, id }, signal }),
    refetchOnWindowFocus: 'always',
  })
}

export function add(organization: string, body: BodyOf<typeof addSignInConnection>) {
  return withFreshSignIn(() => call(addSignInConnection, { params: { name: organization }, body }))
}

export function change(organization: string, id: string, body: BodyOf<typeof changeSignInConnection>) {
  return withFreshSignIn(() => call(changeSignInConnection, { params: { name: organization, id }, body }))
}

export function switchTo(organization: string, id: string, on: boolean) {
  return withFreshSignIn(() => call(switchSignInConnection, { params: { name: organization, id }, body: { on } }))
}

export function beginTest(organization: string, id: string) {
  return withFreshSignIn(() => call(testSignInConnection, { params: { name: organization, id } }))
}

export async function remove(organization: string, id: string): Promise<void> {
  await withFreshSignIn(() => call(deleteSignInConnection, { params: { name: organization, id } }))
}

export function changeDomain(organization: string, id: string, body: BodyOf<typeof changeSignInDomain>) {
  return withFreshSignIn(() => call(changeSignInDomain, { params: { name: organization, id }, body }))
}

/** Nothing is kept: what it says is filled into the form. */
export function readMetadata(organization: string, body: BodyOf<typeof readSamlMetadata>) {
  return call(readSamlMetadata, { params: { name: organization }, body })
}
