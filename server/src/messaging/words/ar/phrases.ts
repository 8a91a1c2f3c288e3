import { phrases as english } from '../en/phrases.ts'
import { formatsOf } from '../formats.ts'
import type { Phrases } from '../words.ts'

const { duration, list } = formatsOf('ar')

export const phrases: Phrases = { ...english, duration, list }
