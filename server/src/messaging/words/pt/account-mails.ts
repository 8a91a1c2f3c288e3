import type { accountMails as english } from '../en/account-mails.ts'
import type { TranslatedMails } from '../words.ts'

const keep = 'Manter minha conta'

export const accountMails: TranslatedMails<typeof english> = {
  account_disabled: ({ productName, email, reason }) => ({
    subject: `Sua conta de ${productName} foi desativada`,
    paragraphs: [
      `A conta de ${email} acaba de ser desativada: ninguém pode entrar com ela, e todas as suas sessões foram encerradas.`,
      `Motivo: ${reason}`,
    ],
    footer: `Se você acha que é um engano, escreva a quem mantém ${productName} para você.`,
  }),
  account_enabled: ({ productName, email, reason }) => ({
    subject: `Sua conta de ${productName} pode ser usada de novo`,
    paragraphs: [`A conta de ${email} acaba de ser ativada. Você pode entrar como antes.`, `Motivo: ${reason}`],
    footer: 'Se você não tem conta aqui, pode ignorar este e-mail.',
  }),
  sessions_ended: ({ productName, email, reason }) => ({
    subject: `Todas as suas sessões em ${productName} foram encerradas`,
    paragraphs: [
      `Quem mantém ${productName} para você acaba de encerrar todas as sessões de ${email}, em todos os dispositivos. Você pode entrar de novo como antes.`,
      `Motivo: ${reason}`,
    ],
    footer: `Se você não esperava por isso, escreva a quem mantém ${productName} para você.`,
  }),
  export_ready: ({ productName, email, goodFor }) => ({
    subject: `Seus dados de ${productName} estão prontos para baixar`,
    paragraphs: [
      `Você pediu uma cópia do que ${productName} guarda sobre ${email}. Ela está pronta.`,
      `Entre com sua conta para baixá-la. O link vale uma só vez, por ${goodFor}.`,
    ],
    button: 'Baixar meus dados',
    footer: 'Se não foi você, escolha uma nova senha: outra pessoa consegue entrar com a sua.',
  }),
  deletion_asked: ({ productName, email, on }) => ({
    subject: `Sua conta de ${productName} será excluída em ${on}`,
    paragraphs: [
      `Alguém, esperamos que você, pediu para excluir a conta de ${email}. Ela será excluída em ${on}, com tudo o que pertence a ela.`,
      `Até lá você pode entrar como antes. Se mudar de ideia, entre e escolha “${keep}”.`,
    ],
    button: keep,
    footer: 'Se não foi você, mantenha sua conta e escolha uma nova senha: outra pessoa consegue entrar com a sua.',
  }),
  account_gone: ({ productName, email, on }) => ({
    subject: `Exclusão dos seus dados de ${productName} em ${on}`,
    paragraphs: [
      `A conta com que você entra como ${email} foi excluída, então ninguém mais pode entrar com ela. O que ${productName} guarda sobre você será excluído em ${on}.`,
    ],
    footer: 'Se não foi você quem a excluiu, fale com o suporte antes desse dia.',
  }),
  deletion_withdrawn: ({ productName, email }) => ({
    subject: `Sua conta de ${productName} não será excluída`,
    paragraphs: [`A conta de ${email} continua como está: a exclusão acaba de ser cancelada.`],
    footer: 'Se não foi você, escolha uma nova senha e exclua a conta de novo.',
  }),
  deletion_waits: ({ productName, names }) => ({
    subject: `Sua conta de ${productName} ainda não pôde ser excluída`,
    paragraphs: [
      names === ''
        ? 'Sua conta seria excluída, mas algo que é seu não tem, no momento, nenhum outro proprietário.'
        : `Sua conta seria excluída, mas ninguém além de você é proprietário de: ${names}.`,
      'Torne outra pessoa proprietária ou faça a exclusão. Sua conta será excluída assim que isso for feito.',
    ],
    button: 'Ver minha conta',
    footer: `Se você mudou de ideia, entre e escolha “${keep}”.`,
  }),
  account_deleted: ({ productName, email }) => ({
    subject: `Sua conta de ${productName} foi excluída`,
    paragraphs: [
      `A conta de ${email} acaba de ser excluída, como você pediu. Ninguém mais pode entrar nela, e o que você fez para outras pessoas aparece sem o seu nome.`,
    ],
    footer: 'Este é o último e-mail sobre ela. Você pode criar uma nova conta com este endereço quando quiser.',
  }),
  passkey_added: ({ productName, email }) => ({
    subject: `Uma chave de acesso foi adicionada à sua conta de ${productName}`,
    paragraphs: [
      `Uma chave de acesso acaba de ser adicionada à conta de ${email}. Com ela é possível entrar sem senha.`,
    ],
    button: 'Ver suas chaves de acesso',
    footer: 'Se não foi você, remova-a lá e altere sua senha imediatamente.',
  }),
  passkey_removed: ({ productName, email }) => ({
    subject: `Uma chave de acesso foi removida da sua conta de ${productName}`,
    paragraphs: [
      `Uma chave de acesso acaba de ser removida da conta de ${email}. Ela não serve mais para entrar, e as sessões abertas em outros lugares com uma chave de acesso foram encerradas.`,
    ],
    button: 'Ver suas chaves de acesso',
    footer: 'Se não foi você, altere sua senha imediatamente.',
  }),
  google_added: ({ productName, email }) => ({
    subject: `O Google foi conectado à sua conta de ${productName}`,
    paragraphs: [
      `Uma conta do Google acaba de ser conectada à conta de ${email}. Com ela é possível entrar sem senha.`,
    ],
    button: 'Ver suas formas de entrar',
    footer: 'Se não foi você, desconecte-a lá e altere sua senha imediatamente.',
  }),
  google_removed: ({ productName, email }) => ({
    subject: `O Google foi desconectado da sua conta de ${productName}`,
    paragraphs: [
      `A conta do Google acaba de ser desconectada da conta de ${email}. Ela não serve mais para entrar, e as sessões abertas em outros lugares com o Google foram encerradas.`,
    ],
    button: 'Ver suas formas de entrar',
    footer: 'Se não foi você, altere sua senha imediatamente.',
  }),
  password_added: ({ productName, email }) => ({
    subject: `Uma senha foi criada para sua conta de ${productName}`,
    paragraphs: [
      `Uma senha acaba de ser criada para a conta de ${email}, que não tinha nenhuma. Ela serve para entrar, e todas as outras sessões foram encerradas.`,
    ],
    button: 'Ver suas formas de entrar',
    footer: 'Se não foi você, escolha outra senha imediatamente, com “Esqueceu a senha?” na página de login.',
  }),
  password_changed: ({ productName, email }) => ({
    subject: `A senha da sua conta de ${productName} foi alterada`,
    paragraphs: [`A senha da conta de ${email} acaba de ser alterada, e todas as outras sessões foram encerradas.`],
    button: 'Ver suas formas de entrar',
    footer: 'Se não foi você, escolha outra senha imediatamente, com “Esqueceu a senha?” na página de login.',
  }),
  password_removed: ({ productName, email }) => ({
    subject: `A senha da sua conta de ${productName} foi removida`,
    paragraphs: [
      `A senha da conta de ${email} acaba de ser removida. Ela não serve mais para entrar, e as sessões abertas em outros lugares com ela foram encerradas.`,
    ],
    button: 'Ver suas formas de entrar',
    footer: 'Se não foi você, escolha outra senha imediatamente, com “Esqueceu a senha?” na página de login.',
  }),
}
