import { federation } from './runtime.ts'

type Share = Record<string, unknown>
type Scope = Record<string, Record<string, Share>>

/** A remote that is there already and marks every shared module as its own, as remotes do that load one. */
function install(name: string): Scope[] {
  const received: Scope[] = []
  Reflect.set(globalThis, name, {
    init: (scope: Scope) => {
      received.push(structuredClone(namesOf(scope)))
      for (const share of Object.values(scope).flatMap((versions) => Object.values(versions))) {
        share['from'] = name
        share['loading'] = 'a failed load'
      }
    },
    get: async () => () => ({ default: name }),
  })
  federation().registerRemotes([{ name, entry: `/${name}.js`, type: 'var', entryGlobalName: name }])
  return received
}

/** Who each shared module says it is from, and whether it is being loaded. */
const namesOf = (scope: Scope): Scope =>
  Object.fromEntries(
    Object.entries(scope).map(([module, versions]) => [
      module,
      Object.fromEntries(
        Object.entries(versions).map(([version, { from, loading }]) => [version, { from, loading }]),
      ),
    ]),
  )

test('what a remote does to its shared modules reaches no other remote', async () => {
  install('stoa_first')
  const received = install('stoa_second')
  await federation().loadRemote('stoa_first/page')
  await federation().loadRemote('stoa_second/page')

  expect(received).toHaveLength(1)
  const shares = Object.values(received[0] ?? {}).flatMap((versions) => Object.values(versions))
  expect(shares.length).toBeGreaterThan(10)
  for (const share of shares) expect(share).toEqual({ from: 'stoa_shell', loading: null })
})
