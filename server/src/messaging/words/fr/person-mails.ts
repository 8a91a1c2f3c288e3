import type { personMails as english } from '../en/person-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const personMails: TranslatedMails<typeof english> = {
  invite: ({ productName, email, about, from, goodFor }) => ({
    subject: `Invitation à rejoindre ${about} sur ${productName}`,
    paragraphs: [
      from === '' ? `Vous avez reçu une invitation à rejoindre ${about}.` : `${from} vous invite à rejoindre ${about}.`,
      `L’invitation est destinée à ${email} : connectez-vous ou créez un compte avec cette adresse pour l’accepter. Elle expire dans ${goodFor}.`,
    ],
    button: 'Accepter l’invitation',
    footer:
      'Si vous ne savez pas de quoi il s’agit, vous pouvez ignorer cet e-mail : rien ne se passe tant que vous n’acceptez pas.',
  }),
  hand_over: ({ about, from, goodFor }) => ({
    subject: `${from || 'Un propriétaire'} vous propose de devenir propriétaire : ${about}`,
    paragraphs: [
      `${from || 'Un propriétaire'} souhaite vous transférer la propriété suivante : ${about}. Rien ne change tant que vous n’acceptez pas. La proposition expire dans ${goodFor}.`,
    ],
    button: 'Voir la proposition',
    footer: 'Si vous n’en voulez pas, refusez-la ou laissez-la expirer.',
  }),
  record_changed: ({ productName, about, fields, goodFor }) => ({
    subject: `${about} a modifié votre compte ${productName}`,
    paragraphs: [
      `Un propriétaire chez ${about} a modifié votre compte : ${fields}. Toutes les personnes qui vous voient sur ${productName} voient cette modification.`,
      `Si vous ne la vouliez pas, annulez-la : ${about} ne pourra alors plus rien modifier dans votre compte. Le lien fonctionne une seule fois, pendant ${goodFor}.`,
    ],
    button: 'Voir ce qui a changé',
    footer: 'Si cela vous convient, vous n’avez rien à faire.',
  }),
}
