import type { errorPageMessages as english } from '#languages/en/error-pages.ts'
import type { Translation } from '#languages/translation.ts'
import { shellMessages } from './shell.ts'

const { home } = shellMessages

export const errorPageMessages: Translation<typeof english> = {
  access: {
    title: 'Accès refusé',
    text: 'Votre compte ne permet pas d’ouvrir cette page. Demandez l’accès à la personne qui la gère.',
    back: 'Retour',
  },
  noData: {
    title: 'Aucune donnée',
    text: 'Il n’y a encore rien à afficher ici.',
    home,
  },
  noStudents: {
    title: 'Aucun élève',
    text: 'Personne n’apprend encore ici. Vous pouvez ajouter des personnes sur la page Membres de votre organisation.',
    create: 'Créer un élève',
  },
  comingSoon: {
    title: 'Bientôt disponible',
    text: 'Cette fonctionnalité arrive bientôt',
    home,
    backTo: (address) => `Retour à ${address}`,
  },
  missingPage: {
    title: 'Cette page n’existe pas.',
    text: 'Le lien n’est peut-être plus à jour, ou l’adresse est mal saisie.',
    home: 'Aller à l’accueil',
  },
  loader: {
    title: 'Chargement',
    home,
  },
  notFound: {
    code: '404',
    title: 'Page introuvable',
    text: 'Désolé, la page que vous cherchez est introuvable. Vérifiez l’adresse ou revenez à l’accueil.',
    home,
  },
}
