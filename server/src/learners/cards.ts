/** Cards of learners: the code that is printed, once, and the hash that is kept of it. */
import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import {
  cardAlphabet,
  cardCodeLength,
  foldedCard,
  learnerCardFragment,
  learnerSignInPath,
  spacedCard,
} from '@atrium/contract/people/learner-names'
import type { LearnersContext } from './context.ts'

/** 60 bits from the system's generator. */
export function newCard(): string {
  return Array.from({ length: cardCodeLength }, () => cardAlphabet.charAt(randomInt(cardAlphabet.length))).join('')
}

/** Together with the account, so that a copy of the table is guessed at one by one. */
export function hashCard(uid: string, code: string): string {
  return createHash('sha256')
    .update(`learner card\n${uid}\n${foldedCard(code)}`)
    .digest('base64url')
}

/** Whether what was typed, or read from the QR code, is the card of that account; of no account, as long. */
export function isCard(typed: string, found: { uid: string; cardHash: string } | undefined): boolean {
  const kept = Buffer.from(found?.cardHash ?? hashCard('', ''))
  return timingSafeEqual(Buffer.from(hashCard(found?.uid ?? '-', typed)), kept)
}

/**
 * As it is printed: the code, and the address of its QR code, at the organization's own address, or on the accounts pages
 * where that is another app's. What opens something stands in the fragment, which is sent nowhere.
 */
export function printedCard(
  { publicOrigin, hostDomain, apps }: LearnersContext['settings'],
  { organization, uid, code }: { organization: string; uid: string; code: string },
): { code: string; address: string } {
  const own = `${new URL(publicOrigin).protocol}//${organization}.${hostDomain}`
  const address =
    apps.learner === undefined
      ? new URL(learnerSignInPath, own)
      : new URL(`${learnerSignInPath}/${organization}`, publicOrigin)
  address.hash = new URLSearchParams({
    [learnerCardFragment.learner]: uid,
    [learnerCardFragment.card]: code,
  }).toString()
  return { code: spacedCard(code), address: address.href }
}
