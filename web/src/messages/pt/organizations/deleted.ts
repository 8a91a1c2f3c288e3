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
    lead: 'Você pode restaurar as que eram suas, com todos os membros.',
    none: `Nenhuma das suas organizações foi excluída nos últimos ${restorableDays} dias.`,
    restored: (name) => `${name} está aberta de novo.`,
  },
  publishers: {
    ...both,
    title: 'Excluídos há pouco',
    lead: 'Você pode restaurar os que eram seus, com todos os membros.',
    none: `Nenhum dos seus editores foi excluído nos últimos ${restorableDays} dias.`,
    restored: (name) => `${name} está de volta.`,
  },
}
