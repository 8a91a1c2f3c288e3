import { directoryActor } from '@atrium/contract/people/directory-actor'
import type { TimelineAction, TimelineEntry } from '@atrium/contract/people/timeline'
import { settingsFieldNames } from '../console/settings-fields.ts'
import { allOf, figure, plural } from '../format.ts'
import { wayNames } from '../organizations/entry.ts'
import { roleNames } from './roles.ts'
import { shownDay, termWords } from './terms.ts'

/** Who did it, where no person did. */
const directory = 'O diretório'

type Words = (who: string, whom: string, detail: TimelineEntry['detail']) => string

const roleName = (role: unknown) => (roleNames as Record<string, string>)[String(role)] ?? String(role)
const counted = (number: unknown, one: string, other: string) =>
  `${figure(Number(number))} ${plural(Number(number), { one, other })}`
const peopleCount = (people: unknown) => counted(people, 'pessoa', 'pessoas')
const classCount = (classes: unknown) => counted(classes, 'turma', 'turmas')
const dayCount = (days: unknown) => counted(days, 'dia', 'dias')
const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)
const invites = (whom: string) => (whom === 'link' ? 'um link de convite' : `o convite para ${whom}`)

const days = ({ startsOn, endsOn }: TimelineEntry['detail']) =>
  termWords({ startsOn: startsOn === null ? null : String(startsOn), endsOn: endsOn === null ? null : String(endsOn) })
/** The record that stands for many names nobody. */
const whomOrMany = (whom: string, people: unknown) => (people === undefined ? whom : peopleCount(people))

const wayList = (ways: unknown) =>
  allOf(
    String(ways)
      .split(', ')
      .map((way) => (wayNames as Record<string, string>)[way] ?? way),
  )

function ruleChanges({ second_step, ways: allowed, fresh_hours }: TimelineEntry['detail']): string {
  return [
    ...(second_step === undefined
      ? []
      : [second_step === null ? 'segunda etapa não exigida' : `uma segunda etapa, em até ${dayCount(second_step)}`]),
    ...(allowed === undefined
      ? []
      : [allowed === null ? 'qualquer forma de entrar' : `somente com ${wayList(allowed)}`]),
    ...(fresh_hours === undefined
      ? []
      : [
          fresh_hours === null
            ? 'login recente não exigido'
            : `um login recente a cada ${figure(Number(fresh_hours))} h`,
        ]),
  ].join('; ')
}

const settingsNamed = (fields: string) =>
  allOf(fields.split(' ').map((field) => (settingsFieldNames as Record<string, string>)[field] ?? field))

