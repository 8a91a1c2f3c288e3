/** The words of mails, in every language. */
import { testTranslations } from './translations.ts'

// It puts the others together.
testTranslations('server/src/messaging/words', ['mail-words.ts'])
