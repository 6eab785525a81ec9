import type { Host } from '@stoa/extension-sdk'
import type { Manifest } from '@stoa/extension-sdk/manifest'

import type { Ledger } from '../containment/ledger.ts'

/** The ports that know whose they are. */
type OwnPorts = Pick<Host, 'settings' | 'functions' | 'extension'>

/** The shell's own host also makes these ports for each extension. */
export interface ShellHost extends Host {
  ownPorts: (of?: Manifest) => OwnPorts
  /** Records a call of the backend. */
  onCall: Ledger['called']
}
