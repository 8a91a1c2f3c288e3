import type { organizationsMessages as english } from '#languages/en/organizations/organizations.ts'
import type { Translation } from '#languages/translation.ts'
import { fieldMessages } from '@atrium/contract/sentences/fr/fields'
import { figure, plural } from '../format.ts'

export const organizationsMessages: Translation<typeof english> = {
  create: {
    displayNameTitle: 'Nommer votre organisation',
    displayNameLead: 'Le nom que tout le monde voit : votre école, votre équipe ou votre atelier.',
    displayNameLabel: 'Nom affiché',
    displayNameHint: 'De 4 à 20 caractères, en commençant par une lettre.',
    myOrganizationsQuestion: 'Vous en avez déjà une ?',
    myOrganizations: 'Mes organisations',
    nameTitle: 'Choisir un domaine personnalisé',
    nameLead: (displayName) => `L’adresse à laquelle on trouve ${displayName}.`,
    nameLabel: 'Nom de l’espace de travail',
    permanent:
      'Le nom d’un espace de travail ne peut pas être changé. Choisissez-en un qui conviendra encore dans quelques années.',
    preview: 'Votre adresse',
    previewPlaceholder: 'nom',
    useSuggestion: 'Utiliser',
    useSuggestionNamed: (name) => `Utiliser : ${name}`,
    logoLabel: 'Logo (facultatif)',
    logoHint: 'Affiché dans les listes et à votre adresse.',
    next: 'Suivant',
    preparing: 'Préparation...',
    outcome: (displayName) => `Crée ${displayName} à cette adresse.`,
    cancel: 'Annuler',
    displayNameTakes: 'un nom affiché peut contenir des lettres, des chiffres et des espaces',
    nameTakes: 'un nom d’espace de travail peut contenir des lettres et des chiffres',
    tooMany: (count) => plural(count, { one: 'Un caractère de trop.', other: `${figure(count)} caractères de trop.` }),
    nameExists: 'Ce nom d’espace de travail existe déjà. Choisissez-en un autre.',
    own: (displayName) => `Ce nom est celui de ${displayName}, l’une de vos organisations.`,
    ownDeleted: (displayName) =>
      `Ce nom est encore celui de ${displayName}, l’une de vos organisations, qui a été supprimée. Vous pouvez la restaurer.`,
    toOwn: (displayName) => `Aller à ${displayName}`,
  },
  removedCharacters: (characters, takes) => `Non repris : ${characters} (${takes}).`,
  availability: {
    unknown: '',
    checking: 'Vérification...',
    available: 'Ce domaine est disponible.',
    taken: fieldMessages.organizationNameTaken,
  },
  welcome: {
    title: (productName) => `Bienvenue sur ${productName}`,
    blurb: (displayName) =>
      `${displayName} est en place à sa propre adresse, et vous en êtes propriétaire. Invitez des personnes quand vous le souhaitez.`,
    address: 'Votre adresse',
    getStarted: 'Commencer',
    invitePeople: 'Inviter des personnes',
    allOrganizations: 'Mes organisations',
    again: 'Vos organisations sont dans votre liste, et il y a de la place pour une autre.',
    goToOrganizations: 'Aller à mes organisations',
  },
  list: {
    title: 'Organisations',
    add: 'Ajouter une organisation',
    addShort: 'Ajouter',
    filter: 'Filtrer les organisations',
    organization: 'Organisation',
    domain: 'Domaine',
    role: 'Rôle',
    empty: 'Aucune organisation',
    emptyAdvice: 'Créez votre première organisation et donnez-lui sa propre adresse.',
    create: 'Créer une organisation',
    loading: 'Chargement de vos organisations',
    failed: 'Vos organisations n’ont pas pu être chargées.',
    publishers: 'Éditeurs',
    enterCode: 'Saisir un code',
    people: 'Membres',
    deleted: 'Supprimées récemment',
  },
}
