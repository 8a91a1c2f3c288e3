import type { authorsMessages as english } from '#languages/en/organizations/authors.ts'
import type { Translation } from '#languages/translation.ts'

export const authorsMessages: Translation<typeof english> = {
  list: {
    title: 'Editores',
    add: 'Adicionar editor',
    addShort: 'Adicionar',
    filter: 'Filtrar editores',
    publisher: 'Editor',
    publisherId: 'ID do editor',
    role: 'Papel',
    empty: 'Nenhum editor encontrado',
    emptyAdvice: 'Um editor é o nome com que seu conteúdo é publicado: o seu, o da sua equipe ou o do seu selo.',
    create: 'Criar um editor',
    loading: 'Carregando seus editores',
    failed: 'Não foi possível carregar seus editores.',
    organizations: 'Organizações',
    invite: 'Convidar',
    people: 'Pessoas',
    deleted: 'Excluídos há pouco',
    inviteTo: (name) => `Convidar para ${name}`,
  },
}
