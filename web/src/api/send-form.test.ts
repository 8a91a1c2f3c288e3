/** What comes back of a form that was sent. */
import { afterEach, expect, test, vi } from 'vitest'
import { sendForm } from './send-form.ts'

afterEach(() => void vi.unstubAllGlobals())

/** The answer to a form where this comes back for it. */
function answerTo(status: number, type: string, responseText: string): Promise<Response> {
  class Request {
    upload = {}
    status = status
    statusText = ''
    responseText = responseText
    onload = () => {}
    open() {}
    setRequestHeader() {}
    getResponseHeader = () => type
    send = () => this.onload()
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  const { signal } = new AbortController()
  return sendForm('/api/content/user/contents', { method: 'POST', headers: {}, body: new FormData(), signal })
}

test('where a proxy finds the file too large, whoever sent it reads so', async () => {
  const answer = await answerTo(413, 'text/html', '<h1>413 Request Entity Too Large</h1>')
  expect(answer.status).toBe(413)
  expect(await answer.json()).toEqual({ code: 413, error: 'request_too_large', message: 'This file is too large.' })
})

test('what the server says itself stays', async () => {
  const body = { code: 413, error: 'request_too_large', message: 'This request is too large.' }
  expect(await (await answerTo(413, 'application/json; charset=utf-8', JSON.stringify(body))).json()).toEqual(body)
  expect(await (await answerTo(201, 'application/json', '[]')).json()).toEqual([])
})
