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
  learner_address_given: ({ productName, email, about, from, names, goodFor }) => ({
    subject: `${about} vous remet votre propre compte sur ${productName}`,
    paragraphs: [
      `${from || 'Un propriétaire'}, chez ${about}, attribue l’adresse ${email} au compte suivant, qui n’en a pas encore : ${names || 'un élève'}.`,
      `Ouvrez le lien pour que ce compte soit le vôtre. Vous choisissez un nom d’utilisateur et un mot de passe, puis vous vous connectez avec cette adresse. Le lien fonctionne une seule fois, pendant ${goodFor}.`,
    ],
    button: 'Voir le compte',
    footer:
      'Si vous ne savez pas de quoi il s’agit, vous pouvez ignorer cet e-mail : rien ne change tant que le lien n’est pas utilisé.',
  }),
  learner_address_taken: ({ productName, email, about, from, names }) => ({
    subject: `Vous avez déjà un compte sur ${productName}`,
    paragraphs: [
      `${from || 'Un propriétaire'}, chez ${about}, voulait attribuer l’adresse ${email} au compte suivant : ${names || 'un élève'}. Vous avez déjà un compte avec cette adresse, et une adresse ne vaut que pour un seul compte.`,
      `Rien n’a changé. Si l’autre compte doit aussi devenir le vôtre, donnez une autre adresse à ${about}.`,
    ],
    footer: 'Si vous ne savez pas de quoi il s’agit, vous pouvez ignorer cet e-mail.',
  }),
  learner_taken_along: ({ productName, email, about }) => ({
    subject: `Votre compte sur ${productName} est désormais le vôtre`,
    paragraphs: [
      `Vous vous connectez désormais avec ${email} et votre mot de passe. Ce que ${about} avait distribué pour se connecter ne fonctionne plus, et toutes les sessions ont été fermées.`,
      `Vous faites toujours partie de l’organisation ${about}. Si vous partez, votre compte reste le vôtre.`,
    ],
    button: 'Se connecter',
    footer:
      'Si ce n’était pas vous, réinitialisez tout de suite votre mot de passe : toute personne qui lit cette boîte aux lettres peut le faire.',
  }),
}
