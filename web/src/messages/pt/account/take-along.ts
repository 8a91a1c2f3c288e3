import type { takeAlongMessages as english } from '#languages/en/account/take-along.ts'
import type { Translation } from '#languages/translation.ts'

export const takeAlongMessages: Translation<typeof english> = {
  heading: 'Torne esta conta sua',
  loading: 'Carregando a conta',
  lead: (name, organization) => `Esta é a conta de ${name} em ${organization}.`,
  afterwards: (email, organization) =>
    `A partir de agora você entra com ${email}, e a conta continua sendo sua mesmo se você sair de ${organization}. Você mantém suas turmas e seus pontos. Seu cartão, suas figuras ou sua senha anterior não funcionam mais.`,
  usernameHint: 'Ninguém mais aqui pode ter o mesmo, então talvez precise ser outro.',
  password: 'Nova senha',
  passwordHint: 'Pelo menos 6 caracteres, e não uma senha comum.',
  confirmPassword: 'Confirme a senha',
  submit: 'Tornar minha',
  submitting: 'Tornando sua',
  agreement: 'Ao torná-la sua, você aceita os {terms} e a {privacy}.',
  done: 'Esta conta agora é sua',
  doneLead: (email) => `Entre com ${email} e a sua nova senha.`,
  takenAdvice: 'Sua organização pode dar outro endereço a esta conta.',
  retry: 'Tentar de novo',
  signIn: 'Entrar',
}
