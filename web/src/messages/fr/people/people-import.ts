import type { peopleImportMessages as english } from '#languages/en/people/people-import.ts'
import type { Translation } from '#languages/translation.ts'
import { importMaxLines, unconfirmedInvites } from '@atrium/contract/limits'
import type { LineNote, LineProblem } from '@atrium/contract/people/people-import'
import { importColumns } from '@atrium/contract/rules/csv/columns'
import { columnNames } from '@atrium/contract/sentences/fr/columns'
import { longest, type NameProblem, problemText, type ProblemTexts } from '#languages/import-lines.ts'
import { roleNames } from './roles.ts'
import { shownDay, termWords } from './terms.ts'
import { allOf, figure, plural } from '../format.ts'

/** Those that are none are left out. */
const listed = (...counts: [number, string][]) =>
  counts
    .filter(([number]) => number > 0)
    .map(([number, words]) => `${words} : ${figure(number)}`)
    .join(', ')
const people = (number: number) =>
  plural(number, { one: `${figure(number)} personne`, other: `${figure(number)} personnes` })
const invitations = (number: number) =>
  plural(number, { one: `${figure(number)} invitation`, other: `${figure(number)} invitations` })
const lines = (number: number) => plural(number, { one: `${figure(number)} ligne`, other: `${figure(number)} lignes` })

export const peopleImportMessages: Translation<typeof english> = {
  title: 'Inviter en nombre',
  lead: `Collez des adresses, une par ligne, ou choisissez un fichier CSV. Sa première ligne nomme les colonnes : ${allOf(importColumns.map((column) => columnNames[column][0]))}.`,
  template: 'Télécharger un modèle',
  text: 'Adresses ou CSV',
  file: 'Choisir un fichier CSV',
  fileTooLarge: 'Ce fichier dépasse 2 Mo.',
  check: 'Vérifier la liste',
  back: 'Retour',
  expected: ({ add, change, same, refuse }) =>
    listed([add, 'à inviter'], [change, 'à modifier'], [same, 'sans changement'], [refuse, 'à ignorer']) ||
    'Cette liste ne contient personne.',
  send({ add, change }) {
    if (add === 0) return `Modifier ${people(change)}`
    const send = `Envoyer ${invitations(add)}`
    return change === 0 ? send : `${send} et modifier ${people(change)}`
  },
  nothing: 'Il n’y a personne à inviter.',
  ignored: (columns, total) => {
    const names = columns.map(({ column, heading }) => heading || `colonne ${column}`)
    const more = total - names.length
    const rest = plural(more, { one: `${figure(more)} autre`, other: `${figure(more)} autres` })
    const all = more > 0 ? [...names, rest] : names
    return `${plural(total, { one: 'Colonne ignorée', other: 'Colonnes ignorées' })} : ${all.join(', ')}`
  },
  repeated: (columns) =>
    `Non lu, car une colonne précédente contient la même chose : ${columns.map(({ column, heading }) => `${heading} (colonne ${column})`).join(', ')}`,
  actions: { add: 'Inviter', change: 'Modifier', same: 'Sans changement', refuse: 'Ignorer' },
  line: 'Ligne',
  email: 'E-mail',
  name: 'Nom',
  role: 'Rôle',
  labels: 'Étiquettes',
  term: 'Adhésion',
  what: 'Action',
  why: 'Remarque',
  lines: 'Ce qui arrive à chaque ligne',
  more: (number) =>
    plural(number, {
      one: `Encore ${figure(number)} ligne de ce genre.`,
      other: `Encore ${figure(number)} lignes de ce genre.`,
    }),
  running: 'Envoi des invitations',
  progress: (done, total) => `${figure(done)} sur ${lines(total)}`,
  leave: 'Vous pouvez quitter cette page : les invitations partent, et vous retrouverez le résultat ici.',
  done: ({ add, change, same, refuse }) =>
    listed(
      [add, 'personnes invitées'],
      [change, 'modifiées'],
      [same, 'sans changement'],
      [refuse, 'lignes ignorées'],
    ) || 'Personne n’a été invité.',
  skipped: 'Lignes ignorées',
  skippedLine: (line) => `Ligne ${figure(line)}`,
  seeInvites: 'Voir les invitations',
  download: (number) =>
    plural(number, { one: 'Télécharger la ligne', other: `Télécharger les ${figure(number)} lignes` }),
  missing: 'Cette importation n’existe pas',
  missingAdvice: 'Elle est terminée depuis longtemps, ou n’a jamais appartenu à cette organisation.',
  again: 'Importer une autre liste',
}

