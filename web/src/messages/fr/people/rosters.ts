import type { RosterProblem } from '@atrium/contract/people/rosters'
import type { rosterMessages as english } from '#languages/en/people/rosters.ts'
import { rosterProblemText, type RosterProblemTexts } from '#languages/roster-lines.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'

const counted = (count: number, word: string) =>
  plural(count, { one: `${figure(count)} ${word}`, other: `${figure(count)} ${word}s` })

export const rosterMessages: Translation<typeof english> = {
  title: 'OneRoster',
  lead: 'Importez l’archive OneRoster 1.2 (ZIP) du système de votre établissement. Vous voyez tout ce qu’elle ferait avant que quoi que ce soit n’arrive.',
  file: 'Choisir une archive ZIP',
  chosen: (name) => `Choisie : ${name}`,
  source: 'Nom du système',
  sourceHint: 'Seulement si l’archive ne l’indique pas.',
  tooLarge: 'Cette archive dépasse 10 Mo.',
  check: 'Importer et vérifier',
  uploading: 'Importation',
  back: 'Retour',
  history: 'Listes précédentes',
  none: 'Aucune liste pour l’instant',
  uploaded: (day, who) => `Importée le ${day} par ${who}`,
  people: (add, change, leave) =>
    `Personnes : ${counted(add, 'nouvelle')}, ${counted(change, 'modifiée')}, ${figure(leave)} sur le départ`,
  classes: (add, change, leave) =>
    `Classes : ${counted(add, 'nouvelle')}, ${counted(change, 'modifiée')}, ${counted(leave, 'terminée')}`,
  places: (add, leave) => `Places dans les classes : ${counted(add, 'nouvelle')}, ${counted(leave, 'terminée')}`,
  skipped: (count) => `Lignes ignorées : ${figure(count)}`,
  missing: 'Cette liste n’existe pas',
  missingAdvice: 'Elle a été abandonnée, a expiré ou n’a jamais appartenu à cette organisation.',
  cannotApply: 'Cette archive ne peut pas être appliquée. Les lignes ci-dessous disent pourquoi.',
  stale: 'Quelque chose a changé depuis la vérification de cette liste. Veuillez l’importer à nouveau.',
  apply: 'Appliquer',
  applyTitle: 'Appliquer cette liste ?',
  applyLead:
    'Les personnes sans compte ici reçoivent une invitation par e-mail. Vous pouvez tout annuler pendant 30 jours.',
  brakeTitle: 'Beaucoup de personnes partiraient',
  brakeLead: (count) =>
    `${plural(count, { one: `${figure(count)} personne partirait`, other: `${figure(count)} personnes partiraient` })}, plus d’un dixième. Saisissez ce nombre pour confirmer.`,
  brakeLabel: 'Personnes qui partent',
  takeBack: 'Annuler la liste',
  takeBackTitle: 'Annuler cette liste ?',
  takeBackLead: (until) =>
    `Ce qu’elle a ajouté prend fin, ce qu’elle a changé redevient comme avant et les personnes parties reviennent. Ce que quelqu’un a changé à la main depuis reste. Possible jusqu’au ${until}.`,
  discard: 'Abandonner',
  cancel: 'Annuler',
  running: 'Application de la liste',
  runningBack: 'Annulation de la liste',
  progress: (done, total) => `${figure(done)} sur ${figure(total)}`,
  leavePage: 'Vous pouvez quitter cette page : cela continue, et vous retrouvez le résultat ici.',
  kept: (count) => `Laissés tels quels, car quelqu’un les a modifiés : ${figure(count)}`,
  download: 'Télécharger les lignes ignorées',
  show: 'Afficher',
  showAll: 'Tout',
  line: (file, number) => `${file}, ligne ${figure(number)}`,
  becomes: (from, to) => `${from} devient ${to}.`,
  inClass: (joining, leaving) => `Arrivées : ${figure(joining)}, départs : ${figure(leaving)}.`,
  renamed: (from) => `S’appelait ${from}.`,
  classThere: 'Une classe de ce nom existe et est utilisée.',
  lines: 'Ce que fait cette liste',
  empty: 'Rien de ce genre',
  states: {
    refused: 'Ne peut pas être appliquée',
    rehearsed: 'Vérifiée',
    applying: 'En cours d’application',
    applied: 'Appliquée',
    taking_back: 'En cours d’annulation',
    taken_back: 'Annulée',
  },
  actions: { add: 'Ajouter', change: 'Modifier', leave: 'Terminer', refuse: 'Ignorer' },
  shown: { add: 'Nouveaux', change: 'Modifiés', leave: 'Départs', refuse: 'Ignorés', kept: 'Laissés tels quels' },
  ways: {
    joins: 'Rejoint aussitôt l’organisation.',
    invited: 'Reçoit une invitation par e-mail.',
    invited_already: 'A déjà reçu une invitation.',
    member: 'Est déjà membre.',
  },
  keptWhy: {
    changed_since: 'Quelqu’un l’a modifié depuis.',
    gone_since: 'N’existe plus.',
    name_taken: 'Le nom a été pris entre-temps.',
    class_limit: 'Il y a déjà autant de classes actuelles que possible.',
  },
}

