import type { accountQuestionMessages as english } from '#languages/en/account/account-question.ts'
import type { Translation } from '#languages/translation.ts'

export const accountQuestionMessages: Translation<typeof english> = {
  title: (name) => `Continuer avec le compte ${name} ?`,
  asGuest: (of) =>
    `Un lien veut vous connecter à ${of} avec ce compte. Si vous ne vous y attendiez pas, ne continuez pas.`,
  asAnother: (of, current) =>
    `Votre session chez ${of} est ouverte avec le compte ${current}. Un lien veut vous connecter avec un autre compte.`,
  stay: (current) => `Garder le compte ${current}`,
  stayOut: 'Ne pas se connecter',
  goOn: (name) => `Continuer avec le compte ${name}`,
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  nameless: 'sans nom',
}
