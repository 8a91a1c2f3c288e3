/** How the client behaves when a real server refuses, fails, hangs or breaks the connection. */
import { expect } from './support/fixtures.ts'
import { test } from './support/servers/bench-page.ts'
import { inFrontOf, startFaultServer, type FaultServer } from './support/servers/fault-server.ts'
import { signInAs } from './support/steps/steps.ts'

const path = '/api/things/acme'
const refusal = (status: number, error: string, message: string, errors?: object) => ({
  status,
  body: { code: status, error, message, ...(errors && { errors }) },
})
const unauthenticated = refusal(401, 'unauthenticated', 'Please sign in to continue.')

/** Calls the endpoint in the page; answers what came of it. */
const callIt = () =>
  bench
    .call({ method: 'GET', path: '/api/things/:name' }, { params: { name: 'acme' } })
    .then((answer) => ({ answer, failure: null }))
    .catch((error: unknown) => ({ answer: null, failure: bench.showErrorToast(error) }))

/** Uploads a file of that size; answers what came of it and the progress on the way. */
const uploadIt = async (bytes: number) => {
  const heard: number[] = []
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(bytes)]), 'photo.png')
  return bench
    .upload(
      { method: 'POST', path: '/api/things/:name' },
      { params: { name: 'acme' }, form, onProgress: (n: number) => heard.push(n) },
    )
    .then((answer) => ({ answer, failure: null, heard }))
    .catch((error: unknown) => ({ answer: null, failure: bench.showErrorToast(error), heard }))
}

test.describe('the client at a server that fails', () => {
  test.beforeEach(({ quiet }) => quiet.allow(/Failed to load resource|ERR_/))

  test('401 once: refreshed, stored and sent again', async ({ page, onBench }) => {
    onBench.fail(path, unauthenticated)
    const before = onBench.asked(path).length
    expect(await page.evaluate(callIt)).toEqual({ answer: { name: 'acme' }, failure: null })
    const sent = onBench.asked(path).slice(before)
    expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer renewed-1'])
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBe('renewed-1')
    expect(await page.evaluate(() => bench.reports)).toEqual([])
  })

  test('401 twice: not sent a third time, and reported with status, url and method', async ({ page, onBench }) => {
    onBench.fail(path, unauthenticated, unauthenticated)
    const before = onBench.asked(path).length
    expect(await page.evaluate(callIt)).toMatchObject({
      failure: { code: 401, message: 'Please sign in to continue.' },
    })
    expect(onBench.asked(path)).toHaveLength(before + 2)
    expect(await page.evaluate(() => bench.reports)).toEqual([{ status: 401, url: '/api/things/:name', method: 'GET' }])
  })

  test('401 with nobody signed in: an empty Authorization, and no second request', async ({ page, onBench }) => {
    await page.evaluate(() => localStorage.clear())
    onBench.fail(path, unauthenticated)
    const before = onBench.asked(path).length
    expect(await page.evaluate(callIt)).toMatchObject({ failure: { code: 401 } })
    expect(onBench.asked(path).slice(before)).toMatchObject([{ authorization: '' }])
  })

  test('500: the toast says what to quote, and the next one takes its place', async ({ page, onBench }) => {
    const failed = (id: string) => refusal(500, 'internal', `Something went wrong (Reference: ${id})`)
    onBench.fail(path, failed('first'), failed('second'))
    await page.evaluate(callIt)
    await expect(page.getByRole('alert')).toHaveText('Something went wrong (Reference: first)')
    await page.evaluate(callIt)
    await expect(page.getByRole('alert')).toHaveText('Something went wrong (Reference: second)')
  })

  test('422: a toast with a line for each field', async ({ page, onBench }) => {
    onBench.fail(
      path,
      refusal(422, 'invalid_input', 'Some fields need another look.', {
        given_name: 'First name is required',
        family_name: 'Last name is required',
      }),
    )
    await page.evaluate(callIt)
    await expect(page.getByRole('alert')).toHaveText(
      'given_name : First name is required\nfamily_name : Last name is required',
    )
  })

  test('500: the server’s words, else the status’s own', async ({ page, onBench }) => {
    onBench.fail(path, refusal(500, 'internal', 'Something went wrong'), { status: 500 })
    expect(await page.evaluate(callIt)).toMatchObject({ failure: { code: 500, message: 'Something went wrong' } })
    expect(await page.evaluate(callIt)).toMatchObject({ failure: { code: 500, message: 'Internal Server Error' } })
  })

  test('a broken connection: code 0, “Server is unavailable”, the reload flag until the next answer', async ({
    page,
    onBench,
  }) => {
    onBench.fail(path, 'drop')
    expect(await page.evaluate(callIt)).toMatchObject({ failure: { code: 0, message: 'Server is unavailable' } })
    await expect(page.getByRole('alert')).toHaveText('Server is unavailable')
    expect(await page.evaluate(() => bench.isReloadFlagRaised())).toBe(true)
    expect(await page.evaluate(callIt)).toMatchObject({ failure: null })
    expect(await page.evaluate(() => bench.isReloadFlagRaised())).toBe(false)
    expect(await page.evaluate(() => bench.reports)).toEqual([{ status: 0, url: '/api/things/:name', method: 'GET' }])
  })

  test('a form: multipart, with its progress, and once more after 401', async ({ page, onBench }) => {
    onBench.fail(path, unauthenticated)
    const before = onBench.asked(path).length
    const { answer, heard } = await page.evaluate(uploadIt, 3_000_000)
    expect(answer).toEqual({ name: 'acme' })
    expect(heard.at(-1)).toBe(1)
    expect(heard.every((fraction) => fraction > 0 && fraction <= 1)).toBe(true)
    const sent = onBench.asked(path).slice(before)
    expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer renewed-1'])
    for (const { contentType, bytes } of sent) {
      expect(contentType).toMatch(/^multipart\/form-data; boundary=/)
      expect(bytes).toBeGreaterThan(3_000_000)
    }
  })

  test('a form at a connection that breaks: the same words', async ({ page, onBench }) => {
    onBench.fail(path, 'drop')
    expect(await page.evaluate(uploadIt, 10)).toMatchObject({ failure: { code: 0, message: 'Server is unavailable' } })
  })

  test('a server that hangs: given up after 350 s, a form after 35 s', async ({ page, workbench }) => {
    // A hundredth of the time, for both alike.
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (ms) => timeout(ms / 100)
    })
    await page.goto(workbench.origin)
    workbench.fail(path, 'hang', 'hang')
    const timed = async (outcome: Promise<{ failure: { code: number | null } | null }>) => {
      const began = performance.now()
      const { failure } = await outcome
      return { code: failure?.code, ms: performance.now() - began }
    }
    const [json, form] = await Promise.all([timed(page.evaluate(callIt)), timed(page.evaluate(uploadIt, 10))])
    expect(json.code).toBe(0)
    expect(json.ms).toBeGreaterThan(3_400)
    expect(form.code).toBe(0)
    expect(form.ms).toBeGreaterThan(340)
    expect(form.ms).toBeLessThan(json.ms)
  })

  test('what its caller gives up ends at once and is told to nobody', async ({ page, onBench }) => {
    onBench.fail(path, 'hang')
    const name = await page.evaluate(async () => {
      const given = new AbortController()
      const uploading = bench.upload(
        { method: 'POST', path: '/api/things/acme' },
        { form: new FormData(), signal: given.signal },
      )
      setTimeout(() => given.abort(), 50)
      return uploading.then(String, (error: DOMException) => error.name)
    })
    expect(name).toBe('AbortError')
    expect(await page.evaluate(() => bench.reports)).toEqual([])
  })
})

