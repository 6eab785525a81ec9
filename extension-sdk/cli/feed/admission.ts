import { admit, type Admission } from '../../admission/admit.ts'
import type { Environment } from '../../admission/extension-rules.ts'
import type { Finding } from '../../admission/finding.ts'
import { SHARED_VERSIONS } from '../../admission/shared-versions.ts'
import type { Feed } from '../../points/manifest.ts'
import { SDK_VERSION } from '../../sdk-version.ts'
import { WrongUse } from '../command.ts'

/** What a shell of this SDK's version makes of a feed. `admin` is its own address, when that matters. */
export function admissionOf({ extensions, disabled, origins = [] }: Feed, admin?: string): Admission {
  const environment: Environment = {
    sdk: SDK_VERSION,
    shared: SHARED_VERSIONS,
    disabled: Object.fromEntries(disabled.map((name) => [name, 'by the operator'])),
    origins,
    ...(admin !== undefined && { ownOrigin: originOf(admin) }),
  }
  return admit(extensions, environment)
}

function originOf(address: string): string {
  const url = URL.parse(address)
  if (!url?.protocol.startsWith('http'))
    throw new WrongUse(`“${address}” is no address: write it like https://admin.example.com`)
  return url.origin
}

/** Whether something is refused that its operator and its author want in. */
export const isRefusal = ({ rule }: Finding): boolean => rule !== 'disabled' && rule !== 'optional-need'

/** A finding as one line: whose it is, which rule, who won, what to do. */
export const describeFinding = ({ extension, contribution, rule, winner, message }: Finding): string =>
  [
    extension,
    contribution && `: ${contribution}`,
    ` (${rule}`,
    winner && !message.includes(winner) && `, ${winner} has it`,
    `): ${message}`,
  ]
    .filter(Boolean)
    .join('')
