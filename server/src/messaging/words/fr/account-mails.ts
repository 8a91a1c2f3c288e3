import type { accountMails as english } from '../en/account-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const accountMails: TranslatedMails<typeof english> = {
  account_disabled: ({ productName, email, reason }) => ({
    subject: `Votre compte ${productName} a été désactivé`,
    paragraphs: [
      `Le compte ${email} vient d’être désactivé : personne ne peut plus l’utiliser pour se connecter, et toutes les sessions ouvertes ont été fermées.`,
      `Motif : ${reason}`,
    ],
    footer: `Si vous pensez que c’est une erreur, écrivez à la personne qui gère ${productName} pour vous.`,
  }),
  account_enabled: ({ productName, email, reason }) => ({
    subject: `Votre compte ${productName} est de nouveau utilisable`,
    paragraphs: [
      `Le compte ${email} vient d’être réactivé. Vous pouvez vous connecter comme avant.`,
      `Motif : ${reason}`,
    ],
    footer: 'Si vous n’avez pas de compte ici, vous pouvez ignorer cet e-mail.',
  }),
  sessions_ended: ({ productName, email, reason }) => ({
    subject: `Vos sessions ${productName} ont été fermées partout`,
    paragraphs: [
      `La personne qui gère ${productName} pour vous vient de fermer toutes les sessions du compte ${email}, sur tous les appareils. Vous pouvez vous reconnecter comme avant.`,
      `Motif : ${reason}`,
    ],
    footer: `Si vous ne vous y attendiez pas, écrivez à la personne qui gère ${productName} pour vous.`,
  }),
  export_ready: ({ productName, email, goodFor }) => ({
    subject: `Vos données ${productName} sont prêtes à être téléchargées`,
    paragraphs: [
      `Vous avez demandé une copie de ce que ${productName} conserve au sujet du compte ${email}. Elle est prête.`,
      `Connectez-vous avec votre compte pour la télécharger. Le lien fonctionne une seule fois, pendant ${goodFor}.`,
    ],
    button: 'Télécharger mes données',
    footer:
      'Si ce n’était pas vous, choisissez un nouveau mot de passe : quelqu’un d’autre peut se connecter avec le vôtre.',
  }),
  deletion_asked: ({ productName, email, on }) => ({
    subject: `Votre compte ${productName} sera supprimé le ${on}`,
    paragraphs: [
      `Quelqu’un, sans doute vous, a demandé à supprimer le compte ${email}. Il sera supprimé le ${on}, avec tout ce qui lui appartient.`,
      'D’ici là, vous pouvez vous connecter comme avant. Si vous changez d’avis, connectez-vous et choisissez « Garder mon compte ».',
    ],
    button: 'Garder mon compte',
    footer:
      'Si ce n’était pas vous, gardez votre compte et choisissez un nouveau mot de passe : quelqu’un d’autre peut se connecter avec le vôtre.',
  }),
  account_gone: ({ productName, email, on }) => ({
    subject: `Vos données ${productName} seront supprimées le ${on}`,
    paragraphs: [
      `Le compte ${email}, avec lequel vous vous connectez, a été supprimé : personne ne peut plus l’utiliser pour se connecter. Ce que ${productName} conserve à votre sujet sera supprimé le ${on}.`,
    ],
    footer: 'Si vous ne l’avez pas supprimé, contactez l’assistance avant cette date.',
  }),
  deletion_withdrawn: ({ productName, email }) => ({
    subject: `Votre compte ${productName} ne sera pas supprimé`,
    paragraphs: [`Le compte ${email} reste tel quel : sa suppression vient d’être annulée.`],
    footer: 'Si ce n’était pas vous, choisissez un nouveau mot de passe et supprimez de nouveau le compte.',
  }),
  deletion_waits: ({ productName, names }) => ({
    subject: `Votre compte ${productName} n’a pas encore pu être supprimé`,
    paragraphs: [
      `Votre compte devait être supprimé, mais il n’y a désormais plus d’autre propriétaire pour ${names || 'quelque chose qui vous appartient'}.`,
      'Nommez un autre propriétaire, ou procédez à la suppression. Votre compte sera supprimé dès que ce sera fait.',
    ],
    button: 'Voir mon compte',
    footer: 'Si vous avez changé d’avis, connectez-vous et choisissez « Garder mon compte ».',
  }),
  account_deleted: ({ productName, email }) => ({
    subject: `Votre compte ${productName} a été supprimé`,
    paragraphs: [
      `Le compte ${email} vient d’être supprimé, comme vous l’aviez demandé. Personne ne peut plus s’y connecter, et ce que vous avez fait pour d’autres n’est plus lié à votre nom.`,
    ],
    footer:
      'C’est le dernier e-mail à son sujet. Vous pouvez créer un nouveau compte avec cette adresse quand vous le souhaitez.',
  }),
  passkey_added: ({ productName, email }) => ({
    subject: `Une clé d’accès a été ajoutée à votre compte ${productName}`,
    paragraphs: [
      `Une clé d’accès vient d’être ajoutée au compte ${email}. Elle permet de se connecter sans mot de passe.`,
    ],
    button: 'Voir vos clés d’accès',
    footer: 'Si ce n’était pas vous, supprimez-la sur cette page et changez tout de suite votre mot de passe.',
  }),
  passkey_removed: ({ productName, email }) => ({
    subject: `Une clé d’accès a été supprimée de votre compte ${productName}`,
    paragraphs: [
      `Une clé d’accès vient d’être supprimée du compte ${email}. Elle ne permet plus de se connecter, et les sessions ouvertes ailleurs avec une clé d’accès ont été fermées.`,
    ],
    button: 'Voir vos clés d’accès',
    footer: 'Si ce n’était pas vous, changez tout de suite votre mot de passe.',
  }),
  google_added: ({ productName, email }) => ({
    subject: `Google a été associé à votre compte ${productName}`,
    paragraphs: [
      `Un compte Google vient d’être associé au compte ${email}. Il permet de se connecter sans mot de passe.`,
    ],
    button: 'Voir vos moyens de connexion',
    footer: 'Si ce n’était pas vous, dissociez-le sur cette page et changez tout de suite votre mot de passe.',
  }),
  google_removed: ({ productName, email }) => ({
    subject: `Google n’est plus associé à votre compte ${productName}`,
    paragraphs: [
      `Le compte Google vient d’être dissocié du compte ${email}. Il ne permet plus de se connecter, et les sessions ouvertes ailleurs avec Google ont été fermées.`,
    ],
    button: 'Voir vos moyens de connexion',
    footer: 'Si ce n’était pas vous, changez tout de suite votre mot de passe.',
  }),
  password_added: ({ productName, email }) => ({
    subject: `Un mot de passe a été défini pour votre compte ${productName}`,
    paragraphs: [
      `Un mot de passe vient d’être défini pour le compte ${email}, qui n’en avait pas. Il permet de se connecter, et toutes les autres sessions ont été fermées.`,
    ],
    button: 'Voir vos moyens de connexion',
    footer:
      'Si ce n’était pas vous, choisissez tout de suite un autre mot de passe avec « Mot de passe oublié ? » sur la page de connexion.',
  }),
  password_changed: ({ productName, email }) => ({
    subject: `Le mot de passe de votre compte ${productName} a été changé`,
    paragraphs: [
      `Le mot de passe du compte ${email} vient d’être changé, et toutes les autres sessions ont été fermées.`,
    ],
    button: 'Voir vos moyens de connexion',
    footer:
      'Si ce n’était pas vous, choisissez tout de suite un autre mot de passe avec « Mot de passe oublié ? » sur la page de connexion.',
  }),
  password_removed: ({ productName, email }) => ({
    subject: `Le mot de passe de votre compte ${productName} a été supprimé`,
    paragraphs: [
      `Le mot de passe du compte ${email} vient d’être supprimé. Il ne permet plus de se connecter, et les sessions ouvertes ailleurs avec lui ont été fermées.`,
    ],
    button: 'Voir vos moyens de connexion',
    footer:
      'Si ce n’était pas vous, choisissez tout de suite un autre mot de passe avec « Mot de passe oublié ? » sur la page de connexion.',
  }),
}
