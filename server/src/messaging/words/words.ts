/** What a mail is made of, in any language. */
import type { RecordField } from '@atrium/contract/record-changes'
import type { WayIn } from '@atrium/contract/identity/sessions'

export interface Words {
  subject: string
  paragraphs: string[]
  button?: string
  footer: string
}

/** Params that are ready to be read: every name is fit for mail, and isolated where it, or the language, runs from the right. */
export interface Told extends Record<
  | 'productName'
  | 'email'
  | 'changedTo'
  | 'about'
  | 'from'
  | 'fields'
  | 'reason'
  | 'on'
  | 'names'
  | 'signedIn'
  | 'code'
  | 'domain',
  string
> {
  /** Such as `three days`, by `Phrases.duration`. */
  goodFor: string
  /** How many. */
  left: number
}

export type MailTexts = Record<string, (told: Told) => Words>

/** The same mails in another language: whatever has a button has one. */
export type TranslatedMails<English extends MailTexts> = {
  readonly [Name in keyof English]: (told: Told) => ReturnType<English[Name]>
}

/** What stands in many mails, or is put into them. */
export interface Phrases {
  /** The first line; `name` is empty where the person is not to be called by one. */
  greeting(name: string): string
  /** What is said in place of a name of which nothing fit for mail is left. */
  aPublisher: string
  /** What was changed, and never to what: an owner chose the words. */
  fieldNames: Readonly<Record<RecordField, string>>
  /** Such as `one hour`, `three days`. */
  duration(count: number, unit: 'day' | 'hour' | 'minute'): string
  /** Fields or names, one after the other. */
  list(words: readonly string[]): string
  /** A sign-in in one phrase, such as `Chrome on Linux, with a password, network 192.0.2.0, 6 December 2026 at 10:00 UTC`. */
  signedIn(sign: {
    browser: string | null
    system: string | null
    way: WayIn
    network: string | null
    at: string
  }): string
  /** The button of a mail in plain text. */
  buttonLine(button: string, link: string): string
}
