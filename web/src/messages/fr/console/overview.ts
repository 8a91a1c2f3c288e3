import type { overviewMessages as english } from '#languages/en/console/overview.ts'
import type { Translation } from '#languages/translation.ts'
import { notSeenDays } from '@atrium/contract/limits'
import { figure, percent, plural } from '../format.ts'

const people = (count: number) =>
  plural(count, { one: `${figure(count)} personne`, other: `${figure(count)} personnes` })
const members = (count: number) => plural(count, { one: `${figure(count)} membre`, other: `${figure(count)} membres` })

export const overviewMessages: Translation<typeof english> = {
  range: 'Période',
  ranges: { '30d': '30 jours', '12m': '12 mois', all: 'Tout' },
  figures: 'Chiffres',
  loading: 'Chargement des chiffres',
  tiles: {
    label: 'Aujourd’hui',
    members: 'Membres',
    change: (change, range) => {
      const of = { '30d': 'en 30 jours', '12m': 'en 12 mois', all: 'depuis le début' }[range]
      if (change === 0) return `aucun changement ${of}`
      return `${change > 0 ? '+' : '−'}${figure(Math.abs(change))} ${of}`
    },
    week: 'Connexions cette semaine',
    today: (count) => `${people(count)} aujourd’hui`,
    notSeen: `Absents depuis ${notSeenDays} jours`,
    seeWho: 'Voir qui',
    nobody: 'tout le monde est venu récemment',
    secondStep: 'Avec une deuxième étape',
    shareOf: (part, all) => (all === 0 ? '' : `${percent(part, all)} de ${members(all)}`),
    elsewhere: 'gérée par votre fournisseur de connexion',
  },
  people: {
    title: 'Membres',
    members: 'Membres',
    roles: { users: 'Utilisateurs', staff: 'Personnel', owners: 'Propriétaires' },
    rolesLabel: 'Par rôle',
    label: (now, from, since) =>
      `Membres au fil du temps : ${members(now)} maintenant, ${figure(from)} au départ (${since}).`,
  },
  signIns: {
    title: 'Connexions',
    lead: 'Chaque fois qu’un membre vient sur votre site, et combien de personnes différentes cela représente.',
    signIns: 'Connexions',
    people: 'Personnes',
    label: (signIns, most, when) =>
      signIns === 0
        ? 'Connexions au fil du temps : aucune pour l’instant.'
        : `Connexions au fil du temps : ${figure(signIns)} en tout, avec un maximum de ${figure(most)} (${when}).`,
    average: (count, step) => `${figure(count)} par ${{ day: 'jour', week: 'semaine', month: 'mois' }[step]}`,
  },
  invites: {
    title: 'Invitations',
    lead: 'Ce qui a été envoyé, et ce qui a été accepté. Un lien peut être accepté par plusieurs personnes.',
    sent: 'Envoyées',
    accepted: 'Acceptées',
    label: (sent, accepted) =>
      `Invitations au fil du temps. Envoyées : ${figure(sent)}, acceptées : ${figure(accepted)}.`,
  },
  secondSteps: {
    title: 'Deuxième étape',
    lead: 'Membres dont le compte ne s’ouvre pas avec un simple mot de passe.',
    authenticator: 'Application d’authentification',
    passkey: 'Clé d’accès',
    none: 'Ni l’une ni l’autre',
    label: (either, all) =>
      plural(either, {
        one: `${figure(either)} sur ${members(all)} en a une`,
        other: `${figure(either)} sur ${members(all)} en ont une`,
      }),
    both: (count) => plural(count, { one: `${people(count)} a les deux.`, other: `${people(count)} ont les deux.` }),
  },
  since: (day) => `Les jours sont ceux du fuseau horaire de votre organisation. Tout est compté depuis le ${day}.`,
  before: (day) =>
    `Tout est compté depuis le ${day}. Pour la période d’avant, on voit ce qui est encore connu : les adhésions et les invitations, pas les connexions.`,
  empty: {
    sentence: 'Encore rien à représenter',
    advice:
      'Les chiffres commencent aujourd’hui. Dès que des personnes arrivent, se connectent et reçoivent des invitations, vous voyez ici comment va votre organisation.',
    invite: 'Inviter des personnes',
  },
  notSeen: {
    title: `Absents depuis ${notSeenDays} jours`,
    lead: `Membres qui ne sont pas venus sur votre site et n’ont pas utilisé ces pages depuis ${notSeenDays} jours ; les plus longues absences d’abord.`,
    back: 'Vue d’ensemble',
    table: 'Membres absents',
    name: 'Nom',
    role: 'Rôle',
    lastSeen: 'Dernière visite',
    never: 'Jamais',
    joined: (day) => `membre depuis le ${day}`,
    loading: 'Chargement de la liste',
    empty: 'Tout le monde est venu récemment',
    emptyAdvice: `Les personnes absentes depuis ${notSeenDays} jours figurent ici.`,
    toOverview: 'Retour à la vue d’ensemble',
  },
}
