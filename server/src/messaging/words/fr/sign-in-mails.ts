import type { signInMails as english } from '../en/sign-in-mails.ts'
import type { TranslatedMails } from '../words.ts'

const ignore =
  'Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail : rien ne change tant que le lien n’est pas utilisé.'

export const signInMails: TranslatedMails<typeof english> = {
  reset_password: ({ productName, email, goodFor }) => ({
    subject: `Réinitialisez votre mot de passe ${productName}`,
    paragraphs: [
      `Quelqu’un, sans doute vous, a demandé à réinitialiser le mot de passe du compte ${email}.`,
      `Le lien fonctionne une seule fois, pendant ${goodFor}.`,
    ],
    button: 'Réinitialiser le mot de passe',
    footer: ignore,
  }),
  sign_in: ({ productName, email, code, goodFor }) => ({
    subject: `Connexion à ${productName}`,
    paragraphs: [
      `Quelqu’un, sans doute vous, veut se connecter avec ${email}. Saisissez ce code sur la page qui l’a demandé : ${code}`,
      `Ou utilisez le bouton, sur n’importe quel appareil. L’un comme l’autre fonctionne une seule fois, pendant ${goodFor}. Personne chez ${productName} ne vous demandera jamais ce code.`,
    ],
    button: 'Se connecter',
    footer: ignore,
  }),
  confirm_identity: ({ productName, email, code, goodFor }) => ({
    subject: `Confirmez que c’est bien vous sur ${productName}`,
    paragraphs: [
      `Quelqu’un qui utilise le compte ${email} s’apprête à faire une modification importante, et nous demandons si c’est bien vous. Saisissez ce code sur la page qui l’a demandé : ${code}`,
      `Il fonctionne une seule fois, pendant ${goodFor}. Personne chez ${productName} ne vous demandera jamais ce code.`,
    ],
    footer:
      'Si ce n’était pas vous, quelqu’un d’autre utilise votre compte : connectez-vous, puis déconnectez tous les autres navigateurs sur la page Sécurité de votre profil.',
  }),
  sign_in_link: ({ productName, email, goodFor }) => ({
    subject: `Connexion à ${productName}`,
    paragraphs: [
      `Quelqu’un, sans doute vous, veut se connecter avec ${email}.`,
      `Le lien fonctionne une seule fois, pendant ${goodFor}.`,
    ],
    button: 'Se connecter',
    footer: ignore,
  }),
  verify_email: ({ productName, email, goodFor }) => ({
    subject: `Confirmez votre adresse e-mail pour ${productName}`,
    paragraphs: [
      `Confirmez que l’adresse ${email} est bien la vôtre.`,
      `Le lien fonctionne une seule fois, pendant ${goodFor}.`,
    ],
    button: 'Confirmer l’adresse e-mail',
    footer: ignore,
  }),
  change_email: ({ productName, email, goodFor }) => ({
    subject: `Confirmez votre nouvelle adresse e-mail pour ${productName}`,
    paragraphs: [
      `Confirmez que l’adresse ${email} est bien la vôtre, et que votre compte doit l’utiliser.`,
      `Le lien fonctionne une seule fois, pendant ${goodFor}.`,
    ],
    button: 'Confirmer la nouvelle adresse',
    footer: ignore,
  }),
  recover_email: ({ productName, email, changedTo, goodFor }) => ({
    subject: `L’adresse e-mail de votre compte ${productName} a été modifiée`,
    paragraphs: [
      `L’adresse e-mail de votre compte était ${email}. C’est maintenant ${changedTo}, et toutes les sessions ouvertes ont été fermées.`,
      `Si ce n’était pas vous, récupérez cette adresse et choisissez un nouveau mot de passe. Le lien fonctionne une seule fois, pendant ${goodFor}.`,
    ],
    button: 'Récupérer mon adresse',
    footer: 'Si vous avez vous-même changé l’adresse, vous n’avez rien à faire.',
  }),
  done_meanwhile: ({ email, about }) => ({
    subject: `À vérifier : activité de votre compte chez ${about}`,
    paragraphs: [
      `Votre compte a de nouveau l’adresse ${email}. Pendant qu’il en avait une autre, il a servi chez ${about}. Vérifiez si c’était vous.`,
      'Les jetons d’annuaire et les connexions créés ou modifiés avec ce compte pendant ce temps ne fonctionnent plus. Tout le reste demeure tel quel jusqu’à ce qu’un propriétaire le change.',
    ],
    button: 'Voir ce qui a été fait',
    footer: 'L’historique de l’organisation, que ses propriétaires peuvent voir, dit ce qui a été fait.',
  }),
  new_sign_in: ({ productName, email, signedIn, goodFor }) => ({
    subject: `Nouvelle connexion à votre compte ${productName}`,
    paragraphs: [
      `Quelqu’un s’est connecté au compte ${email} depuis un navigateur que nous n’y avions encore jamais vu : ${signedIn}.`,
      `Si ce n’était pas vous, déconnectez ce navigateur et choisissez un nouveau mot de passe. Le lien fonctionne une seule fois, pendant ${goodFor}.`,
    ],
    button: 'Ce n’était pas moi',
    footer: 'Si c’était vous, vous n’avez rien à faire.',
  }),
  success_reset_password: ({ productName, email }) => ({
    subject: `Votre mot de passe ${productName} a été modifié`,
    paragraphs: [
      `Le mot de passe du compte ${email} vient d’être réinitialisé, et toutes les sessions ouvertes avec lui ont été fermées.`,
    ],
    footer:
      'Si ce n’était pas vous, réinitialisez de nouveau le mot de passe tout de suite : toute personne qui peut lire cette boîte aux lettres peut en faire autant.',
  }),
}
