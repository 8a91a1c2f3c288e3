import type { invitesMessages as english } from '#languages/en/people/invites.ts'
import type { Translation } from '#languages/translation.ts'
import { inviteCodeLength, unconfirmedInvites } from '@atrium/contract/limits'
import { mailMessages } from '../mail.ts'
import { figure, plural } from '../format.ts'

const yourAddress = 'votre adresse e-mail'

export const invitesMessages: Translation<typeof english> = {
  list: {
    add: 'Inviter',
    many: 'Inviter en nombre',
    empty: 'Pas encore d’invitation',
    emptyAdvice: 'Invitez par e-mail, avec un lien ou un code pour tout le monde, ou importez une liste entière.',
    anybody: 'Toute personne qui a le lien ou le code',
    uses: (uses, maxUses) =>
      plural(uses, {
        one: `${figure(uses)} utilisation sur ${figure(maxUses)}`,
        other: `${figure(uses)} utilisations sur ${figure(maxUses)}`,
      }),
    states: { open: 'En attente', expired: 'Expirée', used_up: 'Utilisée', revoked: 'Annulée' },
    until: (date) => `jusqu’au ${date}`,
    term: (words) => `adhésion ${words}`,
    renew: mailMessages.sendAgain,
    renewLink: 'Nouveau lien',
    renewNamed: (to) => `${mailMessages.sendAgain} : ${to}`,
    renewLinkNamed: (to) => `Nouveau lien : ${to}`,
    revoke: 'Annuler l’invitation',
    revokeNamed: (to) => `Annuler l’invitation : ${to}`,
    revoked: 'L’invitation est annulée.',
    sentAgain: (to) => `L’invitation a été renvoyée à ${to}.`,
    older: 'Afficher les plus anciennes',
  },
  form: {
    title: 'Inviter',
    way: 'Comment inviter',
    byMail: 'Par e-mail',
    byLink: 'Lien ou code',
    email: 'E-mail',
    role: 'Rôle',
    labels: 'Étiquettes',
    expires: 'Expire dans',
    days: (days) => plural(days, { one: `${figure(days)} jour`, other: `${figure(days)} jours` }),
    uses: 'Nombre de personnes',
    usesHint: 'Combien de fois le lien ou le code peut servir.',
    ownerByMail: 'Les propriétaires sont invités par e-mail.',
    emailOrLink: 'Laissez ce champ vide pour obtenir un lien utilisable par une seule personne.',
    cancel: 'Annuler',
    invite: 'Inviter',
    sent: (email) => `L’invitation est envoyée à ${email}.`,
  },
  fresh: {
    title: 'Votre invitation',
    lead: 'Copiez-la maintenant : le lien et le code ne sont affichés qu’une fois.',
    link: 'Lien',
    code: 'Code',
    copy: 'Copier',
    copyNamed: (what) => `Copier le ${what.toLowerCase()}`,
    copied: 'Copié.',
    copyFailed: 'La copie n’a pas fonctionné. Sélectionnez le texte et copiez-le vous-même.',
    print: 'Imprimer une feuille',
    qr: 'Le lien sous forme de code QR',
    done: 'Terminé',
    sheetTitle: (organization) => `Rejoindre ${organization}`,
    sheetLead: 'Pointez votre appareil photo ici, ou ouvrez l’adresse et saisissez le code.',
  },
  join: {
    title: 'Saisir un code d’invitation',
    lead: 'Le code figure sur votre feuille ou dans votre message.',
    code: 'Code',
    hint: `${inviteCodeLength} lettres et chiffres ; majuscules et tirets n’ont pas d’importance.`,
    required: 'Veuillez saisir le code.',
    notACode: `Ce texte ne contient pas de code d’invitation. Un code compte ${inviteCodeLength} lettres et chiffres.`,
    look: 'Suivant',
    another: 'Utiliser un autre code',
  },
  unconfirmed: {
    lead: (address) =>
      `Confirmez d’abord ${address ?? yourAddress}. D’ici là, vous pouvez envoyer ${figure(unconfirmedInvites)} invitations par e-mail. Les liens et les codes ne comptent pas.`,
    sent: (address) =>
      `Nous avons envoyé un lien à ${address ?? yourAddress}. Ouvrez-le pour confirmer l’adresse, puis revenez et invitez de nouveau.`,
  },
  notice: {
    forAnother:
      'Cette invitation est destinée à une autre adresse e-mail. Connectez-vous avec cette autre adresse pour l’accepter.',
    unverified: (address) => `Confirmez ${address ?? yourAddress} pour accepter votre invitation.`,
    linkSent: (address) => `Nous avons envoyé un lien à ${address ?? yourAddress}. Ouvrez-le, puis revenez ici.`,
    checkAgain: 'C’est confirmé',
    dismiss: 'Pas maintenant',
    close: 'Fermer',
  },
}
