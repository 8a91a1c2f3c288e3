import { fieldMessages } from '@atrium/contract/sentences/pt/fields'
import type { organizationsMessages as english } from '#languages/en/organizations/organizations.ts'
import type { Translation } from '#languages/translation.ts'
import { figure } from '../format.ts'

export const organizationsMessages: Translation<typeof english> = {
  create: {
    displayNameTitle: 'Crie o nome da organização',
    displayNameLead: 'O nome que as pessoas veem: sua escola, sua equipe ou seu estúdio.',
    displayNameLabel: 'Nome de exibição',
    displayNameHint: 'De 4 a 20 caracteres, começando com uma letra.',
    myOrganizationsQuestion: 'Já participa de uma?',
    myOrganizations: 'Minhas organizações',
    nameTitle: 'Escolha um domínio próprio',
    nameLead: (displayName) => `O endereço em que as pessoas encontram ${displayName}.`,
    nameLabel: 'Nome do espaço de trabalho',
    permanent:
      'O nome do espaço de trabalho não pode ser alterado. Escolha um que ainda faça sentido daqui a alguns anos.',
    preview: 'Seu endereço',
    previewPlaceholder: 'nome',
    useSuggestion: 'Usar este',
    useSuggestionNamed: (name) => `Usar este: ${name}`,
    logoLabel: 'Logotipo (opcional)',
    logoHint: 'Aparece nas listas e no seu endereço.',
    next: 'Avançar',
    preparing: 'Preparando...',
    outcome: (displayName) => `Cria ${displayName} neste endereço.`,
    cancel: 'Cancelar',
    displayNameTakes: 'um nome de exibição pode ter letras, números e espaços',
    nameTakes: 'o nome de um espaço de trabalho pode ter letras e números',
    tooMany: (count) => (count === 1 ? 'Há um caractere a mais.' : `Há ${figure(count)} caracteres a mais.`),
    nameExists: 'Este nome de espaço de trabalho já existe. Escolha outro.',
    own: (displayName) => `Este nome é de ${displayName}, uma das suas organizações.`,
    ownDeleted: (displayName) =>
      `Este nome ainda é de ${displayName}, uma organização sua que foi excluída. Você pode restaurá-la.`,
    toOwn: (displayName) => `Ir para ${displayName}`,
  },
  removedCharacters: (characters, takes) => `Não incluído: ${characters} (${takes}).`,
  availability: {
    unknown: '',
    checking: 'Verificando...',
    available: 'Este domínio está disponível.',
    taken: fieldMessages.organizationNameTaken,
  },
  welcome: {
    title: (productName) => `Boas-vindas a ${productName}`,
    blurb: (displayName) =>
      `${displayName} já tem endereço próprio, e o proprietário é você. Convide pessoas quando quiser.`,
    address: 'Seu endereço',
    getStarted: 'Começar',
    invitePeople: 'Convidar pessoas',
    allOrganizations: 'Minhas organizações',
    again: 'Suas organizações estão na sua lista, e há espaço para mais uma.',
    goToOrganizations: 'Ir para minhas organizações',
  },
  list: {
    title: 'Organizações',
    add: 'Adicionar organização',
    addShort: 'Adicionar',
    filter: 'Filtrar organizações',
    organization: 'Organização',
    domain: 'Domínio',
    role: 'Papel',
    empty: 'Nenhuma organização encontrada',
    emptyAdvice: 'Crie sua primeira organização e dê a ela um endereço próprio.',
    create: 'Criar uma organização',
    loading: 'Carregando suas organizações',
    failed: 'Não foi possível carregar suas organizações.',
    publishers: 'Editores',
    enterCode: 'Digitar um código',
    people: 'Pessoas',
    deleted: 'Excluídas há pouco',
  },
}
