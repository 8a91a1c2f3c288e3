import type { wizardMessages as english } from '#languages/en/organizations/wizard.ts'
import type { Translation } from '#languages/translation.ts'
import { figure } from '../format.ts'

export const wizardMessages: Translation<typeof english> = {
  step: (at, of) => `Schritt ${figure(at)} von ${figure(of)}`,
}
