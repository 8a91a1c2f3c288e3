import { describe, expect, it } from 'vitest'
import { organizationSite, withToken } from './organization-site.ts'

const template = 'http://{name}.localhost:8080'

describe('an organization’s site', () => {
  it('is the template with the name in it', () => {
    expect(organizationSite(template, 'acme')?.origin).toBe('http://acme.localhost:8080')
    expect(organizationSite('https://learn.example/{name}/home', 'acme')?.href).toBe('https://learn.example/acme/home')
  })

  it.each([
    '',
    'ab',
    'www',
    'studio',
    'evil.example/',
    'a@evil',
    'acme.evil',
    '//evil',
    'acme:80',
    'acme%2e',
    'аcme',
    '$&acme',
  ])('is nothing for %j', (name) => {
    expect(organizationSite(template, name)).toBeUndefined()
  })
})

describe('arriving signed in', () => {
  it('carries the token as a query parameter, and nothing of it can leave the parameter', () => {
    const site = new URL('http://acme.localhost:8080')
    expect(withToken(site, 'abc')).toBe('http://acme.localhost:8080/?token=abc')
    expect(new URL(withToken(site, 'a&b=c#d')).searchParams.get('token')).toBe('a&b=c#d')
    expect(site.href).toBe('http://acme.localhost:8080/')
  })

  it('keeps what the address already holds', () => {
    expect(withToken(new URL('https://learn.example/acme?lang=en'), 'abc')).toBe(
      'https://learn.example/acme?lang=en&token=abc',
    )
  })
})
