import type { termNotices as english } from '#languages/en/people/term-notices.ts'
import type { Translation } from '#languages/translation.ts'

export const termNotices: Translation<typeof english> = {
  differs: 'Pas le même pour tous. Ce qui figure ici est enregistré pour tout le monde.',
  unfinished: 'Indiquez le jour, le mois et une année à quatre chiffres, ou laissez tout vide.',
  over: 'Si le dernier jour est passé, l’adhésion se renouvelle dans la liste des anciens.',
}
