/** @jest-environment node */
import { contentSecurityPolicy } from './security-headers.ts'

const policy = contentSecurityPolicy({
  backend: 'https://api.example.com',
  extensions: ['https://one.example.com', 'https://two.example.com:8443'],
})

test('lets the page reach itself, its backend and the extensions that are let in, and nothing else', () => {
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' https://one.example.com https://two.example.com:8443",
    "style-src 'self' https://one.example.com https://two.example.com:8443 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
    "img-src 'self' data: blob: https://api.example.com",
    "connect-src 'self' https://api.example.com https://one.example.com https://two.example.com:8443",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
})

test('asks for nothing unsafe', () => {
  expect(policy).not.toMatch(/unsafe|\*|https:(?!\/\/)/)
})
