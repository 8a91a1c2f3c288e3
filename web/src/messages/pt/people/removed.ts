import type { removedMessages as english } from '#languages/en/people/removed.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'

export const removedMessages: Translation<typeof english> = {
  status: 'Situação',
  members: 'Membros',
  removed: 'Removidos',
  former: 'Anteriores',
  list: {
    title: 'Removidos',
    happened: 'Saída',
    removedOn: (date, by) => (by === null ? `Remoção em ${date}` : `Remoção em ${date} por ${by}`),
    leftOn: (date) => `Saiu por conta própria em ${date}`,
    until: (date) => `Dá para restaurar até ${date}`,
    byInvite: 'Com um convite pode voltar, se quiser.',
    restore: 'Restaurar',
    restoreNamed: (name) => `Restaurar ${name}`,
    invite: 'Convidar',
    inviteNamed: (name) => `Convidar ${name}`,
    empty: 'Ninguém foi removido ultimamente',
    emptyAdvice: (days) => `Quem for removido pode ser restaurado aqui por ${figure(days)} dias.`,
    nobodyFound: 'Ninguém encontrado',
    toMembers: 'Mostrar os membros',
  },
  restored: (name) => `${name} voltou a ser membro.`,
  restoredMany: (people) =>
    plural(people, {
      one: `${figure(people)} pessoa voltou a ser membro.`,
      other: `${figure(people)} pessoas voltaram a ser membros.`,
    }),
}
