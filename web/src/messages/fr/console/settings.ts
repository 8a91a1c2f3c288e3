import type { settingsMessages as english } from '#languages/en/console/settings.ts'
import type { Translation } from '#languages/translation.ts'
import { restorableDays, restingNameDays } from '@atrium/contract/limits'
import { figure, plural } from '../format.ts'

export const settingsMessages: Translation<typeof english> = {
  form: 'Paramètres',
  readOnly: 'Les propriétaires peuvent modifier ces paramètres.',
  identity: {
    heading: 'Nom et logo',
    lead: 'Ce que l’on voit de vous : dans les listes, sur votre site et dans vos e-mails.',
  },
  displayName: 'Nom affiché',
  logo: 'Logo',
  logoHint: 'Une image carrée convient le mieux. JPG, PNG ou WebP, jusqu’à 20 Mo.',
  colors: {
    heading: 'Couleurs',
    lead: 'Choisissez ce qui vous plaît. Là où une couleur ne serait pas lisible, une nuance lisible la remplace.',
  },
  primary: 'Couleur principale',
  pageBackground: 'Arrière-plan de votre site',
  palettes: { primary: 'Palette du texte et des boutons', page_background: 'Palette de l’arrière-plan de votre site' },
  notAColor: 'Écrivez une couleur sous la forme #rgb ou #rrggbb.',
  contrast: {
    good: (ratio) => `Contraste sur le blanc : ${ratio}, lisible partout.`,
    dark: (ratio, used) =>
      `Contraste sur le blanc : ${ratio}. Dans le thème sombre, le texte prend la couleur ${used}.`,
    low: (ratio, used) =>
      `Contraste sur le blanc : ${ratio}, trop faible pour du texte. Le texte et les boutons prennent la couleur ${used}.`,
    background: (ratio, text) => `Le texte y est ${text}, avec un contraste de ${ratio}.`,
  },
  white: 'blanc',
  black: 'noir',
  contact: {
    heading: 'Contact et région',
    lead: 'L’adresse de contact indiquée dans les e-mails, et l’heure à laquelle commencent vos journées.',
  },
  companyEmail: 'E-mail de contact',
  companyEmailHint: 'Laissez ce champ vide s’il n’y en a pas.',
  timeZone: 'Fuseau horaire',
  language: 'Langue des e-mails',
  save: 'Enregistrer',
  reset: 'Annuler les modifications',
  saved: 'Les paramètres sont enregistrés.',
  conflict:
    'Quelqu’un d’autre a enregistré entre-temps. Rien n’est perdu : regardez ce qui est signalé, puis enregistrez de nouveau.',
  theirs: (value) => `Actuellement : ${value || 'rien'}`,
  useTheirs: (label) => `Prendre l’autre valeur : ${label}`,
  keepMine: (label) => `Garder la mienne : ${label}`,
  theirsShort: 'Prendre l’autre',
  mineShort: 'Garder la mienne',
  preview: {
    heading: 'Aperçu',
    site: 'Votre site',
    door: 'Connexion',
    mail: 'E-mail',
    light: 'clair',
    dark: 'sombre',
    label: (what, theme) => `${what}, ${theme}`,
    welcome: 'Bienvenue',
    open: 'Ouvrir',
    signIn: 'Se connecter',
    email: 'E-mail ou nom d’utilisateur',
    login: 'Se connecter',
    invited: (name) => `${name} vous invite`,
    invitedText: 'Vous avez reçu une invitation.',
    accept: 'Accepter l’invitation',
  },
  address: {
    heading: 'Adresse',
    lead: 'Par où entrent vos membres. Elle ne peut pas être changée.',
    copy: 'Copier l’adresse',
    copied: 'L’adresse est copiée.',
    notCopied: 'L’adresse n’a pas pu être copiée.',
    open: 'Ouvrir le site',
    code: (address) => `Code QR de l’adresse ${address}`,
  },
  handing: {
    heading: 'Propriété et départ',
    lead: 'Pour transférer votre propriété, choisissez la personne dans la liste des membres : son accord lui est d’abord demandé.',
    toMembers: 'Choisir une personne',
    onlyOwner: 'Il n’y a pas d’autre propriétaire que vous. Vous pourrez partir quand quelqu’un d’autre le sera aussi.',
  },
  deletion: {
    heading: 'Supprimer l’organisation',
    lead: [
      'Dès cet instant, plus personne ne peut entrer, et son adresse indique qu’elle est fermée.',
      `Pendant ${restorableDays} jours, chaque propriétaire peut la restaurer, avec tous ses membres, dans sa liste d’organisations.`,
      `Ensuite, tout est effacé définitivement. Le nom de son espace de travail reste inutilisable jusqu’à ce que ${restingNameDays} jours se soient écoulés.`,
    ],
    ask: 'Supprimer l’organisation',
    title: (name) => `Supprimer ${name} ?`,
    confirmLead: (count) =>
      plural(count, {
        one: 'Vous perdez immédiatement l’accès.',
        other: `Les ${figure(count)} personnes perdent toutes immédiatement l’accès.`,
      }),
    typed: (name) => `Saisissez ${name} pour confirmer`,
    notTheName: 'Ce n’est pas le nom de l’espace de travail.',
    cancel: 'Annuler',
    confirm: 'Supprimer',
    done: (name) => `L’organisation ${name} est supprimée. Vous pouvez la restaurer pendant ${restorableDays} jours.`,
  },
}
