import type { errorPageMessages as english } from '#languages/en/error-pages.ts'
import type { Translation } from '#languages/translation.ts'
import { shellMessages } from './shell.ts'

const { home } = shellMessages

export const errorPageMessages: Translation<typeof english> = {
  access: {
    title: 'Acesso negado',
    text: 'Sua conta não pode abrir esta página. Peça acesso a quem cuida dela.',
    back: 'Voltar',
  },
  noData: {
    title: 'Nenhum dado encontrado',
    text: 'Ainda não há nada para mostrar aqui.',
    home,
  },
  noStudents: {
    title: 'Nenhum aluno encontrado',
    text: 'Ninguém está aprendendo aqui ainda. Você pode adicionar pessoas na página de pessoas da sua organização.',
    create: 'Criar aluno',
  },
  comingSoon: {
    title: 'Em breve',
    text: 'Este recurso chega em breve',
    home,
    backTo: (address) => `Voltar para ${address}`,
  },
  missingPage: {
    title: 'Esta página não existe.',
    text: 'O link pode estar desatualizado, ou o endereço pode ter um erro de digitação.',
    home: 'Ir para o início',
  },
  loader: {
    title: 'Carregando',
    home,
  },
  notFound: {
    code: '404',
    title: 'Página não encontrada',
    text: 'Não encontramos a página que você procura. Confira o endereço ou volte à página inicial.',
    home,
  },
}
