import type { helpMessages as english } from '#languages/en/help.ts'
import type { Translation } from '#languages/translation.ts'

export const helpMessages: Translation<typeof english> = {
  support: {
    title: 'Ajuda',
    paragraphs: (product) => [
      `Este servidor de ${product} é mantido pela sua escola, pela sua empresa ou por você. Quem o mantém pode ajudar com a sua conta.`,
      'Esqueceu a senha? Peça um link na página de login. Ele chega por e-mail e vale por uma hora.',
      'Não encontra sua organização? O nome do espaço de trabalho dela é a primeira parte do endereço. Quem convidou você sabe qual é.',
      'Perdeu o celular e os códigos de backup? Quem mantém este servidor pode remover a segunda etapa, assim que souber que é você.',
    ],
    findOrganization: 'Encontre sua organização',
  },
  status: {
    title: 'Status',
    lead: (product) => `Como está ${product} neste momento.`,
    asking: 'Verificando',
    up: 'Tudo está funcionando.',
    notReady: 'O serviço está no ar, mas ainda não está pronto: espera pelo banco de dados.',
    down: 'O serviço não responde.',
    again: 'Verificar de novo',
  },
  signIn: 'Entrar',
}
