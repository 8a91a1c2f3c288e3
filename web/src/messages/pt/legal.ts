import type { legalMessages as english } from '#languages/en/legal.ts'
import type { Translation } from '#languages/translation.ts'

export const legalMessages: Translation<typeof english> = {
  terms: {
    title: 'Termos de Serviço',
    paragraphs: (product) => [
      `Quem mantém este servidor de ${product} decide quem pode usá-lo e pode encerrar uma conta que prejudique outras pessoas.`,
      'Sua conta é só sua. Escolha uma senha que você não use em nenhum outro lugar e não a compartilhe.',
      'O que você e sua organização colocam aqui continua sendo de vocês. Vocês respondem por isso e por ter o direito de colocá-lo aqui.',
      'O serviço é oferecido como está. Ninguém pode prometer que esteja sempre disponível, então guarde sua própria cópia do que é importante para você.',
    ],
  },
  privacy: {
    title: 'Política de Privacidade',
    paragraphs: (product) => [
      `${product} guarda o que você informa: seu e-mail, seu nome, seu nome de usuário e as organizações de que você participa. Sua senha é guardada apenas como um hash que não pode ser lido de volta.`,
      'Quem digita seu e-mail ou nome de usuário para entrar vê seu nome de exibição. As pessoas das suas organizações veem seu nome e seu nome de usuário.',
      'Seu navegador mantém sua sessão com tokens no armazenamento dele; ao sair, eles são removidos. Nenhum cookie segue você, e nada é carregado de terceiros.',
      'Para ver, mudar ou excluir o que é guardado sobre você, escreva a quem mantém este servidor.',
    ],
  },
  back: 'Voltar ao cadastro',
}
