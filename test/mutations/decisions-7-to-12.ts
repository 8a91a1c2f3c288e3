/** Mutations of what docs/security.md decides: limits, names, tenants, redirects, uploads and transactions. */
import type { Decision } from './mutation.ts'

const embedded = 'server/src/identity/embedded'
const matrix = 'server/src/members/matrix.test.ts'
const redirects = 'web/src/app/guards/redirect-target.test.ts'
const uploads = 'server/src/content/content.test.ts'

export const decisions7to12: readonly Decision[] = [
  {
    decision: 'Limits count in the database, before what they limit is tried, by an address nobody chooses',
    mutations: [
      {
        what: 'guesses of a password are not counted',
        file: `${embedded}/passwords/with-attempt-limit.ts`,
        find: 'Promise.allSettled([countAttempts(context, ...attempts), lookUp()])',
        replace: 'Promise.allSettled([Promise.resolve(), lookUp()])',
        caughtBy: [`${embedded}/operations/sign-in-password.test.ts`],
      },
      {
        what: 'a limit refuses nobody',
        file: 'server/src/limits/evaluate-limits.ts',
        find: 'if (over.length > 0) return',
        replace: 'if (false) return',
        caughtBy: ['server/src/limits/limiter.test.ts', 'server/src/limits/evaluate-limits.test.ts'],
      },
      {
        what: 'each address of an IPv6 network counts by itself',
        file: 'server/src/limits/address.ts',
        find: 'groups.slice(0, NETWORK_GROUPS)',
        replace: 'groups.slice(0, IPV6_GROUPS)',
        caughtBy: ['server/src/limits/limiter.test.ts', `${embedded}/operations/sign-in-password.test.ts`],
      },
      {
        what: 'a header says where a request comes from',
        file: 'server/src/every-request.ts',
        find: 'trustProxy: settings.trustedProxyHops > 0 && ((_address, hop) => hop < settings.trustedProxyHops),',
        replace: 'trustProxy: true,',
        caughtBy: ['server/src/limits-by-address.test.ts'],
      },
      {
        what: 'any page may ask the identity protocol, from its visitor’s address',
        file: `${embedded}/protocol/cors.ts`,
        find: 'if (origin === undefined || isAuthorizedOrigin(origin, settings)) return\n    if (',
        replace: 'if (origin !== undefined) return\n    if (',
        caughtBy: [`${embedded}/protocol/foreign-pages.test.ts`],
      },
      {
        what: 'any page may ask the API, from its visitor’s address',
        file: 'server/src/http/hosts/foreign-pages.ts',
        find: "if (url?.startsWith('/api/') && isForeignPage(headers, isAuthorized)) done(foreign())",
        replace: "if (url === '' && isForeignPage(headers, isAuthorized)) done(foreign())",
        caughtBy: ['server/src/foreign-pages.test.ts'],
      },
    ],
  },
  {
    decision: 'Names are folded once, reserved ones refused, and unique indexes decide a race',
    mutations: [
      {
        what: 'names are not folded by NFKC',
        file: 'contract/src/rules/normalize.ts',
        find: "normalized(normalized(name, 'NFKC').trim().toLowerCase(), 'NFKC')",
        replace: 'name.trim().toLowerCase()',
        caughtBy: ['contract/src/rules/normalize.test.ts'],
      },
      {
        what: 'the case of a name tells two apart',
        file: 'contract/src/rules/normalize.ts',
        find: "normalized(normalized(name, 'NFKC').trim().toLowerCase(), 'NFKC')",
        replace: "normalized(name, 'NFKC').trim()",
        caughtBy: ['server/src/users/users.test.ts', `${embedded}/operations/sign-up.test.ts`],
      },
      {
        what: 'reserved sub-domains are given out',
        file: 'contract/src/rules/reserved-organization-names.ts',
        find: 'return reservedNames.has(name)',
        replace: 'return false',
        caughtBy: ['server/src/organizations/organizations.test.ts'],
      },
      {
        what: 'a deleted organization’s name does not rest',
        file: 'server/src/organizations/deletion/queries-deletion.ts',
        find: 'lt(organizations.deletedAt, daysAgo(restingDays))',
        replace: 'lt(organizations.deletedAt, daysAgo(0))',
        caughtBy: [
          'server/src/organizations/deletion/remove.test.ts',
          'server/src/organizations/deletion/restore.test.ts',
        ],
      },
    ],
  },
  {
    decision: 'Every query takes actor and tenant; unknown keys are refused; a page has an end',
    mutations: [
      {
        what: 'any role may',
        file: 'server/src/members/membership.ts',
        find: 'if (!admitted.includes(membership.role))',
        replace: 'if (false)',
        caughtBy: [matrix],
      },
      {
        what: 'whoever was demoted between the question and the act still may',
        file: 'server/src/members/membership.ts',
        find: 'return requireRole(tx, actor, { id: membership.organizationId }, membership.admitted)',
        replace: 'return Promise.resolve(membership)',
        caughtBy: [matrix],
      },
      {
        what: 'another organization’s label may be given',
        file: 'server/src/labels/queries.ts',
        find: 'and(eq(labels.organizationId, organizationId), inArray(labels.id, ids), present)',
        replace: 'and(inArray(labels.id, ids), present)',
        caughtBy: ['server/src/members/groups.test.ts', matrix, 'server/src/members/model.test.ts'],
      },
      {
        what: 'an owner may change whoever is no member',
        file: 'server/src/users/profile-access.ts',
        find: 'if (!(await isMember(db, membership.organizationId, uid)))',
        replace: 'if (false)',
        caughtBy: ['server/src/users/owner-changes/owner-changes.test.ts', matrix],
      },
      {
        what: 'fields that are not declared come in',
        file: 'contract/src/endpoint.ts',
        find: 'const noFields = z.strictObject({})',
        replace: 'const noFields = z.object({})',
        caughtBy: ['contract/src/strict.test.ts'],
      },
      {
        what: 'a page is as long as somebody asks',
        file: 'contract/src/paging.ts',
        find: ', z.maximum(max, fieldMessages.invalid))',
        replace: ')',
        caughtBy: [
          'server/src/contract.test.ts',
          'server/src/organizations/lists.test.ts',
          'server/src/members/people.test.ts',
        ],
      },
    ],
  },
  {
    decision: 'Redirects are parsed once and compared by origin; links in mail come from configuration',
    mutations: [
      {
        what: 'any origin',
        file: 'web/src/app/guards/redirect-target.ts',
        find: 'allowed.some((template) => isOriginOf(template, url.origin))',
        replace: 'allowed.length > 0',
        caughtBy: [redirects],
      },
      {
        what: 'userinfo in the address',
        file: 'web/src/app/guards/redirect-target.ts',
        find: "  if (url.username !== '' || url.password !== '') return null\n",
        replace: '',
        caughtBy: [redirects],
      },
      {
        what: 'a dot of the domain is any character',
        file: `${embedded}/protocol/origins.ts`,
        find: "host.replaceAll('.', '\\\\.')",
        replace: 'host',
        caughtBy: [`${embedded}/protocol/origins.test.ts`],
      },
      {
        what: 'addresses that the parser repairs, and userinfo, on the server',
        file: `${embedded}/protocol/origins.ts`,
        find: "if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null",
        replace: '',
        caughtBy: [`${embedded}/protocol/origins.test.ts`, `${embedded}/codes/action-codes.test.ts`],
      },
    ],
  },
  {
    decision: 'Uploads are capped while they stream, decoded and written anew, and served as nothing but images',
    mutations: [
      {
        what: 'of any length',
        file: 'server/src/content/incoming.ts',
        find: "if (bytes > uploadMaxBytes) return done(new RefusedFile('fileTooLarge'))",
        replace: '',
        caughtBy: [uploads],
      },
      {
        what: 'of any kind, told by its first bytes',
        file: 'server/src/content/incoming.ts',
        find: "      if (!looksLikeImage(head)) return done(new RefusedFile('fileNotImage'))\n      this.push(head)",
        replace: '      this.push(head)',
        caughtBy: ['server/src/content/incoming.test.ts'],
      },
      {
        what: 'of any number of pixels',
        file: 'server/src/content/images/reencode-program.ts',
        find: "  if (width * height > uploadMaxPixels) return 'fileTooManyPixels'\n",
        replace: '',
        caughtBy: [uploads],
      },
      {
        what: 'kept as it came',
        file: 'server/src/content/images/reencode-program.ts',
        find: '    .webp({ quality: QUALITY })\n',
        replace: '    .keepMetadata()\n    .webp({ quality: QUALITY })\n',
        caughtBy: [uploads],
      },
      {
        what: 'served without a policy',
        file: 'server/src/content/routes.ts',
        find: `  'content-security-policy': "sandbox; default-src 'none'",\n`,
        replace: '',
        caughtBy: [uploads],
      },
    ],
  },
  {
    decision:
      'One transaction holds state, audit record, mail and idempotency record, and ends the sessions that it must',
    mutations: [
      {
        what: 'a kept answer is forgotten',
        file: 'server/src/idempotency/with-idempotency-key.ts',
        find: '    await keepAnswer(tx, { uid, key }, toKeep(named, answer))\n',
        replace: '',
        caughtBy: ['server/src/organizations/organizations.test.ts'],
      },
      {
        what: 'a key is not asked for at all',
        file: 'server/src/idempotency/with-idempotency-key.ts',
        find: 'if (key === undefined) return { answer: await db.transaction(work), isKept: false }',
        replace: 'if (key !== null) return { answer: await db.transaction(work), isKept: false }',
        caughtBy: ['server/src/organizations/organizations.test.ts'],
      },
      {
        what: 'an organization is made without an audit record',
        file: 'server/src/organizations/create.ts',
        find: "    auditing({ actor: actor.uid, action: 'organization.created', subject, organizationId }),\n",
        replace: '',
        caughtBy: ['server/src/organizations/organizations.test.ts', 'server/src/timeline/timeline.test.ts'],
      },
      {
        what: 'a changed password leaves the sessions as they are',
        file: `${embedded}/accounts/credentials.ts`,
        find: '  await endEverySession(tx, session.uid, now, context)\n  const account = await changeAccount(context, tx, session.uid, { ...changes, validSince: now }, action)',
        replace: '  const account = await changeAccount(context, tx, session.uid, changes, action)',
        caughtBy: [`${embedded}/operations/update.test.ts`],
      },
      {
        what: 'a reset leaves hand-off tokens and other codes good',
        file: `${embedded}/operations/reset-password.ts`,
        find: 'if (account.emailVerified) await endEverySession(tx, account.uid, moment, context)',
        replace: 'if (account.emailVerified) await Promise.resolve()',
        caughtBy: [`${embedded}/codes/action-codes.test.ts`],
      },
      {
        what: 'a change may leave an organization without an owner',
        file: 'server/src/members/change-members.ts',
        find: 'if ((await countOwners(tx, membership.organizationId)) === 0)',
        replace: 'if (false)',
        caughtBy: ['server/src/members/people.test.ts', 'server/src/members/model.test.ts'],
      },
    ],
  },
]
