import type { guideMessages as english } from '#languages/en/console/sign-in-guide.ts'
import type { Translation } from '#languages/translation.ts'

export const guideMessages: Translation<typeof english> = {
  show: (provider) => `Étapes chez ${provider}`,
  showAny: 'Étapes chez le fournisseur',
  copyNamed: (what) => `Copier : ${what}`,
  open: (path) => `Ouvrez « ${path} ».`,
  choose: (value, field) => `Choisissez « ${value} » comme « ${field} ».`,
  enter: (field) => `Saisissez ceci là-bas comme « ${field} » :`,
  take: (from, field) => `Copiez « ${from} » de là-bas dans « ${field} » ici.`,
  takeInto: (from, shape, field) =>
    `Saisissez ici ${shape} comme « ${field} », avec « ${from} » de là-bas à la place des accolades.`,
  type: (value, field) => `Saisissez ici ${value} comme « ${field} ».`,
  typeOwn: (value, field) =>
    `Saisissez ici ${value} comme « ${field} », avec vos propres valeurs à la place des accolades.`,
  claims: (place, names) => `Sous « ${place} », ajoutez les attributs ${names}.`,
  map: (place, pairs) => `Sous « ${place} », faites envoyer ${pairs}.`,
  groups: (place, claim) =>
    `Les groupes ou rôles se règlent sous « ${place} ». Ils arrivent dans l’attribut ${claim} : créez ensuite des règles pour lui.`,
  on: (field) => `Activez « ${field} ».`,
  off: (field) => `Désactivez « ${field} ».`,
  assign: (field) => `Dites sous « ${field} » qui peut se connecter.`,
  notes: {
    noGroups: 'Par cette voie, il n’envoie pas de groupes. Par SAML, c’est possible.',
    confirmed: 'Activez « Email verified » pour vos membres : une adresse dite non confirmée est refusée.',
    client:
      'Enregistrez une application web avec un secret client et le flux « authorization code ». Elle doit envoyer une adresse e-mail.',
    signs: 'Faites signer l’assertion sans la chiffrer, et envoyer une adresse e-mail et les noms.',
  },
}
