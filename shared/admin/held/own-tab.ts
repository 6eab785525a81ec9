/**
 * Claims a name for this tab. Resolves with a function that releases it, with nothing while another tab has it: browsers copy
 * what a tab keeps when it is duplicated.
 */
export function ownTab(name: string): Promise<(() => void) | undefined> {
  // Without a secure connection there are no locks.
  const locks = (navigator as Partial<Navigator>).locks
  if (!locks) return Promise.resolve(() => undefined)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  return new Promise((answer) => {
    void locks.request(`stoa.held.${name}`, { ifAvailable: true }, (lock) => {
      answer(lock ? release : undefined)
      return lock ? released : undefined
    })
  })
}
