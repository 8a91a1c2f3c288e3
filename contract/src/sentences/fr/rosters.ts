import type { rosterMessages as english } from '../en/rosters.ts'

export const rosterMessages: Record<keyof typeof english, string> = {
  rosterRequired: 'Veuillez d’abord choisir une archive ZIP.',
  rosterUnreadable:
    'Cette archive ZIP n’est pas lisible. Veuillez choisir l’archive OneRoster telle que votre système l’a exportée.',
  rosterUnsafe:
    'Cette archive contient des fichiers qu’aucune liste ne contient, ou deux fois le même. Veuillez l’exporter à nouveau.',
  rosterTooLarge: 'Cette archive est trop volumineuse ou contient trop de données.',
  rosterNoManifest:
    'Cette archive n’a pas de manifest.csv à son premier niveau. Veuillez choisir une archive OneRoster 1.2.',
}
