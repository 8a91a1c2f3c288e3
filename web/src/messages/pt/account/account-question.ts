import type { accountQuestionMessages as english } from '#languages/en/account/account-question.ts'
import type { Translation } from '#languages/translation.ts'

export const accountQuestionMessages: Translation<typeof english> = {
  title: (name) => `Continuar como ${name}?`,
  asGuest: (of) => `Um link quer que você entre em ${of} com esta conta. Se você não esperava por isso, não continue.`,
  asAnother: (of, current) => `Você entrou em ${of} como ${current}. Um link quer que você entre com outra conta.`,
  stay: (current) => `Continuar como ${current}`,
  stayOut: 'Continuar sem entrar',
  goOn: (name) => `Continuar como ${name}`,
  failed: 'Não funcionou. Tente de novo.',
  nameless: 'alguém sem nome',
}
