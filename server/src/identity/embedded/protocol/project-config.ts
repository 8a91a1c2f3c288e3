/** What the SDK may ask of the project before anyone signs in. */
import { passwordMaxLength, passwordMinLength } from '@atrium/contract/limits'
import type { OriginSettings } from './origins.ts'
import { projectId } from './project.ts'

/** `GET /v1/projects`. */
export function projectConfig({ publicOrigin, hostDomain, authorizedOrigins }: OriginSettings): object {
  const own = new URL(`http://${hostDomain}`).hostname
  // Those that leave a tenant to fill are no domains.
  const whole = authorizedOrigins.filter((origin) => !origin.includes('{'))
  const hosts = [publicOrigin, ...whole].map((origin) => new URL(origin).hostname)
  return { projectId, authorizedDomains: [...new Set([own, ...hosts])] }
}

/** `GET /v2/passwordPolicy`: the lengths alone; the list of common passwords has no place in it. */
export function passwordPolicy(): object {
  return {
    customStrengthOptions: { minPasswordLength: passwordMinLength, maxPasswordLength: passwordMaxLength },
    allowedNonAlphanumericCharacters: [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~`-+='],
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: false,
    schemaVersion: 1,
  }
}

/** `GET /v2/recaptchaConfig`: none. The SDK insists on a key's name and loads no script. */
export function recaptchaConfig(): object {
  return {
    recaptchaKey: `projects/${projectId}/keys/none`,
    recaptchaEnforcementState: [
      { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' },
      { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
    ],
  }
}
