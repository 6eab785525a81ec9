import type { RunContext } from '@stoa/extension-sdk'

import { readProgram, writeProgram } from '../../calls/store.ts'

/** In the palette: switches the program off, or on again. */
export default async function switchProgram({ client, notify, t }: RunContext): Promise<void> {
  const before = await readProgram(client)
  const { isEnabled } = await writeProgram(client, { ...before, isEnabled: !before.isEnabled })
  notify.success(t('program.saved'), t(isEnabled ? 'program.on' : 'program.off'))
}