const problems: RosterProblemTexts = {
  unreadable: () => 'Cette ligne est illisible.',
  encoding_unknown: () => 'Ce fichier n’est pas en UTF-8.',
  too_many_lines: () => 'L’archive a plus de lignes qu’une liste ne peut en avoir.',
  id_missing: () => 'Le sourcedId manque.',
  title_missing: () => 'Le titre manque.',
  email_missing: () => 'Il n’y a pas d’adresse e-mail.',
  class_limit: () =>
    'Il y a autant de classes, actuelles ou archivées, qu’une organisation peut en avoir : supprimez-en.',
  owner_by_hand: () => 'C’est un propriétaire : modifiez les propriétaires à la main.',
  left_by_themselves: () => 'Cette personne est partie d’elle-même : envoyez-lui une invitation.',
  directory_inactive: () => 'Un annuaire a désactivé cette personne : activez-la là-bas, ou reprenez-la à la main.',
  too_many_mails: () =>
    'Cette adresse a reçu trop d’e-mails, ou vous en avez trop envoyé. Importez de nouveau la liste plus tard.',
  sender_unconfirmed: () => 'Confirmez votre propre adresse e-mail, puis importez de nouveau la liste.',
  starter_no_owner: () => 'La personne qui a appliqué cette liste n’est plus propriétaire.',
  starter_signed_out: () => 'La personne qui a appliqué cette liste a été déconnectée par sécurité.',
  version_unsupported: ({ value }) => `C’est OneRoster ${value} ; il faut la version 1.2.`,
  mode_unknown: ({ value }) => `${value} n’est ni bulk, ni delta, ni absent.`,
  file_missing: ({ value }) => `Le fichier ${value} manque.`,
  column_missing: ({ value }) => `La colonne ${value} manque.`,
  id_invalid: ({ value }) => `${value} ne peut pas être un sourcedId.`,
  status_unknown: ({ value }) => `Le statut ${value} est inconnu.`,
  flag_invalid: ({ value }) => `${value} n’est ni true ni false.`,
  day_invalid: ({ value }) => `${value} n’est pas un jour. Écrivez-le ainsi : 2026-09-01.`,
  email_invalid: ({ value }) => `${value} n’est pas une adresse e-mail.`,
  email_taken: ({ value }) => `L’adresse ${value} est celle de quelqu’un d’autre dans cette liste.`,
  role_unknown: ({ value }) => `Le rôle ${value} est inconnu.`,
  org_unknown: ({ value }) => `Il n’y a pas d’organisation ${value}.`,
  org_cycle: ({ value }) => `L’organisation ${value} est sous elle-même.`,
  session_unknown: ({ value }) => `Il n’y a pas de période ${value}.`,
  session_cycle: ({ value }) => `La période ${value} est sous elle-même.`,
  class_unknown: ({ value }) => `Il n’y a pas de classe ${value}.`,
  user_unknown: ({ value }) => `Il n’y a pas d’utilisateur ${value}.`,
  id_twice: ({ value, firstLine }) => `${value} figure déjà à la ligne ${figure(firstLine)}.`,
  column_twice: ({ value }) => `La colonne ${value} figure deux fois.`,
  name_invalid: ({ value }) => `${value} ne peut pas être un nom ici.`,
}

export function rosterLineProblem(problem: RosterProblem): string {
  return rosterProblemText(problems, problem)
}