const sentences: Record<TimelineAction, Words> = {
  'organization.created': (who) => `${who} criou a organização`,
  'organization.imported': (who) => `${who} importou a organização de uma lista`,
  'organization.deleted': (who) => `${who} excluiu a organização`,
  'rules.changed': (who, _whom, detail) => `${who} alterou as regras de segurança: ${ruleChanges(detail)}`,
  'member.joined': (who, whom, { role, how }) => {
    if (how === 'directory' || how === 'made') return `${who} adicionou ${whom} com o papel ${roleName(role)}`
    if (how === 'request') {
      return `${who} aceitou o pedido de ${whom}, que passou a participar com o papel ${roleName(role)}`
    }
    const joined = `${who} passou a participar com o papel ${roleName(role)}`
    return how === 'domain' ? `${joined}, pelo endereço de e-mail` : joined
  },
  'organization.restored': (who) => `${who} restaurou a organização`,
  'organization.settings_changed': (who, _whom, { fields, displayName }) => {
    const changed = `${who} alterou ${settingsNamed(String(fields))}`
    return typeof displayName === 'string' ? `${changed}; agora se chama ${displayName}` : changed
  },
  'member.left': (who) => `${who} saiu`,
  'member.removed': (who, whom) => `${who} removeu ${whom}`,
  'member.restored': (who, whom) => `${who} restaurou ${whom}`,
  'member.role_changed': (who, whom, { from, to }) =>
    `${who} deu a ${whom} o papel ${roleName(to)} (antes: ${roleName(from)})`,
  'members.removed': (who, _whom, { people }) => `${who} removeu ${peopleCount(people)}`,
  'members.restored': (who, _whom, { people }) => `${who} restaurou ${peopleCount(people)}`,
  'members.role_changed': (who, _whom, { people, to }) =>
    to === null
      ? `${who} alterou o papel de ${peopleCount(people)}`
      : `${who} deu a ${peopleCount(people)} o papel ${roleName(to)}`,
  'member.term_changed': (who, whom, detail) => `${who} definiu a participação de ${whom}: ${days(detail)}`,
  'member.term_kept': (_who, whom) =>
    `O último dia de ${whom} tinha passado, mas não há outro proprietário sem data de fim: ${whom} fica`,
  'member.term_ended': (_who, whom, { endsOn }) =>
    `A participação de ${whom} terminou: o último dia era ${shownDay(String(endsOn))}`,
  'member.renewed': (who, whom, detail) => `${who} renovou a participação de ${whom}: ${days(detail)}`,
  'members.term_changed': (who, _whom, { people, ...detail }) =>
    detail['startsOn'] === null && detail['endsOn'] === null
      ? `${who} alterou o primeiro e o último dia de ${peopleCount(people)}`
      : `${who} definiu a participação de ${peopleCount(people)}: ${days(detail)}`,
  'members.term_ended': (_who, _whom, { people }) =>
    `A participação de ${peopleCount(people)} terminou com o último dia`,
  'members.renewed': (who, _whom, { people, ...detail }) =>
    `${who} renovou a participação de ${peopleCount(people)}: ${days(detail)}`,
  'member.named': (who, whom) => `${who} alterou o nome de ${whom} nesta organização`,
  'user.profile_changed': (who, whom) => `${who} alterou a conta de ${whom}`,
  'user.change_taken_back': (who) => `${who} desfez uma alteração da própria conta`,
  'ownership.offered': (who, whom) => `${who} ofereceu a propriedade a ${whom}`,
  'ownership.handed_over': (who, whom) => `${who} recebeu de ${whom} a propriedade`,
  'ownership.declined': (who, whom) => `${who} recusou a propriedade que ${whom} ofereceu`,
  'ownership.withdrawn': (who, whom) => `${who} retirou a oferta de propriedade a ${whom}`,
  'label.created': (who, whom) => `${who} criou a etiqueta ${whom}`,
  'label.changed': (who, whom) => `${who} alterou a etiqueta ${whom}`,
  'label.deleted': (who, whom) => `${who} excluiu a etiqueta ${whom}`,
  'label.restored': (who, whom) => `${who} restaurou a etiqueta ${whom}`,
  'labels.given': (who, whom, { people }) => `${who} pôs etiquetas em ${whomOrMany(whom, people)}`,
  'labels.taken': (who, whom, { people }) => `${who} tirou etiquetas de ${whomOrMany(whom, people)}`,
  'class.created': (who, whom) => `${who} criou a turma ${whom}`,
  'class.changed': (who, whom, { added, removed, renamed }) =>
    Number(added) > 0 && removed === 0 && renamed === false
      ? `${who} adicionou ${peopleCount(added)} à turma ${whom}`
      : `${who} alterou a turma ${whom}`,
  'class.deleted': (who, whom) => `${who} excluiu a turma ${whom}`,
  'class.restored': (who, whom) => `${who} restaurou a turma ${whom}`,
  'domain.added': (who, whom) => `${who} adicionou o domínio ${whom}`,
  'domain.proven': (_who, whom) => `O domínio ${whom} foi comprovado`,
  'domain.lost': (_who, whom) => `O domínio ${whom} não está mais comprovado: falta o registro`,
  'domain.changed': (who, whom, { joining, role }) => {
    if (joining === 'off') return `${who} fechou a organização para pessoas de ${whom}`
    return joining === 'join'
      ? `${who} permitiu que pessoas de ${whom} participem com o papel ${roleName(role)}`
      : `${who} permitiu que pessoas de ${whom} peçam para participar com o papel ${roleName(role)}`
  },
  'domain.removed': (who, whom) => `${who} removeu o domínio ${whom}`,
  'provisioning.connected': (who) => `${who} conectou um diretório`,
  'provisioning.changed': (who) => `${who} mudou em que se transformam os grupos de um diretório`,
  'provisioning.token_added': (who) => `${who} criou um token para um diretório`,
  'provisioning.token_removed': (who) => `${who} revogou um token de um diretório`,
  'provisioning.token_ended': (_who, whom) =>
    `Um token de um diretório foi revogado: foi criado enquanto outra pessoa tinha a conta de ${whom}`,
  'provisioning.disconnected': (who) => `${who} desconectou um diretório`,
  'sign_in.added': (who, whom) => `${who} adicionou a conexão de login ${whom}`,
  'sign_in.changed': (who, whom) => `${who} alterou a conexão de login ${whom}`,
  'sign_in.deleted': (who, whom) => `${who} excluiu a conexão de login ${whom}`,
  'sign_in.switched_on': (who, whom) => `${who} ativou a conexão de login ${whom}`,
  'sign_in.switched_off': (who, whom) => `${who} desativou a conexão de login ${whom}`,
  'sign_in.ended': (_who, whom, { connection }) =>
    `A conexão de login ${String(connection)} está desativada até ser testada de novo: foi alterada enquanto outra pessoa tinha a conta de ${whom}`,
  'sign_in.certificates_followed': (_who, whom) =>
    `Os certificados da conexão de login ${whom} foram atualizados pelos seus metadados`,
  'sign_in.domain_changed': (who, whom, { connection, only }) =>
    connection === null
      ? `${who} deixou de direcionar os logins de ${whom}`
      : only === true
        ? `${who} tornou ${String(connection)} a única forma de entrar para ${whom}`
        : `${who} direcionou os logins de ${whom} para ${String(connection)}`,
  'request.declined': (who, whom) => `${who} recusou o pedido de ${whom} para participar`,
  'requests.accepted': (who, _whom, { people }) =>
    `${who} aceitou os pedidos de ${peopleCount(people)} para participar`,
  'requests.declined': (who, _whom, { people }) =>
    `${who} recusou os pedidos de ${peopleCount(people)} para participar`,
  'class.archived': (who, whom) => `${who} arquivou a turma ${whom}`,
  'class.unarchived': (who, whom) => `${who} desarquivou a turma ${whom}`,
  'class.copied': (who, whom) => `${who} criou a turma ${whom} como cópia`,
  'classes.archived': (who, _whom, { classes }) => `${who} arquivou ${classCount(classes)}`,
  'classes.unarchived': (who, _whom, { classes }) => `${who} desarquivou ${classCount(classes)}`,
  'classes.copied': (who, _whom, { classes }) => `${who} copiou ${classCount(classes)}`,
  'invite.created': (who, whom) => (whom === 'link' ? `${who} criou um link de convite` : `${who} convidou ${whom}`),
  // Of one that ended by itself: with the ownership of whoever made it, or with the membership of whom it is for.
  'invite.revoked': (who, whom, { reason }) => {
    if (reason === 'no_owner') return capital(`${invites(whom)} não vale mais: quem convidou não é mais proprietário`)
    if (reason === 'signed_out')
      return capital(`${invites(whom)} não vale mais: por segurança, a sessão de quem convidou foi encerrada`)
    return reason === 'taken_out'
      ? capital(`${invites(whom)} não vale mais: a pessoa foi removida`)
      : `${who} cancelou ${invites(whom)}`
  },
  'invite.given_back': (_who, whom) => capital(`${invites(whom)} voltou a valer`),
  'invite.renewed': (who, whom) => `${who} renovou ${invites(whom)}`,
  'import.started': (who, _whom, { lines }) => `${who} importou uma lista de ${counted(lines, 'linha', 'linhas')}`,
  'import.finished': (who, _whom, { lines, invited, changed }) => {
    if (invited !== 0 && changed !== 0) {
      return `${who} convidou ${peopleCount(invited)} e alterou ${peopleCount(changed)} por uma lista`
    }
    if (invited !== 0) return `${who} convidou ${peopleCount(invited)}`
    if (changed !== 0) return `${who} alterou ${peopleCount(changed)} por uma lista`
    return `${who} importou uma lista de ${counted(lines, 'linha', 'linhas')}, e ninguém foi convidado`
  },
  'roster.applied': (who, _whom, { added, changed, left }) =>
    `${who} aplicou uma lista escolar: ${counted(added, 'inclusão', 'inclusões')}, ${counted(changed, 'alteração', 'alterações')}, ${counted(left, 'saída', 'saídas')}`,
  'roster.taken_back': (who) => `${who} desfez uma lista escolar`,
  'learners.made': (who, _whom, { people }) => `${who} criou contas sem e-mail para ${peopleCount(people)}`,
  'learner.card_made': (who, whom) => `${who} criou um cartão novo para ${whom}`,
  'learners.cards_made': (who, _whom, { people }) => `${who} criou cartões novos para ${peopleCount(people)}`,
  'learner.way_changed': (who, whom, { to }) => {
    if (to === 'pictures') return `${who} definiu uma senha de figuras para ${whom}`
    if (to === 'password') return `${who} definiu uma senha para ${whom}`
    return to === 'unlocked' ? `${who} desbloqueou o acesso de ${whom}` : `${who} deixou ${whom} só com o cartão`
  },
  'learner.address_given': (who, whom) => `${who} deu um endereço de e-mail à conta de ${whom}`,
  'learner.address_taken_back': (who, whom) => `${who} retirou o endereço de e-mail para a conta de ${whom}`,
  'learner.taken_along': (who) => `${who} tornou a conta sua, com um endereço de e-mail`,
  'learner.archive_taken': (who, whom) => `${who} baixou os dados de ${whom}`,
  'people.exported': (who) => `${who} exportou a lista de pessoas`,
  'timeline.exported': (who) => `${who} exportou a linha do tempo`,
  'timeline.kept_changed': (who, _whom, { to }) =>
    to === null
      ? `${who} fez com que a linha do tempo seja guardada para sempre`
      : `${who} fez com que a linha do tempo seja guardada por ${dayCount(to)}`,
}

export function timelineSentence({ actor, action, subject, detail }: TimelineEntry, somebody: string): string {
  const who = actor.displayName || (actor.user_id === directoryActor ? directory : somebody)
  const words = (sentences as Partial<Record<string, Words>>)[action]
  return words?.(who, subject || somebody, detail) ?? `${who}: ${action} ${subject}`
}
