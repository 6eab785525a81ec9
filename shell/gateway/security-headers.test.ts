import { contentSecurityPolicy, framePolicy } from './security-headers.ts'

/** The hash of the documents' one inline script. */
const INLINE = "'sha256-tuMdVr3r4k15i47rI9C2oAVQdsPclyr2hpaNJiwNaTk='"

const reach = {
  backend: 'https://api.example.com',
  extensions: ['https://one.example.com', 'https://two.example.com:8443'],
}
const policy = contentSecurityPolicy({ ...reach, allowsLocalExtensions: false })

test('pages may reach themselves, their backend and admitted extensions, and nothing else', () => {
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${INLINE} https://one.example.com https://two.example.com:8443`,
    "style-src 'self' https://one.example.com https://two.example.com:8443 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
    "img-src 'self' data: blob: https://api.example.com",
    "connect-src 'self' https://api.example.com https://one.example.com https://two.example.com:8443",
    "font-src 'self' data:",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ])
})

test('the collector may receive data but serve no code', () => {
  const configured = contentSecurityPolicy({
    ...reach,
    allowsLocalExtensions: false,
    collector: 'https://collect.example.com',
  })
  expect(configured).toBe(
    policy.replace(
      ' https://api.example.com https://one',
      ' https://api.example.com https://collect.example.com https://one',
    ),
  )
})

test('the servers that extensions call may receive data but serve no code', () => {
  const connections = ['https://api.carrier.example', 'https://one.example.com']
  expect(contentSecurityPolicy({ ...reach, connections, allowsLocalExtensions: false })).toBe(
    policy.replace(/(connect-src [^;]*)/, '$1 https://api.carrier.example'),
  )
})

test('payment providers may be shown in frames and called, but serve no code', () => {
  const payments = ['https://pay.example.com']
  expect(contentSecurityPolicy({ ...reach, payments, allowsLocalExtensions: false })).toBe(
    policy.replace(/((?:connect|frame)-src [^;]*)/g, '$1 https://pay.example.com'),
  )
})

test('the policy has no unsafe-* source', () => {
  expect(policy).not.toMatch(/unsafe|\*|https:(?!\/\/)/)
})

test('local servers and their hot-reload sockets are allowed only with overrides', () => {
  const directives = contentSecurityPolicy({ ...reach, extensions: [], allowsLocalExtensions: true }).split(
    '; ',
  )

  expect(directives.filter((directive) => directive.includes('localhost'))).toEqual([
    `script-src 'self' ${INLINE} http://localhost:*`,
    expect.stringContaining("style-src 'self' http://localhost:* 'sha256-"),
    "connect-src 'self' https://api.example.com http://localhost:* ws://localhost:*",
  ])
})

test('the frame of isolated extensions has no origin, and reaches neither the backend nor the collector', () => {
  const collector = 'https://collect.example.com'
  const frame = framePolicy({ ...reach, allowsLocalExtensions: false, collector })
  expect(frame.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' https://one.example.com https://two.example.com:8443",
    "style-src 'self' https://one.example.com https://two.example.com:8443 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
    "img-src 'self' data: blob: https://api.example.com",
    "connect-src 'self' https://one.example.com https://two.example.com:8443",
    "font-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-forms',
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ])
})
