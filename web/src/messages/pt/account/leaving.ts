import { accountDeletionDays, exportLinkDays, restingNameDays } from '@atrium/contract/limits'
import type { leavingMessages as english } from '#languages/en/account/leaving.ts'
import type { Translation } from '#languages/translation.ts'

const keep = 'Manter minha conta'
const waiting = 'Sua conta será excluída assim que outra pessoa for proprietária do que hoje é só seu.'

export const leavingMessages: Translation<typeof english> = {
  title: 'Conta',
  loading: 'Carregando sua conta',
  failed: 'Não foi possível carregar sua conta.',

  export: {
    heading: 'Baixar meus dados',
    lead: 'Uma cópia de tudo o que é guardado sobre você: seu perfil, como você entra, do que participa, o que fez e suas imagens. É um arquivo ZIP com arquivos que outros programas conseguem ler.',
    ask: 'Preparar meus dados',
    asking: 'Pedindo',
    preparing:
      'Seus dados estão sendo preparados. Você pode sair desta página: enviaremos um link por e-mail quando estiverem prontos.',
    ready: (email, until) =>
      `Seus dados estão prontos. Enviamos um link para ${email}. Ele vale uma só vez, até ${until}.`,
    taken: 'Você baixou seus dados.',
    expired: `O link para seus dados expirou. Um link vale por ${exportLinkDays} dias.`,
    failedToMake: 'Não foi possível preparar seus dados. Tente de novo.',
    lastAsked: (when) => `Você os pediu pela última vez em ${when}.`,
    nextAt: (when) => `Você pode pedir de novo a partir de ${when}.`,
  },

  download: {
    title: 'Baixar meus dados',
    lead: 'O link vale uma só vez. Guarde o arquivo em um lugar seguro: ele contém tudo o que é guardado sobre você.',
    account: (email) => `Você entrou como ${email}. Só a conta que pediu os dados pode baixá-los.`,
    button: 'Baixar',
    downloading: 'Baixando',
    done: 'Seus dados foram baixados.',
    toAccount: 'Ir para minha conta',
  },

  deletion: {
    heading: 'Excluir a conta',
    lead: 'Você pode excluir sua conta a qualquer momento. Isto é o que acontece:',
    consequences: [
      `Por ${accountDeletionDays} dias nada muda. Você pode entrar como antes e mudar de ideia.`,
      'Depois disso, sua conta, seu perfil e suas participações são excluídos. Isso não pode ser desfeito.',
      'O que você fez nas organizações permanece lá, sem o seu nome.',
      `Por ${restingNameDays} dias ninguém pode usar seu nome de usuário. Seu endereço de e-mail pode ser usado logo para uma nova conta.`,
    ],
    onlyOwner:
      'Só você é proprietário das organizações e dos editores abaixo. Antes de excluir sua conta, torne outra pessoa proprietária ou exclua a organização ou o editor.',
    organizations: 'Organizações',
    publishers: 'Editores',
    ask: 'Excluir minha conta',
    asking: 'Excluindo',
    confirmTitle: 'Excluir sua conta?',
    confirmLead: `Ela será excluída em ${accountDeletionDays} dias. Até lá você pode mudar de ideia.`,
    confirm: 'Excluir a conta',
    cancel: 'Cancelar',
    asked: (on) => `Sua conta será excluída em ${on}. Enviamos um e-mail sobre isso.`,
    pending: (on) => `Sua conta será excluída em ${on}.`,
    pendingLead: `Até lá você pode usá-la como antes. Se mudar de ideia, escolha “${keep}” no topo desta página.`,
    waiting,
  },

  banner: {
    label: 'Sua conta será excluída',
    pending: (on) => `Sua conta será excluída em ${on}.`,
    waiting,
    see: 'Ver minha conta',
    keep,
    keeping: 'Mantendo a conta',
    kept: 'Sua conta continua.',
  },
}
