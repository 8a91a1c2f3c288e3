import type { consoleMessages as english } from '#languages/en/console/console.ts'
import type { Translation } from '#languages/translation.ts'

export const consoleMessages: Translation<typeof english> = {
  pages: {
    overview: 'Vue d’ensemble',
    people: 'Membres',
    'settings/domains': 'Domaines',
    'settings/provisioning': 'Annuaires',
    'settings/single-sign-on': 'Connexion unique',
    settings: 'Paramètres',
    security: 'Sécurité',
    timeline: 'Historique',
  },
  pageTitle: (page, name) => `${page} · ${name}`,
  navigation: 'Console',
  pagesLabel: 'Pages de la console',
  menu: 'Ouvrir le menu',
  menuOf: (name) => `Menu : ${name}`,
  closeMenu: 'Fermer le menu',
  loading: 'Chargement de la page',
  unknown: 'Aucune donnée',
  unknownAdvice: {
    organization: 'Cette organisation n’existe pas, ou vous n’en faites pas partie.',
    publisher: 'Cet éditeur n’existe pas, ou vous n’en faites pas partie.',
  },
  roleNow: (name, role) => `Votre rôle chez ${name} est désormais ${role}. Vous n’avez plus accès à cette page.`,
  notForRole: {
    owner: (page) => `« ${page} » est réservé aux propriétaires.`,
    staff: (page) => `« ${page} » est réservé aux propriétaires et au personnel.`,
    yours: (name, role) => `Votre rôle chez ${name} est « ${role} ». Un propriétaire peut le changer.`,
  },
  toList: { organization: 'Aller à mes organisations', publisher: 'Aller à mes éditeurs' },
  switcher: {
    open: 'Passer à un autre espace',
    label: 'Passer à',
    search: 'Rechercher par nom',
    groups: { organization: 'Organisations', publisher: 'Éditeurs' },
    none: {
      organization: 'Aucune de vos organisations ne porte ce nom.',
      publisher: 'Aucun de vos éditeurs ne porte ce nom.',
    },
    roleIn: {
      organization: (role) => role,
      publisher: (role) => `Éditeur, ${role}`,
    },
    noneYet: {
      organization: 'Vous ne faites partie d’aucune organisation.',
      publisher: 'Vous ne faites partie d’aucun éditeur.',
    },
    all: { organization: 'Toutes les organisations', publisher: 'Tous les éditeurs' },
  },
}
