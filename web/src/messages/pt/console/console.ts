import type { consoleMessages as english } from '#languages/en/console/console.ts'
import type { Translation } from '#languages/translation.ts'

export const consoleMessages: Translation<typeof english> = {
  pages: {
    overview: 'Visão geral',
    people: 'Pessoas',
    'settings/domains': 'Domínios',
    'settings/provisioning': 'Diretórios',
    'settings/single-sign-on': 'Login único',
    settings: 'Configurações',
    security: 'Segurança',
    timeline: 'Linha do tempo',
  },
  pageTitle: (page, name) => `${page} · ${name}`,
  navigation: 'Console',
  pagesLabel: 'Páginas do console',
  menu: 'Abrir o menu',
  menuOf: (name) => `Menu de ${name}`,
  closeMenu: 'Fechar o menu',
  loading: 'Carregando a página',
  unknown: 'Nenhum dado encontrado',
  unknownAdvice: {
    organization: 'Esta organização não existe, ou você não participa dela.',
    publisher: 'Este editor não existe, ou você não participa dele.',
  },
  roleNow: (name, role) => `Seu papel em ${name} agora é ${role}. Você não pode mais ver esta página.`,
  notForRole: {
    owner: (page) => `“${page}” é só para proprietários.`,
    staff: (page) => `“${page}” é só para proprietários e equipe.`,
    yours: (name, role) => `Seu papel em ${name} é “${role}”. Um proprietário pode mudá-lo.`,
  },
  toList: { organization: 'Ir para minhas organizações', publisher: 'Ir para meus editores' },
  switcher: {
    open: 'Mudar para outra',
    label: 'Mudar para',
    search: 'Pesquisar por nome',
    groups: { organization: 'Organizações', publisher: 'Editores' },
    none: {
      organization: 'Nenhuma das suas organizações tem esse nome.',
      publisher: 'Nenhum dos seus editores tem esse nome.',
    },
    roleIn: {
      organization: (role) => role,
      publisher: (role) => `Editor, ${role}`,
    },
    noneYet: {
      organization: 'Você não participa de nenhuma organização.',
      publisher: 'Você não participa de nenhum editor.',
    },
    all: { organization: 'Todas as organizações', publisher: 'Todos os editores' },
  },
}