const kinds = { given_name: 'Le prénom', family_name: 'Le nom', label: 'L’étiquette' } as const
const nameFaults: Record<NameProblem['fault'], (what: string, longest: number) => string> = {
  too_long: (what, longest) => `${what} dépasse ${figure(longest)} caractères.`,
  not_one_line: (what) => `${what} doit tenir sur une ligne, sans caractères invisibles.`,
  address: (what) => `${what} ne doit pas contenir d’adresse web ou e-mail.`,
}

const problems: ProblemTexts = {
  unreadable: () => 'Cette ligne est illisible. Manque-t-il un guillemet ?',
  too_many_lines: () => `Une liste accepte ${figure(importMaxLines)} lignes. Importez celle-ci avec une autre liste.`,
  rest_unread: () =>
    'Cette ligne et toutes les suivantes dépassent de loin ce qu’une liste accepte, et n’ont pas été lues.',
  email_missing: () => 'Il manque l’adresse e-mail.',
  email_invalid: ({ value }) => `« ${value} » n’est pas une adresse e-mail.`,
  day_invalid: ({ of, value }) =>
    `Le ${of === 'starts_on' ? 'premier' : 'dernier'} jour, « ${value} », n’est pas une date. Écrivez-la comme ceci : 2026-09-01.`,
  ends_before_start: ({ value }) => `Le dernier jour, ${shownDay(value)}, est avant le premier.`,
  ended_already: ({ value }) => `Le dernier jour, ${shownDay(value)}, est passé.`,
  email_twice: ({ value, firstLine }) => `« ${value} » figure déjà à la ligne ${figure(firstLine)}.`,
  role_unknown: ({ value }) => `« ${value} » n’est pas un rôle. Utilisez owner, staff ou user.`,
  too_many_labels: ({ count }) =>
    plural(count, {
      one: `Il y a ${figure(count)} étiquette. Une ligne en accepte au plus 20.`,
      other: `Il y a ${figure(count)} étiquettes. Une ligne en accepte au plus 20.`,
    }),
  name_invalid: ({ of, fault, value }) => nameFaults[fault](`${kinds[of]} « ${value} »`, longest[of]),
  label_limit: () =>
    'Il y aurait plus d’étiquettes qu’une organisation ne peut en avoir. Supprimez-en, puis importez de nouveau cette ligne.',
  owner_by_hand: () =>
    'C’est un propriétaire. Modifiez à la main, parmi les membres, son rôle, son premier ou son dernier jour.',
  too_many_mails: () =>
    'Cette adresse a reçu trop d’e-mails, ou vous en avez trop envoyé. Importez cette ligne plus tard.',
  sender_unconfirmed: () =>
    `Confirmez votre propre adresse e-mail, puis importez de nouveau cette ligne : d’ici là, ${figure(unconfirmedInvites)} invitations partent par e-mail.`,
  starter_no_owner: () => 'La personne qui a lancé cette importation n’est plus propriétaire.',
  starter_signed_out: () => 'La personne qui a lancé cette importation a été déconnectée par sécurité.',
  organization_deleted: () => 'L’organisation a été supprimée pendant cette importation.',
}

export function lineProblemText(problem: LineProblem): string {
  return problemText(problems, problem)
}

export function lineNoteText(note: LineNote): string {
  if (note.code === 'invited_already') return 'Une invitation est déjà en attente.'
  const { role, labels, term } = note
  return [
    ...(role === null ? [] : [`Rôle : ${roleNames[role.from]} devient ${roleNames[role.to]}.`]),
    ...(labels.length === 0 ? [] : [`Nouvelles étiquettes : ${labels.join(', ')}.`]),
    ...(term === null ? [] : [`Adhésion : ${termWords(term)}.`]),
  ].join(' ')
}
