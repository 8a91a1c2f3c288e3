/** A mail as text and as HTML, in the words of a language (`words/`). */
import type { WayIn } from '@atrium/contract/identity/sessions'
import { directionOf } from '@atrium/contract/languages'
import type { RecordField } from '@atrium/contract/record-changes'
import { fromTheRight } from '@atrium/contract/rules/direction'
import { visibleLine } from '@atrium/contract/rules/person-name'
import { readsAsProduct } from '#names/reserved-usernames.ts'
import { productLook, type ShownLook } from './look/mail-look.ts'
import { mailPage } from './look/mail-page.ts'
import { spanOf } from './words/duration.ts'
import type { mailWords } from './words/en/mail-words.ts'
import { dayIn, momentIn } from './words/dates.ts'
import { inEnglish, type MailLanguage } from './words/mail-language.ts'
import { nameInMail } from './words/name-in-mail.ts'
import type { Phrases, Told, Words } from './words/words.ts'

export interface MailParams {
  productName: string
  email: string
  /** What the person is called: only where they have confirmed the address, for whoever gives one may have given the name. */
  displayName?: string | null
  /** Where the one button leads; from configuration, never from a request. */
  link?: string
  /** What it is about, such as an organization, and who it comes from: as they call themselves. */
  about?: string
  from?: string
  /** Why it happened, as an operator wrote it. */
  reason?: string
  /** How long what it offers is good for: the constant itself. */
  goodForSeconds?: number
  /** The address that an account has now, in a mail to the one that it had. */
  changedTo?: string
  /** The day on which something happens: a moment, or a day of a calendar as `2026-12-06`. */
  on?: Date | string
  /** In which a moment's day is told; UTC where it is nobody's in particular. */
  timeZone?: string
  /** Organizations and publishers, as their owners call them. */
  names?: readonly string[]
  /** Of a sign-in: the browser and where it is, in words of ours alone. */
  signedIn?: SignedIn
  /** What is to be typed into the page that asked for the mail. */
  code?: string
  /** How many backup codes are left. */
  left?: number
  /** A domain, as DNS has it. */
  domain?: string
  /** What of somebody's record was changed: names of the API's fields. */
  fields?: RecordField[]
  /** In whose look it goes; the product's own where there is none. `about` is what it is called. */
  look?: ShownLook
}

export interface SignedIn {
  browser: string | null
  system: string | null
  network: string | null
  way: WayIn
  at: Date
}

export interface Mail {
  subject: string
  text: string
  html: string
  links: string[]
}

export type MailTemplate = keyof typeof mailWords.mails

/** In: what it is about, and in whose words it is told. */
export function renderMail(
  template: MailTemplate,
  params: MailParams,
  { language, words }: MailLanguage = inEnglish,
): Mail {
  const direction = directionOf(language)
  // Where the words run from the left, only a name from the right could turn them: a line of text runs as its first letter does.
  const typed = (text: string) => (direction === 'rtl' || fromTheRight.test(text) ? isolate(text) : text)
  const told = toldOf(params, { language, words }, typed)
  const { subject, paragraphs, button, footer }: Words = words.mails[template](told)
  const { link } = params
  const { phrases } = words
  const greeting = phrases.greeting(typed(nameInMail(params.displayName ?? '')))
  const action = button !== undefined && link !== undefined ? { button, link } : undefined
  const lines = [greeting, ...paragraphs, ...(action ? [phrases.buttonLine(action.button, action.link)] : []), footer]
  return {
    subject: oneLine(subject),
    text: lines.join('\n\n'),
    html: mailPage({
      language,
      direction,
      subject: oneLine(subject),
      sender: (params.look && nameInMail(params.about ?? '')) || visibleLine(params.productName),
      product: visibleLine(params.productName),
      look: params.look ?? productLook,
      greeting,
      paragraphs,
      action,
      footer,
    }),
    links: action ? [action.link] : [],
  }
}

/** What people typed keeps its own direction, and turns nothing round that stands beside it (UAX 9: FSI, PDI). */
function isolate(text: string): string {
  return text === '' ? '' : `\u2068${text}\u2069`
}

/** Everything that is put in is one line already. */
function oneLine(subject: string): string {
  return subject.replaceAll(/\s+/g, ' ')
}

function toldOf(params: MailParams, { language, words }: MailLanguage, typed: (text: string) => string): Told {
  const { phrases } = words
  const { goodForSeconds = 0, left = 0, on, timeZone } = params
  const line = (text: string | undefined) => typed(visibleLine(text ?? ''))
  const names = (params.names ?? []).map((name) => typed(nameInMail(name))).filter((name) => name !== '')
  const fields = (params.fields ?? []).map((field) => phrases.fieldNames[field])
  return {
    email: line(params.email),
    changedTo: line(params.changedTo),
    code: line(params.code),
    productName: line(params.productName),
    about: typed(nameInMail(params.about ?? '')) || phrases.aPublisher,
    from: typed(senderIn(params)),
    reason: line(params.reason),
    domain: line(params.domain),
    left,
    goodFor: phrases.duration(...spanOf(goodForSeconds)),
    on: on === undefined ? '' : dayIn(language, on, timeZone),
    names: names.length === 0 ? '' : phrases.list(names),
    signedIn: params.signedIn === undefined ? '' : signedInWords(params.signedIn, { language, phrases, typed }),
    fields: phrases.list(fields),
  }
}

/** Whoever calls themselves as the product, or as one of its offices, is not named: the mail is the product's. */
function senderIn({ from = '', productName }: Pick<MailParams, 'from' | 'productName'>): string {
  return readsAsProduct(from, productName) ? '' : nameInMail(from)
}

/** Whoever gets it is anywhere in the world: the time says whose it is. */
function signedInWords(
  { browser, system, network, way, at }: SignedIn,
  { language, phrases, typed }: Pick<MailLanguage, 'language'> & { phrases: Phrases; typed: (text: string) => string },
): string {
  const name = (text: string | null) => (text === null ? null : typed(visibleLine(text)))
  const names = { browser: name(browser), system: name(system), network: name(network) }
  return phrases.signedIn({ ...names, way, at: momentIn(language, at) })
}