test.describe('the product behind a server that fails', () => {
  const list = '/api/iam/organizations/membership'
  const refresh = '/securetoken.googleapis.com/v1/token'
  const inFront = test.extend<{ front: FaultServer }>({
    front: async ({ server }, use) => {
      const front = await startFaultServer(inFrontOf(server.origin))
      await use(front)
      await front.close()
    },
    baseURL: async ({ front }, use) => use(front.origin),
  })
  inFront.beforeEach(({ quiet }) => quiet.allow(/Failed to load resource|ERR_/))

  inFront('401 once: one refresh, the list arrives', async ({ page, front, registered, newOrganization }) => {
    const person = await registered()
    await newOrganization(person, 'Hall of Arches')
    await signInAs(page, person)
    await expect(page.getByText('Hall of Arches')).toBeVisible()
    const [lists, refreshes] = [front.asked(list).length, front.asked(refresh).length]
    front.fail(list, unauthenticated)
    await page.reload()
    await expect(page.getByText('Hall of Arches')).toBeVisible()
    expect(front.asked(list)).toHaveLength(lists + 2)
    expect(front.asked(refresh)).toHaveLength(refreshes + 1)
    const stored = await page.evaluate(() => localStorage.getItem('accessToken'))
    expect(front.asked(list).at(-1)?.authorization).toBe(`Bearer ${stored}`)
  })

  inFront('401 twice: one refresh, the refusal in words, still signed in', async ({ page, front, registered }) => {
    await signInAs(page, await registered())
    await expect(page.getByText('No Organization Found')).toBeVisible()
    const [lists, refreshes] = [front.asked(list).length, front.asked(refresh).length]
    front.fail(list, unauthenticated, unauthenticated)
    await page.reload()
    await expect(page.getByText('Please sign in to continue.')).toBeVisible()
    expect(front.asked(list)).toHaveLength(lists + 2)
    expect(front.asked(refresh)).toHaveLength(refreshes + 1)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('No Organization Found')).toBeVisible()
  })

  inFront('a session that is over: the sign-in page, and from there back', async ({ page, front, registered }) => {
    const person = await registered()
    await signInAs(page, person)
    await expect(page.getByText('No Organization Found')).toBeVisible()
    front.fail(list, unauthenticated)
    front.fail(refresh, { status: 400, body: { error: { code: 400, message: 'INVALID_REFRESH_TOKEN', errors: [] } } })
    await page.reload()
    await expect(page).toHaveURL('/signin?redirect=%2Forganizations')
    await expect(page.getByLabel('Username or email')).toBeVisible()
  })

  inFront('no connection: the banner, and everything back on Try again', async ({ page, front, registered }) => {
    await signInAs(page, await registered())
    await expect(page.getByText('No Organization Found')).toBeVisible()
    front.fail(list, 'drop', 'drop', 'drop', 'drop')
    await page.reload()
    const banner = page.getByRole('status').filter({ hasText: 'What you see may be out of date.' })
    await expect(banner).toContainText('Server is unavailable')
    // From here on the list is not asked for by itself.
    await expect(page.getByText('Your organizations could not be loaded.')).toBeVisible()
    front.fail(list)
    await banner.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('No Organization Found')).toBeVisible()
    await expect(banner).toBeHidden()
  })
})
