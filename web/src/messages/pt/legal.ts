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
    kept: (product) =>
      `${product} guarda o que você informa: seu e-mail, seu nome, seu nome de usuário e sua foto. Guarda também de quais organizações e editores você participa, seu papel em cada um, e quando, de qual rede e com qual navegador você entrou.`,
    password: {
      embedded: 'Sua senha é guardada apenas como um hash que não pode ser lido de volta.',
      hosted: 'Sua senha é guardada pelo serviço de login que este servidor usa, e não aqui.',
    },
    seen: 'Quem digita seu e-mail ou nome de usuário para entrar pode saber seu nome e seu e-mail. As pessoas das suas organizações podem ver seu nome e sua foto; os proprietários e a equipe delas também veem seu e-mail e seu nome de usuário.',
    browser:
      'Seu navegador mantém sua sessão com tokens no armazenamento dele; ao sair, eles são removidos. Os cookies guardam seu idioma, seu tema e o fato de este navegador já ser conhecido aqui. Nenhum deles segue você para outros sites.',
    elsewhere: {
      nothing: 'Nada é carregado de terceiros.',
      hosted: 'Para você entrar, seu navegador se comunica com esse serviço de login.',
      monitored:
        'Quais páginas são abertas, com que rapidez carregam e o que dá errado é enviado a um serviço escolhido por quem mantém este servidor. Seu nome e o que você digita não são enviados.',
    },
    yours:
      'Na página da sua conta você pode baixar o que é guardado sobre você e excluir sua conta. Para qualquer outra coisa, escreva a quem mantém este servidor.',
  },
  back: 'Voltar ao cadastro',
}
