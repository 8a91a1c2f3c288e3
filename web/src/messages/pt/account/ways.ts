import type { wayMessages as english } from '#languages/en/account/ways.ts'
import type { Translation } from '#languages/translation.ts'

export const wayMessages: Translation<typeof english> = {
  card: {
    title: 'Formas de entrar',
    lead: 'Você pode entrar com qualquer uma destas. Uma tem de ficar.',
    loading: 'Carregando suas formas de entrar',
    failed: 'Não foi possível carregar suas formas de entrar.',
    list: 'Formas de entrar',
    password: 'Senha',
    passwordSet: 'Criada. Você pode alterá-la no seu perfil.',
    passwordNone: 'Você não tem senha.',
    setPassword: 'Criar uma senha',
    google: 'Google',
    googleConnected: 'Conectado.',
    googleNone: 'Não conectado.',
    connect: 'Conectar o Google',
    connecting: 'Continue na janela do Google.',
    disconnect: 'Desconectar',
    onlyWay: 'Esta é sua única forma de entrar. Crie primeiro uma senha ou adicione uma chave de acesso.',
    connected: 'O Google está conectado.',
    connectedAlready: 'O Google já estava conectado.',
    disconnected: 'O Google está desconectado.',
    disconnectedAlready: 'O Google já estava desconectado.',
    otherAccount: 'Esta conta do Google já está conectada a outra conta.',
    otherAddress:
      'Outra conta já tem o endereço desta conta do Google. Escolha outra conta do Google, ou entre naquela conta e conecte-a lá.',
  },
  disconnect: {
    title: 'Desconectar o Google?',
    lead: 'Ninguém poderá entrar na sua conta com o Google. Os navegadores que entraram com ele são desconectados, menos este.',
    cancel: 'Cancelar',
    confirm: 'Desconectar',
  },
  setPassword: {
    title: 'Criar uma senha',
    lead: 'Todos os outros lugares conectados à sua conta serão desconectados.',
    password: 'Nova senha',
    cancel: 'Cancelar',
    submit: 'Criar senha',
    done: 'Sua senha foi criada.',
    already: 'Uma senha já tinha sido criada.',
  },
  email: {
    heading: 'Endereço de e-mail',
    lead: (email) => `Você entra como ${email}, e os e-mails sobre sua conta vão para lá.`,
    none: 'Sua conta não tem endereço de e-mail.',
    change: 'Alterar o endereço de e-mail',
    title: 'Alterar seu endereço de e-mail',
    explain:
      'Enviaremos um link para o novo endereço. Sua conta mantém o antigo até você abrir o link, e o antigo recebe um aviso.',
    label: 'Novo endereço de e-mail',
    same: 'Este já é seu endereço de e-mail.',
    cancel: 'Cancelar',
    submit: 'Enviar o link',
    keep: 'Manter meu endereço atual',
    kept: 'O link que enviamos não funciona mais. Seu endereço de e-mail continua o mesmo.',
    sent: (email) =>
      `Enviamos um link para ${email}. Seu endereço muda quando você o abrir. Todas as suas sessões serão encerradas, e você entrará de novo com o novo endereço.`,
  },
}
