import type { wayMessages as english } from '#languages/en/account/ways.ts'
import type { Translation } from '#languages/translation.ts'

export const wayMessages: Translation<typeof english> = {
  card: {
    title: 'Moyens de connexion',
    lead: 'Vous pouvez vous connecter par chacun d’eux. Il doit en rester au moins un.',
    loading: 'Chargement de vos moyens de connexion',
    failed: 'Vos moyens de connexion n’ont pas pu être chargés.',
    list: 'Moyens de connexion',
    password: 'Mot de passe',
    passwordSet: 'Défini. Vous pouvez le changer dans votre profil.',
    passwordNone: 'Vous n’avez pas de mot de passe.',
    setPassword: 'Définir un mot de passe',
    google: 'Google',
    googleConnected: 'Associé.',
    googleNone: 'Non associé.',
    connect: 'Associer Google',
    connecting: 'Continuez dans la fenêtre Google.',
    disconnect: 'Dissocier',
    onlyWay: 'C’est votre seul moyen de connexion. Définissez d’abord un mot de passe ou ajoutez une clé d’accès.',
    connected: 'Google est associé à votre compte.',
    connectedAlready: 'Google était déjà associé à votre compte.',
    disconnected: 'Google n’est plus associé à votre compte.',
    disconnectedAlready: 'Google n’était déjà plus associé à votre compte.',
    otherAccount: 'Ce compte Google sert déjà à se connecter à un autre compte.',
    otherAddress:
      'Un autre compte a déjà l’adresse de ce compte Google. Choisissez un autre compte Google, ou connectez-vous à cet autre compte pour l’y associer.',
  },
  disconnect: {
    title: 'Dissocier Google ?',
    lead: 'Personne ne pourra plus se connecter à votre compte avec Google. Les navigateurs connectés ainsi seront déconnectés, sauf celui-ci.',
    cancel: 'Annuler',
    confirm: 'Dissocier',
  },
  setPassword: {
    title: 'Définir un mot de passe',
    lead: 'Toutes les autres sessions de votre compte seront fermées.',
    password: 'Nouveau mot de passe',
    cancel: 'Annuler',
    submit: 'Définir le mot de passe',
    done: 'Votre mot de passe est défini.',
    already: 'Un mot de passe avait déjà été défini.',
  },
  email: {
    heading: 'Adresse e-mail',
    lead: (email) => `Vous vous connectez avec ${email}, et les e-mails sur votre compte y sont envoyés.`,
    none: 'Votre compte n’a pas d’adresse e-mail.',
    change: 'Changer l’adresse e-mail',
    title: 'Changer votre adresse e-mail',
    explain:
      'Nous enverrons un lien à la nouvelle adresse. Votre compte garde l’ancienne jusqu’à ce que vous ouvriez ce lien, et l’ancienne adresse est prévenue.',
    label: 'Nouvelle adresse e-mail',
    same: 'C’est déjà votre adresse e-mail.',
    cancel: 'Annuler',
    submit: 'Envoyer le lien',
    keep: 'Garder mon adresse actuelle',
    kept: 'Le lien que nous avons envoyé ne fonctionne plus. Votre adresse e-mail reste la même.',
    sent: (email) =>
      `Nous avons envoyé un lien à ${email}. Votre adresse changera quand vous l’ouvrirez. Toutes vos sessions seront fermées, et vous vous reconnecterez avec la nouvelle adresse.`,
  },
}
