/** `npm run secrets:forget`: for an installation whose SECRETS_KEY is lost. Run it while the server is stopped. */
import { openDatabase } from '../server/src/db/open.ts'
import { createLogger } from '../server/src/http/monitoring/logger.ts'
import { forgetSecrets } from '../server/src/secrets/forget-secrets.ts'
import { readSettings } from '../server/src/settings.ts'
import { sentenceFor } from '../server/src/start-failure.ts'
import { takeNoArguments } from './no-arguments.ts'

takeNoArguments(
  'Usage: npm run secrets:forget, without arguments. It forgets at once what the lost key wrapped, for good.',
)

try {
  const database = await openDatabase(readSettings(process.env), createLogger('warn'))
  await forgetSecrets(database.db)
  await database.close()
  console.log(
    "Forgotten: the signing keys, the mails that waited, sign-ins under way, and learners' pictures and passwords. " +
      'The next start makes new keys; sessions and cards live on. Owners have to give learners new pictures or ' +
      'passwords, and to enter the client secrets of their OpenID Connect connections anew.',
  )
} catch (error) {
  console.error(sentenceFor(error, 'The secrets could not be forgotten'))
  process.exitCode = 1
}
