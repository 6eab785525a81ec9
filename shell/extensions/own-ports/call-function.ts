import type { Called } from '@stoa/extension-sdk'
import { mayUse } from '@stoa/extension-sdk/admission'
import type { Manifest } from '@stoa/extension-sdk/manifest'

import type { Registry } from '../registry.ts'
import type { RemoteFailure } from '../../federation/remote-state.ts'
import { runFunction, type RunShell } from '../run-function.ts'

/** Milliseconds that a function of another extension may take. */
export const CALL_DEADLINE_MS = 10_000

/** What calls between extensions need of the shell. */
export interface CallShell extends Omit<RunShell, 'onFailure'> {
  registry: Pick<Registry, 'extensions' | 'functions'>
}

const unavailable = (reason: string): Called<never> => ({ status: 'unavailable', reason })

/** A copy as JSON: neither side changes what the other has. Throws when it is none. */
function copyOf(value: unknown): unknown {
  const text: string | undefined = JSON.stringify(value)
  return text === undefined ? undefined : JSON.parse(text)
}

/** Calls a function that one extension offers for another. Rejects when the input is no JSON. */
export async function callFunction(
  { registry, ...shell }: CallShell,
  name: string,
  input: unknown,
  by: Manifest | undefined,
): Promise<Called<never>> {
  const [provider = '', id = ''] = name.split(':')
  const offering = registry.extensions.find(({ manifest }) => manifest.name === provider)
  if (!offering) return unavailable(`${provider} is not installed`)
  if (!by || !mayUse(by, offering.manifest))
    return unavailable(
      `${provider} is installed, but ${by?.name ?? 'nobody'} does not name its version in needs or optionalNeeds`,
    )
  const found = registry.functions.find(
    ({ extension, contribution }) => extension.manifest.name === provider && contribution.id === id,
  )
  if (!found) return unavailable(`${provider} offers no function ${id}`)

  let failure: RemoteFailure | undefined
  const given = copyOf(input) ?? null
  const answer = runFunction(
    { ...shell, onFailure: (_provider, what) => (failure = what) },
    found.extension,
    found.contribution,
    async (run, context) => copyOf(await run({ ...context, input: given } as never)),
  )
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Called<never>>((resolve) => {
    const reason = `${name} did not answer within ${CALL_DEADLINE_MS} ms`
    timer = setTimeout(() => resolve(unavailable(reason)), CALL_DEADLINE_MS)
  })
  const settled = answer.then((value): Called<never> =>
    failure ? unavailable(`${name}: ${failure.detail}`) : { status: 'answered', answer: value as never },
  )
  return Promise.race([settled, late]).finally(() => clearTimeout(timer))
}
