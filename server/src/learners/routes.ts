/** The endpoints of learners without an address and the actions that answer them. */
import { previewLearnerCard, signInLearner } from '@atrium/contract/identity/learner-sign-in'
import { previewTakeAlong, takeAlong as takeAlongEndpoint } from '@atrium/contract/identity/take-along'
import * as contract from '@atrium/contract/people/learners'
import type { FastifyInstance } from 'fastify'
import type { AreaContext } from '#area-context.ts'
import type { Asking } from '#http/membership.ts'
import { logForRequests } from '#http/request-id.ts'
import { serve } from '#http/serve.ts'
import { callersLanguage } from '#http/languages/asked-language.ts'
import { addressKey } from '#limits/address.ts'
import { giveAddress, takeBackAddress } from './addresses/give-address.ts'
import { preview, takeAlong } from './addresses/take-along.ts'
import { change } from './change.ts'
import { previewCard, signIn } from './entering/sign-in.ts'
import { list } from './list.ts'
import { make } from './making/make.ts'
import { removeWay, setPassword, setPictures, unlock } from './ways/change-way.ts'
import { resetCards } from './ways/reset-cards.ts'

export async function serveLearners(app: FastifyInstance, context: AreaContext): Promise<void> {
  const { guards } = context
  const entering = { ...context, log: logForRequests(app.log) }
  const about = ({ actor, membership, params: { id } }: Asking & { params: { id: string } }) => ({
    actor,
    membership,
    uid: id,
  })

  serve(app, guards, contract.listLearners, ({ membership, query }) => list(context, { ...query, membership }))
  serve(app, guards, contract.makeLearners, ({ actor, membership, body, ip, idempotencyKey }) =>
    make(context, { actor, membership, body, address: addressKey(ip), idempotencyKey }),
  )
  serve(app, guards, contract.changeLearner, (asked) => change(context, { ...about(asked), body: asked.body }))
  serve(app, guards, contract.resetLearnerCards, async ({ actor, membership, body }) => ({
    cards: await resetCards(context, { actor, membership, ...body }),
  }))
  serve(app, guards, contract.setLearnerPictures, async ({ body: { pictures }, ip, ...asked }) => ({
    pictures: await setPictures(context, { ...about(asked), pictures, address: addressKey(ip) }),
  }))
  serve(app, guards, contract.setLearnerPassword, ({ body: { password }, ip, ...asked }) =>
    setPassword(context, { ...about(asked), password, address: addressKey(ip) }),
  )
  serve(app, guards, contract.removeLearnerWay, (asked) => removeWay(context, about(asked)))
  serve(app, guards, contract.unlockLearner, (asked) => unlock(context, about(asked)))
  serve(app, guards, contract.giveLearnerAddress, ({ body: { email }, idempotencyKey, ...asked }) =>
    giveAddress(context, { ...about(asked), email, idempotencyKey }),
  )
  serve(app, guards, contract.takeBackLearnerAddress, (asked) => takeBackAddress(context, about(asked)))
  serve(app, guards, previewTakeAlong, ({ body }) => preview(context, body))
  serve(app, guards, takeAlongEndpoint, ({ body, ip }) =>
    takeAlong(context, { ...body, address: addressKey(ip), language: callersLanguage() }),
  )
  serve(app, guards, previewLearnerCard, ({ body, ip, cookie }) =>
    previewCard(entering, { ...body, address: addressKey(ip), cookie }),
  )
  serve(app, guards, signInLearner, async ({ body, ip, cookie }) => ({
    token: await signIn(entering, { body, address: addressKey(ip), cookie }),
  }))
}
