import type { spacesMessages as english } from '#languages/en/organizations/sites.ts'
import type { Translation } from '#languages/translation.ts'
import { restorableDays } from '@atrium/contract/limits'
import { de } from '../elision.ts'
import { shellMessages } from '../shell.ts'

export const spacesMessages: Translation<typeof english> = {
  missing: {
    title: 'Ce site n’existe pas',
    text: 'Il n’y a pas d’organisation à cette adresse. Vérifiez-la, ou cherchez l’organisation par le nom de son espace de travail.',
    textAt: (address) => `Il n’y a rien à l’adresse ${address}. Veuillez la vérifier.`,
    closed: 'Cette organisation est fermée',
    closedText: `Elle a été supprimée. Ses propriétaires peuvent la restaurer pendant ${restorableDays} jours, dans leur liste d’organisations.`,
    find: 'Trouver votre organisation',
    home: shellMessages.home,
  },
  go: {
    title: 'Nous vous y conduisons',
    calm: (address) => `Un instant, nous vous conduisons à ${address}.`,
    failed: 'Nous n’avons pas pu vous conduire à cette adresse.',
    unknownOrganization: 'Ce n’est pas l’adresse d’une organisation.',
    unknownAuthor: 'Ce n’est pas l’adresse d’un éditeur.',
    retry: 'Réessayer',
    backToOrganizations: 'Retour à mes organisations',
    backToAuthors: 'Retour à mes éditeurs',
  },
  home: {
    welcome: (displayName) => `Bienvenue, ${displayName}`,
    signedIn: (of) => `Votre session est ouverte chez ${of}.`,
    notAMember: (of) => `Vous ne faites pas partie ${de(of)}. Demandez une invitation à quelqu’un de l’équipe.`,
    myOrganizations: 'Mes organisations',
    myPublishers: 'Mes éditeurs',
    signOut: 'Se déconnecter',
    signOutFailed: 'La déconnexion n’a pas fonctionné : votre session est toujours ouverte. Veuillez réessayer.',
    signedOut: (of, product) =>
      `Votre session chez ${of} est fermée. Elle est peut-être encore ouverte sur ${product}.`,
    entering: 'Connexion en cours',
    signedOutTitle: (of) => `Bienvenue chez ${of}`,
    invitation: 'Connectez-vous pour continuer.',
    signIn: 'Se connecter',
    linkSpent: 'Ce lien de connexion a déjà été utilisé ou a expiré. Connectez-vous de nouveau.',
    notReached: 'Nous n’avons pas pu joindre le service de connexion. Veuillez réessayer.',
    retry: 'Réessayer',
    poweredBy: (productName) => `Sur ${productName}`,
  },
  apps: {
    title: 'Applications',
    names: {
      learner: 'Appli élève',
      engage: 'Studio d’animation',
      authoring: 'Studio de création',
      people: 'Gestion des personnes',
      teacher: 'Appli enseignant',
      analytics: 'Statistiques',
      console: 'Console',
      admin: 'Appli d’administration',
    },
  },
}
