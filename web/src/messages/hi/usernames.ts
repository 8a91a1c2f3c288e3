import type { usernamesMessages as english } from '#languages/en/usernames.ts'
import type { Translation } from '#languages/translation.ts'

export const usernamesMessages: Translation<typeof english> = {
  username: 'यूज़रनेम',
  checking: 'जांच हो रही है',
  available: (username) => `${username} उपलब्ध है।`,
  unchecked: 'यह यूज़रनेम अभी जांचा नहीं जा सका। आप आगे बढ़ सकते हैं: इसे आखिर में फिर से जांचा जाएगा।',
}
