import { restorableDays } from '@atrium/contract/limits'
import type { spacesMessages as english } from '#languages/en/organizations/sites.ts'
import type { Translation } from '#languages/translation.ts'
import { shellMessages } from '../shell.ts'

export const spacesMessages: Translation<typeof english> = {
  missing: {
    title: 'Este site não existe',
    text: 'Não há nenhuma organização neste endereço. Confira-o ou encontre a organização pelo nome do espaço de trabalho.',
    textAt: (address) => `Não há nada em ${address}. Confira o endereço.`,
    closed: 'Esta organização está fechada',
    closedText: `Ela foi excluída. Quem era proprietário pode restaurá-la por ${restorableDays} dias, na sua lista de organizações.`,
    find: 'Encontre sua organização',
    home: shellMessages.home,
  },
  go: {
    title: 'Levando você para lá',
    calm: (address) => `Um momento, estamos levando você para ${address}.`,
    failed: 'Não foi possível levar você a este endereço.',
    unknownOrganization: 'Este não é o endereço de uma organização.',
    unknownAuthor: 'Este não é o endereço de um editor.',
    retry: 'Tentar de novo',
    backToOrganizations: 'Voltar às minhas organizações',
    backToAuthors: 'Voltar aos meus editores',
  },
  home: {
    welcome: (displayName) => `Boas-vindas, ${displayName}`,
    signedIn: (of) => `Você entrou em ${of}.`,
    notAMember: (of) => `Você não participa de ${of}. Peça um convite a alguém de lá.`,
    myOrganizations: 'Minhas organizações',
    myPublishers: 'Meus editores',
    signOut: 'Sair',
    signOutFailed: shellMessages.logoutFailed,
    signedOut: (of, product) => `Você saiu de ${of}. Em ${product}, sua sessão ainda pode estar aberta.`,
    entering: 'Entrando',
    signedOutTitle: (of) => `Boas-vindas a ${of}`,
    invitation: 'Entre para continuar.',
    signIn: 'Entrar',
    linkSpent: 'Este link para entrar já foi usado ou expirou. Entre de novo.',
    notReached: 'Não foi possível conectar ao serviço de login. Tente de novo.',
    retry: 'Tentar de novo',
    poweredBy: (productName) => `Em ${productName}`,
  },
  apps: {
    title: 'Apps',
    names: {
      learner: 'App de aprendizagem',
      engage: 'Estúdio de interação',
      authoring: 'Estúdio de criação',
      people: 'Gestor de pessoas',
      teacher: 'App docente',
      analytics: 'Análises',
      console: 'Console',
      admin: 'App de administração',
    },
  },
}
