import { trustScripts } from '@stoa/ui/trusted-types'

test('the page’s one policy accepts the scripts of its rule, no HTML but none, and no code', () => {
  const policies: [string, Record<string, (text: string) => string | null>][] = []
  globalThis.trustedTypes = { createPolicy: (...policy) => policies.push(policy) }
  trustScripts((url) => url === '/assets/main.js')
  globalThis.trustedTypes = undefined

  const [[name, { createScriptURL, createHTML, createScript } = {}] = []] = policies
  expect(name).toBe('default')
  expect(['/assets/main.js', '/assets/other.js'].map((url) => createScriptURL?.(url))).toEqual([
    '/assets/main.js',
    null,
  ])
  expect(['', '<b>bold</b>'].map((html) => createHTML?.(html))).toEqual(['', null])
  expect(createScript).toBeUndefined()
})

test('a browser without Trusted Types is left as it is', () => {
  expect(() => trustScripts(() => false)).not.toThrow()
})
