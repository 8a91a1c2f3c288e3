import type { secondStepMails as english } from '../en/second-step-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const secondStepMails: TranslatedMails<typeof english> = {
  second_step_added: ({ productName, email }) => ({
    subject: `Validation en deux étapes activée sur votre compte ${productName}`,
    paragraphs: [
      `Pour se connecter avec ${email}, il faut maintenant aussi un code d’une application d’authentification. Toutes les sessions ouvertes auparavant ont été fermées.`,
    ],
    footer: `Si ce n’était pas vous, réinitialisez tout de suite votre mot de passe et écrivez à la personne qui gère ${productName} pour vous.`,
  }),
  second_step_removed: ({ productName, email }) => ({
    subject: `Validation en deux étapes désactivée sur votre compte ${productName}`,
    paragraphs: [`Pour se connecter avec ${email}, il ne faut plus de code d’une application d’authentification.`],
    footer:
      'Si ce n’était pas vous, réinitialisez tout de suite votre mot de passe et réactivez la validation en deux étapes.',
  }),
  second_step_taken_off: ({ productName, email, reason }) => ({
    subject: `Validation en deux étapes désactivée sur votre compte ${productName}`,
    paragraphs: [
      `La personne qui gère ${productName} pour vous a désactivé la validation en deux étapes pour ${email} : il ne faut plus de code d’une application d’authentification pour se connecter.`,
      `Motif : ${reason}`,
    ],
    footer: `Si vous ne l’avez pas demandé, réinitialisez tout de suite votre mot de passe et écrivez à la personne qui gère ${productName} pour vous.`,
  }),
  second_step_backup_codes_replaced: ({ productName, email }) => ({
    subject: `Nouveaux codes de secours pour votre compte ${productName}`,
    paragraphs: [
      `Les codes de secours du compte ${email} viennent d’être remplacés : les précédents ne fonctionnent plus.`,
    ],
    footer:
      'Si ce n’était pas vous, réinitialisez tout de suite votre mot de passe et créez de nouveaux codes de secours.',
  }),
  second_step_backup_code_used: ({ productName, email, left }) => ({
    subject: `Un code de secours a servi à se connecter à ${productName}`,
    paragraphs: [
      `Quelqu’un, sans doute vous, s’est connecté avec ${email} et un code de secours. Codes de secours restants : ${String(left)}.`,
    ],
    footer:
      'Si ce n’était pas vous, réinitialisez tout de suite votre mot de passe et créez de nouveaux codes de secours.',
  }),
  second_step_guessed: ({ productName, email }) => ({
    subject: `Des codes erronés ont été saisis pour votre compte ${productName}`,
    paragraphs: [
      `Quelqu’un a passé la première étape de la connexion avec ${email}, puis a saisi plusieurs fois des codes erronés. La connexion n’a pas abouti.`,
    ],
    footer: 'Si ce n’était pas vous, choisissez un nouveau mot de passe : quelqu’un d’autre connaît le vôtre.',
  }),
}
