import type { refusals as english } from '../en/refusals.ts'

export const refusals: Record<keyof typeof english, string> = {
  malformed_request: 'Diese Anfrage konnte nicht gelesen werden.',
  user_not_found: 'Benutzer nicht gefunden',
  code_invalid: 'Dieser Link wurde bereits verwendet oder ist ungültig. Bitte fordern Sie einen neuen an.',
  code_expired: 'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
  sign_in_code_wrong: 'Dieser Code ist nicht richtig. Bitte prüfen Sie ihn und versuchen Sie es noch einmal.',
  sign_in_code_expired: 'Dieser Code funktioniert nicht mehr. Bitte fordern Sie einen neuen an.',
  learner_sign_in_wrong:
    'Das hat nicht geklappt. Bitte prüfen Sie die Eingabe oder fragen Sie Ihre Lehrkraft. Nach mehreren falschen Versuchen hilft nur noch die Karte.',
  invite_invalid: 'Diese Einladung ist ungültig. Bitten Sie um eine neue.',
  invite_expired: 'Diese Einladung ist abgelaufen. Bitten Sie um eine neue.',
  invite_used_up: 'Diese Einladung wurde so oft verwendet, wie es möglich ist. Bitten Sie um eine neue.',
  passkey_invalid: 'Dieser Passkey konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.',
  passkey_expired: 'Das hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
  passkey_unknown: 'Dieser Passkey ist hier nicht bekannt. Vielleicht wurde er entfernt.',
  unauthenticated: 'Bitte melden Sie sich an, um fortzufahren.',
  forbidden: 'Dazu sind Sie nicht berechtigt. Wenn Sie es brauchen, wenden Sie sich an einen Inhaber.',
  learner_not_allowed: 'Dieses Konto ist nur für seine Organisation da und kann das nicht.',
  learner_limit:
    'Ihre Organisation hat so viele Konten ohne E-Mail-Adresse, wie eine Organisation haben kann. Entfernte zählen mit, solange sie wiederhergestellt werden können.',
  account_disabled: 'Dieses Konto ist deaktiviert. Bitte wenden Sie sich an den Support.',
  passkey_limit: 'Ihr Konto hat bereits die Höchstzahl an Passkeys. Bitte entfernen Sie zuerst einen.',
  account_shared:
    'Dieses Konto gehört nicht allein zu Ihrer Organisation. Sie können den Namen ändern, den die Person in Ihrer Organisation hat.',
  membership_waiting:
    'Ihre Mitgliedschaft in dieser Organisation hat noch nicht begonnen. Ab dem ersten Tag können Sie eintreten.',
  membership_over: 'Ihre Mitgliedschaft in dieser Organisation ist beendet. Die Inhaber können sie verlängern.',
  invite_for_another: 'Diese Einladung gilt für ein anderes Konto.',
  recent_login_required: 'Bitte bestätigen Sie, dass Sie es sind, und versuchen Sie es noch einmal.',
  second_step_required: 'Diese Organisation verlangt bei der Anmeldung einen zweiten Schritt.',
  sign_in_way_not_allowed:
    'Diese Organisation akzeptiert die Art nicht, wie Sie sich angemeldet haben. Bitte melden Sie sich auf andere Art an.',
  sign_in_too_old: 'Diese Organisation bittet Sie, sich noch einmal anzumelden.',
  email_not_verified: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  email_required:
    'Ihr Konto hat keine E-Mail-Adresse, an die wir schreiben könnten. Bitte fügen Sie zuerst eine hinzu.',
  join_by_request:
    'Sie können anfragen, ob Sie dieser Organisation beitreten dürfen. Darüber entscheiden ihre Inhaber.',
  provisioning_limit: 'Mehr davon sind nicht möglich. Bitte entfernen Sie zuerst etwas davon.',
  link_limit:
    'Mehr Links sind nicht möglich. Bitte ziehen Sie zuerst einige zurück, oder versuchen Sie es morgen noch einmal.',
  achievement_limit: 'Für diese Person können keine weiteren Erfolge eingetragen werden.',
  roster_source_limit:
    'Ihre Organisation hat bereits die Höchstzahl an Quellen für Listen. Bitte nennen Sie eine davon.',
  sso_not_offered: 'Eine eigene Anmeldung von Organisationen gibt es hier nicht.',
  learners_not_offered: 'Konten ohne E-Mail-Adresse gibt es hier nicht.',
  sso_not_tested: 'Über diese Verbindung ist noch niemand angekommen. Bitte probieren Sie sie zuerst aus.',
  sso_on: 'Diese Verbindung ist eingeschaltet. Bitte schalten Sie sie zuerst aus.',
  sso_required: 'Ihre Organisation verlangt, dass Sie sich über ihre eigene Anmeldung anmelden.',
  label_limit: 'Ihre Organisation hat bereits die Höchstzahl an Labels. Bitte löschen Sie zuerst einige.',
  class_limit:
    'Ihre Organisation hat bereits die Höchstzahl an Klassen, aktuell oder im Archiv. Bitte löschen Sie zuerst einige.',
  domain_limit: 'Ihre Organisation hat bereits die Höchstzahl an Domains. Bitte entfernen Sie zuerst eine.',
  organization_limit:
    'Sie haben die Höchstzahl an Organisationen für ein Konto erstellt. Gelöschte zählen mit, bis die Namen ihrer Arbeitsbereiche wieder verfügbar sind.',
  publisher_limit:
    'Sie haben die Höchstzahl an Herausgebern für ein Konto erstellt. Gelöschte zählen mit, bis ihre IDs wieder verfügbar sind.',
  not_found: 'Das gibt es nicht.',
  not_restorable: 'Das lässt sich nicht mehr zurückholen: Es ist zu lange her, oder jemand hat es schon getan.',
  done_meanwhile: 'Das wurde inzwischen geändert oder beendet. Bitte sehen Sie es sich noch einmal an.',
  passkeys_not_offered: 'Passkeys werden hier nicht angeboten.',
  method_not_allowed: 'Diese Adresse unterstützt diese Methode nicht.',
  request_timeout: 'Diese Anfrage hat zu lange gebraucht.',
  username_taken: 'Dieser Benutzername ist vergeben. Bitte versuchen Sie einen anderen.',
  email_taken: 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto',
  idempotency_key_reused: 'Diese Anfrage wurde schon einmal mit anderem Inhalt gesendet.',
  answer_lost: 'Das ist schon geschehen, die Antwort darauf gibt es nicht mehr. Bitte sehen Sie nach, was da ist.',
  domain_exists: 'Ihre Organisation hat diese Domain bereits.',
  domain_not_proven: 'Diese Domain ist noch nicht verifiziert. Bitte legen Sie zuerst ihren Eintrag an.',
  already_member: 'Sie sind bereits Mitglied dieser Organisation.',
  left_by_themselves:
    'Diese Person ist von sich aus gegangen. Laden Sie sie noch einmal ein, damit sie zurückkommen kann, wenn sie möchte.',
  class_archived: 'Diese Klasse ist im Archiv. Holen Sie sie von dort zurück, um sie zu ändern.',
  passkey_exists: 'Dieser Passkey wurde bereits hinzugefügt.',
  last_way_in:
    'Das ist die einzige Möglichkeit, sich bei Ihrem Konto anzumelden. Bitte fügen Sie zuerst eine weitere hinzu.',
  last_owner: 'Eine Organisation braucht einen Inhaber. Bitte machen Sie zuerst jemand anderen zum Inhaber.',
  learner_stays_user:
    'Ein Konto ohne E-Mail-Adresse behält die Rolle Benutzer. Geben Sie ihm zuerst eine E-Mail-Adresse.',
  address_sso_only:
    'Adressen dieser Domain melden sich nur mit der eigenen Anmeldung ihrer Organisation an. Bitte verwenden Sie eine andere Adresse.',
  last_publisher_owner: 'Ein Herausgeber braucht einen Inhaber. Bitte machen Sie zuerst jemand anderen zum Inhaber.',
  only_owner:
    'Eine Organisation oder ein Herausgeber hat außer Ihnen keinen Inhaber. Bitte übertragen Sie zuerst die Inhaberschaft, oder löschen Sie die Organisation oder den Herausgeber.',
  rules_lock_out:
    'Sie würden das selbst nicht erfüllen. Bitte melden Sie sich zuerst so an, wie Sie es verlangen möchten.',
  changed_meanwhile:
    'Jemand anderes hat das inzwischen geändert. Bitte sehen Sie es sich noch einmal an, bevor Sie speichern.',
  name_taken: 'Dieser Name ist vergeben. Bitte wählen Sie einen anderen.',
  settings_changed:
    'Jemand anderes hat diese Einstellungen geändert, seit Sie sie geöffnet haben. Von Ihnen ist noch nichts gespeichert.',
  roster_stale: 'Seit der Prüfung dieser Liste hat sich etwas geändert. Bitte laden Sie sie noch einmal hoch.',
  roster_busy: 'Eine andere Liste wird gerade bearbeitet. Bitte versuchen Sie es danach noch einmal.',
  roster_brake: 'Mehr als ein Zehntel der Personen würde ausscheiden. Bitte bestätigen Sie, wie viele.',
  roster_refused: 'Diese Liste kann nicht angewendet werden. Bitte sehen Sie nach, was an ihren Dateien nicht stimmt.',
  organization_exists: 'Diese Organisation gibt es bereits',
  request_too_large: 'Diese Anfrage ist zu groß.',
  address_too_long: 'Diese Adresse ist zu lang.',
  unsupported_media_type: 'Diese Art von Inhalt wird hier nicht unterstützt.',
  expectation_failed: 'Was diese Anfrage erwartet, wird hier nicht unterstützt.',
  invalid_input: 'Einige Felder müssen noch einmal geprüft werden.',
  lookup_paused:
    'Dieses Konto wurde zu oft gesucht. Bitte melden Sie sich mit der E-Mail-Adresse an, oder warten Sie einen Moment.',
  asked_too_soon: 'Sie haben erst vor Kurzem angefragt. Bitte warten Sie, bevor Sie wieder anfragen.',
  export_too_soon: 'Sie können Ihre Daten einmal am Tag anfordern. Bitte versuchen Sie es später noch einmal.',
  too_many_requests: 'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
  headers_too_large: 'Diese Anfrage hat mehr Kopfzeilen, als hier angenommen werden.',
  internal: 'Etwas ist schiefgelaufen',
  unavailable: 'Der Dienst ist noch nicht bereit. Bitte versuchen Sie es gleich noch einmal.',
}
