import { restorableDays } from '@atrium/contract/limits'
import type { deletedMessages as english } from '#languages/en/organizations/deleted.ts'
import type { Translation } from '#languages/translation.ts'

const both = {
  failed: 'Não foi possível carregar.',
  until: (day: string) => `até ${day}`,
  restore: 'Restaurar',
  restoreNamed: (name: string) => `Restaurar ${name}`,
}

export const deletedMessages: Translation<typeof english> = {
  organizations: {
    ...both,
    title: 'Excluídas há pouco',
    lead: 'As que eram suas podem ser restauradas, com todas as pessoas delas.',
    none: `Nenhuma das suas organizações foi excluída nos últimos ${restorableDays} dias.`,
    restored: (name) => `${name} está aberta de novo.`,
  },
  publishers: {
    ...both,
    title: 'Excluídos há pouco',
    lead: 'Os que eram seus podem ser restaurados, com todas as pessoas deles.',
    none: `Nenhum dos seus editores foi excluído nos últimos ${restorableDays} dias.`,
    restored: (name) => `${name} está de volta.`,
  },
}
