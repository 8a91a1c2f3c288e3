import type { groupsMessages as english } from '#languages/en/people/groups.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'

const people = (number: number) =>
  plural(number, { one: `${figure(number)} personne`, other: `${figure(number)} personnes` })

export const groupsMessages: Translation<typeof english> = {
  form: { name: 'Nom', cancel: 'Annuler', save: 'Enregistrer' },
  list: { search: 'Rechercher par nom', more: 'Afficher plus' },
  labels: {
    add: 'Ajouter une étiquette',
    color: 'Couleur',
    empty: 'Pas encore d’étiquette',
    emptyAdvice: 'Une étiquette dit ce que des personnes ont en commun : une année, une équipe, un cours.',
    noneFound: 'Aucune étiquette ne porte ce nom',
    people,
    newTitle: 'Nouvelle étiquette',
    editTitle: (name) => `Modifier ${name}`,
    edit: 'Modifier',
    editNamed: (name) => `Modifier ${name}`,
    delete: 'Supprimer',
    deleteNamed: (name) => `Supprimer ${name}`,
    deleted: 'Étiquette supprimée !',
    saved: (name) => `L’étiquette ${name} est enregistrée.`,
    showPeople: (name) => `Afficher les personnes qui ont l’étiquette ${name}`,
  },
  classes: {
    add: 'Ajouter une classe',
    empty: 'Pas encore de classe',
    emptyAdvice: 'Une classe est un groupe de personnes qui apprennent ensemble.',
    noneFound: 'Aucune classe ne porte ce nom',
    people,
    newTitle: 'Nouvelle classe',
    editTitle: (name) => `Modifier ${name}`,
    editNamed: (name) => `Modifier ${name}`,
    edit: 'Modifier',
    selected: (number) =>
      plural(number, {
        one: `${figure(number)} classe sélectionnée`,
        other: `${figure(number)} classes sélectionnées`,
      }),
    delete: 'Supprimer',
    deleted: (number) =>
      plural(number, { one: 'La classe est supprimée.', other: `${figure(number)} classes sont supprimées.` }),
    saved: (name) => `La classe ${name} est enregistrée.`,
    members: 'Qui en fait partie',
    addPeople: 'Ajouter des personnes',
    search: 'Nom ou nom d’utilisateur',
    nobody: 'Personne n’en fait encore partie.',
    nobodyFound: 'Aucun résultat',
    nobodyElse: 'Toutes les personnes trouvées ici en font partie.',
    addAll: (number) =>
      plural(number, {
        one: `Ajouter la personne trouvée (${figure(number)})`,
        other: `Ajouter les ${figure(number)} personnes trouvées`,
      }),
    allAdded: (number) =>
      plural(number, {
        one: `${figure(number)} personne trouvée est ajoutée`,
        other: `Les ${figure(number)} personnes trouvées sont ajoutées`,
      }),
    everybody: (organization, { name, label }) => {
      if (name === '' && label === '') return `Tout le monde dans ${organization}`
      const called = name === '' ? '' : ` trouvées avec « ${name} »`
      return `Toutes les personnes${called}${label === '' ? '' : ` qui ont l’étiquette ${label}`}`
    },
    unseen: (number) =>
      plural(number, {
        one: `Et ${figure(number)} autre personne.`,
        other: `Et ${figure(number)} autres personnes.`,
      }),
    paste: {
      label: 'Noms d’utilisateur',
      placeholder: 'Un par ligne, ou séparés par des virgules ou des espaces',
      add: 'Ajouter par nom d’utilisateur',
      done: (number) =>
        plural(number, {
          one: `${people(number)} est ajoutée.`,
          other: `${people(number)} sont ajoutées.`,
        }),
      unknown: (names) =>
        names.length === 1
          ? `Personne n’a ici le nom d’utilisateur ${names.join(', ')}. Corrigez-le ou retirez-le.`
          : `Personne n’a ici les noms d’utilisateur ${names.join(', ')}. Corrigez-les ou retirez-les.`,
      tooMany: (most) => `Saisissez au plus ${figure(most)} noms d’utilisateur à la fois.`,
    },
    addNamed: (name) => `Ajouter ${name}`,
    takeNamed: (name) => `Retirer ${name}`,
  },
  overview: {
    counts: 'En chiffres',
    members: 'Membres',
    owners: 'Propriétaires',
    staff: 'Personnel',
    classes: 'Classes',
    points: 'Points',
    trophies: 'Trophées',
    topPeople: 'Les cinq premiers',
    topClasses: 'Trophées des classes',
    noAchievements: 'Pas encore de points ni de trophées. Ils viennent des applications où l’on apprend.',
    pointsOf: (number) => plural(number, { one: `${figure(number)} point`, other: `${figure(number)} points` }),
    trophiesOf: (number) => plural(number, { one: `${figure(number)} trophée`, other: `${figure(number)} trophées` }),
  },
}
