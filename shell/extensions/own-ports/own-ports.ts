import type { Host } from '@stoa/extension-sdk'
import type { Manifest } from '@stoa/extension-sdk/manifest'

import type { Ledger } from '../containment/ledger.ts'
import { textOf } from '../containment/text-of.ts'
import type { CallShell } from './call-function.ts'

/** The ports that know whose they are. */
type OwnPorts = Pick<Host, 'settings' | 'functions' | 'extension'>

/** The shell's own host also makes these ports for each extension. */
export interface ShellHost extends Host {
  ownPorts: (of?: Manifest) => OwnPorts
  /** Records a call of the backend. */
  onCall: Ledger['called']
}

const services = () => import(/* webpackChunkName: "extension-services" */ './services.ts')

/** Makes the ports of an extension, or of nobody. Their code loads with the first call. */
export const createOwnPorts =
  (shell: () => CallShell): ShellHost['ownPorts'] =>
  (of) => ({
    settings: {
      read: async () => (await services()).readSettings(shell().host.client, of),
      save: async (changes) => (await services()).saveSettings(shell().host.client, changes, of),
    },
    functions: {
      async call(name, input) {
        try {
          return await (await services()).callFunction(shell(), name, input, of)
        } catch (error) {
          return { status: 'unavailable', reason: textOf(error) }
        }
      },
    },
    extension: of ?? { name: 'stoa' },
  })
