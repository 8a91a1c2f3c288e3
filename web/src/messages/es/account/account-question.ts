import type { accountQuestionMessages as english } from '#languages/en/account/account-question.ts'
import type { Translation } from '#languages/translation.ts'

export const accountQuestionMessages: Translation<typeof english> = {
  title: (name) => `¿Continuar como ${name}?`,
  asGuest: (of) => `Un enlace quiere iniciar tu sesión en ${of} con esta cuenta. Si no lo esperabas, no continúes.`,
  asAnother: (of, current) =>
    `Has iniciado sesión en ${of} como ${current}. Un enlace quiere iniciarla con otra cuenta.`,
  stay: (current) => `Seguir como ${current}`,
  stayOut: 'Seguir sin iniciar sesión',
  goOn: (name) => `Continuar como ${name}`,
  failed: 'No ha funcionado. Inténtalo de nuevo.',
  nameless: 'alguien sin nombre',
}
