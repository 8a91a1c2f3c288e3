import type { organizationSignInMessages as english } from '#languages/en/account/organization-sign-in.ts'
import type { Translation } from '#languages/translation.ts'

export const organizationSignInMessages: Translation<typeof english> = {
  heading: (organization) => `${organization} cuida do seu login`,
  lead: (email, name) =>
    `${email} é desta organização, que tem um login próprio: ${name}. Você vai para lá agora e volta com a sessão iniciada.`,
  only: 'Sua organização pede que todas as pessoas com um endereço assim entrem desta forma.',
  goOn: (name) => `Continuar para ${name}`,
  leaving: 'Abrindo o login',
  back: 'Voltar',
  other: 'Entrar de outra forma',
  /** Where it is the only way in for everybody else. */
  owners: 'Esta organização é minha: entrar de outra forma',
  finishing: 'Entrando',
  notSignedIn: 'Você não entrou',
  again: 'Voltar ao login',
  problems: {
    expired: 'Demorou demais ou começou em outro navegador. Entre de novo.',
    denied: 'O login foi cancelado lá.',
    unreachable: 'O login da sua organização não está acessível agora. Tente mais tarde.',
    invalid: 'O login da sua organização deu uma resposta incorreta. Avise quem cuida dele.',
    no_address: 'O login da sua organização não informou seu e-mail. Avise quem cuida dele.',
    address_not_confirmed: 'Segundo o login da sua organização, seu e-mail não está confirmado. Avise quem cuida dele.',
    domain_not_proven: 'Seu e-mail é de um domínio que sua organização não comprovou aqui.',
    account_elsewhere: 'Sua conta agora tem outro e-mail. Entre com sua senha ou de outra forma.',
    another_subject: 'Outra pessoa da sua organização já é conhecida por este e-mail. Avise quem cuida do login.',
    account_disabled: 'Esta conta está desativada. Fale com o suporte.',
    failed: 'Algo deu errado. Entre de novo.',
  },
}
