import { mailAbout } from './mail-about.ts'

test('the mail link encodes subject and address', () => {
  const page = 'https://shop.test/a/things?q=a&b#c'
  const { protocol, searchParams } = new URL(mailAbout('50 % & more', page))
  expect(protocol).toBe('mailto:')
  expect([...searchParams]).toEqual([
    ['subject', '50 % & more'],
    ['body', `\n\n${page}\n`],
  ])
})
