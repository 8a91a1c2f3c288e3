/** The calls about learners who have no email address. */
import {
  changeLearner,
  downloadLearnerArchive,
  giveLearnerAddress,
  listLearners,
  makeLearners,
  removeLearnerWay,
  resetLearnerCards,
  setLearnerPassword,
  setLearnerPictures,
  takeBackLearnerAddress,
  unlockLearner,
} from '@atrium/contract/people/learners'
import type { Learner, LearnerCard } from '@atrium/contract/people/learner'
import type { LearnerPicture } from '@atrium/contract/people/learner-names'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import type { CallInput } from '#api/request.ts'
import { peopleKey } from '#domain/organization/keys.ts'
import { withFreshSignIn } from '#session/fresh-sign-in/with-fresh-sign-in.ts'

export interface LearnersAsked {
  page: number
  limit: number
  /** Part of a name. */
  name: string
  /** A class's id; empty for all. */
  class: string
}

/** The previous page stays in sight while the next one loads. */
export function learnerPage(organization: string, { page, limit, name, class: inClass }: LearnersAsked) {
  return queryOptions({
    queryKey: [...peopleKey(organization), 'learners', page, limit, name, inClass],
    queryFn: ({ signal }) =>
      call(listLearners, {
        query: {
          organization,
          page,
          limit,
          ...(name === '' ? {} : { username: name }),
          ...(inClass === '' ? {} : { class: inClass }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
}

export type NewLearners = CallInput<typeof makeLearners>['body']

/** Cards are answered this once: nobody keeps the answer beyond the page that prints it. */
export function sendLearners(organization: string, body: NewLearners) {
  return call(makeLearners, { query: { organization }, body })
}

export async function newCards(
  organization: string,
  of: { ids: string[] } | { class: string },
): Promise<LearnerCard[]> {
  const { cards } = await withFreshSignIn(() => call(resetLearnerCards, { query: { organization }, body: of }))
  return cards
}

export function changeNames(
  organization: string,
  id: string,
  body: CallInput<typeof changeLearner>['body'],
): Promise<Learner> {
  return call(changeLearner, { params: { id }, query: { organization }, body })
}

/** Drawn by the server. */
export async function drawPictures(organization: string, id: string): Promise<readonly LearnerPicture[]> {
  const drawn = await withFreshSignIn(() =>
    call(setLearnerPictures, { params: { id }, query: { organization }, body: {} }),
  )
  return drawn.pictures
}

export async function givePassword(organization: string, id: string, password: string): Promise<void> {
  await withFreshSignIn(() => call(setLearnerPassword, { params: { id }, query: { organization }, body: { password } }))
}

export async function leaveCardAlone(organization: string, id: string): Promise<void> {
  await call(removeLearnerWay, { params: { id }, query: { organization } })
}

export async function unlock(organization: string, id: string): Promise<void> {
  await call(unlockLearner, { params: { id }, query: { organization } })
}

/** Sent again, the link of before works no more. */
export async function giveAddress(organization: string, id: string, email: string): Promise<void> {
  await withFreshSignIn(() => call(giveLearnerAddress, { params: { id }, query: { organization }, body: { email } }))
}

export async function takeBackAddress(organization: string, id: string): Promise<void> {
  await call(takeBackLearnerAddress, { params: { id }, query: { organization } })
}

/** What is kept of a learner, for whoever asks for it on their behalf. */
export function learnerArchive(organization: string, id: string): Promise<Blob> {
  return withFreshSignIn(() => call(downloadLearnerArchive, { params: { id }, query: { organization } }))
}
