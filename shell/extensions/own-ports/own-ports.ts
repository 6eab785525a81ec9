import { textOf } from '../containment/text-of.ts'
import type { CallShell } from './call-function.ts'
import type { ShellHost } from './shell-host.ts'

const loadServices = () => import(/* webpackChunkName: "extension-services" */ './services.ts')

/** Makes the ports of an extension, or of nobody. Their code loads with the first call. */
export const createOwnPorts =
  (shell: () => CallShell, services = loadServices): ShellHost['ownPorts'] =>
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
