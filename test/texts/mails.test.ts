/** The words of mails, in every language. */
import { testCounts } from './counts.ts'
import { testTranslations } from './translations.ts'

// It puts the others together.
testTranslations('server/src/messaging/words', ['mail-words.ts'])
testCounts('server/src/messaging/words')
