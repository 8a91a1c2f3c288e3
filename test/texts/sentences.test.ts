/** The sentences of refusals and beside fields, in every language. */
import { testTranslations } from './translations.ts'

testTranslations('contract/src/sentences')
